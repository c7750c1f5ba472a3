"""Reads our table of change points and prints that of ruptures beside it.

The peer is Pelt("l2", min_size=3, jump=1) with penalty 2 σ² ln n, once with σ the standard deviation of
the series and once with that of the noise between neighbours. Both measures are written anew here, from
van den Burg and Williams 2020, so that they judge ours too. Exits 1 if ours are worse in the mean than the
first, or if our program computes its own measures otherwise.
"""
import csv
import json
import pathlib
import statistics
import sys

import numpy
import ruptures

MARGIN = 5


def hits(marks, found):
    free, number = set(found), 0
    for mark in sorted(marks):
        near = [(abs(mark - place), place) for place in free if abs(mark - place) <= MARGIN]
        if near:
            free.remove(min(near)[1])
            number += 1
    return number


def agreement(people, changes):
    found = {0, *changes}
    marks = [{0, *person} for person in people]
    precision = hits(set().union(*marks), found) / len(found)
    recall = statistics.fmean(hits(person, found) / len(person) for person in marks)
    return 2 * precision * recall / (precision + recall)


def covering(people, changes, count):
    def stretches(places):
        bounds = sorted({0, *places}) + [count]
        return [set(range(*pair)) for pair in zip(bounds, bounds[1:])]
    found = stretches(changes)
    return statistics.fmean(
        sum(len(part) * max(len(part & other) / len(part | other) for other in found)
            for part in stretches(person)) / count
        for person in people)


def peer(values, deviation):
    known = numpy.flatnonzero(~numpy.isnan(values))
    penalty = 2 * deviation(values[known]) ** 2 * numpy.log(len(known))
    found = ruptures.Pelt("l2", min_size=3, jump=1).fit(values[known]).predict(pen=penalty)
    return [int(known[place]) for place in found[:-1]]


def noise(values):
    steps = numpy.diff(values)
    return 1.4826 * numpy.median(numpy.abs(steps - numpy.median(steps))) / 2**0.5


def values(path):
    with open(path) as file:
        rows = list(csv.reader(file))[1:]
    return numpy.array([float(row[1]) if row[1] not in ("", "NA") else numpy.nan for row in rows])


folder = pathlib.Path(sys.argv[1])
ours = {}
for line in sys.stdin.read().splitlines()[1:]:
    name, cover, score, *changes = line.split()
    ours[name] = (float(cover), float(score), [int(place) for place in changes])

faults, table = 0, []
print(f"{'':20}{'ours':>15}{'ruptures, sd':>17}{'ruptures, noise':>17}   covering and F1 each")
for name, series in sorted(json.loads((folder / "annotations.json").read_text()).items()):
    column = values(folder / pathlib.Path(series["file"]).name)
    people = list(series["annotations_0_based"].values())
    row = []
    for changes in (ours[name][2], peer(column, numpy.std), peer(column, noise)):
        row += [covering(people, changes, len(column)), agreement(people, changes)]
    if max(abs(row[0] - ours[name][0]), abs(row[1] - ours[name][1])) > 0.0006:
        faults += 1
        print(f"{name}: our program says {ours[name][:2]}, the judge {row[:2]}", file=sys.stderr)
    table.append(row)
    print(f"{name:20}" + "  ".join(f"{share:7.3f}{next_:8.3f}" for share, next_ in zip(row[::2], row[1::2])))
means = [statistics.fmean(column) for column in zip(*table)]
print(f"{'mean':20}" + "  ".join(f"{share:7.3f}{next_:8.3f}" for share, next_ in zip(means[::2], means[1::2])))
if means[0] < means[2] - 1e-9 or means[1] < means[3] - 1e-9:
    faults += 1
    print("error: ours agree less with people than those of ruptures", file=sys.stderr)
sys.exit(1 if faults else 0)
