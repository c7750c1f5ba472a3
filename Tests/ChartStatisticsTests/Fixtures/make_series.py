#!/usr/bin/env python3
"""Makes series.json, the answers of independent judges about series in time.

Judges: pymannkendall (seasonal Mann-Kendall and Sen's slope), statsmodels (autocorrelation, STL with a
periodic season, robust scale), SciPy (Kruskal-Wallis, Mann-Whitney, chi-square), ruptures (change points).
The number of free numbers of a loess line is the trace of its smoother, by NumPy from Cleveland 1979.
Command: python3 make_series.py > series.json
"""
import importlib.metadata
import json

import numpy
import pymannkendall
import ruptures
from scipy import stats
from statsmodels import robust
from statsmodels.tsa.seasonal import STL
from statsmodels.tsa.stattools import acf

random = numpy.random.default_rng(20240608)

PANCAKES = [
    168, 117, 106, 119, 109, 104, 196, 172, 122, 115, 138, 110, 106, 187, 187, 119, 160, 144, 152, 148,
    240, 242, 173, 143, 137, 123, 146, 214, 250, 146,
]


def trace(count, window):
    total = 0.0
    for place in range(count):
        width = min(window, count)
        start = min(max(place - window // 2, 0), count - width)
        at = numpy.arange(start, start + width)
        farthest = numpy.abs(at - place).max() + max(window - count, 0) // 2
        share = numpy.abs(at - place) / farthest
        weight = numpy.where(share <= 0.001, 1, numpy.where(share <= 0.999, (1 - share**3) ** 3, 0))
        weight /= weight.sum()
        middle = (weight * at).sum()
        spread = (weight * (at - middle) ** 2).sum()
        total += weight[place - start] * (1 + (place - middle) ** 2 / spread)
    return total


def stl(values, period, **options):
    return STL(values, period=period, seasonal=10 * len(values) + 1, seasonal_deg=0, **options).fit()


def seasonal(name, values, period, contrast=()):
    values = numpy.asarray(values, float)
    whole = not numpy.isnan(values).any()
    kendall = pymannkendall.seasonal_test(values, period=period)
    codes = numpy.arange(len(values)) % period
    result = {
        "name": name, "period": period, "contrast": list(contrast),
        "values": [None if numpy.isnan(value) else value for value in values.tolist()],
        "s": int(kendall.s), "variance": float(kendall.var_s), "z": float(kendall.z),
        "p": float(kendall.p), "slope": float(kendall.slope) / period,
        "acf": acf(values, nlags=min(15, len(values) - 1), missing="conservative").tolist(),
    }
    if whole:
        fit = stl(values, period)
        wide = 5 * period | 1
        left = values - stl(values, period, trend=wide).trend
        test = stats.kruskal(*[left[codes == code] for code in range(period)])
        free = len(values) - trace(len(values), wide)
        statistic = test.statistic * free / (len(values) - 1)
        result["strength"] = float(1 - fit.resid.var() / (fit.resid + fit.seasonal).var())
        effects = numpy.array([fit.seasonal[codes == code].mean() for code in range(period)])
        result["effects"] = (effects - effects.mean()).tolist()
        result["kruskal"] = float(statistic)
        result["kruskalP"] = float(stats.chi2.sf(statistic, period - 1))
        result["scores"] = ((values - numpy.median(values)) / robust.mad(values)).tolist()
    if contrast:
        apart = numpy.isin(codes, contrast)
        known = ~numpy.isnan(values)
        first, rest = values[apart & known], values[~apart & known]
        test = stats.mannwhitneyu(first, rest, method="asymptotic")
        result["mannWhitneyP"] = float(test.pvalue)
    return result


def changes(name, values, penalty=None, least=3):
    values = numpy.asarray(values, float).round(3)
    used = penalty if penalty is not None else 2 * values.var() * numpy.log(len(values))
    found = ruptures.Pelt("l2", min_size=least, jump=1).fit(values).predict(pen=used)[:-1]
    return {
        "name": name, "values": values.tolist(), "penalty": penalty, "least": least,
        "changes": [int(place) for place in found],
    }


def noise(count, digits=3):
    return random.standard_normal(count).round(digits)


def all_seasonal():
    # May 8, 2022 was a Sunday, season 0 here; Saturdays are season 6.
    yield seasonal("pancakes", PANCAKES, 7, [0, 6])
    yield seasonal("white 30", noise(30), 7, [5, 6])
    yield seasonal("ties 40", random.integers(0, 4, 40), 4)
    wave = numpy.cos(numpy.arange(120) * numpy.pi / 6)
    yield seasonal("months 120", (3 * wave + numpy.arange(120) / 30 + noise(120)).round(3), 12)
    yield seasonal("quarters 12", (noise(12) + numpy.tile([0, 2, 0, 1], 3)).round(3), 4)
    yield seasonal("hours 240", (noise(240).cumsum() / 3 + noise(240)).round(3), 24)
    holed = (noise(60) + numpy.arange(60) / 20).round(3)
    holed[[4, 5, 17, 30, 59]] = numpy.nan
    yield seasonal("holes 60", holed, 7, [5, 6])
    yield seasonal("long 2100", (noise(2100) + numpy.arange(2100) / 2000).round(3), 7, [5, 6])


def all_changes():
    levels = numpy.repeat([0, 3, 1, 6], [20, 15, 40, 25])
    for penalty in (0.5, 5, 20, None):
        yield changes(f"levels 100 at {penalty}", levels + noise(100), penalty)
    for count in (6, 7, 12, 30, 200):
        yield changes(f"noise {count}", noise(count), 1.5)
        yield changes(f"noise {count} by itself", noise(count))
    yield changes("walk 300", noise(300).cumsum())
    yield changes("walk 300 cheap", noise(300).cumsum(), 3)
    yield changes("ramp 120", numpy.arange(120) / 10 + noise(120))
    yield changes("long levels", noise(400) + numpy.repeat(random.integers(0, 5, 20), 20), 8, 5)
    yield changes("single values", noise(80) * 3, 2, 1)
    yield changes("long minimum", noise(150) * 2, 1, 10)


packages = ("numpy", "scipy", "statsmodels", "pymannkendall", "ruptures")
text = json.dumps(
    {
        "source": "make_series.py: " + ", ".join(
            f"{name} {importlib.metadata.version(name)}" for name in packages),
        "chiSquare": [
            [value, degrees, float(stats.chi2.sf(value, degrees))]
            for degrees in (1, 2, 3, 6, 11, 23, 52, 365)
            for value in (0.001, 0.5, 3.0, 12.6, 40.0, 350.0, 700.0)
        ],
        "seasonal": list(all_seasonal()), "changes": list(all_changes()),
    },
    separators=(",", ":"), allow_nan=False)
print(text.replace(',{"name"', ',\n{"name"'))
