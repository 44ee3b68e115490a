"""Ctrl-C ends a solve with what it has: its log, its picture and its checkpoint, from which it goes on to where it would
have been, with the same bits.

usage: interrupted.py FOLDER
"""
import csv
import pathlib
import signal
import subprocess
import sys
import xml.dom.minidom

import numpy as np

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
(folder / "chain.hg").write_text("""
dim N;
var x : real[N];
energy valley[i in N] = 10 * (x[min(i + 1, N - 1)] - x[i]^2)^2 + (1 - x[i])^2;
""")
np.save(folder / "start.npy", np.random.default_rng(1).uniform(-2, 2, 300000))
COMMAND = ["hgc", "solve", "chain.hg", "-b", "x=start.npy", "--method=lbfgs", "--cost-tol=0", "--step-tol=0", "--gradient-tol=0",
           "--fma=off", "--device=cpu"]
MORE = 7
process = subprocess.Popen([*COMMAND, "--max-iterations=1000000", "--log=log.csv", "--plot=plot.svg", "--checkpoint=kept"],
                           cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                           preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))  # which tests may ignore
for line in process.stdout:
    if line.split()[0] == "6":
        break
process.send_signal(signal.SIGINT)
out, err = process.communicate(timeout=60)
assert process.returncode == 130 and "not solved  the caller stopped it" in out, (process.returncode, out[-500:], err)
rows = list(csv.DictReader(open(folder / "log.csv", encoding="utf-8")))
made = int(rows[-1]["iteration"])
assert made >= 6 and [int(row["iteration"]) for row in rows] == list(range(made + 1))
assert rows[0]["start"] == "1" and all(float(row["cost"]) > 0 for row in rows)
assert len(xml.dom.minidom.parse(str(folder / "plot.svg")).getElementsByTagName("polyline")) == 2


def solve(*options):
    ran = subprocess.run([*COMMAND, *options], cwd=folder, capture_output=True, text=True)
    assert ran.returncode == 1 and not ran.stderr, ran.stderr
    return ran.stdout


assert "iter" in solve("--resume=kept", f"--max-iterations={MORE}", "-w", "x=on.npy", "--log=on.csv")
solve(f"--max-iterations={made + MORE}", "-w", "x=whole.npy", "--log=whole.csv")
assert (folder / "on.npy").read_bytes() == (folder / "whole.npy").read_bytes()
whole = list(csv.DictReader(open(folder / "whole.csv", encoding="utf-8")))
on = list(csv.DictReader(open(folder / "on.csv", encoding="utf-8")))
for before, after in zip(whole[-MORE:], on[-MORE:], strict=True):
    assert all(before[name] == after[name] for name in before if name not in ("seconds", "elapsed")), (before, after)
print("goes on after", made)
