"""Problems of the collection COPS 3.0 (Dolan, Moré and Munson, Benchmarking Optimization Software, Argonne ANL/MCS-TM-273, 2004), from
the starts that it gives: `hgc solve` comes to the least values that its authors and MadNLP's COPSBenchmark.jl report for these sizes,
and to the same bits with any number of threads.

cops.py PROGRAMS DIR
"""
import json
import subprocess
import sys

import numpy as np

PROGRAMS, FOLDER = sys.argv[1:3]
TIMES = [0, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.175, 0.2, 0.225, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.65, 0.75, 0.85, 0.95]
YIELDS = [[1, 0.8105, 0.6208, 0.5258, 0.4345, 0.3903, 0.3342, 0.3034, 0.2735, 0.2405, 0.2283, 0.2071, 0.1669, 0.153, 0.1339, 0.1265,
           0.12, 0.099, 0.087, 0.077, 0.069],
          [0, 0.2, 0.2886, 0.301, 0.3215, 0.3123, 0.2716, 0.2551, 0.2258, 0.1959, 0.1789, 0.1457, 0.1198, 0.0909, 0.0719, 0.0561, 0.046,
           0.028, 0.019, 0.014, 0.01]]


def chain(t):
    slope = 8 * (t - 0.25)
    return {"height": 8 * t * (0.5 * t - 0.25) + 1, "slope": slope, "length": 0 * t}


def steering(t):
    return {"at": np.stack([0 * t, 5 * t], 1), "speed": np.stack([45 * t, 0 * t], 1), "turn": 0 * t, "step": 1 / (len(t) - 1)}


def rocket(t):
    return {"height": 1 + 0 * t, "speed": t * (1 - t), "mass": 1 - 0.4 * t, "thrust": 1.75 + 0 * t, "step": 1 / (len(t) - 1)}


def robot(t):
    arm = np.stack([4.5 + 0 * t, 2 * np.pi / 3 * t**2, np.pi / 4 + 0 * t], 1)
    rate = np.stack([0 * t, 4 * np.pi / 3 * t, 0 * t], 1)
    return {"arm": arm, "rate": rate, "drive": np.zeros((len(t), 3)), "step": 1 / (len(t) - 1)}


def glider(t):
    at, speed = np.stack([1322.75675 * t, 1000 - 100 * t], 1), np.tile([13.2275675, -1.28750052], (len(t), 1))
    return {"at": at, "speed": speed, "lift": 0.7 + 0 * t, "step": 1 / (len(t) - 1)}


def gasoil(_):
    seen, size = np.array(YIELDS).T, 0.95 / 50
    interval = np.minimum(49, np.floor(np.array(TIMES) / size)).astype(np.int32)
    before = np.maximum(0, np.searchsorted(TIMES, np.arange(50) * size) - 1)
    return {"rate": np.zeros(3), "start": seen[before], "slope": np.zeros((50, 3, 2)), "interval": interval, "time": np.array(TIMES),
            "yield": seen}


def torsion(_):
    return {"v": np.zeros((50, 50))}


# By nodes less one: the least value, of as many digits as are reported.
PROBLEMS = [(chain, 100, 5.06978), (steering, 100, 0.554595), (rocket, 100, -1.01283), (robot, 50, 9.14687), (glider, 100, -1255.05),
            (gasoil, 50, 0.00523659), (torsion, 50, -0.418087)]


def solve(name, size, start, threads):
    command = ["hgc", "solve", f"{PROGRAMS}/{name}.hg", "--json", "--device=cpu", f"--threads={threads}"]
    if name in ("steering", "rocket", "robot", "glider"):
        command += ["-b", f"C={size}"]
    for symbol, value in start.items():
        np.save(f"{FOLDER}/{symbol}.npy", value)
        command += ["-b", f"{symbol}={FOLDER}/{symbol}.npy"]
        command += ["-w", f"{symbol}={FOLDER}/{symbol}.out.npy"] if symbol not in ("interval", "time", "yield") else []
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.stdout, (name, ran.stderr)
    return json.loads(ran.stdout)


for problem, size, least in PROBLEMS:
    name, start = problem.__name__, problem(np.linspace(0, 1, size + 1))
    one, two = solve(name, size, start, 1), solve(name, size, start, 2)
    assert one["converged"], (name, one["why"])
    assert abs(one["cost"] - least) < 1e-4 * abs(least), (name, one["cost"], least)
    assert one["cost"] == two["cost"], name
print(len(PROBLEMS), "problems")
