"""Sounds and scores with planted faults: (what is wrong, the check that must say so, chart, how)."""
import copy
import dataclasses
import pathlib
import shutil
import tempfile

import numpy as np
import soundfile
from scipy.signal import resample

import checks


def tones(change):
    """Puts a check to a case whose tones are changed."""
    return lambda check, case: check(case.with_tones(change(case, case.tones.copy())))


def whole(change):
    return lambda check, case: check(dataclasses.replace(case, whole=change(case, case.whole.copy())))


def amounts(change):
    def plant(check, case):
        data = [dataclasses.replace(series, amounts=change(series.amounts.copy())) for series in case.data]
        return check(dataclasses.replace(case, data=data))

    return plant


def score(change):
    def plant(check, case):
        changed = copy.deepcopy(case.score)
        change(changed["events"])
        return check(dataclasses.replace(case, score=changed))

    return plant


def files(change):
    """Puts a check to copies of a case's files, each sound changed."""

    def plant(check, case):
        with tempfile.TemporaryDirectory() as folder:
            for path in case.folder.glob(f"{case.name}.*"):
                if path.suffix not in (".wav", ".flac", ".ogg"):
                    shutil.copy(path, folder)
                    continue
                sound, rate = soundfile.read(path, always_2d=True)
                soundfile.write(pathlib.Path(folder) / path.name, change(sound), rate)
            return list(check(dataclasses.replace(case, folder=pathlib.Path(folder))))

    return plant


def silence(sound):
    return sound * 0


def faster(case, sound):
    """A sixth of a semitone higher."""
    return resample(sound, int(len(sound) / 2 ** (1 / 72)))[: len(sound)]


def late(case, sound):
    return np.roll(sound, int(0.008 * case.rate), axis=0)


def cut(case, sound):
    """A jump in the middle of the last tone."""
    event = case.events("tone", "glide")[-1]
    middle = int((event["onset"] + event["duration"] / 2) * case.rate)
    sound[middle:] = 0
    return sound


def two_tones_swapped(case, sound):
    first, second = case.events("tone")[9:11]
    length = int(first["duration"] * case.rate)
    a, b = (int(event["onset"] * case.rate) for event in (first, second))
    sound[a : a + length], sound[b : b + length] = sound[b : b + length].copy(), sound[a : a + length].copy()
    return sound


def loud_below(case, sound):
    """Low notes turned down."""
    for event in case.events("tone"):
        if event["startFrequency"] < 200:
            sound[int(event["onset"] * case.rate) : int((event["onset"] + event["duration"]) * case.rate)] *= 0.3
    return sound


def hum(case, sound):
    return sound + 0.02 * np.sin(np.arange(len(sound))[:, None] / 20)


def shift(events):
    for event in events:
        if event["kind"] == "tone":
            event["startFrequency"] *= 1.001


def greatest_lost(events):
    highest = max(events, key=lambda e: e["startFrequency"] or 0 if e["kind"] in ("tone", "glide") else 0)
    events[:] = [event for event in events if event.get("index") != highest["index"]]


def closer(events):
    second = [event for event in events if event["kind"] == "tone"][1]
    second["onset"] -= 0.001 + second["onset"] - events[2]["onset"] - 0.05


FAULTS = [
    ("T13: the data the other way round", checks.t1_data_are_heard, "smooth", amounts(lambda y: y[::-1])),
    ("T13: the data of bars the other way round", checks.t1_data_are_heard, "daily", amounts(lambda y: y[::-1])),
    ("T13: silence instead of a line", checks.t1_data_are_heard, "smooth", tones(lambda c, s: silence(s))),
    ("T13: silence instead of tones", checks.t1_data_are_heard, "top", tones(lambda c, s: silence(s))),
    ("T13: aubio, silence", checks.t1_aubio_hears_them_too, "smooth", files(silence)),
    ("a line a sixth of a semitone high", checks.t2_pitch_is_exact, "constant", tones(faster)),
    ("tones a sixth of a semitone high", checks.t2_pitch_is_exact, "rising-tones", tones(faster)),
    ("a score two cents high", checks.t2_score_follows_the_data, "rising-tones", score(shift)),
    ("two tones swapped", checks.t3_equal_steps_are_equal_ratios, "rising-tones", tones(two_tones_swapped)),
    ("tones 8 ms late", checks.t4_onsets, "daily", tones(late)),
    ("a line 8 ms late", checks.t4_onsets, "gap", tones(late)),
    ("a line cut off", checks.t5_no_clicks, "smooth", tones(cut)),
    ("a tone cut off", checks.t5_no_clicks, "daily", tones(cut)),
    ("an end cut off", checks.t6_quiet_edges, "rising", whole(lambda c, s: s[: len(s) // 2])),
    ("twelve decibels too loud", checks.t7_t8_every_format, "daily", files(lambda s: np.clip(s * 4, -1, 1))),
    ("three decibels too soft", checks.t7_t8_every_format, "daily", files(lambda s: s * 0.7)),
    ("low notes turned down", checks.t9_every_pitch_is_about_as_loud, "rising-tones", tones(loud_below)),
    ("left and right swapped", checks.t10_place_is_heard, "smooth", tones(lambda c, s: s[:, ::-1])),
    ("a hum in the gap", checks.t11_gaps_are_silent, "gap", tones(hum)),
    ("a gap that the score lacks", checks.t11_gaps_are_silent, "gap", score(lambda e: e.__setitem__(slice(None), [x for x in e if x["kind"] != "gap"]))),
    ("the greatest mark lost", checks.extremes_are_kept, "many", score(greatest_lost)),
    ("tones too close", checks.tones_are_apart, "many-points", score(closer)),
]
