"""Writes what Python's datetime and zoneinfo know of dates and zones, by brute force.

  python3 make-calendars.py > calendars.json

A start is found by walking the clock minute by minute (second by second near a change that is
not at a whole minute), never by arithmetic on dates.
"""

import datetime
import json
import platform
import random
import zoneinfo

UTC = datetime.timezone.utc
DAY = 86400
ZONES = [  # zone, first and last UTC date of the walk
    ("Europe/Berlin", (2022, 1, 1), (2023, 1, 10)),
    ("America/New_York", (2022, 1, 1), (2023, 1, 10)),
    ("America/Sao_Paulo", (2017, 6, 1), (2018, 12, 1)),  # jumps over midnight
    ("America/Havana", (2022, 1, 1), (2023, 1, 10)),  # jumps over midnight, repeats midnight
    ("Australia/Lord_Howe", (2022, 1, 1), (2023, 1, 10)),  # half an hour
    ("Pacific/Apia", (2011, 6, 1), (2012, 6, 1)),  # jumps over a whole day
    ("America/St_Johns", (2010, 1, 1), (2011, 1, 10)),  # at 00:01, back into the day before
    ("Africa/Monrovia", (1971, 12, 1), (1972, 3, 1)),  # 44 minutes and 30 seconds
    ("Antarctica/Troll", (2022, 1, 1), (2023, 1, 10)),  # two hours
]


def instant(date):
    return int(datetime.datetime(*date, tzinfo=UTC).timestamp())


def offset(zone, t):
    return int(datetime.datetime.fromtimestamp(t, zone).utcoffset().total_seconds())


def changes(zone, low, high):
    found, t, current = [], low, offset(zone, low)
    while t < high:
        t += 3600
        if offset(zone, t) != current:
            s = next(s for s in range(t - 3599, t + 1) if offset(zone, s) != current)
            current = offset(zone, s)
            found.append([s, current])
    return found


def walk(zone, low, high, key, repeats):
    """The instants where a key appears that was never seen; with repeats, also on every round minute."""
    starts, newest, t = [], None, low
    while t < high:
        local = datetime.datetime.fromtimestamp(t, zone).replace(tzinfo=None)
        if newest is None:
            newest = last = key(local)
        if repeats and (key(local) != last or (local.second == 0 and local.minute % repeats == 0)):
            starts.append(t)
        elif not repeats and key(local) > newest:
            starts.append(t)
        last, newest = key(local), max(newest, key(local))
        t += 60 if t % 60 == 0 and offset(zone, t) % 60 == 0 and offset(zone, t + 60) % 60 == 0 else 1
    return starts


LONG = {
    "day": lambda d: d.date(),
    "week": lambda d: d.isocalendar()[:2],
    "month": lambda d: (d.year, d.month),
    "quarter": lambda d: (d.year, (d.month - 1) // 3),
    "year": lambda d: d.year,
}


def walks(zone, low, high, around):
    for unit, key in LONG.items():
        if unit == "day":
            for c in around:
                yield unit, 1, c - 4 * DAY, c + 4 * DAY, walk(zone, c - 4 * DAY, c + 4 * DAY, key, 0)
        else:
            yield unit, 1, low, high, walk(zone, low, high, key, 0)
    for c in around:
        a, b = c - DAY, c + DAY
        for step in [3, 6, 12]:
            yield "hour", step, a, b, walk(zone, a, b, lambda d: (d.date(), d.hour // step), 0)
        yield "hour", 1, a, b, walk(zone, a, b, lambda d: (d.date(), d.hour), 60)
        a, b = c - 7200, c + 7200
        for step in [15, 30]:
            yield "minute", step, a, b, walk(zone, a, b, lambda d: (d.date(), d.hour, d.minute // step), step)


def zone_entry(name, first, last):
    zone, low, high = zoneinfo.ZoneInfo(name), instant(first), instant(last)
    steps = changes(zone, low, high)
    around = [s for s, _ in steps]
    dates, local = [], []
    for t in [random.randrange(low, high) for _ in range(40)] + [c + d for c in around for d in range(-7200, 7201, 1795)]:
        d = datetime.datetime.fromtimestamp(t, zone)
        dates.append([t, d.year, d.month, d.day, d.hour, d.minute, d.second, d.isoweekday()])
    for c in around:
        for d in range(-3 * 3600, 3 * 3600, 900):
            wall = datetime.datetime.fromtimestamp(c + d + offset(zone, c - 1), UTC).replace(tzinfo=None)
            t = wall.replace(tzinfo=zone, fold=0).timestamp()
            local.append([wall.year, wall.month, wall.day, wall.hour, wall.minute, wall.second, int(t)])
    starts = [{"unit": u, "step": s, "from": a, "to": b, "starts": w} for u, s, a, b, w in walks(zone, low, high, around)]
    return {"zone": name, "offset": offset(zone, low), "changes": steps, "dates": dates, "local": local, "starts": starts}


random.seed(4)
days = []
for n in [1, 2, 365, 366, 719163, 3652059] + [random.randrange(1, 3652059) for _ in range(400)]:
    d = datetime.date.fromordinal(n)
    days.append([n - 719163, d.year, d.month, d.day, *d.isocalendar()])
source = f"Python {platform.python_version()} datetime and zoneinfo (tz 2025b), make-calendars.py"
print("{\n \"source\": " + json.dumps(source) + ",\n \"days\": " + json.dumps(days) + ",\n \"zones\": [")
print(",\n".join("  " + json.dumps(zone_entry(*z)) for z in ZONES) + "\n ]\n}")
