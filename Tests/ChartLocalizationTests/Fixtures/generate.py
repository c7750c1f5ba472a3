#!/usr/bin/env python3
"""Writes reference answers of PyICU, Babel and Python's own zones and codecs to reference.json.

Needs `pip install PyICU Babel==2.12.1 tzdata`, a Babel with the CLDR of ICU 72 (PyICU builds against the system's ICU) and Python 3.11 or later.
Run as `python generate.py > reference.json` in this folder; nothing in it is random but the
mutations, whose seed is fixed.
"""
import datetime
import json
import platform
import random
import re
import sys
import zoneinfo

import babel
import icu
from babel import Locale as BabelLocale

LOCALES = [
    "en", "ko", "ja", "zh-Hans", "zh-Hant", "ar", "fa", "he", "hi", "de", "fr", "es", "pt-BR", "ru", "pl", "lt",
    "sl", "cy", "tr", "vi",
]
RIGHT_TO_LEFT = ["ar", "fa", "he"]
VALUES = [0, 1, 2, 3, 5, 6, 11, 12, 21, 22, 100, 101, 111, 12345, 1000000, 1.5, 0.1, -1, -3]
MESSAGES = [
    "",
    "plain",
    "{n} {s}",
    "it''s '{' quoted '}' and 'this' isn't",
    "{n, plural, one {# point} other {# points}} in {s}.",
    "{n, plural, zero {zero #} one {one #} two {two #} few {few #} many {many #} other {other #}}",
    "{n, plural, =0 {none} =1 {only} =1.5 {one and a half} one {one #} other {# of {s}}}",
    "{n, plural, offset:1 =1 {just {s}} one {{s} and # more} other {{s} and # others}}",
    "{n, plural, offset:2 =0 {nobody} few {few #} many {many #} other {rest #}}",
    "{n, selectordinal, zero {#z} one {#st} two {#nd} few {#rd} many {#m} other {#th}}",
    "{s, select, city {a city} Paris {the {n} of {s}} other {{s}: {n}}}",
    "{s, select, other {{n, plural, one {'#' is # for {s}} other {#}}}} #",
    "{n, plural, other {{s, select, other {# is not replaced here}} '#' # ''}}",
    "{n,plural,one{A{n,plural,one{B#}other{C#}}D}other{E{n,selectordinal,other{F#}}G}}",
    "\u200e{ n , plural , other {한글 {s} 😀 #} }",
]
REJECTED_OR_NOT = [
    "{", "}", "{}", "{ }", "{n", "{n,", "{n,}", "{n, }", "{n,plural}", "{n,plural,}",
    "{n,plural,one{a}}", "{n,plural,other}", "{n,plural,other a}", "{n,plural,other{a}",
    "{n,plural,other{a}}}", "{n,plural,=1{a}other{b}}", "{n,plural,= 1{a}other{b}}",
    "{n,plural,=+1{a}other{b}}", "{n,plural,=-1{a}other{b}}", "{n,plural,=1e3{a}other{b}}",
    "{n,plural,=1.5.2{a}other{b}}", "{n,plural,={a}other{b}}", "{n,plural,=x{a}other{b}}",
    "{n,plural,offset:1 other{#}}", "{n,plural,offset: 1 other{#}}", "{n,plural,offset:other{#}}",
    "{n,plural,offset :1 other{#}}", "{n,plural,other{#}offset:1}", "{n,plural,offset:1offset:2 other{}}",
    "{n,plural,offset:-1 other{#}}", "{n,plural,offset:0.5 other{#}}", "{n,plural,offset:1}",
    "{n,plural,one{a}one{b}other{c}}", "{n,plural,other{a}other{b}}", "{n,PLURAL,other{#}}",
    "{n,SelectOrdinal,other{#}}", "{s,select,offset:1 other{a}}", "{s,select,offset{a}other{b}}",
    "{s,select,=1{a}other{b}}", "{s,select,other{a}=x{b}}", "{0}", "{00}", "{01}", "{0a}", "{12a}",
    "{32767}", "{32768}", "{2147483647}", "{99999999999}", "{-1}", "{a b}", "{a-b}", "{a_b}", "{a.b}",
    "{é}", "{한}", "{a\u00a0b}", "{a\u2028b}", "{n\u200f}", "{n,unknown}", "'", "''", "'''", "'{", "'{'",
    "'{''}'", "a'b'c", "'#'", "{n,plural,other{'#}}", "{n,plural,other{'#'}}", "{n,plural,other{'}'}}",
    "{n,plural,other{''#''}}", "{n,plural,other{'{'#'}'}}", "{n;}", "{n,plural other{}}", "{n,,plural}",
    "{n,plural,other{}} tail {s", "{n,plural,other{{{s}}}}", "#", "{#}", "{n,plural,#{a}other{b}}",
]


def argument(value):
    return icu.Formattable(float(value)) if isinstance(value, (int, float)) else icu.Formattable(value)


def render(pattern, tag, number, text):
    """(accepted, output or None if formatting failed)."""
    try:
        message = icu.MessageFormat(pattern, locale(tag))
    except icu.ICUError:
        return False, None
    try:
        return True, message.format(["n", "s"], [argument(number), argument(text)])
    except icu.ICUError:
        return True, None


def locale(tag):
    """As the localizer pins it: Gregorian, and Arabic with its own digits."""
    pinned = tag + "-u-ca-gregory" + ("-nu-arab" if tag == "ar" else "")
    return icu.Locale.forLanguageTag(pinned)


def rendered():
    return [
        {
            "pattern": pattern,
            "texts": {
                tag: [render(pattern, tag, value, "Paris")[1] for value in VALUES] for tag in LOCALES
            },
        }
        for pattern in MESSAGES
    ]


PIECES = ["values", " ", "é", "매출", "المبيعات", "''", "'{x}'", "isn't", "#", "😀", "{s}", "{n}", ", ", "<b>&", "\u00a0"]
CATEGORIES = ["zero", "one", "two", "few", "many"]
EXACT = ["=0", "=1", "=2", "=1.5", "=-1", "=1000000"]


def generated(chance, depth=0):
    """A random message that ICU accepts: plain parts, and choices nested up to four deep."""
    parts = [chance.choice(PIECES) for _ in range(chance.randint(0, 3))]
    if depth < 4 and chance.random() < (0.95 if depth == 0 else 0.45):
        kind = chance.choice(["plural", "plural", "select", "selectordinal"])
        if kind == "select":
            name, selectors = "s", chance.sample(["Paris", "city", "n", "_x"], chance.randint(0, 2))
        else:
            name = "n"
            selectors = chance.sample(CATEGORIES, chance.randint(0, 5)) + chance.sample(EXACT, chance.randint(0, 2))
            chance.shuffle(selectors)
        selectors.insert(chance.randint(0, len(selectors)), "other")
        space = chance.choice(["", " ", "\n "])
        offset = f"offset:{chance.choice([0, 1, 2])} " if kind == "plural" and chance.random() < 0.2 else ""
        variants = space.join(f"{selector}{space}{{{generated(chance, depth + 1)}}}" for selector in selectors)
        parts.insert(chance.randint(0, len(parts)), f"{{{name},{space}{kind},{space}{offset}{variants}}}")
    return "".join(parts)


def generated_messages(count=600):
    """Each message in four locales for four values; a quote that swallows a brace is left out."""
    chance = random.Random(6)
    result = []
    while len(result) < count:
        pattern = generated(chance)
        values = chance.sample(range(len(VALUES)), 4)
        texts = {}
        for tag in chance.sample(LOCALES, 4):
            texts[tag] = [render(pattern, tag, VALUES[index], "Paris") for index in values]
        accepted = all(answer[0] for answers in texts.values() for answer in answers)
        result.append({
            "pattern": pattern, "accepted": accepted, "values": values,
            "texts": {tag: [answer[1] for answer in answers] for tag, answers in texts.items()},
        })
    return result


def mutations(count=1500):
    chance = random.Random(72)
    parts = ["{", "}", "'", "#", "n", "s", ",", " ", "other{", "=1", "offset:1", "one{x}", "select", "{n}", "é"]
    seen = set()
    while len(seen) < count:
        text = list(chance.choice(MESSAGES + REJECTED_OR_NOT))
        for _ in range(chance.randint(1, 3)):
            place = chance.randint(0, len(text))
            action = chance.random()
            if action < 0.4:
                text[place:place + 1] = []
            elif action < 0.8:
                text.insert(place, chance.choice(parts))
            else:
                end = chance.randint(place, len(text))
                text[place:place] = text[place:end]
        seen.add("".join(text))
    return sorted(seen)


def judged():
    result = []
    for pattern in REJECTED_OR_NOT + mutations():
        accepted, output = render(pattern, "en", 3, "Paris")
        result.append({"pattern": pattern, "accepted": accepted, "text": output})
    return result


NUMBERS = [
    0, 1, -1, 12, -12, 999, 1000, 1234, -1234, 9999, 10000, 1234567, -1234567.891, 0.5, -0.5, 1.5, 2.5,
    0.1, 0.25, 0.125, -0.001, 0.004, 3.14159, 99.995, 1e15, 1e21, 1.5e-7, 5e-324, 1e300, 0.30000000000000004,
]
DIGITS = [["exact", 0], ["fixed", 0], ["fixed", 2], ["significant", 1], ["significant", 3], ["decimals", 1]]


def decimal_format(tag, kind, count, percent=False):
    create = icu.NumberFormat.createPercentInstance if percent else icu.NumberFormat.createInstance
    formatter = create(locale(tag))
    formatter.setRoundingMode(icu.DecimalFormat.kRoundHalfUp)
    # CLDR's minimumGroupingDigits, which number skeletons follow and DecimalFormat does not.
    if tag in ["pl", "es"]:
        formatter.setMinimumGroupingDigits(2)
    if kind == "significant":
        formatter.setSignificantDigitsUsed(True)
        formatter.setMinimumSignificantDigits(1)
        formatter.setMaximumSignificantDigits(count)
    else:
        formatter.setMinimumFractionDigits(count if kind == "fixed" else 0)
        formatter.setMaximumFractionDigits(400 if kind == "exact" else count)
    return formatter


def unsigned_zero(formatter, value):
    """The localizer prints no sign before a zero; here that is a second call."""
    text = formatter.format(float(value))
    absolute = formatter.format(abs(float(value)))
    return absolute if absolute == formatter.format(0.0) else text


def numbers():
    result = []
    for tag in LOCALES:
        for kind, count in DIGITS:
            for grouping in [True, False]:
                formatter = decimal_format(tag, kind, count)
                if not grouping:
                    formatter.setGroupingUsed(False)
                texts = [unsigned_zero(formatter, value) for value in NUMBERS]
                result.append({"locale": tag, "kind": kind, "count": count, "grouping": grouping, "texts": texts})
    return result


FRACTIONS = [0, 0.25, -0.25, 1, 0.005, 0.1234, 12.5, -0.0001]


def percents():
    return [
        {"locale": tag, "texts": [unsigned_zero(decimal_format(tag, "decimals", 1, True), x) for x in FRACTIONS]}
        for tag in LOCALES
    ]


SKELETONS = {
    "year": ["y", "y", "y"],
    "quarter": ["QQQQ", "QQQQ", "yQQQQ"],
    "month": ["LLLL", "LLLL", "yMMMM"],
    "day": ["MMMMd", "MMMMd", "yMMMMd"],
    "weekday": ["cccc", "MMMMdEEEE", "yMMMMdEEEE"],
    "hour": ["j", "MMMMdj", "yMMMMdj"],
    "minute": ["jm", "MMMMdjm", "yMMMMdjm"],
    "second": ["jms", "MMMMdjms", "yMMMMdjms"],
}
MOMENTS = [
    ["UTC", 0], ["UTC", 1654387200], ["Europe/Berlin", 1654387200.5], ["Asia/Seoul", 1704067199],
    ["America/New_York", -86400], ["UTC", 951782400], ["UTC", -14831769600], ["UTC", -12219292801], ["UTC", 4102444800],
]


def best_pattern(tag, skeleton):
    """ICU's pattern; an hour that would be a mere number, by no word and no part of the day an hour, has its minutes."""
    patterns = icu.DateTimePatternGenerator.createInstance(locale(tag))
    pattern = patterns.getBestPattern(skeleton)
    is_bare = skeleton.endswith("j") and re.search(r"[Hk]\W*$", pattern) and not re.search(r"[abB]", pattern)
    return patterns.getBestPattern(skeleton + "m") if is_bare else pattern


def date_format(tag, skeleton, zone):
    formatter = icu.SimpleDateFormat(best_pattern(tag, skeleton), locale(tag))
    calendar = icu.GregorianCalendar(icu.TimeZone.createTimeZone(zone), locale(tag))
    calendar.setGregorianChange(-1e17)
    formatter.setCalendar(calendar)
    return formatter


def dates():
    result = []
    for tag in LOCALES:
        for unit, skeletons in SKELETONS.items():
            for context, skeleton in zip(["none", "day", "year"], skeletons):
                texts = [date_format(tag, skeleton, zone).format(float(moment)) for zone, moment in MOMENTS]
                result.append({"locale": tag, "unit": unit, "context": context, "texts": texts})
    return result


LISTS = [[], ["a"], ["a", "b"], ["a", "b", "c"], ["Seoul", "부산", "طوكيو", "Łódź", "x, y"]]


def lists():
    result = []
    for tag in LOCALES:
        formatter = icu.ListFormatter.createInstance(locale(tag))
        isolate = (lambda text: f"\u2068{text}\u2069") if tag in RIGHT_TO_LEFT else (lambda text: text)
        texts = [formatter.format([isolate(item) for item in items]) for items in LISTS]
        result.append({"locale": tag, "texts": texts})
    return result


def ordinals_and_words():
    result = []
    for tag in LOCALES + ["ur", "bn", "th"]:
        words = icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.SPELLOUT, locale(tag))
        ordinal = icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.ORDINAL, locale(tag))
        counts = [1, 2, 3, 4, 11, 21, 22, 101]
        result.append({
            "locale": tag,
            "actualWords": words.getLocale(icu.ULocDataLocaleType.ACTUAL_LOCALE).getLanguage(),
            "ordinals": [[n, ordinal.format(n)] for n in counts],
            "words": [[x, words.format(x)] for x in [0, 1, 21, 3.5, 1234, 10000, 0.25, 1000000]],
        })
    return result


WORDS = ["zebra", "Äpfel", "apfel", "Ångström", "östlich", "ñandú", "nada", "Łódź", "lato", "żaba", "ziemia",
         "école", "Eis", "하늘", "가방", "나무", "さくら", "サクラ", "桜", "重庆", "北京", "上海", "ёлка", "едут", "10", "9", "", "-a"]


def orders():
    result = []
    for tag in LOCALES + ["sv", "da"]:
        collator = icu.Collator.createInstance(locale(tag))
        result.append({"locale": tag, "words": sorted(WORDS, key=collator.getSortKey)})
    return result


ZONES = ["UTC", "Europe/Berlin", "Asia/Seoul", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe",
         "America/Sao_Paulo", "Africa/Casablanca", "Pacific/Apia"]


def offsets():
    moments = list(range(0, 1640995200, 9876543)) + [1647241199, 1647241200, 1648342799, 1648342800, -1, 0]
    result = []
    for name in ZONES:
        zone = zoneinfo.ZoneInfo(name)
        answers = [
            int(datetime.datetime.fromtimestamp(moment, zone).utcoffset().total_seconds()) for moment in moments
        ]
        result.append({"zone": name, "moments": moments, "offsets": answers})
    return result


SAMPLES = {
    "utf-16": "Größe 매출 😀", "utf-16le": "Größe", "utf-16be": "Größe", "utf-32": "a😀",
    "iso-8859-1": "Größe façade", "iso-8859-2": "Łódź żółw", "windows-1252": "“Größe” – 5 €", "windows-1251": "Продажи",
    "koi8-r": "Продажи", "euc-kr": "매출 합계", "shift_jis": "売上 サクラ", "euc-jp": "売上 サクラ", "gb18030": "销售额 😀",
    "big5": "銷售額", "utf-8": "Größe",
}


def encodings():
    return [{"name": name, "bytes": text.encode(name).hex(), "text": text} for name, text in SAMPLES.items()]


def categories():
    values = list(range(0, 31)) + [100, 101, 102, 103, 111, 121, 1000, 1000000, 2000000, 0.5, 1.5, 2.25, 10.1]
    result = []
    for tag in LOCALES + ["lv", "ga", "pt"]:
        rules = BabelLocale.parse(tag.replace("-", "_"))
        whole = [value for value in values if value == int(value)]
        result.append({
            "locale": tag, "values": values, "cardinal": [rules.plural_form(value) for value in values],
            "ordinal": [rules.ordinal_form(value) for value in whole],
        })
    return result


def main():
    formatted = {tag: [icu.NumberFormat.createInstance(locale(tag)).format(float(v)) for v in VALUES] for tag in LOCALES}
    syntax = icu.UnicodeSet("[[:Pattern_Syntax:][:Pattern_White_Space:]]")
    document = {
        "source": {
            "command": "python generate.py > reference.json",
            "PyICU": icu.VERSION, "ICU": icu.ICU_VERSION, "Babel": babel.__version__,
            "Python": platform.python_version(),
        },
        "values": VALUES, "formatted": formatted, "rendered": rendered(), "generated": generated_messages(), "judged": judged(),
        "syntaxRanges": [[ord(syntax.getRangeStart(i)), ord(syntax.getRangeEnd(i))] for i in range(syntax.getRangeCount())],
        "numberValues": NUMBERS, "numbers": numbers(), "fractions": FRACTIONS, "percents": percents(),
        "moments": [{"zone": zone, "seconds": seconds} for zone, seconds in MOMENTS], "dates": dates(),
        "listItems": LISTS, "lists": lists(), "rules": ordinals_and_words(), "orders": orders(),
        "offsets": offsets(), "encodings": encodings(), "categories": categories(),
    }
    # One top-level entry's element a line: small, and a changed answer shows as one line.
    sys.stdout.write("{\n")
    for index, (key, value) in enumerate(document.items()):
        if isinstance(value, list) and value and isinstance(value[0], dict):
            text = "[\n" + ",\n".join("  " + json.dumps(item, ensure_ascii=False) for item in value) + "\n]"
        else:
            text = json.dumps(value, ensure_ascii=False)
        sys.stdout.write(f"{json.dumps(key)}: {text}{',' if index + 1 < len(document) else ''}\n")
    sys.stdout.write("}\n")


main()
