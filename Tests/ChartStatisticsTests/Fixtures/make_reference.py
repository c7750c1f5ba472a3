#!/usr/bin/env python3
"""Makes reference.json, the answers of independent judges.

Judges: SciPy 1.17.1 and NumPy 2.4.6 (ranks, slopes, quantiles, correlations), pymannkendall 1.4.3
(S, its variance, z and p of the normal approximation), mpmath 1.4.1 (distributions at 40 digits) and
Python's fractions (moments of the numbers as stored, without rounding).
Command: python3 make_reference.py CORPUS > reference.json
"""
import csv
import itertools
import json
import pathlib
import sys
from fractions import Fraction

import mpmath
import numpy
import pymannkendall
import scipy
from scipy import stats

mpmath.mp.dps = 40
random = numpy.random.default_rng(20240607)


def noise(count, digits=3):
    return random.standard_normal(count).round(digits)


def remembering(count, share):
    values = [random.standard_normal()]
    for _ in range(count - 1):
        values.append(share * values[-1] + random.standard_normal())
    return numpy.round(values, 3)


def moments(values):
    """Mean and standard deviation of the stored numbers, by exact fractions."""
    exact = [Fraction(float(value)) for value in values]
    mean = sum(exact) / len(exact)
    variance = sum((value - mean) ** 2 for value in exact) / (len(exact) - 1)
    root = mpmath.sqrt(mpmath.mpf(variance.numerator) / variance.denominator)
    return {"total": float(sum(exact)), "mean": float(mean), "sd": float(root)}


def exact_p(values):
    """Two-sided p of S over every order of the values."""
    def score(order):
        return sum((b > a) - (b < a) for a, b in itertools.combinations(order, 2))
    seen = abs(score(values))
    hits = total = 0
    for order in itertools.permutations(values):
        total += 1
        hits += abs(score(order)) >= seen
    return hits / total


def inflation(x, y, slope):
    """The variance factor documented at SerialDependence, from NumPy's and SciPy's parts."""
    n = len(y)
    if len(set(x)) < n:
        return 1.0
    # Rounded, since residuals that are equal on paper must tie.
    ranks = stats.rankdata(numpy.round(y - slope * (x - x[0]), 9))
    away = ranks - ranks.mean()
    power = numpy.correlate(away, away, "full")[n - 1:]
    if power[0] == 0:
        return 1.0
    rho = min(max((n * power[1] / power[0] + 2) / (n - 4), 0), 0.99)
    if rho <= stats.norm.ppf(0.9) / numpy.sqrt(n):
        return 1.0
    lag = numpy.arange(1, n - 2)
    weight = (n - lag) * (n - lag - 1) * (n - lag - 2)
    return float(1 + 2 / (n * (n - 1) * (n - 2)) * (weight * rho**lag).sum())


def answers(name, x, y):
    x, y = numpy.asarray(x, float), numpy.asarray(y, float)
    order = numpy.lexsort((y, x))
    slope = stats.theilslopes(y, x)
    kendall = stats.kendalltau(x, y)
    pearson, spearman = stats.pearsonr(x, y), stats.spearmanr(x, y)
    result = {
        "name": name, "x": x.tolist(), "y": y.tolist(), **moments(y),
        "quantiles": numpy.quantile(y, [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]).tolist(),
        "tau": float(kendall.statistic),
        "slope": float(slope.slope), "intercept": float(slope.intercept),
        "low": float(slope.low_slope), "high": float(slope.high_slope),
        "pearson": [float(pearson.statistic), float(pearson.pvalue)],
        "spearman": [float(spearman.statistic), float(spearman.pvalue)] if len(y) > 2 else None,
        "inflation": inflation(x[order], y[order], slope.slope),
        "ranks": stats.rankdata(y).tolist() if len(y) < 150 else [],
    }
    if len(set(x)) == len(x):
        test = pymannkendall.original_test(y[order])
        result["mannKendall"] = {
            "s": int(test.s), "variance": float(test.var_s), "z": float(test.z), "p": float(test.p),
        }
        if len(y) <= 8:
            result["exact"] = exact_p(y[order].tolist())
        elif len(y) <= 10 and len(set(y)) == len(y):
            result["exact"] = float(stats.kendalltau(x, y, method="exact").pvalue)
    elif len(y) > 10:
        # Without continuity correction: z² = S²/variance.
        asymptotic = stats.kendalltau(x, y, method="asymptotic")
        result["asymptotic"] = float(asymptotic.pvalue)
    return result


def series():
    yield "two", range(2), [3, 1]
    yield "rising five", range(5), [1, 2, 4, 5, 9]
    yield "ties of seven", range(7), [1, 1, 2, 2, 2, 5, 3]
    yield "eight", range(8), noise(8)
    yield "ties of eight", range(8), random.integers(0, 4, 8)
    yield "nine", range(9), noise(9) + numpy.arange(9) * 0.3
    yield "ten", range(10), noise(10)
    for count in (12, 30, 100):
        yield f"noise {count}", range(count), noise(count)
        yield f"rising {count}", range(count), (noise(count) + numpy.arange(count) * 0.1).round(3)
        yield f"whole numbers {count}", range(count), random.integers(0, 6, count)
    yield "memory 60", range(60), remembering(60, 0.7)
    yield "memory 200", range(200), remembering(200, 0.5)
    yield "unsorted uneven 50", (random.permutation(50) ** 1.5).round(3), noise(50)
    yield "repeated places 80", random.integers(0, 25, 80), noise(80)
    yield "repeated places and values 90", random.integers(0, 9, 90), random.integers(0, 5, 90)
    yield "long 800", range(800), (noise(800) + numpy.arange(800) * 0.0003).round(3)
    yield "long whole numbers 900", range(900), random.integers(0, 8, 900)
    yield "long tenths 700", range(700), (numpy.arange(700) * 0.1 + random.integers(0, 2, 700)).round(1)
    yield "long repeated places 1000", random.integers(0, 300, 1000), noise(1000, 2)
    yield "far from zero 700", numpy.arange(700) + 1.6e9, (noise(700) + 1e6).round(3)


def student():
    for degrees in (1, 2, 3, 5, 10, 28, 98, 1000, 250000, 10_000_000):
        for t in ("0.001", "0.1", "0.7", "1", "1.96", "2.5", "5", "12", "40"):
            t, v = mpmath.mpf(t), mpmath.mpf(degrees)
            p = mpmath.betainc(v / 2, 0.5, 0, v / (v + t * t), regularized=True) if t * t > v else (
                1 - mpmath.betainc(0.5, v / 2, 0, t * t / (v + t * t), regularized=True))
            if p > mpmath.mpf("1e-30"):
                yield [float(t), degrees, float(p)]


def nist(corpus):
    for name in ("Lew", "Mavro", "NumAcc1", "NumAcc3"):
        with open(corpus / "stats/nist" / f"{name}.csv") as file:
            yield name, moments([float(row["y"]) for row in csv.DictReader(file)])


normal = [[z, float(mpmath.erfc(mpmath.mpf(z) / mpmath.sqrt(2)))] for z in (0.0, 0.5, 1.0, 1.96, 3.0, 6.0, 10.0)]
text = json.dumps(
    {
        "source": "make_reference.py: " + ", ".join(
            [f"SciPy {scipy.__version__}", f"NumPy {numpy.__version__}", "pymannkendall 1.4.3",
             f"mpmath {mpmath.__version__}"]),
        "nist": dict(nist(pathlib.Path(sys.argv[1]))),
        "student": list(student()), "normal": normal,
        "series": [answers(*each) for each in series()],
    },
    separators=(",", ":"), allow_nan=False)
print(text.replace(',{"name"', ',\n{"name"'))
