#!/usr/bin/env python3
"""Writes python-csv.json: texts in many dialects, and their cells as Python's csv module reads them.

    python3 make-python-csv.py > python-csv.json

What differs from csv.reader on purpose is done here to its result: blanks around a cell go, rows of
empty cells go (in a table of one column only unquoted ones), rows are as wide as the header.
"""
import csv
import io
import json
import platform
import random

SENTINEL = "zz"


def rows_of(text, delimiter, skip_blanks):
    reader = csv.reader(
        io.StringIO(text, newline=""), delimiter=delimiter, skipinitialspace=skip_blanks
    )
    return [[cell.strip(" \t") for cell in row] for row in reader]


def expected(text, delimiter, skip_blanks=False):
    rows = rows_of(text, delimiter, skip_blanks)
    header = rows[0]
    width = len(header)
    body = [(row + [""] * width)[:width] for row in rows[1:] if any(row)]
    return header, [[cell or None for cell in row] for row in body]


def closes(text, delimiter):
    """Whether every quote is closed: a row put behind the text is then read as it stands."""
    tail = delimiter.join([SENTINEL] * 3)
    return rows_of(text + "\n" + tail, delimiter, False)[-1] == [SENTINEL] * 3


def case(name, text, delimiter, skip_blanks=False, asks=False):
    header, rows = expected(text, delimiter, skip_blanks)
    return {
        "name": name,
        "text": text,
        "delimiter": delimiter,
        "asks": asks,
        "header": header,
        "rows": rows,
    }


def quoted(cell, delimiter, always):
    if always or any(sign in cell for sign in (delimiter, '"', "\n", "\r")):
        return '"' + cell.replace('"', '""') + '"'
    return cell


def written(rows, delimiter, line_end, always, final):
    lines = [delimiter.join(quoted(cell, delimiter, always) for cell in row) for row in rows]
    return line_end.join(lines) + (line_end if final else "")


def by_hand():
    yield case("CRLF", "a,b\r\nx,y\r\nz,w\r\n", ",")
    yield case("lone CR", "a,b\rx,y\rz,w", ",")
    yield case("mixed line ends", "a,b\nx,y\r\nz,w\rv,u", ",")
    yield case("no final line break", "a,b\nx,y", ",")
    yield case("delimiter at the end", "a,b\nx,", ",")
    yield case("quoted line breaks", 'a,b\n"x\ny","z\r\nw"\n', ",")
    yield case("doubled quotes", 'a,b\n"x ""y""","""z"""\n', ",")
    yield case("empty quotes", 'a,b\n"",x\ny,""\n', ",")
    yield case("text after the closing quote", 'a,b\n"x"y,"z" w\n"x"y"z,"q"""r\n', ",")
    yield case("quotes inside a cell", 'a,b\nx"y,z""w\n', ",")
    yield case("blank lines", "a,b\n\nx,y\n\n\r\nz,w\n\n", ",")
    yield case("semicolons around commas", 'a;b\n"x;y";p,q\nz;w,v\n', ";")
    yield case("tabulators", "a\tb\nx\ty, z\nw\tv\n", "\t")
    yield case("pipes", "a|b|c\nx|y|z\n", "|")
    yield case("blanks before quotes", 'a, b, c\nx, "y, z", w\np, "q", r\n', ",", skip_blanks=True)
    yield case("delimiters in quotes", 'a,b\n"x,y,z","w;v|u\tt"\nq,r\n', ",")
    yield case("other scripts", "день,日付\nпн,月\n\U0001f600,é\n", ",")


def tables(random):
    words = ["x", "yes y", "é", "日本", "\U0001f600", 'q"q', "l\nl", "c\r\nc", "m,m", "m;m", "t\tt", "p|p", "", "word"]
    for number in range(160):
        delimiter = random.choice(",;\t|")
        width = random.randint(2, 6)
        rows = [[f"h{column}" for column in range(width)]]
        for _ in range(random.randint(2, 12)):
            rows.append([random.choice(words).replace("\t", delimiter) for _ in range(width)])
        rows.append(["end"] * width)
        text = written(rows, delimiter, random.choice(["\n", "\r\n", "\r"]),
                       random.random() < 0.3, random.random() < 0.5)
        yield case(f"table {number}", text, delimiter)


def soup(random):
    number = 0
    while number < 240:
        delimiter = random.choice(",;\t|")
        signs = ["a", "b", '"', '"', delimiter, delimiter, "\n", "\r", "\r\n", "é"]
        body = "".join(random.choice(signs) for _ in range(random.randint(1, 60)))
        head = delimiter.join(["h0", "h1", "h2"]) + "\n"
        if not closes(head + body, delimiter):
            continue
        text = head + body + "\n" + delimiter.join([SENTINEL] * 3) + "\n"
        yield case(f"soup {number}", text, delimiter, asks=True)
        number += 1


def main():
    seeded = random.Random(20240501)
    cases = [*by_hand(), *tables(seeded), *soup(seeded)]
    source = f"csv of Python {platform.python_version()}, python3 make-python-csv.py, seed 20240501"
    print(json.dumps({"source": source, "cases": cases}, ensure_ascii=True, indent=0))


main()
