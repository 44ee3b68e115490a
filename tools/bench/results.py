"""Rows of results: a measurement each, in a JSON file that tables and the page are made of.

A row has `table`, `name`, `what`, `unit`, `size`, `threads`, `least`, `median`, `machine`, `date`, and
`load`, the average of one minute, where it is known; of calls also the wall's `wall_least` and
`wall_median` (`least` and `median` are of processor time); beside a peer `peer`, `peer_least`, `peer_median`, `ratio` (how many times as
long it takes: the median over neighbouring calls) and `difference` of results; where something is to be reached `reach` and `reached`;
of a roofline `operations` and `bytes`; and `note` for what could not be measured. GPUs write such rows line by line."""
import datetime
import json
import os
import pathlib
import platform
import re
import sys

MOST_DIFFERENCE = 1e-6  # of results beside a peer's, relative: beyond that they do not compute the same


def machine():
    """What these results are of, in words."""
    model = platform.machine()
    cpuinfo = pathlib.Path("/proc/cpuinfo")
    text = cpuinfo.read_text() if cpuinfo.exists() else ""
    found = re.search(r"model name\s*: (.*)", text)
    level = next((name for flag, name in ((" avx512f ", "AVX-512"), (" avx2 ", "AVX2")) if flag in text), "SSE2")
    return f"{found.group(1) if found else model}, {os.cpu_count()} cores, {level}"


def finished(row, place):
    """A measured row with its place in the tables, and what it is judged by."""
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


def origin(rows):
    """Where and when, and how busy the machine was, in a sentence."""
    loads = [row["load"] for row in rows if "load" in row]
    busy = f"; load {min(loads)} to {max(loads)}" if loads else ""
    return f"{rows[0]['machine']}; {rows[0]['date']}{busy}."


def load(path):
    """All rows of a file: one JSON document with `rows`, or a row a line."""
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
    """Three digits that matter, thousands apart."""
    if value >= 100:
        return f"{round(value, 3 - len(str(int(value)))):,.0f}"
    return f"{value:.3g}" if value >= 0.001 or value == 0 else f"{value:.1e}"


def count(value):
    """A size in words that axes have room for."""
    power = len(str(value)) - 1
    digits = "⁰¹²³⁴⁵⁶⁷⁸⁹"
    if value == 10**power and power >= 3:
        return "10" + "".join(digits[int(d)] for d in str(power))
    return f"{value:,}"
