"""Problems of Hock and Schittkowski, Test Examples for Nonlinear Programming Codes (1981), by the numbers there: `hgc solve`
comes from the published starts to the published optima.

hock_schittkowski.py DIR
"""
import json
import subprocess
import sys

import numpy as np

FOLDER = sys.argv[1]
# Number: the objective, constraints, the start, the optimum and, where the minimum is one point, which; `by` a method.
PROBLEMS = {
    6: ("(1-a)^2", ["10*(b-a^2) == 0"], [-1.2, 1], 0, [1, 1]),
    7: ("log(1+a^2)-b", ["(1+a^2)^2+b^2 == 4"], [2, 2], -3**.5, [0, 3**.5]),
    12: ("0.5*a^2+b^2-a*b-7*a-7*b", ["4*a^2+b^2 in -INF..25"], [0, 0], -30, [2, 3]),
    14: ("(a-2)^2+(b-1)^2", ["0.25*a^2+b^2 in -INF..1", "a-2*b == -1"], [2, 2], 9 - 2.875 * 7**.5, [(7**.5 - 1) / 2, (7**.5 + 1) / 4]),
    21: ("0.01*a^2+b^2-100", ["10*a-b in 10..INF", "a in 2..50", "b in -50..50"], [-1, -1], -99.96, [2, 0]),
    24: ("((a-3)^2-9)*b^3/(27*sqrt(3.0))", ["a/sqrt(3.0)-b in 0..INF", "a+sqrt(3.0)*b in 0..6", "a in 0..INF", "b in 0..INF"],
         [1, .5], -1, [3, 3**.5]),
    26: ("(a-b)^2+(b-c)^4", ["(1+b^2)*a+c^4 == 3"], [-2.6, 2, 2], 0, None),
    27: ("0.01*(a-1)^2+(b-a^2)^2", ["a+c^2 == -1"], [2, 2, 2], 0.04, [-1, 1, 0]),
    28: ("(a+b)^2+(b+c)^2", ["a+2*b+3*c == 1"], [-4, 1, 1], 0, [.5, -.5, .5]),
    35: ("9-8*a-6*b-4*c+2*a^2+2*b^2+c^2+2*a*b+2*a*c", ["a+b+2*c in -INF..3", "a in 0..INF", "b in 0..INF", "c in 0..INF"],
         [.5, .5, .5], 1 / 9, [4 / 3, 7 / 9, 4 / 9]),
    39: ("-a", ["b-a^3-c^2 == 0", "a^2-b-d^2 == 0"], [2, 2, 2, 2], -1, [1, 1, 0, 0]),
    40: ("-a*b*c*d", ["a^3+b^2 == 1", "a^2*d == c", "d^2 == b"], [.8] * 4, -.25, None),
    43: ("a^2+b^2+2*c^2+d^2-5*a-5*b-21*c+7*d",
         ["a^2+b^2+c^2+d^2+a-b+c-d in -INF..8", "a^2+2*b^2+c^2+2*d^2-a-d in -INF..10", "2*a^2+b^2+c^2+2*a-b-d in -INF..5"],
         [0, 0, 0, 0], -44, [0, 1, 2, -1]),
    48: ("(a-1)^2+(b-c)^2+(d-e)^2", ["a+b+c+d+e == 5", "c-2*(d+e) == -3"], [3, 5, -3, 2, -2], 0, [1] * 5),
    49: ("(a-b)^2+(c-1)^2+(d-1)^4+(e-1)^6", ["a+b+c+4*d == 7", "c+5*e == 6"], [10, 7, 2, -3, .8], 0, None),
    50: ("(a-b)^2+(b-c)^2+(c-d)^4+(d-e)^2", ["a+2*b+3*c == 6", "b+2*c+3*d == 6", "c+2*d+3*e == 6"], [35, -31, 11, 5, -5], 0, [1] * 5),
    51: ("(a-b)^2+(b+c-2)^2+(d-1)^2+(e-1)^2", ["a+3*b == 4", "c+d-2*e == 0", "b == e"], [2.5, .5, 2, -1, .5], 0, [1] * 5),
    71: ("a*d*(a+b+c)+c", ["a*b*c*d in 25..INF", "a^2+b^2+c^2+d^2 == 40"] + [f"{x} in 1..5" for x in "abcd"], [1, 5, 5, 1], 17.0140173,
         [1, 4.7429994, 3.8211503, 1.3794082]),
    76: ("a^2+0.5*b^2+c^2+0.5*d^2-a*c+c*d-a-3*b+c-d",
         ["a+2*b+c+d in -INF..5", "3*a+b+2*c-d in -INF..4", "b+4*c in 1.5..INF"] + [f"{x} in 0..INF" for x in "abcd"], [.5] * 4,
         -4.681818181, [.2727273, 2.090909, 0, .5454545]),
}
# Number 106, whose constraints have values from 1 to a million.
HEAT_EXCHANGER = ("a+b+c", ["0.0025*(d+f) in -INF..1", "0.0025*(e+g-d) in -INF..1", "0.01*(h-e) in -INF..1",
                            "a*f-833.33252*d-100*a in -83333.333..INF", "b*g-1250*e-b*d+1250*d in 0..INF", "c*h-c*e+2500*e in 1250000..INF",
                            "a in 100..10000", "b in 1000..10000", "c in 1000..10000"] + [f"{x} in 10..1000" for x in "defgh"],
                  [5000, 5000, 5000, 200, 350, 150, 225, 425], 7049.248, None)


def in_units(constraint, unit):
    """The same with values that are so many times as large."""
    if "==" in constraint:
        left, right = constraint.split("==")
        return f"{unit}*({left}) == {unit}*({right})"
    value, ends = constraint.split(" in ")
    low, high = (end if "INF" in end else repr(unit * float(end)) for end in ends.split(".."))
    return f"{unit}*({value}) in {low}..{high}"


def solve(number, methods, objective, constraints, start, optimum, where):
    names = "abcdefgh"[:len(start)]
    text = "".join(f"var {name} : real;\n" for name in names) + f"energy cost = {objective};\n"
    text += "".join(f"constraint c{k} = {c};\n" for k, c in enumerate(constraints))
    with open(f"{FOLDER}/hs.hg", "w") as file:
        file.write(text)
    for method in methods:
        command = ["hgc", "solve", f"{FOLDER}/hs.hg", "--json", "--cost-tol=1e-12", f"--method={method}"]
        for name, value in zip(names, start):
            command += ["-b", f"{name}={value}", "-w", f"{name}={FOLDER}/hs-{name}.txt"]
        ran = subprocess.run(command, capture_output=True, text=True)
        assert ran.returncode in (0, 1), ran.stderr
        report = json.loads(ran.stdout)
        x = np.array([float(open(f"{FOLDER}/hs-{name}.txt").read()) for name in names])
        off = abs(report["cost"] - optimum) / max(1, abs(optimum))
        distance = 0 if where is None else np.abs(x - where).max()
        assert ran.returncode == 0, (number, method, report["why"], off)
        assert off < 1e-6 and distance < 1e-4 * max(1, np.abs(x).max()), (number, method, off, distance)
        if "-v" in sys.argv:
            print(number, method, report["rounds"], len(report["iterations"]), f"{off:.1e} {distance:.1e}")


METHODS = ("newton", "newton-cg", "lbfgs")
for number, (objective, constraints, start, optimum, where) in PROBLEMS.items():
    solve(number, METHODS, objective, constraints, start, optimum, where)
    units = [in_units(constraint, (1e5, 1e-3)[k % 2]) for k, constraint in enumerate(constraints)]
    solve(number, METHODS, objective, units, start, optimum, where)
solve(106, ("newton", ), *HEAT_EXCHANGER)
print(f"{len(PROBLEMS) + 1} problems")
