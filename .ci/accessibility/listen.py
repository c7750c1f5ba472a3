"""Has Orca read drawings, and tells what it said, what is wrong with that and how long it took.

usage: listen.py FOLDER [NAME...] | --self-test
"""
import pathlib
import shutil
import sys
import tempfile
import time

import transcripts
from desktop import Desktop
from documents import documents
from reader import Reader
from self_test import NAME, SAMPLES, instead, swap_marks

BROWSERS = ["chromium", "firefox"]

# What is wrong with the sample, how it is planted, and words of the fault that must be found.
PLANTED = [
    ("a mark has no name", instead(NAME, ""), "not said in its place: 'Cupertino, May 3'"),
    ("a label has a wrong value", instead(NAME, NAME.replace("42", "24")), "with '42 pancakes'"),
    ("two marks are swapped", swap_marks, "not said in its place"),
    (
        "tick labels are not hidden",
        instead('<g id="chart.x-axis" aria-hidden="true">', '<g id="chart.x-axis">'),
        "text that should be hidden is said: 'May 2, 2022'",
    ),
    (
        "the description is hidden",
        instead('<text id="chart.description">', '<text id="chart.description" aria-hidden="true">'),
        "the description is said 0 times",
    ),
    (
        "the title stands twice",
        instead('<text id="chart.description">', '<text>Sales by city and day of the week</text><text id="chart.description">'),
        "the name is said 2 times",
    ),
    (
        "a series says its name again",
        instead('<g id="chart.series-2"', '<text>Cupertino, 7 values</text><g id="chart.series-2"'),
        "is said",
    ),
]


def heard(files, browsers=BROWSERS):
    """The faults of files, browser by browser; prints what was read, and how long it took."""
    faults = []
    with Desktop() as desktop:
        reader = Reader(desktop)
        for browser in browsers:
            start = time.monotonic()
            found = []
            for file in files:
                speech = reader.read(browser, file)
                print(f"{file.name} in {browser}: {' / '.join(map(str.strip, speech.all))}", flush=True)
                found += transcripts.compare(file, browser, speech)
            seconds = time.monotonic() - start
            print(f"orca in {browser}: {len(found)} faults in {len(files)} files, {seconds:.1f} s")
            faults += found
    return faults


def self_test():
    """0 when the sample is heard without fault and every planted fault is found, 1 otherwise."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="chartvoice-faults."))
    try:
        plant(folder)
        faults = heard(documents(folder), ["chromium"])
    finally:
        shutil.rmtree(folder)
    failures = [f"the sample has faults: {fault}" for fault in faults if fault.file == "fault-0.svg"]
    for number, (name, _, words) in enumerate(PLANTED, 1):
        found = [fault.text for fault in faults if fault.file == f"fault-{number}.svg"]
        if not any(words in text for text in found):
            failures.append(f"{name}: expected {words!r}, found: {'; '.join(found) or 'nothing'}")
    for failure in failures:
        print(f"FAILED: {failure}")
    print(f"{len(PLANTED)} planted faults: {len(failures)} failures")
    return 1 if failures else 0


def plant(folder):
    """Writes the sample as it is and once for each fault."""
    sample = (SAMPLES / "lines.svg").read_text(encoding="utf-8")
    for number, (name, change, _) in enumerate([("the sample", str, ""), *PLANTED]):
        planted = change(sample)
        if number and planted == sample:
            raise SystemExit(f"error: the fault {name!r} could not be planted: the sample has changed")
        (folder / f"fault-{number}.svg").write_text(planted, encoding="utf-8")
        shutil.copy(SAMPLES / "lines.json", folder / f"fault-{number}.json")


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if not arguments or arguments[0].startswith("-"):
        print("usage: .ci/accessibility/listen FOLDER [NAME...] | --self-test", file=sys.stderr)
        return 2
    folder, *names = arguments
    files = [file for file in documents(folder) if file.expected is not None]
    missing = set(names) - {file.path.stem for file in files}
    if missing or not files:
        wanted = ", ".join(sorted(missing)) or "any"
        print(f"error: found no drawing with a tree beside it in {folder}: {wanted}", file=sys.stderr)
        return 1
    faults = heard([file for file in files if not names or file.path.stem in names])
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
