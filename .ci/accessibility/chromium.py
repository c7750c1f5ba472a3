"""What Chromium makes of a file: its accessibility tree, axe-core's verdict, boxes of texts, colours."""
import pathlib

import axe_playwright_python
from playwright.sync_api import sync_playwright

from documents import Fault, Node
from trees import compare

AXE = pathlib.Path(axe_playwright_python.__file__).with_name("axe.min.js")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MEASURE = pathlib.Path(__file__).with_name("measure.js")


def judged(documents):
    """All checks of all files in one browser."""
    faults = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--force-renderer-accessibility"],
        )
        page = browser.new_page(viewport={"width": 900, "height": 700})
        for document in documents:
            faults += tree(page, document)
            if document.is_svg:
                faults += boxes(page, document)
                faults += colours(page, document)
            faults += axe(page, document)
        browser.close()
    return faults


# The accessibility tree


def tree(page, document):
    expected = document.expected
    if expected is None:
        return []
    page.goto(document.address)
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    found = drawing(nodes)
    if found is None:
        return [Fault(document.name, "chromium tree", "found no graphics-document")]
    return compare(document, "chromium tree", expected, found)


def drawing(nodes):
    """The part of Chromium's tree from the drawing down, ignored nodes passed through."""
    known = {node["nodeId"]: node for node in nodes}

    def value(node, key):
        return (node.get(key) or {}).get("value") or ""

    def children(node):
        for identity in node.get("childIds", []):
            child = known.get(identity)
            if child is None:
                continue
            if child.get("ignored"):
                yield from children(child)
            elif value(child, "role") == "StaticText":
                yield Node("text", value(child, "name"))
            elif value(child, "role") in {"SvgText", "InlineTextBox", "generic"}:
                yield from children(child)
            else:
                yield shown(child)

    def shown(node):
        kinds = [
            found["value"].get("value", "")
            for found in node.get("properties", [])
            if found["name"] == "roledescription"
        ]
        return Node(
            value(node, "role"),
            value(node, "name"),
            list(children(node)),
            kinds[0] if kinds else "",
            value(node, "description"),
        )

    roots = [node for node in nodes if value(node, "role") == "graphics-document"]
    return shown(roots[0]) if roots else None


# axe-core, on the file as a page


def axe(page, document):
    page.set_viewport_size({"width": 900, "height": 700})
    if document.is_svg:
        page.goto("about:blank")
        page.set_content(document.inline)
    else:
        page.goto(document.address)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate(
        "tags => axe.run(document, {resultTypes: ['violations'], runOnly: {type: 'tag', values: tags}})",
        TAGS,
    )
    faults = [
        Fault(document.name, "axe", f"{found['id']}: {found['nodes'][0]['html'][:120]}")
        for found in result["violations"]
    ]
    # WCAG 2.2, 1.4.10: 1280 pixels at 400 % are 320.
    page.set_viewport_size({"width": 320, "height": 640})
    width = page.evaluate("document.documentElement.scrollWidth")
    if width > 320:
        faults.append(Fault(document.name, "reflow", f"is {width} wide on a page 320 wide"))
    return faults


# Boxes and colours


def boxes(page, document):
    """No text touches another or is cut off, by Chromium's own measure; nothing lies outside."""
    page.set_viewport_size({"width": 900, "height": 700})
    page.goto(document.address)
    found = page.evaluate(MEASURE.read_text(encoding="utf-8"))
    return [Fault(document.name, "boxes", text) for text in found[:10]]


SCHEMES = {
    "light": {"color_scheme": "light", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "forced_colors": "none"},
    "forced light": {"color_scheme": "light", "forced_colors": "active"},
    "forced dark": {"color_scheme": "dark", "forced_colors": "active"},
}

COLOURS = """
() => {
  const style = (element, key) => getComputedStyle(element)[key];
  const probe = key => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    element.style.fill = key;
    element.style.color = key;
    document.documentElement.append(element);
    const colour = style(element, 'color');
    element.remove();
    return colour;
  };
  return {
    paper: style(document.querySelector('.paper'), 'fill'),
    texts: [...new Set([...document.querySelectorAll('text:not(.cell)')].map(e => style(e, 'fill')))],
    canvas: probe('Canvas'),
    canvasText: probe('CanvasText'),
    series: [...new Set([...document.querySelectorAll('g[role=graphics-object] > .line')]
      .map(e => style(e, 'stroke')))],
    isDark: [...document.querySelectorAll('style')].some(e => e.textContent.includes('scheme:dark')),
  };
}
"""


def colours(page, document):
    """Texts have 4.5:1 and lines 3:1 on the paper in every scheme; forced colours are followed."""
    faults = []
    for name, media in SCHEMES.items():
        page.emulate_media(**media)
        page.goto(document.address)
        if not page.evaluate("!!document.querySelector('.paper')"):
            faults.append(Fault(document.name, "colours", "found no paper"))
            break
        found = page.evaluate(COLOURS)
        say = lambda text: faults.append(Fault(document.name, "colours", f"{name}: {text}"))
        for least, seen in ((4.5, found["texts"]), (3, found["series"])):
            for colour in seen:
                ratio = contrast(colour, found["paper"])
                if ratio < least:
                    say(f"{colour} has {ratio:.2f}:1 on {found['paper']}, expected {least}:1")
        if media["forced_colors"] == "active":
            if found["paper"] != found["canvas"]:
                say(f"the paper is {found['paper']}, expected Canvas, {found['canvas']}")
            if set(found["texts"]) - {found["canvasText"]}:
                say(f"texts are {found['texts']}, expected CanvasText, {found['canvasText']}")
        elif found["isDark"] and (luminance(found["paper"]) < 0.2) != (name == "dark"):
            say(f"the paper is {found['paper']}")
    page.emulate_media(color_scheme="light", forced_colors="none")
    return faults


def luminance(colour):
    parts = [float(part) / 255 for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first, second):
    bright, dark = sorted([luminance(first), luminance(second)], reverse=True)
    return (bright + 0.05) / (dark + 0.05)
