"""Compares what a screen reader says of a drawing with the tree that its chart has.

Phrases are judged: what a screen reader adds of its own ("bar", "leaving panel.") is its matter.
"""
import re
import xml.etree.ElementTree as ElementTree

from documents import Fault, plain
from trees import names_agree

SVG = "{http://www.w3.org/2000/svg}"
# The visible words that are read; all other text of a drawing is for the eye.
READ = {"chart.title", "chart.description"}


def compare(document, browser, speech):
    """The faults of what is said: name, description, order, repetition, text that should be hidden."""
    root = ElementTree.fromstring(document.text.encode())
    expected = document.expected
    said = [plain(text) for text in speech.all]
    if not said:
        return [Fault(document.name, f"orca in {browser}", f"nothing is read; heard {speech.greeting}")]
    nodes = list(descendants(expected))
    places = matched(nodes, said)
    faults = named(expected, root, browser, speech.first_line, said)
    faults += described(document, expected, root, said)
    faults += [
        f"is not said in its place: {node.label!r} with {node.value!r}"
        for node, place in zip(nodes, places)
        if place is None
    ]
    faults += surplus(root, said, {place for place in places if place is not None})
    return [Fault(document.name, f"orca in {browser}", text) for text in faults[:10]]


def named(expected, root, browser, first_line, said):
    """The chart's name is its first line, and is said once when all is read."""
    faults = []
    if not any(bare(text) == bare(expected.label) for text in first_line):
        faults.append(f"the first line is {first_line}, expected the name, {expected.label!r}")
    times = sum(bare(text) == bare(expected.label) for text in said)
    # Orca 43 leaves out what labels a thing that can have the focus, as a document can in Firefox.
    least = 0 if browser == "firefox" and "aria-labelledby" in root.attrib else 1
    if not least <= times <= 1:
        faults.append(f"the name is said {times} times, expected once: {expected.label!r}")
    return faults


def described(document, expected, root, said):
    """The whole description is said once: the tree's sentence, and what the drawing adds."""
    sentences = [expected.value]
    if document.is_cut:
        visible = [text for text in root.iter(SVG + "text") if text.get("id") == "chart.description"]
        sentences = ["".join(text.itertext()) for text in visible] or sentences
    else:
        sentences += [element.text or "" for element in root.findall(SVG + "desc")]
    whole = squeezed("".join(said))
    counts = [(whole.count(squeezed(sentence)), plain(sentence)) for sentence in sentences]
    return [
        f"the description is said {times} times, expected once: {sentence[:60]!r}"
        for times, sentence in counts
        if times != 1
    ]


def matched(nodes, said):
    """Where each node is said, after those before it; None where it is not."""
    places = []
    start = 0
    for node in nodes:
        later = range(start, len(said))
        place = next((place for place in later if names_agree(node, said[place])), None)
        places.append(place)
        start = start if place is None else place + 1
    return places


def surplus(root, said, places):
    """What is said beyond the tree's names may be a screen reader's, but no other text or name."""
    faults = []
    for_the_eye = {
        bare("".join(text.itertext()))
        for text in root.iter(SVG + "text")
        if text.get("id") not in READ
    }
    names = {bare(said[place]) for place in places}
    labels = {bare(element.get("aria-label", "")) for element in root.iter()} - {""}
    for place, text in enumerate(said):
        if place in places:
            continue
        if bare(text) in for_the_eye:
            faults.append(f"text that should be hidden is said: {text!r}")
        elif bare(text) in names:
            faults.append(f"is said more than once: {text!r}")
        elif bare(text) in labels:
            faults.append(f"is said out of place: {text!r}")
        elif place and bare(text) == bare(said[place - 1]):
            faults.append(f"is said twice in a row: {text!r}")
    return faults


def descendants(node):
    """All nodes below one, in the order of reading."""
    for child in node.children:
        yield child
        yield from descendants(child)


def bare(text):
    """An utterance without the stop that a screen reader sets."""
    return plain(text).rstrip(".")


def squeezed(text):
    """Text without white space: lines and utterances break where they will."""
    return re.sub(r"\s+", "", plain(text))
