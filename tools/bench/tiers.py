#!/usr/bin/env python3
"""Measures the time from the text of a program to its first and thousandth gradient, for each tier, without a cache.

    PYTHONPATH=bindings/python HGC_LIBRARY=build/lib/libhgc.so tools/bench/tiers.py

Prints medians over processes, in milliseconds, from `hgc.compile` to the result. `closed` is the time to close a new session
after one gradient."""
import statistics
import subprocess
import sys
import time

ROUNDS, CALLS = 7, 1000


def many(count):
    """The text of `count` energies of different shapes, each over ten instances."""
    lines = ["dim N;", "var x : real[N];"]
    for k in range(count):
        term = "x[i]"
        for bit in range(10):
            term = f"sin({term})" if k >> bit & 1 else f"({term} * x[i] + 1)"
        lines.append(f"energy e{k}[i in N] = {term};")
    return "\n".join(lines)


def programs():
    import numpy
    random = numpy.random.default_rng(1)
    arm = {"q": random.standard_normal((100, 8)), "target": random.standard_normal((100, 2))}
    x = {"x": random.standard_normal(10)}
    return {"arm, 100 instances": (open("examples/arm.hg").read(), arm), "100 topologies": (many(100), x),
            "1,000 topologies": (many(1000), x)}


def one(name, tier):
    """Prints the milliseconds until the first and the last gradient, and those of closing."""
    import hgc
    text, inputs = programs()[name]
    def begun():
        model = hgc.compile(text, tier=tier, device="cpu", cache=False)
        session = model.session("gradient", **inputs)
        session.value_and_grad()
        return session

    start = time.perf_counter()
    session = begun()
    first = time.perf_counter()
    for _ in range(CALLS - 1):
        session.value_and_grad()
    last = time.perf_counter()
    session.close()
    session = begun()
    closing = time.perf_counter()
    session.close()
    print(*(1000 * t for t in (first - start, last - start, time.perf_counter() - closing)))


def main():
    if len(sys.argv) == 3:
        return one(*sys.argv[1:])
    print("| program | tier | first | thousandth | closed |\n| --- | --- | --- | --- | --- |")
    for name in programs():
        for tier in ("first", "final", "auto"):
            made = [subprocess.run([sys.executable, __file__, name, tier], check=True, capture_output=True, text=True)
                    for _ in range(ROUNDS)]
            columns = zip(*(map(float, each.stdout.split()) for each in made))
            print(f"| {name} | {tier} | " + " | ".join(f"{statistics.median(c):,.3g}" for c in columns) + " |")


if __name__ == "__main__":
    main()
