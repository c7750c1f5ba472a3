"""Writes functions.json: zeros by scipy.optimize.brentq, turning points by scipy.optimize.minimize_scalar.

usage: python make_functions.py > functions.json
Brackets come from 20,001 even places; poles are told from zeros by the size of what brentq finds.
"""
import json
import math

import numpy
import scipy
from scipy.optimize import brentq, minimize_scalar

FUNCTIONS = {
    "square-less-two": (lambda x: x * x - 2, -10, 10),
    "cubic": (lambda x: x**3 - x, -2, 2),
    "quintic": (lambda x: x**5 - 5 * x**3 + 4 * x + 0.5, -2.5, 2.5),
    "reciprocal": (lambda x: 1 / x, -5, 5),
    "shifted-reciprocal": (lambda x: 1 / (x - 0.3331), -1, 2),
    "tangent": (math.tan, -6, 6),
    "root": (math.sqrt, 0, 9),
    "logarithm": (math.log, 0.01, 9),
    "sine": (math.sin, -10, 10),
    "exponential": (math.exp, -3, 3),
    "sine-by-itself": (lambda x: math.sin(x) / x, -10, 10),
    "damped": (lambda x: math.exp(-x / 4) * math.cos(3 * x), 0, 12),
    "bell": (lambda x: math.exp(-((x - 1.234567) ** 2)), -4, 6),
    "beat": (lambda x: math.sin(x) + 0.7 * math.sin(2.3 * x + 0.4), -8, 8),
}


def value(function, x):
    try:
        return function(x)
    except (ZeroDivisionError, ValueError, OverflowError):
        return math.nan


def read(name, function, lower, upper):
    ask = lambda x: value(function, x)
    places = numpy.linspace(lower, upper, 20_001)
    values = numpy.array([ask(x) for x in places])
    usual = numpy.nanquantile(numpy.abs(values), 0.9)
    zeros, peaks, troughs = [], [], []
    for i in range(len(places) - 1):
        a, b = values[i], values[i + 1]
        if a == 0:
            zeros.append(float(places[i]))
        elif math.isfinite(a) and math.isfinite(b) and a * b < 0:
            root = brentq(ask, places[i], places[i + 1], xtol=1e-15, rtol=8.9e-16)
            if abs(ask(root)) < 1e-6 * usual:
                zeros.append(root)
    for i in range(1, len(places) - 1):
        a, b, c = values[i - 1 : i + 2]
        if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
            continue
        bounds = (places[i - 1], places[i + 1])
        if b > a and b > c and b < 100 * usual:
            peaks.append(minimize_scalar(lambda x: -ask(x), bounds=bounds, method="bounded",
                                         options={"xatol": 1e-12}).x)
        if b < a and b < c and b > -100 * usual:
            troughs.append(minimize_scalar(ask, bounds=bounds, method="bounded",
                                           options={"xatol": 1e-12}).x)
    return {"name": name, "from": lower, "to": upper, "zeros": zeros,
            "peaks": [float(x) for x in peaks], "troughs": [float(x) for x in troughs]}


print(json.dumps({
    "source": {"scipy": scipy.__version__, "numpy": numpy.__version__},
    "functions": [read(name, *entry) for name, entry in FUNCTIONS.items()],
}, indent=1))
