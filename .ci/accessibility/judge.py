#!/usr/bin/env python3
"""Runs every check on a folder of drawings and pages, and tells what it found and how long it took.

usage: judge.py FOLDER | --self-test
"""
import sys
import time

import chromium
import firefox
import palette
import self_test
import validity
from documents import documents

# Each takes all files at once: a browser or a Java machine is slow to start.
# What a screen reader says of them is the matter of `listen`, which needs a screen of its own.
CHECKS = {
    "xmllint": validity.well_formed,
    "structure": validity.structure,
    "palette": palette.palettes,
    "nu": validity.checked_by_nu,
    "chromium": chromium.judged,
    "firefox": firefox.judged,
}


def judged(files):
    """The faults of files, check by check; prints how long each took."""
    faults = []
    for name, check in CHECKS.items():
        start = time.monotonic()
        # A file that is no XML has nothing to show to the checks that follow.
        broken = {fault.file for fault in faults if fault.check == "xmllint"}
        found = check([file for file in files if file.name not in broken])
        faults += found
        print(f"{name}: {len(found)} faults in {len(files)} files, {time.monotonic() - start:.1f} s")
    return faults


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test.passed(judged)
    if len(arguments) != 1:
        print("usage: .ci/accessibility/run FOLDER | --self-test", file=sys.stderr)
        return 2
    files = documents(arguments[0])
    if not files:
        print(f"error: found no .svg or .html file in {arguments[0]}", file=sys.stderr)
        return 1
    faults = judged(files)
    for fault in faults:
        print(fault)
    trees = sum(file.expected is not None for file in files)
    print(f"{len(files)} files, {trees} with an expected tree: {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
