#!/usr/bin/env python3
"""Makes regression.json, the answers of independent judges about least squares.

Judges: mpmath 1.4.1 at 150 digits, on NIST's numbers as stored in binary, by the normal equations
(whose condition number, 1e30 for Filip, costs 30 of the 150 digits); statsmodels 0.15.0 with NumPy
2.4.6 on well-conditioned data.
Command: python3 make_regression.py CORPUS > regression.json
"""
import csv
import json
import pathlib
import sys

import mpmath
import numpy
import statsmodels
import statsmodels.api as sm

mpmath.mp.dps = 150
corpus = pathlib.Path(sys.argv[1])
random = numpy.random.default_rng(20240611)


def read(path):
    rows = list(csv.DictReader((corpus / path).open()))
    return {name: [float(row[name]) for row in rows] for name in rows[0]}


def exact(design, y, intercept):
    """Least squares of the stored numbers, rounded only at the end."""
    a = mpmath.matrix([[mpmath.mpf(value) for value in row] for row in design])
    b = mpmath.matrix([mpmath.mpf(value) for value in y])
    inverse = (a.T * a) ** -1
    solution = inverse * (a.T * b)
    rest = b - a * solution
    residual = sum(value * value for value in rest)
    if residual < mpmath.mpf(10) ** -60:
        residual = mpmath.mpf(0)
    mean = sum(b) / len(b) if intercept else 0
    whole = sum((value - mean) ** 2 for value in b)
    freedom = a.rows - a.cols
    return {
        "coefficients": [float(value) for value in solution],
        "errors": [float(mpmath.sqrt(inverse[i, i] * residual / freedom)) for i in range(a.cols)],
        "rSquared": float(1 - residual / whole),
        "deviation": float(mpmath.sqrt(residual / freedom)),
    }


def powers(x, degree):
    return [[mpmath.mpf(value) ** power for power in range(degree + 1)] for value in x]


def nist():
    for name, degree in (("Norris", 1), ("Filip", 10), ("Wampler1", 5), ("Wampler3", 5), ("Wampler5", 5)):
        columns = read(f"stats/nist/{name}.csv")
        yield name, exact(powers(columns["x"], degree), columns["y"], True)
    columns = read("stats/nist/NoInt1.csv")
    yield "NoInt1", exact([[value] for value in columns["x"]], columns["y"], False)
    columns = read("stats/known/longley_statsmodels.csv")
    names = ["GNPDEFL", "GNP", "UNEMP", "ARMED", "POP", "YEAR"]
    design = [[1] + [columns[name][row] for name in names] for row in range(16)]
    yield "Longley", exact(design, columns["TOTEMP"], True)


def fitted():
    for rows, width, intercept in ((8, 1, True), (20, 3, True), (50, 4, False), (200, 6, True)):
        columns = random.standard_normal((width, rows)).round(3)
        y = (columns.T @ numpy.arange(1, width + 1) + 5 + random.standard_normal(rows)).round(3)
        design = sm.add_constant(columns.T, has_constant="add") if intercept else columns.T
        result = sm.OLS(y, design).fit()
        yield {
            "columns": columns.tolist(), "y": y.tolist(), "intercept": intercept,
            "coefficients": result.params.tolist(), "errors": result.bse.tolist(),
            "rSquared": float(result.rsquared), "deviation": float(numpy.sqrt(result.mse_resid)),
        }


answer = {
    "versions": {
        "mpmath": mpmath.__version__, "numpy": numpy.__version__, "statsmodels": statsmodels.__version__,
    },
    "nist": dict(nist()),
    "fits": list(fitted()),
}
json.dump(answer, sys.stdout, indent=1)
print()
