#!/usr/bin/env python3
"""Puts tables of results in Markdown between the markers of documents: tables.py RESULTS DOCUMENT...

Replaces the text from `<!-- bench: NAME -->` to `<!-- /bench: NAME -->`."""
import pathlib
import re
import sys

import results
from results import number


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "| --- |" + " ---: |" * (len(head) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def reached(row):
    if "reach" not in row:
        return ""
    return {True: f"{row['reach']}: **yes**", False: f"{row['reach']}: no", None: row["reach"]}[row.get("reached")]


def peer(row):
    if "ratio" not in row:
        return [row.get("note", ""), "", ""]
    note = f" ({row['note']})" if "note" in row else ""
    return [f"{row['peer']} {number(row['peer_least'])}{note}", number(row["peer_median"]), f"**{number(row['ratio'])}**"]


def calls(rows):
    """A line for each call: processor time, wall time, and the peer's times."""
    head = ["nanoseconds an instance", "instances", "least", "median", "wall", "beside: least", "median", "times as long", "to reach"]
    lines, last = [], None
    for row in rows:
        name = f"{row['name']}: {row['what']}" if row["name"] != last else f"the same: {row['what']}"
        last = row["name"]
        lines.append([name, f"{row['size']:,}", number(row["least"]), number(row["median"]), number(row["wall_median"]), *peer(row), reached(row)])
    return results.origin(rows) + "\n\n" + table(head, lines)


def solves(rows):
    """A line for each problem, in milliseconds."""
    head = ["milliseconds", "unknowns", "iterations", "least", "median", "beside: iterations", "least", "median", "times as long", "to reach"]
    lines = []
    for row in rows:
        least, median, ratio = peer(row)
        lines.append([f"{row['name']}: {row['what']}", f"{row['size']:,}", str(row["iterations"]), number(row["least"]), number(row["median"]),
                      str(row.get("peer_iterations", "")), least, median, ratio, reached(row)])
    return results.origin(rows) + "\n\n" + table(head, lines)


def across(rows, key, head, value):
    """A line for each name, and a column for each size or number of threads."""
    columns = sorted({row[key] for row in rows})
    columns = columns if key == "threads" else sorted({round_size(c) for c in columns})
    at = {(row["name"], row[key] if key == "threads" else round_size(row[key])): row for row in rows}
    names = list(dict.fromkeys(row["name"] for row in rows))
    lines = [[name, *(number(at[name, c][value]) if (name, c) in at else "" for c in columns)] for name in names]
    return table([head, *(results.count(c) for c in columns)], lines)


def round_size(size):
    """The requested power of ten; sizes of grids differ from it a little."""
    return 10 ** round(len(str(size)) - 1 + (int(str(size)[0]) >= 4))


def sizes(rows):
    return across(rows, "size", "nanoseconds an instance, median of processor time; instances", "median")


def threads(rows):
    return across(rows, "threads", "nanoseconds an instance by the wall, median; threads", "wall_median")


def memory(rows):
    return table(["resident memory that two calls take at the most", "instances", "bytes an instance"],
                 [[row["name"], f"{row['size']:,}", number(row["least"])] for row in rows])


def ceilings(rows):
    kinds = list(dict.fromkeys((row["what"], row["unit"]) for row in rows))
    counts = sorted({row["threads"] for row in rows})
    at = {(row["what"], row["threads"]): number(row["least"]) for row in rows}
    lines = [[f"{what}, {unit}", *(at[what, c] for c in counts)] for what, unit in kinds]
    return results.origin(rows) + "\n\n" + table(["this machine, threads", *map(str, counts)], lines)


def natural(rows):
    """A line for each program, in milliseconds per call."""
    head = ["milliseconds a call", "value", "gradient", "plain C++: value", "gradient", "value: times as long", "gradient", "compile", "plan", "to reach"]
    lines = []
    for name in dict.fromkeys(row["name"] for row in rows):
        pair = [row for what in ("value", "gradient") for row in rows if (row["name"], row["what"]) == (name, what)]
        whole = [row["size"] / 1e6 for row in pair]
        lines.append([f"`{name}`: {pair[0]['title']}", *(number(row["median"] * k) for row, k in zip(pair, whole)),
                      *(number(row["peer_median"] * k) for row, k in zip(pair, whole)), *(f"**{number(row['ratio'])}**" for row in pair),
                      number(pair[0]["compile"]), number(pair[0]["plan"]),
                      f"{pair[0]['reach']}: " + ("**yes**" if all(row["reached"] for row in pair) else "no")])
    return results.origin(rows) + "\n\n" + table(head, lines)


def summary(rows):
    """A table of the README: rows whose results were compared with those of a peer."""
    lines = [[f"{row['name']}: {row['what']}", f"{number(row['median'])} {row['unit']}", f"{row['peer']} {number(row['peer_median'])} {row['unit']}",
              number(row["ratio"])] for row in rows if "difference" in row and "reach" in row]
    return table(["", "hgc", "", "times as long"], lines) if lines else ""


TABLES = {  # by marker: the rows, and the function that makes the table
    "ceilings": ("ceilings", ceilings), "matrices": ("matrices", calls), "calls": ("calls", calls), "sizes": ("sizes", sizes),
    "threads": ("threads", threads), "memory": ("memory", memory), "natural": ("natural", natural), "solves": ("solves", solves),
    "summary": ("matrices", summary), "solved": ("solves", summary),
}


def replaced(text, rows, place):
    """The text with new tables, where there are rows for them."""
    for name, ends in re.findall(r"<!-- (/?)bench: (\w+) -->", text):
        if ends not in TABLES:
            sys.exit(f"{place}: there is no table `{ends}`")
        if name == "" and f"<!-- /bench: {ends} -->" not in text:
            sys.exit(f"{place}: the table `{ends}` does not end")
    for name, (kind, make) in TABLES.items():
        begin, end = f"<!-- bench: {name} -->\n", f"<!-- /bench: {name} -->"
        own = results.of(rows, kind)
        made = make(own) if own and begin in text else ""
        if made:
            text = re.sub(re.escape(begin) + ".*?" + re.escape(end), lambda _: f"{begin}{made}\n{end}", text, flags=re.S)
    return text


def replace(path, rows):
    path = pathlib.Path(path)
    text = path.read_text()
    path.write_text(replaced(text, rows, path))


if __name__ == "__main__":
    for document in sys.argv[2:]:
        replace(document, results.load(sys.argv[1]))
