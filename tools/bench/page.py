#!/usr/bin/env python3
"""Writes results as one self-contained HTML page with charts: page.py RESULTS OUT [--gpu RESULTS]."""
import pathlib
import sys
from xml.sax.saxutils import escape

import charts
import results
from results import number, of

STYLE = """body{font:15px/1.5 sans-serif;color:#111;background:#fff;max-width:1160px;margin:2em auto;padding:0 1em}
figure{margin:1.5em 0}figcaption{max-width:46em}svg{max-width:100%;height:auto}.pair{display:flex;flex-wrap:wrap;gap:1em}.pair figure{width:545px}
table{border-collapse:collapse;font-size:13px}th,td{border-bottom:1px solid #ccc;padding:.2em .6em;text-align:left}
td.n{text-align:right;font-variant-numeric:tabular-nums}th,td{white-space:nowrap}.all{overflow-x:auto}"""


def figure(picture, words):
    return f"<figure>{picture}<figcaption>{escape(words)}</figcaption></figure>"


def by_name(rows, x, y):
    series = {}
    for row in rows:
        series.setdefault(row["name"], []).append((x(row), y(row)))
    return {name: sorted(points) for name, points in series.items()}


def peers(rows, gpu):
    items = [(f"{row['name']}: {row['what']}", row["ratio"],
              f"{number(row['ratio'])}: {row['peer']} {number(row['peer_median'])} {row['unit']}, hgc {number(row['median'])}",
              float(row["reach"].split()[0]) if row.get("reach", "").endswith("times") else None) for row in rows + gpu if "ratio" in row]
    if not items:
        return ""
    picture = charts.bars(items, "how many times as long as hgc", "hgc beside others", "to be reached", base=1)
    return "<h2>Beside others</h2>" + figure(picture, "How many times as long as hgc the same takes elsewhere: the median over calls that were made in "
                                            "turn, of processor time, on GPUs by their clock and of solves by that on the wall. At the line both take as long.")


def sizes(rows, gpu):
    own = of(rows, "sizes")
    if not own:
        return ""
    calls = charts.lines(by_name(own, lambda r: r["size"], lambda r: r["median"] * r["size"] / 1e3), "instances", "microseconds a call", "Time of a call by size")
    each = charts.lines(by_name(own, lambda r: r["size"], lambda r: r["median"]), "instances", "nanoseconds an instance", "Time of an instance by size")
    return ("<h2>By size</h2><div class=\"pair\">" + figure(calls, "Whole calls, one thread, medians of processor time.") +
            figure(each, "The same by instance: what a call costs besides is seen at the left, caches that are left at the right.") + "</div>")


def threads(rows, gpu):
    own = of(rows, "threads")
    counts = sorted({row["threads"] for row in own})
    if len(counts) < 2:
        return ""
    alone = {row["name"]: row["wall_median"] for row in own if row["threads"] == 1}
    series = by_name(own, lambda r: r["threads"], lambda r: alone[r["name"]] / r["wall_median"])
    picture = charts.lines(series, "threads", "times as fast as one", "Speed by threads", ("as many times as threads", [(c, c) for c in counts]))
    return "<h2>By threads</h2>" + figure(picture, "Whole calls by the wall, medians. Others who use the machine are seen here.")


def roofline(rows, gpu):
    own = of(rows, "roofline")
    rates = {row["what"]: row["least"] for row in of(rows, "ceilings") if row["threads"] == 1}
    if not own or "fused multiply-adds" not in rates:
        return ""
    points = {f"{row['name']}, {row['what']}": (row["operations"] / row["bytes"], row["operations"] / row["least"]) for row in own}
    picture = charts.roofline(points, {"reading": rates["read"], "writing": rates["write"]}, ("fused multiply-adds", rates["fused multiply-adds"]), "Roofline")
    return "<h2>Beside what the machine can do</h2>" + figure(
        picture, "Kernels and sums on one thread. Operations and bytes are counted, a fused operation as one; what is read again from a cache counts, so that a "
        "point may lie above the lines of memory. Divisions and square roots take several times as long as what the flat line is of.")


def memory(rows, gpu):
    own = of(rows, "memory")
    items = [(f"{row['name']}, {row['size']:,} instances", row["least"], f"{number(row['least'])} bytes", None) for row in own]
    if not items:
        return ""
    return "<h2>Memory</h2>" + figure(charts.bars(items, "bytes an instance", "Memory"), "How far resident memory rises at the most: a session, its plan, two calls and their result.")


def devices(rows, gpu):
    """Compares rows of a GPU with the rows of the CPU that they name in `beside`, as `NAME: WHAT`."""
    at = {f"{row['name']}: {row['what']}": row for row in rows if row["threads"] == 1}
    items = []
    for row in gpu:
        cpu = at.get(row.get("beside"))
        if cpu:
            items.append((f"{row['name']}: {row['what']}", [cpu["median"], row["median"]]))
    if not items:
        return ""
    picture = charts.dots(items, ["one core", gpu[0]["machine"]], "nanoseconds an instance", "CPU and GPU")
    return "<h2>CPU and GPU</h2>" + figure(picture, f"One core of {rows[0]['machine']}, and {gpu[0]['machine']}.")


def every(rows, gpu):
    """A table of all rows."""
    head = ("name", "what", "instances", "threads", "unit", "least", "median", "beside", "least", "median", "times as long", "to reach", "", "machine", "date")
    lines = []
    for row in rows + gpu:
        numbers = [row.get(key) for key in ("least", "median")]
        theirs = [row.get(key) for key in ("peer_least", "peer_median", "ratio")]
        reached = {True: "reached", False: "not reached"}.get(row.get("reached"), "")
        cells = [escape(row["name"]), escape(row["what"]), f"{row['size']:,}", str(row["threads"] or ""), escape(row["unit"]),
                 *("" if v is None else number(v) for v in numbers), escape(row.get("peer", "")), *("" if v is None else number(v) for v in theirs),
                 escape(row.get("reach", "")), escape("; ".join(filter(None, (reached, row.get("note"))))), escape(row["machine"]), row["date"]]
        right = {2, 3, 5, 6, 8, 9, 10}
        lines.append("<tr>" + "".join(f'<td class="n">{c}</td>' if k in right else f"<td>{c}</td>" for k, c in enumerate(cells)) + "</tr>")
    titles = "".join(f"<th>{h}</th>" for h in head)
    return f"<h2>Every measurement</h2><div class='all'><table><thead><tr>{titles}</tr></thead><tbody>" + "\n".join(lines) + "</tbody></table></div>"


def html(rows, gpu):
    sections = "".join(make(rows, gpu) for make in (peers, sizes, threads, roofline, memory, devices, every))
    return (f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/><title>hgc: measurements</title><style>{STYLE}</style></head><body>'
            f"<h1>What hgc takes</h1><p>{escape(results.origin(rows))}</p>{sections}</body></html>\n")


def write(path, rows, gpu=()):
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(html(rows, list(gpu)))


if __name__ == "__main__":
    more = results.load(sys.argv[4]) if sys.argv[3:4] == ["--gpu"] else []
    write(sys.argv[2], results.load(sys.argv[1]), more)
