"""Writes what d3-scale, as bundled in Vega, answers for a set of scales.

  pip install vl-convert-python==1.9.0
  python3 make-d3-judge.py numbers > d3-numbers.json
  TZ=Europe/Berlin python3 make-d3-judge.py times Europe/Berlin > d3-times-berlin.json
  TZ=America/New_York python3 make-d3-judge.py times America/New_York > d3-times-new-york.json
"""

import json
import random
import sys

import vl_convert

# Left out, because Vega answers something of its own: outer padding above 1 (held to 1), bands
# of an empty domain, ticks closer than a second (Vega thins them).
SOURCE = f"d3-scale as bundled in vl-convert-python {vl_convert.__version__} (Vega 5), make-d3-judge.py"


def texts(scale, signals, axis=None):
    """The text of every signal, then of the axis' labels, as Vega computes them."""
    marks = [
        {"type": "text", "name": f"m{i}", "encode": {"enter": {"text": {"signal": signal}}}}
        for i, signal in enumerate(signals)
    ]
    axes = [dict(axis, orient="bottom", scale="s", labelOverlap=False)] if axis else []
    spec = {
        "$schema": "https://vega.github.io/schema/vega/v5.json",
        "width": 1000, "height": 10, "padding": 0, "scales": [scale], "axes": axes, "marks": marks,
    }
    found = {"label": [], "signal": {}}

    def walk(node):
        if isinstance(node, list):
            for each in node:
                walk(each)
        elif isinstance(node, dict):
            if node.get("role") == "axis-label":
                found["label"] += [item["text"] for item in node["items"]]
            elif str(node.get("name", "")).startswith("m") and node.get("marktype") == "text":
                found["signal"][node["name"]] = node["items"][0].get("text", "")
            for each in node.values():
                walk(each)

    walk(vl_convert.vega_to_scenegraph(spec))
    return [found["signal"][f"m{i}"] for i in range(len(signals))], found["label"]


def number(text):
    return float(text)


def ticks(scale, count, expression="'' + datum.value"):
    labels = {"update": {"text": {"signal": expression}}}
    plain = dict(scale, name="s", range=[0, 1000])
    _, labels = texts(plain, [], {"tickCount": count, "encode": {"labels": labels}})
    ends = ["'' + toNumber(domain('s')[0])", "'' + toNumber(domain('s')[1])"]
    nice, _ = texts(dict(plain, nice=count), ends)
    return [number(x) for x in labels], [number(x) for x in nice]


def numbers():
    random.seed(1)
    out = {"source": SOURCE, "ticks": [], "positions": [], "bands": []}
    for _ in range(60):
        size = 10 ** random.uniform(-5, 7)
        a, b = round(random.uniform(-1, 1) * size, 8), round(random.uniform(-1, 1) * size, 8)
        count = random.randint(3, 25)
        values, nice = ticks({"type": "linear", "domain": [a, b], "zero": False}, count)
        out["ticks"].append({"type": "linear", "domain": [a, b], "count": count, "ticks": values, "nice": nice})
    for base in [10, 10, 10, 10, 10, 10, 2, 2, 2, 5, 16]:
        for _ in range(3):
            a = 10 ** random.uniform(-6, 6)
            b = a * 10 ** random.uniform(-8, 8)
            sign = random.choice([1, 1, -1])
            count = random.randint(2, 20)
            domain = [sign * a, sign * b]
            values, nice = ticks({"type": "log", "base": base, "domain": domain}, count)
            out["ticks"].append({"type": "log", "base": base, "domain": domain, "count": count, "ticks": values, "nice": nice})
    for kind, key, settings in [("pow", "exponent", [2, 3, 0.3]), ("pow", "exponent", [0.5]),
                                ("symlog", "constant", [1, 0.01, 50]), ("log", "base", [10, 2])]:
        for setting in settings:
            domain = [3, 4000] if kind == "log" else random.choice([[-20, 300], [5, -90], [0, 1000]])
            scale = {"name": "s", "type": kind, "domain": domain, "range": [10, 700], "zero": False}
            scale[key] = setting
            values = [random.uniform(min(domain), max(domain)) for _ in range(6)]
            where, _ = texts(scale, [f"'' + scale('s', {v!r})" for v in values])
            out["positions"].append({"type": kind, "setting": setting, "domain": domain,
                                     "values": values, "positions": [number(x) for x in where]})
    for kind in ["band", "point"]:
        for names in [["a"], ["a", "b", "c"], ["a", "b", "a", "c", "d"]]:
            for span in [[0, 960], [960, 0], [-5, 3]]:
                for inner, outer, align in [(0, 0, 0.5), (0.2, 0.1, 0.5), (0.5, 1, 0), (1, 0.5, 1)]:
                    if kind == "point" and inner == 0.2:
                        continue
                    scale = {"name": "s", "type": kind, "domain": names, "range": span,
                             "paddingOuter": outer, "align": align}
                    if kind == "band":
                        scale["paddingInner"] = inner
                    distinct = list(dict.fromkeys(names))
                    where, _ = texts(scale, ["'' + bandwidth('s')"] + [f"'' + scale('s', '{n}')" for n in distinct])
                    out["bands"].append({"type": kind, "domain": names, "range": span, "inner": inner,
                                         "outer": outer, "align": align, "bandwidth": number(where[0]),
                                         "positions": [number(x) for x in where[1:]]})
    return out


def times(zone):
    random.seed(2)
    out = {"source": SOURCE, "zone": zone, "ticks": []}
    # Milliseconds: the transitions of 2022 in both zones, a leap day, the epoch, far dates.
    anchors = [1647151200000, 1648342800000, 1667088000000, 1667714400000, 1582934400000, 0, -5e11]
    spans = [20, 40, 300, 2e3, 9e3, 4e4, 1e5, 2e5, 4e5, 8e5, 2e6, 7e6, 2e7, 8e7, 3e8, 3e9, 2e10]
    for anchor in anchors:
        for span in spans:
            length = span * random.uniform(0.7, 1.5) * 1000
            start = int(anchor - length * random.uniform(0.2, 0.8))
            domain = [start, int(start + length)]
            if random.random() < 0.2:
                domain.reverse()
            count = random.choice([4, 5, 8, 10, 12])
            scale = {"type": "time", "domain": [{"signal": str(d)} for d in domain]}
            values, nice = ticks(scale, count, "'' + toNumber(datum.value)")
            out["ticks"].append({"domain": domain, "count": count, "ticks": values, "nice": nice})
    return out


result = numbers() if sys.argv[1] == "numbers" else times(sys.argv[2])
lines = [f' "{k}": ' + (json.dumps(v) if not isinstance(v, list) else
         "[\n" + ",\n".join("  " + json.dumps(e) for e in v) + "\n ]") for k, v in result.items()]
print("{\n" + ",\n".join(lines) + "\n}")
