"""A rendered chart: the data that a judge reads for himself, the score, and the sounds."""
import csv
import dataclasses
import json
import pathlib

import numpy as np

from listening import load

LOW, HIGH = 48.0, 84.0


def note_to_hertz(note):
    return 440 * 2 ** ((np.asarray(note) - 69) / 12)


@dataclasses.dataclass(frozen=True)
class Series:
    """The amounts of one series, in reading order, NaN where missing; where they stand, 0...1."""

    places: np.ndarray
    amounts: np.ndarray
    # What the axis of the amounts spans; None where the data alone do not tell.
    axis: tuple | None


@dataclasses.dataclass(frozen=True)
class Case:
    name: str
    folder: pathlib.Path
    data: list
    score: dict
    rate: int
    whole: np.ndarray
    tones: np.ndarray

    def with_tones(self, tones):
        return dataclasses.replace(self, tones=tones)

    def events(self, *kinds):
        return [event for event in self.score["events"] if event["kind"] in kinds]

    def series(self):
        return list(zip(self.data, self.score["series"]))


def number(text):
    return float(text) if text else np.nan


def shape(rows):
    """A shape's file holds places, amounts and what both axes span."""
    x = np.array([number(row["x"]) for row in rows])
    y = np.array([number(row["y"]) for row in rows])
    x_low, x_high, y_low, y_high = (number(rows[0][key]) for key in ("xLow", "xHigh", "yLow", "yHigh"))
    return [Series((x - x_low) / (x_high - x_low), y, (y_low, y_high))]


def days(rows, key):
    stamps = np.array([np.datetime64(row[key], "D").astype(int) for row in rows], dtype=float)
    return stamps - stamps[0]


def demo(name, rows):
    """The pancake charts: what is split by what, and how places lie in time, is told here again."""
    amounts = np.array([number(row["sales"]) for row in rows])
    if name == "top":
        return [Series(np.arange(len(rows)) / len(rows), amounts, None)]
    if name == "cities":
        cities = list(dict.fromkeys(row["city"] for row in rows))
        chosen = [[row for row in rows if row["city"] == city] for city in cities]
        return [
            Series(days(some, "day") / days(some, "day")[-1], np.array([number(r["sales"]) for r in some]), None)
            for some in chosen
        ]
    places = days(rows, "day" if name == "daily" else "month")
    # Bars are as wide as their day or month, the last one too.
    return [Series(places / (places[-1] + (1 if name == "daily" else 30)), amounts, None)]


def read(folder, name):
    folder = pathlib.Path(folder)
    with open(folder / f"{name}.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    data = shape(rows) if "xLow" in rows[0] else demo(name, rows)
    score = json.loads((folder / f"{name}.json").read_text())
    whole, rate = load(folder / f"{name}.wav")
    tones, _ = load(folder / f"{name}.tones.wav")
    return Case(name, folder, data, score, rate, whole, tones)


def names(folder):
    return sorted(path.name[: -len(".tones.wav")] for path in pathlib.Path(folder).glob("*.tones.wav"))
