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
DESCRIPTION = '<text id="chart.description">'
SERIES = '<g id="chart.series-2"'

# What is wrong with the sample, how it is planted, and words of the fault that must be found;
# Firefox, which is slower, reads the first two.
PLANTED = [
    ("a mark has no name", instead(NAME, ""), "not said in its place: 'Cupertino, May 3'"),
    (
        "tick labels are not hidden",
        instead('<g id="chart.x-axis" aria-hidden="true">', '<g id="chart.x-axis">'),
        "text that should be hidden is said: 'May 2, 2022'",
    ),
    ("a label has a wrong value", instead(NAME, NAME.replace("42", "24")), "with '42 pancakes'"),
    ("two marks are swapped", swap_marks, "not said in its place"),
    (
        "the description is hidden",
        instead(DESCRIPTION, DESCRIPTION.replace(">", ' aria-hidden="true">')),
        "the description is said 0 times",
    ),
    (
        "the title stands twice",
        instead(DESCRIPTION, f'<text id="chart.title">Sales by city and day of the week</text>{DESCRIPTION}'),
        "is said twice in a row: 'Sales by city",
    ),
    (
        "a name is drawn as text as well",
        instead(SERIES, f"<text>Cupertino, May 8, 67 pancakes</text>{SERIES}"),
        "text that should be hidden is said: 'Cupertino, May 8",
    ),
    (
        "a mark stands twice",
        instead(SERIES, f'<path role="graphics-symbol" {NAME} d="M99,99h9v9z"/>{SERIES}'),
        "said more than once: 'Cupertino, May 3",
    ),
    (
        "a mark is no part of the chart",
        instead(SERIES, f'<path role="graphics-symbol" aria-label="May 9, 1" d="M99,99h9v9z"/>{SERIES}'),
        "is said out of place: 'May 9, 1'",
    ),
]


def heard(files_by_browser):
    """The faults of files, browser by browser; prints what was read, and how long it took."""
    faults = []
    with Desktop() as desktop:
        reader = Reader(desktop)
        for browser, files in files_by_browser.items():
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
        files = documents(folder)
        faults = heard({"chromium": files, "firefox": files[:3]})
    finally:
        shutil.rmtree(folder)
    failures = [f"the sample has a fault: {fault}" for fault in faults if fault.file == file_name(0)]
    for browser, count in (("chromium", len(PLANTED)), ("firefox", 2)):
        for number, (name, _, words) in enumerate(PLANTED[:count], 1):
            place = (file_name(number), f"orca in {browser}")
            found = [fault.text for fault in faults if (fault.file, fault.check) == place]
            if not any(words in text for text in found):
                found = "; ".join(found) or "nothing"
                failures.append(f"{name}, in {browser}: expected {words!r}, found: {found}")
    for failure in failures:
        print(f"FAILED: {failure}")
    print(f"{len(PLANTED)} planted faults: {len(failures)} failures")
    return 1 if failures else 0


def file_name(number):
    return f"fault-{number:02}.svg"


def plant(folder):
    """Writes the sample as it is and once for each fault."""
    sample = (SAMPLES / "lines.svg").read_text(encoding="utf-8")
    for number, (name, change, _) in enumerate([("the sample", str, ""), *PLANTED]):
        planted = change(sample)
        if number and planted == sample:
            raise SystemExit(f"error: the fault {name!r} could not be planted: the sample has changed")
        (folder / file_name(number)).write_text(planted, encoding="utf-8")
        shutil.copy(SAMPLES / "lines.json", (folder / file_name(number)).with_suffix(".json"))


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
    files = [file for file in files if not names or file.path.stem in names]
    faults = heard({browser: files for browser in BROWSERS})
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
