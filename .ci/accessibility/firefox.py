"""The accessibility tree that Firefox itself holds, through Marionette: no screen, no driver program."""
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

from marionette_driver.marionette import Marionette

from documents import Fault, Node
from profiles import write_profile
from trees import compare

TREE = """
const service = Cc["@mozilla.org/accessibilityService;1"].getService(Ci.nsIAccessibilityService);
const busy = Ci.nsIAccessibleStates.STATE_BUSY;
function shown(node) {
  const attributes = {};
  try {
    for (const found of node.attributes.enumerate()) attributes[found.key] = found.value;
  } catch (error) { /* a node without attributes */ }
  const children = [];
  for (let i = 0; i < node.childCount; i++) children.push(shown(node.getChildAt(i)));
  return {
    role: attributes["xml-roles"] || service.getStringRole(node.role), name: node.name || "",
    description: node.description || "", kind: attributes.roledescription || "", children,
  };
}
const browser = service.getAccessibleFor(gBrowser.selectedBrowser);
if (!browser || !browser.childCount) return "";
const state = {};
browser.firstChild.getState(state, {});
if (state.value & busy) return "";
return JSON.stringify(shown(browser.firstChild));
"""


def judged(documents):
    """The trees of all files that have an expected one, in one browser."""
    documents = [document for document in documents if document.expected is not None]
    if not documents:
        return []
    profile = pathlib.Path(tempfile.mkdtemp(prefix="chartvoice-firefox."))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    write_profile(profile, **{"marionette.port": port})
    environment = {**os.environ, "MOZ_HEADLESS": "1", "GNOME_ACCESSIBILITY": "1", "HOME": str(profile)}
    environment.pop("DISPLAY", None)
    command = ["/usr/bin/firefox-esr", "--headless", "--marionette", "--remote-allow-system-access"]
    browser = subprocess.Popen(
        command + ["--no-remote", "--profile", str(profile)],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        session = connected(port)
        return [fault for document in documents for fault in judged_one(session, document)]
    finally:
        browser.terminate()
        try:
            browser.wait(10)
        except subprocess.TimeoutExpired:
            browser.kill()
        shutil.rmtree(profile, ignore_errors=True)


def connected(port):
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            break
        except OSError:
            time.sleep(0.1)
    session = Marionette(host="127.0.0.1", port=port)
    session.start_session()
    session.set_window_rect(width=900, height=800)
    return session


def judged_one(session, document):
    session.navigate(document.address)
    with session.using_context("chrome"):
        for _ in range(100):
            text = session.execute_script(TREE)
            if text and json.loads(text)["children"]:
                break
            time.sleep(0.1)
    if not text:
        return [Fault(document.name, "firefox tree", "found no tree")]
    found = node(json.loads(text))
    # Firefox shows the root of a document of its own as the document itself.
    if found.role == "document":
        found.role = "graphics-document"
    return compare(document, "firefox tree", document.expected, found)


def node(found):
    role = "text" if found["role"] in {"text leaf", "statictext"} else found["role"]
    children = []
    for child in found["children"]:
        # A run of text stands within a container of its own.
        if child["role"] in {"text container", "label", "text", "section"}:
            children += [node(leaf) for leaf in child["children"]]
        else:
            children.append(node(child))
    return Node(role, found["name"], children, found["kind"], found["description"])
