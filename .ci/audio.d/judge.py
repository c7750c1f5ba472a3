#!/usr/bin/env python3
"""Judges the sounds that AudioSamples has rendered, then the judges themselves.

usage: judge.py FOLDER

Every check is put to every chart. Then each is put to a sound with a planted fault (T13) and must
find it: what cannot fail proves nothing.
"""
import sys

from cases import names, read
from checks import CHECKS
from faults import FAULTS


def judge(cases):
    faults = 0
    for case in cases:
        found = [fault for check in CHECKS for fault in check(case)]
        for fault in found:
            print(f"{case.name}: {fault}")
        faults += len(found)
    print(f"audio: {len(cases)} charts, {len(CHECKS)} checks, {faults} faults")
    return faults


def judge_the_judges(cases):
    by_name = {case.name: case for case in cases}
    missed = 0
    planted = set()
    for title, check, name, plant in FAULTS:
        planted.add(check)
        found = list(plant(check, by_name[name]))
        print(f"self-test: {title}: {'found' if found else 'NOT FOUND'}")
        missed += not found
    for check in CHECKS:
        if check not in planted:
            print(f"self-test: no fault is planted for {check.__name__}")
            missed += 1
    return missed


def main():
    if len(sys.argv) != 2:
        print(__doc__.splitlines()[2], file=sys.stderr)
        return 2
    cases = [read(sys.argv[1], name) for name in names(sys.argv[1])]
    if not cases:
        print(f"judge.py: error: found no sound in {sys.argv[1]}", file=sys.stderr)
        return 1
    faults = judge(cases)
    return 1 if faults + judge_the_judges(cases) else 0


if __name__ == "__main__":
    sys.exit(main())
