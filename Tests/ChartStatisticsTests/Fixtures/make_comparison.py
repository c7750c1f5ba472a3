#!/usr/bin/env python3
"""Makes comparison.json, the answers of independent judges for pairs of series.

Judges: SciPy (Spearman's correlation of the changes with its p-value; Student's t with the degrees of
freedom that a variance 1.5 times as large leaves), NumPy (changes), Shapely (where two lines meet).
Command: python3 make_comparison.py > comparison.json
"""
import json

import numpy
import scipy
import shapely
from scipy import stats

random = numpy.random.default_rng(20220502)


def pair(name, first, second):
    x = numpy.arange(len(first), dtype=float) * 1.5 - 2
    changes = numpy.diff(first), numpy.diff(second)
    count = len(changes[0])
    found = stats.spearmanr(*changes)
    degrees = count / 1.5 - 2
    t = found.statistic * numpy.sqrt(degrees / (1 - found.statistic**2))
    lines = [shapely.LineString(list(zip(x, values))) for values in (first, second)]
    met = shapely.intersection(*lines)
    points = [] if met.is_empty else [part.x for part in getattr(met, "geoms", [met])]
    products = changes[0] * changes[1]
    return {
        "name": name,
        "x": x.tolist(),
        "first": list(map(float, first)),
        "second": list(map(float, second)),
        "same": int((products > 0).sum()),
        "opposite": int((products < 0).sum()),
        "correlation": float(found.statistic),
        "p": float(found.pvalue),
        "strict": float(2 * stats.t.sf(abs(t), degrees)),
        "crossings": sorted(points),
    }


pairs = [
    pair("pancakes", [54, 42, 88, 49, 42, 125, 67], [81, 90, 52, 72, 84, 84, 137]),
]
for count in (8, 12, 30, 100):
    first = random.standard_normal(count).round(3)
    noise = random.standard_normal(count).round(3)
    pairs.append(pair(f"noise-{count}", first, noise))
    pairs.append(pair(f"together-{count}", first, (first + 0.4 * noise).round(3)))
    pairs.append(pair(f"opposite-{count}", first, (-first + 0.4 * noise).round(3)))
versions = {"numpy": numpy.__version__, "scipy": scipy.__version__, "shapely": shapely.__version__}
text = json.dumps({"versions": versions, "pairs": pairs}, separators=(",", ":"), allow_nan=False)
print(text.replace(',{"name"', ',\n{"name"'))
