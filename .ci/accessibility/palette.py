"""Colours as people see them: contrast on the paper, and differences between series.

Every pair of series colours of a drawing differs by at least 10 in CAM02-UCS for normal sight, for
Machado 2009 protan, deutan and tritan sight at severity 50 and 100, and for Viénot 1999 (protan,
deutan) and Brettel 1997 (tritan). Every colour has at least 3:1 on the paper (WCAG 2.2, 1.4.11).
"""
import functools
import itertools
import re
import warnings

import numpy
from colorspacious import cspace_convert, deltaE
from daltonlens import convert, simulate

from documents import Fault

LEAST_DIFFERENCE = 10
LEAST_CONTRAST = 3

MODEL = convert.LMSModel_sRGB_SmithPokorny75()
DICHROMATS = {
    "protan, Viénot": (simulate.Simulator_Vienot1999(MODEL), simulate.Deficiency.PROTAN),
    "deutan, Viénot": (simulate.Simulator_Vienot1999(MODEL), simulate.Deficiency.DEUTAN),
    "tritan, Brettel": (simulate.Simulator_Brettel1997(MODEL), simulate.Deficiency.TRITAN),
}


def parts(colour):
    return numpy.array([int(colour[place : place + 2], 16) for place in (1, 3, 5)]) / 255


def luminance(colour):
    linear = parts(colour)
    linear = numpy.where(linear <= 0.04045, linear / 12.92, ((linear + 0.055) / 1.055) ** 2.4)
    return float(linear @ [0.2126, 0.7152, 0.0722])


def contrast(first, second):
    bright, dark = sorted([luminance(first), luminance(second)], reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@functools.cache
def seen(colour):
    """A colour as each kind of sight sees it."""
    sights = {"normal": parts(colour)}
    for kind in ("protanomaly", "deuteranomaly", "tritanomaly"):
        for severity in (50, 100):
            space = {"name": "sRGB1+CVD", "cvd_type": kind, "severity": severity}
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                sights[f"{kind} {severity}, Machado"] = numpy.clip(
                    cspace_convert(parts(colour), space, "sRGB1"), 0, 1
                )
    image = (parts(colour).reshape(1, 1, 3) * 255).round().astype(numpy.uint8)
    for name, (simulator, deficiency) in DICHROMATS.items():
        sights[name] = simulator.simulate_cvd(image, deficiency, severity=1.0).reshape(3) / 255
    return sights


@functools.cache
def least_difference(first, second):
    """The smallest difference of two colours over all kinds of sight, and for which."""
    return min(
        (
            float(deltaE(one, seen(second)[sight], input_space="sRGB1", uniform_space="CAM02-UCS")),
            sight,
        )
        for sight, one in seen(first).items()
    )


def schemes(text):
    """The rules of a drawing's style for each of its schemes, without forced colours."""
    style = re.search(r"<style>(.*?)</style>", text, re.S)
    rules = style.group(1) if style else ""
    media = r"@media \({}\)\{{\n(.*?)\n\}}"
    dark = re.search(media.format("prefers-color-scheme:dark"), rules, re.S)
    plain = re.sub(media.format(r"[^)]*"), "", rules, flags=re.S)
    return {"its own": plain} | ({"dark": dark.group(1)} if dark else {})


def palettes(documents):
    faults = []
    for document in documents:
        if not document.is_svg:
            continue
        say = lambda text: faults.append(Fault(document.name, "palette", text))
        for scheme, rules in schemes(document.text).items():
            paper = re.search(r"\.paper\{fill:(#[0-9a-f]{6})\}", rules)
            colours = sorted(set(re.findall(r"\.s\d+\{color:(#[0-9a-f]{6})\}", rules)))
            if not paper:
                say(f"found no paper in {scheme} scheme")
                continue
            for colour in colours:
                ratio = contrast(colour, paper.group(1))
                if ratio < LEAST_CONTRAST:
                    say(f"{colour} has {ratio:.2f}:1 on {paper.group(1)}, expected {LEAST_CONTRAST}:1")
            for first, second in itertools.combinations(colours, 2):
                difference, sight = least_difference(first, second)
                if difference < LEAST_DIFFERENCE:
                    say(f"{first} and {second} differ by {difference:.1f} to {sight} sight")
    return faults
