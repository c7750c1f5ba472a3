#!/usr/bin/env python3
"""Writes reference answers of PyICU for dates by other calendars to calendars.json.

Needs `pip install PyICU` (it builds against the system's ICU). Run as
`python calendars.py > calendars.json` in this folder. Nothing in it is random.
"""
import datetime
import json
import re
import sys

import icu

# Each calendar with locales that use it, and others.
LOCALES = {
    "persian": ["fa", "en", "ar", "ko"],
    "islamic-umalqura": ["ar", "en", "ur", "tr"],
    "hebrew": ["he", "en", "de"],
    "buddhist": ["th", "en", "fr"],
    "japanese": ["ja", "en", "zh-Hans"],
    "indian": ["hi", "en", "bn"],
    "roc": ["zh-Hant", "en", "ja"],
    "coptic": ["ar", "en", "ko"],
    "ethiopic": ["am", "en", "es"],
}
# Borders of years, leap days, months and eras, with a day on either side where it matters.
DAYS = [
    "2024-03-19", "2024-03-20", "2024-03-21", "2024-03-22", "2025-03-20", "2025-03-21", "2021-03-20",
    "2024-07-06", "2024-07-07", "2024-04-09", "2024-04-10", "2024-10-02", "2024-10-03", "2024-02-10",
    "2024-03-11", "2024-02-29", "2023-12-31", "2024-01-01", "2019-04-30", "2019-05-01", "1989-01-07",
    "1989-01-08", "1926-12-24", "1926-12-25", "1912-07-29", "1912-07-30", "1912-01-01", "1911-12-31",
    "1979-03-21", "2024-09-10", "2024-09-11", "2023-09-11", "2023-09-12", "1900-02-28", "1900-03-01",
]
SKELETONS = {
    ("day", "year"): "GyMMMMd", ("day", "day"): "MMMMd", ("weekday", "year"): "GyMMMMEEEEd",
    ("minute", "year"): "GyMMMMdjm", ("month", "year"): "GyMMMM", ("year", "year"): "Gy",
    ("quarter", "year"): "GyQQQQ",
}
SAME_MONTHS = ["buddhist", "japanese", "roc"]


def texts(tag, calendar, unit, skeleton):
    """Months and longer have names only where they are the Gregorian ones."""
    known = unit in ("day", "weekday", "minute") or calendar in SAME_MONTHS
    keyword = calendar if known else "gregory"
    locale = icu.Locale.forLanguageTag(tag + "-u-ca-" + keyword + ("-nu-arab" if tag == "ar" else ""))
    best = icu.DateTimePatternGenerator.createInstance(locale).getBestPattern
    pattern = best(skeleton)
    if unit == "quarter":
        # CLDR has no quarters with an era: the year stands as it does with one.
        pattern = best("yQQQQ")
        if "G" not in re.sub("'[^']*'", "", pattern):
            before, after = re.fullmatch("((?:[^'y]|'[^']*')*)y+(.*)", pattern).groups()
            year, suffix = re.fullmatch("(.*y)(.*)", best("Gy")).groups()
            pattern = before + year + ("" if after.startswith(suffix) else suffix) + after
    formatter = icu.SimpleDateFormat(pattern, locale)
    formatter.setTimeZone(icu.TimeZone.createTimeZone("UTC"))
    # CLDR has no name for these two eras.
    name = icu.LocaleDisplayNames.createInstance(icu.Locale.forLanguageTag(tag)).keyValueDisplayName("calendar", calendar)
    return [formatter.format(seconds(day)).replace("ERA1", f"({name})") for day in DAYS]


def seconds(day):
    moment = datetime.datetime.fromisoformat(day).replace(tzinfo=datetime.timezone.utc)
    return moment.timestamp()


def main():
    dates = [
        {"locale": f"{tag}-u-ca-{calendar}", "unit": unit, "context": context,
         "texts": texts(tag, calendar, unit, skeleton)}
        for calendar, tags in LOCALES.items() for tag in tags
        for (unit, context), skeleton in SKELETONS.items()
    ]
    source = {"command": "python calendars.py > calendars.json", "PyICU": icu.VERSION, "ICU": icu.ICU_VERSION}
    lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in dates)
    sys.stdout.write(f'{{\n"source": {json.dumps(source)},\n"moments": {json.dumps([seconds(day) for day in DAYS])},\n'
                     f'"dates": [\n{lines}\n]\n}}\n')


main()
