"""The files that are judged, and the faults that are found in them."""
import json
import pathlib
import re
from dataclasses import dataclass, field

# A series of more marks is one path, and its groups stand for its marks (`SVGDrawing.mostMarkElements`).
MOST_MARK_ELEMENTS = 500

# The nodes of a tree that are drawn for assistive technology; axes and legend are in the description.
ROLES = {
    "chart": "graphics-document",
    "series": "graphics-object",
    "group": "graphics-object",
    "mark": "graphics-symbol",
    "part": "graphics-symbol",
}


@dataclass
class Fault:
    """One thing that is wrong: in which file, found by which check, and what."""

    file: str
    check: str
    text: str

    def __str__(self):
        return f"{self.file}: {self.check}: {self.text}"


@dataclass
class Node:
    """A place in an accessibility tree, expected or found."""

    role: str
    name: str
    children: list["Node"] = field(default_factory=list)
    kind: str = ""
    description: str = ""


@dataclass
class Expected:
    """A node of the tree that a chart has; its name holds the label and the value."""

    role: str
    label: str
    value: str
    children: list["Expected"]


class Document:
    """One file."""

    def __init__(self, path):
        self.path = pathlib.Path(path).resolve()
        self.name = self.path.name
        self.text = self.path.read_text(encoding="utf-8")
        self.is_svg = self.path.suffix == ".svg"

    @property
    def is_cut(self):
        """Whether the visible description is only a part of the whole."""
        return 'aria-describedby="chart.whole-description"' in self.text

    @property
    def address(self):
        return self.path.as_uri()

    @property
    def inline(self):
        """The file as a page: a drawing stands within one."""
        if not self.is_svg:
            return self.text
        body = re.sub(r"^<\?xml[^>]*\?>\s*", "", self.text)
        return (
            '<!DOCTYPE html><html lang="en"><head><title>A drawing</title></head><body><main>'
            f"<h1>A drawing</h1>{body}</main></body></html>"
        )

    @property
    def expected(self):
        """The tree that the file is to show, or None where none stands beside it."""
        path = self.path.with_suffix(".json")
        if not self.is_svg or not path.exists():
            return None
        return expected_node(json.loads(path.read_text(encoding="utf-8"))["root"])


def expected_node(node):
    """The part of a tree that is drawn."""
    children = [child for child in node["children"] if child["role"] in ROLES]
    if node["role"] == "series" and leaves(node) > MOST_MARK_ELEMENTS:
        children = [{**child, "children": []} for child in children]
    # A mark with parts is an object that holds them.
    role = "graphics-object" if children and node["role"] == "mark" else ROLES[node["role"]]
    return Expected(
        role,
        plain(node["label"]),
        plain(node.get("value") or ""),
        [expected_node(child) for child in children],
    )


def leaves(node):
    return 1 if node["role"] == "mark" else sum(leaves(child) for child in node["children"])


def plain(text):
    """Text as XML can hold it, white space collapsed as browsers collapse it."""
    text = re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u202d\u202e\ufdd0-\ufdef]", "", text)
    return re.sub(r"[\s\u0085\u200e\u200f]+", " ", text).strip()


def documents(folder):
    """The drawings and pages of a folder, in order of their names."""
    paths = sorted(pathlib.Path(folder).glob("*"))
    return [Document(path) for path in paths if path.suffix in {".svg", ".html"}]
