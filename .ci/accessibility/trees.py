"""Compares the tree that a browser shows with the one that the chart has."""
from documents import Fault, plain


def names_agree(expected, name):
    """Whether a name found is that of an expected node: its label, then its value."""
    name = plain(name)
    if not (name.startswith(expected.label) or not expected.label):
        return False
    rest = name[len(expected.label) :]
    if not rest.endswith(expected.value):
        return False
    joint = rest[: len(rest) - len(expected.value)]
    # "label, value": what joins them is the locale's.
    return len(joint) <= 4 and not any(sign.isalnum() for sign in joint)


def compare(document, check, expected, found):
    """The faults of a found tree: roles, names, order, nesting, and text that should be hidden."""
    faults = []

    def fault(text):
        if len(faults) < 10:
            faults.append(Fault(document.name, check, text))

    def walk(expected, found, path):
        if found.role != expected.role:
            fault(f"{path}: found role {found.role!r}, expected {expected.role!r}")
        is_root = expected.role == "graphics-document"
        if not is_root and not names_agree(expected, found.name):
            fault(f"{path}: found {found.name!r}, expected {expected.label!r} with {expected.value!r}")
        if is_root and plain(found.name) != expected.label:
            fault(f"{path}: found name {found.name!r}, expected {expected.label!r}")
        if not found.kind and expected.role != "graphics-object":
            fault(f"{path}: {found.name!r} has no role description")
        texts = [child for child in found.children if child.role == "text"]
        places = [child for child in found.children if child.role != "text"]
        if not is_root and texts:
            fault(f"{path}: text that should be hidden: {texts[0].name!r}")
        if is_root:
            said = plain(" ".join(text.name for text in texts))
            if found.description and plain(found.description).replace(" ", "") not in said.replace(
                " ", ""
            ) and not document.is_cut:
                fault(f"{path}: the description is no visible text: {found.description[:60]!r}")
            most = len(plain(found.name)) + len(plain(found.description)) + 10
            if len(said) > most:
                fault(f"{path}: text that should be hidden: {said[-60:]!r}")
            if not found.description:
                fault(f"{path}: the document has no description")
        if len(places) != len(expected.children):
            fault(f"{path}: found {len(places)} places, expected {len(expected.children)}")
        for number, (child, place) in enumerate(zip(expected.children, places), 1):
            walk(child, place, f"{path}/{number}")

    walk(expected, found, "chart")
    return faults
