"""What --log and --plot show is what --json tells: every number in full, of solves that converge, that do not, that reject
steps, with constraints, with negative and infinite costs, and of many problems.

usage: log.py FOLDER
"""
import csv
import json
import pathlib
import re
import subprocess
import sys
import xml.dom.minidom

import numpy as np

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
np.savetxt(folder / "x.csv", [-1.2, 1])
np.savetxt(folder / "c.csv", [2.0, 4, 9])
np.savetxt(folder / "three.csv", [1.0, 2, 2])
PROGRAMS = {
    "valley": ("var x : real[2];\nresidual a : real[2] = [10 * (x[1] - x[0]^2), 1 - x[0]];\n", ["x=x.csv"]),
    "below": ("var x : real[2];\nenergy e = 100 * (x[1] - x[0]^2)^2 + (1 - x[0])^2 - 3;\n", ["x=x.csv"]),
    "wall": ("var a : real;\nenergy e = a > 1 ? INF : (a - 0.9)^2 * 100 - a;\n", ["a=-3"]),
    "cliff": ("var a : real;\nenergy e = a > 1 ? INF : (a - 2)^2;\n", ["a=-3"]),
    "held": ("var x : real[2];\nresidual r : real[2] = [x[0], x[1] - 1];\nconstraint c = x[0]^2 + x[1]^2 == 4;\n", ["x=x.csv"]),
    "many": ("dim P;\nvar x : real[P];\ndata c : real[P];\nresidual r[p in P] = x[p]^2 - c[p];\n", ["x=three.csv", "c=c.csv"]),
    "none": ("var a : real;\nresidual r = a - 2;\n", ["a=2"]),
}


def solve(program, *options):
    text, bindings = PROGRAMS[program]
    (folder / f"{program}.hg").write_text(text)
    for name in ("log.csv", "plot.svg"):
        (folder / name).unlink(missing_ok=True)
    command = ["hgc", "solve", f"{program}.hg", "--log=log.csv", "--plot=plot.svg", *options]
    for binding in bindings:
        command += ["-b", binding]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert ran.returncode in (0, 1) and not ran.stderr.count("error"), (command, ran.stderr)
    picture = xml.dom.minidom.parse(str(folder / "plot.svg"))
    return ran.stdout, list(csv.reader(open(folder / "log.csv", encoding="utf-8"))), picture


def words(picture):
    return [node.firstChild.data for node in picture.getElementsByTagName("text") if node.firstChild]


def points(picture):
    """Of each line, in the coordinates of its panel."""
    return [np.array([[float(part) for part in point.split(",")] for point in line.getAttribute("points").split()])
            for line in picture.getElementsByTagName("polyline")]


IN_FULL = ("iteration", "cost", "cost_change", "gradient", "step", "ratio", "radius", "length", "inner", "shift")
for program, options, has in (("valley", (), {"rejected"}), ("valley", ("--max-iterations=3",), {"rejected"}), ("below", (), {"above"}),
                              ("below", ("--method=newton-cg",), {"above"}), ("wall", ("--method=lbfgs",), {"above"}),
                              ("cliff", ("--method=newton-cg", "--max-iterations=25"), {"infinite"}), ("held", (), {"start"}), ("none", (), {"edge"})):
    out, (head, *rows), picture = solve(program, "--json", *options)
    told = json.loads(out)["iterations"]
    assert len(told) == len(rows) and (("round" in head) == (program == "held")), head
    for row, iteration in zip(rows, told):
        row = dict(zip(head, row, strict=True))
        for name in IN_FULL:
            number = iteration[name]
            assert (not np.isfinite(float(row[name])) if number is None else float(row[name]) == number), (program, name, row, iteration)
        assert (row["start"] == "1") == iteration["start"] and (row["accepted"] == "1") == iteration["accepted"]
        assert np.isclose(float(row["elapsed"]) * 1e3, iteration["elapsed_ms"], rtol=1e-12)
        assert program != "held" or (int(row["round"]) == iteration["round"] and float(row["penalty"]) == iteration["penalty"])
    text = words(picture)
    marks = {"rejected": "a step that was rejected", "infinite": "infinite, or far above the others: at the upper edge",
             "edge": "0, or less, which no power of ten is: at the lower edge", "start": "another start"}
    for mark, line in marks.items():
        assert mark not in has or line in text, (program, options, mark, text)
    assert program != "cliff" or marks["rejected"] not in text  # all of these are at the upper edge
    assert any(line.startswith("cost above") for line in text) == ("above" in has), text
    # Costs are where the axis has their powers of ten: by two ticks, which lie on a line.
    costs = [iteration["cost"] for iteration in told if iteration["accepted"]]
    line = np.concatenate([some for some in points(picture)][: sum(i["start"] for i in told)])
    assert len(line) == len(costs), (program, len(line), len(costs))
    if "above" in has or "edge" in has:
        continue
    ticks = [(float(node.getAttribute("y")) - 4, float(node.firstChild.data)) for node in picture.getElementsByTagName("text")
             if node.getAttribute("text-anchor") == "end" and re.match("1e", node.firstChild.data)]
    last = next((k for k in range(1, len(ticks)) if ticks[k][1] < ticks[k - 1][1]), len(ticks)) - 1  # of the upper panel
    (low, least), (high, most) = ticks[0], ticks[last]
    expected = low + (np.log10(costs) - np.log10(least)) * (high - low) / (np.log10(most) - np.log10(least))
    assert np.abs(expected - line[:, 1]).max() < 0.2, (program, expected, line[:, 1])

_, (head, *rows), picture = solve("many", "--each=P")
assert head == ["iteration", "cost", "cost_change", "seconds", "elapsed"]
costs = [float(row[1]) for row in rows]
assert costs[0] == 0.5 * (1 + 0 + 25) and costs == sorted(costs, reverse=True)
assert "round" in words(picture) and "sum of costs" in words(picture) and len(points(picture)) == 1
print("logs and pictures show what is told")
