"""Losses against their formulas, and rho(0) = 0, rho'(0) = 1 by a small s."""
import math

from evaluate import check, finish, number

tiny = 1e-9
cases = []
for a in (0.5, 1.0, 3.0):
    b = a * a

    def barron(s, alpha):
        m = abs(alpha - 2)
        return 2 * b * m / alpha * ((s / (b * m) + 1) ** (alpha / 2) - 1)

    for s in (0.0, tiny, 0.2, 1.0, 7.5, 100.0):
        expected = {
            "huber": s if s <= b else 2 * a * math.sqrt(s) - b,
            "softL1": 2 * b * (math.sqrt(1 + s / b) - 1),
            "cauchy": b * math.log(1 + s / b),
            "tukey": b / 3 * (1 - (1 - s / b) ** 3) if s <= b else b / 3,
            "gemanMcClure": b * s / (b + s),
            "welsch": b * (1 - math.exp(-s / b)),
        }
        for name, value in expected.items():
            cases.append((f"{name}({number(s)} + zero, {number(a)})", "real", s if s == tiny else value))
        cases.append((f"arctan({number(s)} + zero, {number(a)})", "real", a * math.atan2(s, a)))
        shapes = {1.0: barron(s, 1.0), 1.5: barron(s, 1.5), -1.0: barron(s, -1.0), 3.0: barron(s, 3.0), 2.0: s}
        shapes[0.0] = 2 * b * math.log1p(s / (2 * b))
        shapes[-2.0] = 4 * b * s / (4 * b + s)
        shapes[-math.inf] = 2 * b * (1 - math.exp(-s / (2 * b)))
        for alpha, value in shapes.items():
            cases.append((f"barron({number(s)}, {number(a)}, {number(alpha)} + zero)", "real", s if s == tiny else value))
check(["loss"], cases, 1e-14)
near = [(f"barron(2.0, 1.5, {number(alpha)} + zero) - barron(2.0, 1.5, {number(round(alpha))})", "real", 0) for alpha in (1e-9, -1e-9, 2 - 1e-9, 2 + 1e-9)]
check(["loss"], near, 1e-7)
finish()
