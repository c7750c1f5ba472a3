#!/usr/bin/env python3
"""Makes path.json, the answers of independent judges about the path of a series.

Judges: SciPy 1.17.1 (find_peaks, peak_prominences, curve_fit), ruptures 1.1.10 (Dynp over linear
regressions, every index), NumPy 2.4.6 (von Neumann's ratio of ranks and its share among shuffled
series).
Command: python3 make_path.py > path.json
"""
import json
import math
import sys

import numpy
import ruptures
import scipy
from scipy import optimize, signal, stats

random = numpy.random.default_rng(20240612)


def peaks(y):
    found = []
    for kind, heights in (("peak", y), ("trough", -y)):
        places, edges = signal.find_peaks(heights, plateau_size=1)
        prominences = signal.peak_prominences(heights, places)[0]
        for row, place in enumerate(places):
            found.append({
                "kind": kind, "index": int(place),
                "left": int(edges["left_edges"][row]), "right": int(edges["right_edges"][row]),
                "prominence": float(prominences[row]),
            })
    return found


def turning():
    for count in (5, 12, 40, 300):
        for walk in (False, True):
            y = random.integers(0, 9, count)
            y = numpy.cumsum(y - 4) if walk else y
            yield {"y": y.astype(float).tolist(), "peaks": peaks(y.astype(float))}


def squares(x, y, ends):
    total, start = 0.0, 0
    for end in ends:
        design = numpy.c_[numpy.ones(end - start), x[start:end]]
        rest = y[start:end] - design @ numpy.linalg.lstsq(design, y[start:end], rcond=None)[0]
        total += float(rest @ rest)
        start = end
    return total


def parted():
    bends = {
        "one line": ([0, 1], [0, 10]), "a roof": ([0, 0.5, 1], [0, 10, 0]),
        "rise, fall, flat": ([0, 0.3, 0.6, 1], [0, 10, 4, 4]),
        "four legs": ([0, 0.25, 0.5, 0.75, 1], [0, 10, 0, 10, 0]),
    }
    for name, (places, heights) in bends.items():
        for count, noise in ((12, 0.3), (30, 0.6), (120, 0.6)):
            x = numpy.arange(count) * 2.0 + (numpy.arange(count) % 3 == 0) * 0.5
            share = (x - x[0]) / (x[-1] - x[0])
            y = (numpy.interp(share, places, heights) + noise * random.standard_normal(count)).round(3)
            data = numpy.c_[y, numpy.ones(count), x]
            ways = []
            for legs in range(1, min(4, count // 4) + 1):
                ends = [count]
                if legs > 1:
                    search = ruptures.Dynp(model="linear", min_size=4, jump=1).fit(data)
                    ends = search.predict(n_bkps=legs - 1)
                left = squares(x, y, ends)
                criterion = count * math.log(left / count) + (3 * legs - 1) * math.log(count)
                ways.append({"ends": [int(end) for end in ends], "squares": left, "criterion": criterion})
            yield {"name": name, "x": x.tolist(), "y": y.tolist(), "ways": ways}


def ratio(ranks):
    return (numpy.diff(ranks, axis=-1) ** 2).sum(-1) / ((ranks - ranks.mean()) ** 2).sum(-1)


def neighbours():
    for count in (10, 12, 30, 100):
        for share in (0, 0.3):
            y = random.standard_normal(count)
            for place in range(1, count):
                y[place] += share * y[place - 1]
            ranks = stats.rankdata(y.round(2))
            seen = ratio(ranks)
            shuffled = ratio(random.permuted(numpy.tile(ranks, (200_000, 1)), axis=1))
            yield {
                "y": y.round(2).tolist(), "ratio": float(seen),
                "share": float((shuffled <= seen + 1e-12).mean()),
            }


FAMILIES = {
    "linear": (lambda x, a, b: a + b * x, (1, 1)),
    "exponential": (lambda x, a, b: a * numpy.exp(b * x), (2, 0.2)),
    "logarithmic": (lambda x, a, b: a + b * numpy.log(x), (1, 1)),
    "power": (lambda x, a, b: a * x**b, (2, 1.5)),
    "sine": (lambda x, m, s, c, w: m + s * numpy.sin(w * x) + c * numpy.cos(w * x), (5, 2, 2, 0.9)),
}


def curves():
    made = {
        "linear": lambda x: 3 + 2 * x, "exponential": lambda x: 1.5 * numpy.exp(0.3 * x),
        "logarithmic": lambda x: 2 + 4 * numpy.log(x), "power": lambda x: 2 * x**1.7,
        "sine": lambda x: 5 + 3 * numpy.sin(0.9 * x + 0.4),
    }
    for name, curve in made.items():
        x = numpy.linspace(1, 13, 25)
        y = curve(x)
        y = (y + 0.02 * numpy.ptp(y) * random.standard_normal(25)).round(3)
        fits = {}
        for family, (function, start) in FAMILIES.items():
            if family == "sine" and name != "sine":
                continue
            solution = optimize.curve_fit(function, x, y, p0=start, maxfev=100_000, ftol=1e-14, xtol=1e-14)[0]
            left = float(((y - function(x, *solution)) ** 2).sum())
            size = len(solution) + 1
            count = len(x)
            fits[family] = {
                "parameters": solution.tolist(), "squares": left,
                "rSquared": 1 - left / float(((y - y.mean()) ** 2).sum()),
                "criterion": count * math.log(left / count) + 2 * size
                + 2 * size * (size + 1) / (count - size - 1),
            }
        yield {"name": name, "x": x.tolist(), "y": y.tolist(), "fits": fits}


answer = {
    "versions": {
        "numpy": numpy.__version__, "ruptures": ruptures.__version__, "scipy": scipy.__version__,
    },
    "turning": list(turning()), "parted": list(parted()),
    "neighbours": list(neighbours()), "curves": list(curves()),
}
json.dump(answer, sys.stdout, indent=None, separators=(",", ":"))
print()
