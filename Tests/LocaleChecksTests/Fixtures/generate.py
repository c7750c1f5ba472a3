#!/usr/bin/env python3
"""Writes plurals.json: the plural categories by Babel, a judge of another make than ICU.

For each locale the categories that whole numbers have, those that any number has, and the ordinal ones.
usage: generate.py > plurals.json   (Babel 2.17 or later, CLDR 46 or later)
"""
import json

import babel
from babel import Locale

TAGS = (
    "en ko ja zh-Hans zh-Hant ar fa he hi de fr es pt-BR ru pl lt sl cy tr "
    "it uk cs lv id hu fi sv th ga mt ro hr mk sk is nl da et eu"
).split()
# ICU 72 has CLDR 42. Later versions have other rules for Vietnamese and Galician, which are left out,
# and ordinal ones for Spanish.
LATER_ORDINALS = {"es"}
ORDER = ["zero", "one", "two", "few", "many", "other"]
WHOLE = list(range(0, 3001)) + [10**k for k in range(4, 8)] + [k * 10**6 for k in range(2, 12)]
NUMBERS = (0, 1, 2, 3, 5, 10, 11, 12, 19, 20, 21, 22, 100, 101, 111, 10**6)
FRACTIONS = [n / 10 for n in range(1, 300) if n % 10]


def ordered(categories):
    return [name for name in ORDER if name in categories | {"other"}]


def entry(tag):
    locale = Locale.parse(tag, sep="-")
    cardinal, ordinal = locale.plural_form, locale.ordinal_form
    whole = {cardinal(n) for n in WHOLE}
    return {
        "whole": [name for name in ORDER if name in whole],
        "all": ordered(whole | {cardinal(n) for n in FRACTIONS}),
        "ordinals": None
        if tag in LATER_ORDINALS
        else [name for name in ORDER if name in {ordinal(n) for n in WHOLE}],
        "numbers": {str(n): cardinal(n) for n in NUMBERS},
    }


SOURCE = f"Babel {babel.__version__}"
print(json.dumps({"source": SOURCE, "locales": {tag: entry(tag) for tag in TAGS}}, indent=1))
