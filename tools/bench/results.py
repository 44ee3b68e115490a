"""Rows of results, one for each measurement, in a JSON file. Tables and the page are made from it.

All rows have `table`, `name`, `what`, `unit`, `size`, `threads`, `least`, `median`, `machine`, `date`, and `load` (the average of one
minute) if known. `least` and `median` of calls are processor time; `wall_least` and `wall_median` are wall time. Rows with a peer have
`peer`, `peer_least`, `peer_median`, `ratio` (of the peer's time to that of hgc: the median over neighbouring calls) and `difference` (of
results); rows with a goal `reach` and `reached`; rows of a roofline `operations` and `bytes`. `note` says why something was not measured.
Files of GPUs have a row on each line."""
import datetime
import json
import os
import pathlib
import platform
import re
import statistics
import sys

MOST_DIFFERENCE = 1e-6  # relative, between the results of hgc and of a peer: larger ones are errors


def machine():
    """What these results are of, in words."""
    model = platform.machine()
    cpuinfo = pathlib.Path("/proc/cpuinfo")
    text = cpuinfo.read_text() if cpuinfo.exists() else ""
    found = re.search(r"model name\s*: (.*)", text)
    level = next((name for flag, name in ((" avx512f ", "AVX-512"), (" avx2 ", "AVX2")) if flag in text), "SSE2")
    return f"{found.group(1) if found else model}, {os.cpu_count()} cores, {level}"


def finished(row, place):
    """A measured row with its place in the tables and its goal."""
    row = {**place, **row}
    reach = row.get("reach")
    if reach and "median" in row:
        number, unit = re.match(r"([\d.]+) (\w+)", reach).groups()
        if unit != "times":
            row["reached"] = row["least"] <= float(number)
        elif "ratio" in row:
            row["reached"] = row["ratio"] >= float(number)
    if row.get("difference", 0) > MOST_DIFFERENCE:
        row["note"] = f"results differ by {row['difference']:.1g}"
    return {**row, "machine": machine(), "load": round(os.getloadavg()[0], 1), "date": datetime.date.today().isoformat()}


def compared(ours, theirs, peer):
    """What a row has of a peer: its times, taken in turn with ours, and their ratios."""
    return {"peer": peer, "peer_least": min(theirs), "peer_median": statistics.median(theirs),
            "ratio": statistics.median(their / own for own, their in zip(ours, theirs))}


def origin(rows):
    """A sentence about the machine, the date and the load."""
    loads = [row["load"] for row in rows if "load" in row]
    busy = f"; load {min(loads)} to {max(loads)}" if loads else ""
    return f"{rows[0]['machine']}; {rows[0]['date']}{busy}."


def load(path):
    """All rows of a file: one JSON document with `rows`, or a row on each line."""
    text = pathlib.Path(path).read_text()
    try:
        return json.loads(text)["rows"] if text.startswith('{"rows"') else [json.loads(line) for line in text.splitlines()]
    except ValueError as error:
        sys.exit(f"{path}: these are no rows of results: {error}")


def save(path, rows):
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(" " + json.dumps(row, ensure_ascii=False) for row in rows)
    path.write_text('{"rows": [\n' + lines + "\n]}\n")


def of(rows, table):
    return [row for row in rows if row["table"] == table]


def number(value):
    """A number with three significant digits and separated thousands."""
    if value >= 100:
        return f"{round(value, 3 - len(str(int(value)))):,.0f}"
    return f"{value:.3g}" if value >= 0.001 or value == 0 else f"{value:.1e}"


def count(value):
    """A size as a short text."""
    power = len(str(value)) - 1
    digits = "⁰¹²³⁴⁵⁶⁷⁸⁹"
    if value == 10**power and power >= 3:
        return "10" + "".join(digits[int(d)] for d in str(power))
    return f"{value:,}"
