"""What the proofs share: hgc on given data, its files read, and numbers judged against others made in 50 digits."""
import pathlib
import subprocess
import sys

import mpmath
from mpmath import mp, mpf

mp.dps = 50
EPS = mpf(2) ** -53
failures = []
worst = {}


def judge(what, got, expected, allowed, where=""):
    """Records |got - expected| in units of what is allowed; more than one unit is a failure."""
    error, allowed = abs(mpf(got) - expected), mpf(allowed)
    ratio = error / allowed if allowed else mpf(0) if error == 0 else mpf("inf")
    worst[what] = max(worst.get(what, mpf(0)), ratio)
    if not ratio <= 1:  # NaN fails, too
        failures.append(f"{what} {where}: {mpmath.nstr(mpf(got), 17)} is not {mpmath.nstr(expected, 17)} "
                        f"within {mpmath.nstr(allowed, 3)}")


def judge_vector(what, got, expected, relative, where=""):
    """The same of a whole vector: the norm of the difference against the norm."""
    assert len(got) == len(expected), (what, len(got), len(expected))
    scale = mpmath.norm(expected)
    judge(what, mpmath.norm([mpf(g) - e for g, e in zip(got, expected)]), 0, relative * scale, where)


def run(model, bindings, writes, *options):
    """`hgc run`; a failure of it ends the test."""
    command = ["hgc", "run", str(model), *(options or ("--device=cpu",))]
    for name, source in bindings.items():
        command += ["-b", f"{name}={source}"]
    for name, file in writes.items():
        command += ["-w", f"{name}={file}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)


def numbers(file):
    return [float(word) for word in pathlib.Path(file).read_text().split()]


def matrix(file):
    """A Matrix Market file as a dictionary by (row, column), counted from 0."""
    lines = pathlib.Path(file).read_text().splitlines()[2:]
    return {(int(i) - 1, int(j) - 1): float(v) for i, j, v in map(str.split, lines)}


def write(file, rows):
    """Rows of numbers or of text as they stand."""
    text = "\n".join(" ".join(x if isinstance(x, str) else repr(x) for x in row) for row in rows)
    pathlib.Path(file).write_text(text + "\n")
    return file


def slope(f, at):
    """A derivative by central differences in 100 digits with a step of 1e-25: exact to about 45."""
    with mpmath.workdps(100):
        h = mpf(10) ** -25 * max(1, abs(at))
        return (f(at + h) - f(at - h)) / (2 * h)


def finish(name):
    print(f"{name}: worst error in units of what is allowed: "
          + ", ".join(f"{what} {mpmath.nstr(ratio, 2)}" for what, ratio in worst.items()))
    print("\n".join(failures[:20]) or "all agree")
    sys.exit(bool(failures))
