#!/usr/bin/env python3
"""Makes shape.json, the answers of independent judges on distributions, pairs and groups.

Judges: NumPy (quantiles, counts in bins), SciPy (skewness test, Mann-Whitney), statsmodels
(partial F test of a square term), diptest 0.12.0 (Hartigan's dip and its p-value) and scikit-learn
(two means). Command: python3 make_shape.py CORPUS > shape.json
With --dip-table it prints the rows of Sources/ChartStatistics/DipTable.swift instead.
"""
import csv
import json
import pathlib
import sys

import diptest
import numpy
import scipy
import sklearn
import statsmodels
import statsmodels.api
from scipy import stats
from sklearn.cluster import KMeans

random = numpy.random.default_rng(1977)
SHARES = [0, .1, .2, .3, .4, .5, .6, .7, .8, .9, .95, .98, .99, .995, .998, .999]


def dip_table():
    generator = numpy.random.default_rng(1985)
    for n in [4, 6, 8, 10, 15, 20, 30, 50, 100, 200, 500, 1000, 3000, 10000]:
        repeats = 100000 if n <= 500 else 40000 if n <= 3000 else 15000
        dips = [diptest.dipstat(numpy.sort(generator.random(n))) for _ in range(repeats)]
        row = numpy.quantile(numpy.array(dips) * numpy.sqrt(n), SHARES)
        print(f"({n}, [{', '.join(f'{value:.4f}' for value in row)}]),")


def fences(values):
    """The columns' quartiles, limits, whiskers and outliers, by NumPy's default quantile."""
    low, middle, high = numpy.quantile(values, [0.25, 0.5, 0.75])
    reach = 1.5 * (high - low)
    within = values[(values >= low - reach) & (values <= high + reach)]
    outside = numpy.sort(values[(values < low - reach) | (values > high + reach)])
    return {
        "quartiles": [low, middle, high], "limits": [low - reach, high + reach],
        "whiskers": [within.min(), within.max()], "outliers": outside.tolist(),
    }


def column(name, values):
    values = numpy.asarray(values, float)
    sturges = numpy.ptp(values) / (numpy.log2(len(values)) + 1)
    quarters = numpy.subtract(*numpy.quantile(values, [0.75, 0.25]))
    diaconis = 2 * quarters / len(values) ** (1 / 3)
    dip, _ = diptest.diptest(values)
    # The package's table is rougher than simulation, so both are told.
    simulated = diptest.diptest(values, boot_pval=True, n_boot=20000, seed=7)[1]
    skew = stats.skewtest(values) if len(values) >= 8 else None
    return {
        "name": name, "values": values.tolist(), **fences(values),
        "width": float(min(sturges, diaconis) if diaconis > 0 else sturges),
        "skew": [float(stats.skew(values)), float(skew.statistic), float(skew.pvalue)] if skew else None,
        "dip": [float(dip), float(simulated)],
    }


def columns(corpus):
    table = lambda name: list(csv.DictReader(open(corpus / "stats/known" / f"{name}.csv")))
    daily = [168, 117, 106, 119, 109, 104, 196, 172, 122, 115, 138, 110, 106, 187, 187, 119, 160, 144,
             152, 148, 240, 242, 173, 143, 137, 123, 146, 214, 250, 146]
    yield "pancakes by day", daily
    yield "San Francisco", [81, 90, 52, 72, 84, 84, 137]
    yield "Cupertino", [54, 42, 88, 49, 42, 125, 67]
    faithful, iris = table("faithful"), table("iris")
    yield "eruptions", [float(row["eruptions"]) for row in faithful]
    yield "waiting", [float(row["waiting"]) for row in faithful]
    for name in ("Sepal.Length", "Sepal.Width", "Petal.Length", "Petal.Width"):
        yield name, [float(row[name]) for row in iris]
    yield "islands", [float(row["dat"]) for row in table("islands")]
    for count in (12, 30, 100, 400):
        yield f"normal {count}", random.standard_normal(count).round(4)
        yield f"even {count}", random.random(count).round(4)
        yield f"lognormal {count}", numpy.exp(random.standard_normal(count)).round(4)
        two = numpy.where(random.random(count) < 0.4, 6, 0)
        yield f"two {count}", (random.standard_normal(count) + two).round(4)
    yield "whole numbers 60", random.integers(0, 12, 60)
    yield "even 1500", random.random(1500).round(6)


def square_term(x, y):
    x, y = numpy.asarray(x, float), numpy.asarray(y, float)
    fit = statsmodels.api.OLS(y, numpy.column_stack([numpy.ones(len(x)), x, x * x])).fit()
    _, slope, square = fit.params
    return {"p": float(fit.pvalues[2]), "turn": float(-slope / 2 / square), "explained": float(fit.rsquared)}


def bends(corpus):
    anscombe = list(csv.DictReader(open(corpus / "stats/known/anscombe.csv")))
    yield [float(row["x2"]) for row in anscombe], [float(row["y2"]) for row in anscombe]
    x = random.random(60) * 10
    yield x.round(4), (3 * (x - 6) ** 2 + 5 * random.standard_normal(60)).round(4)


def separation(first, second):
    test = stats.mannwhitneyu(first, second, method="asymptotic")
    return {
        "first": list(map(float, first)), "second": list(map(float, second)),
        "probability": float(test.statistic / len(first) / len(second)), "p": float(test.pvalue),
    }


def groups(corpus):
    faithful = list(csv.DictReader(open(corpus / "stats/known/faithful.csv")))
    points = numpy.array([[float(row["eruptions"]), float(row["waiting"])] for row in faithful])
    scaled = (points - points.mean(0)) / points.std(0)
    labels = KMeans(2, n_init=20, random_state=1).fit_predict(scaled)
    first = labels if points[labels == 0, 0].mean() < points[labels == 1, 0].mean() else 1 - labels
    return {"x": points[:, 0].tolist(), "y": points[:, 1].tolist(), "labels": first.tolist()}


def main():
    corpus = pathlib.Path(sys.argv[1])
    made = {
        "source": "make_shape.py: " + ", ".join([
            f"NumPy {numpy.__version__}", f"SciPy {scipy.__version__}",
            f"statsmodels {statsmodels.__version__}", "diptest 0.12.0",
            f"scikit-learn {sklearn.__version__}"]),
        "columns": [column(*each) for each in columns(corpus)],
        "bends": [{"x": list(map(float, x)), "y": list(map(float, y)), **square_term(x, y)}
                  for x, y in bends(corpus)],
        "separations": [
            separation(random.standard_normal(20).round(3), random.standard_normal(31).round(3) + 1),
            separation(random.integers(0, 6, 40), random.integers(1, 7, 25)),
            separation([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12, 13])],
        "groups": groups(corpus),
    }
    text = json.dumps(made, separators=(",", ":"), allow_nan=False)
    print(text.replace(',{"name"', ',\n{"name"'))


dip_table() if "--dip-table" in sys.argv else main()
