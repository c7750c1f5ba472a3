"""Writes what Vega, which draws with d3-shape, answers for stacks and curves.

  pip install vl-convert-python==1.9.0
  python3 make-shape-judge.py > shape-judge.json

Paths come with three decimals, so that places are given in thousands.
"""

import json
import random
import re

import vl_convert

SOURCE = f"d3-shape as bundled in vl-convert-python {vl_convert.__version__} (Vega 5), make-shape-judge.py"
chance = random.Random(20261130)


def found(spec, read):
    """Every item of every mark for which `read` gives something."""
    items = []

    def walk(node):
        if isinstance(node, list):
            for each in node:
                walk(each)
        elif isinstance(node, dict):
            if node.get("marktype") in ("text", "line", "area"):
                items.extend(read(item) for item in node["items"])
            for each in node.values():
                walk(each)

    walk(vl_convert.vega_to_scenegraph(spec))
    return items


def base(values, **more):
    return {
        "$schema": "https://vega.github.io/schema/vega/v5.json", "width": 10, "height": 10,
        "padding": 0, "data": [dict({"name": "t", "values": values}, **more)],
    }


def stack(offset, amounts):
    """Starts and ends of the amounts of some places, series by series."""
    values = [
        {"place": place, "series": series, "amount": amount}
        for series, row in enumerate(amounts) for place, amount in enumerate(row)
    ]
    spec = base(values, transform=[{
        "type": "stack", "groupby": ["place"], "sort": {"field": "series"}, "field": "amount",
        "offset": offset,
    }])
    text = "datum.series + ' ' + datum.place + ' ' + datum.y0 + ' ' + datum.y1"
    spec["marks"] = [{
        "type": "text", "from": {"data": "t"}, "encode": {"enter": {"text": {"signal": text}}},
    }]
    lines = [item["text"].split() for item in found(spec, lambda item: item)]
    ends = {(int(s), int(p)): [float(a), float(b)] for s, p, a, b in lines}
    extents = [[ends[s, p] for p in range(len(amounts[0]))] for s in range(len(amounts))]
    return {"offset": offset, "amounts": amounts, "extents": extents}


def path(text):
    """The numbers of a path of absolute commands, each with its letter."""
    commands = []
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", text):
        commands.append([letter] + [float(n) for n in re.findall(r"-?[0-9.]+(?:e-?[0-9]+)?", rest)])
    return commands


def curve(kind, tension, points, vertical=False, area=False):
    values = [dict(zip(("x", "y", "e"), point)) for point in points]
    spec = base(values)
    enter = {
        "x": {"field": "x"}, "y": {"field": "y"}, "interpolate": {"value": kind},
        "orient": {"value": "horizontal" if vertical else "vertical"},
    }
    if tension is not None:
        enter["tension"] = {"value": tension}
    if area:
        enter["x2" if vertical else "y2"] = {"field": "e"}
    enter["fill" if area else "stroke"] = {"value": "black"}
    spec["marks"] = [{
        "type": "area" if area else "line", "from": {"data": "t"}, "encode": {"enter": enter},
    }]
    svg = vl_convert.vega_to_svg(spec)
    drawn = re.search(r'class="mark-(?:line|area) role-mark".*?<path d="([^"]*)"', svg).group(1)
    return {
        "kind": kind, "tension": tension, "isVertical": vertical, "isArea": area,
        "points": points, "path": path(drawn),
    }


def points(count, turned=False):
    """Places in thousands, rising along the way that the curve runs."""
    place, all = 0, []
    for _ in range(count):
        place += chance.randint(1, 60) * 1000
        value = chance.choice([0, 5, 20, 21, 50, 90]) * 1000 + chance.randint(-2000, 2000)
        end = chance.randint(-90, -10) * 1000
        all.append([value, place, end] if turned else [place, value, end])
    return all


stacks = []
for count in (1, 2, 5):
    positive = [[chance.randint(0, 90) for _ in range(6)] for _ in range(count)]
    mixed = [[chance.randint(-90, 90) for _ in range(6)] for _ in range(count)]
    stacks += [stack("zero", positive), stack("zero", mixed)]
    stacks += [stack("normalize", positive), stack("center", positive)]

curves = []
kinds = [("linear", None), ("monotone", None), ("step", None), ("step-before", None), ("step-after", None)]
kinds += [("cardinal", t) for t in (0, 0.3, 1)] + [("catmull-rom", a) for a in (0, 0.5, 1)]
for kind, tension in kinds:
    for count in (2, 3, 9):
        curves.append(curve(kind, tension, points(count)))
    curves.append(curve(kind, tension, points(7), area=True))
for count in (2, 3, 8):
    curves.append(curve("monotone", None, points(count, turned=True), vertical=True))

print(json.dumps({"source": SOURCE, "stacks": stacks, "curves": curves}, separators=(",", ":")))
