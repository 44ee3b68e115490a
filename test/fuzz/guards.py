"""Random programs at the points where they are guarded: second derivatives are right or NaN.

    test/fuzz/guards.py [--count=N] [--seed=S] [OPTIONS OF hgc run]

Norms, powers, guarded quotients, infinite slopes, kinks that cancel and eigenvalues of repeated arguments, at a zero or tie of theirs, in
sums, products and functions of one another. What is right is found from values in 60 digits: if those along several directions, with two
steps, are those of a function with a second derivative, hgc's Hessian must be that, or NaN. If there is a first
derivative but no second, it must not be finite. Of kinks the table in docs/language.md decides."""
import math
import pathlib
import random
import subprocess
import sys
import tempfile

import mpmath as mp

mp.mp.dps = 60
BATCH = 100
DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1), (mp.mpf(3) / 5, mp.mpf(-4) / 5), (2, 1)]
STEPS = [mp.mpf(10) ** -16, mp.mpf(10) ** -17]


class Expression:
    """A program's text, and what it is of a point."""

    def __init__(self, text, value):
        self.text, self.value = text, value


def number(r):
    return r.choice([1, 2, 3, -1, -2, 0.5, -0.5])


def linear(r):
    """Vanishes at the point."""
    a, b = (number(r) if r.random() < 0.8 else 0 for _ in "ab")
    if a == b == 0:
        a = 1
    return Expression(f"({a} * x.x + {b} * x.y)", lambda x: a * x[0] + b * x[1])


def length(r):
    """A norm that is 0 at the point."""
    a, b = linear(r), linear(r)
    kind = r.choice(["norm", "norm", "hypot", "sqrt", "abs", "line", "distance", "matrix"])
    both = lambda x: mp.sqrt(a.value(x) ** 2 + b.value(x) ** 2)
    if kind == "norm":
        return Expression(f"norm(vec2({a.text}, {b.text}))", both)
    if kind == "hypot":
        return Expression(f"hypot({a.text}, {b.text})", both)
    if kind == "sqrt":
        return Expression(f"sqrt({a.text} * {a.text} + {b.text} * {b.text})", both)
    if kind == "distance":
        return Expression(f"distance(vec2({a.text}, 1), vec2(0, 1 - {b.text}))", both)
    if kind == "matrix":
        return Expression(f"norm(mat2({a.text}, {b.text}, 0, {a.text}))", lambda x: mp.sqrt(2 * a.value(x) ** 2 + b.value(x) ** 2))
    if kind == "abs":
        return Expression(f"abs({a.text})", lambda x: abs(a.value(x)))
    return Expression(f"norm(vec3({a.text}, 0, 0))", lambda x: abs(a.value(x)))


FUNCTIONS = {  # of what is near 0
    "sin({})": mp.sin, "cos({})": mp.cos, "exp({})": mp.exp, "tanh({})": mp.tanh, "log(1 + {})": lambda t: mp.log(1 + t), "({})^2": lambda t: t**2,
    "({})^3": lambda t: t**3, "1 / (2 + {})": lambda t: 1 / (2 + t), "sqrt(1 + {})": lambda t: mp.sqrt(1 + t), "atan({})": mp.atan, "({})^two": lambda t: t**2,
    "({})^three": lambda t: t**3, "({})^4": lambda t: t**4, "expm1({})": mp.expm1, "square({})": lambda t: t**2,
}
GUARDED = {  # quotients that have a value where {} is 0
    "({0} == 0 ? 1 : sin({0}) / {0})": lambda t: mp.sin(t) / t if t else mp.mpf(1), "({0} == 0 ? 0.5 : (1 - cos({0})) / ({0})^2)": lambda t: (1 - mp.cos(t)) / t**2 if t else mp.mpf(0.5),
    "({0} == 0 ? 0 : {0} * log({0}))": lambda t: t * mp.log(t) if t else mp.mpf(0), "({0} == 0 ? 1 : tanh({0}) / {0})": lambda t: mp.tanh(t) / t if t else mp.mpf(1),
    "({0} > 0 ? ({0})^3 / {0} : 0)": lambda t: t**2,
}
STEEP = {  # infinite slopes at a 0 from within
    "sqrt(({0})^4)": lambda t: t**2, "(({0})^4)^0.5": lambda t: t**2, "(abs({0})^3)^(2 / 3)": lambda t: t**2, "cbrt(({0})^6)": lambda t: t**2,
    "exp(log(({0})^2))": lambda t: t**2, "acos(1 - ({0})^2)^2": lambda t: mp.acos(1 - t**2) ** 2, "acos(clamp(1 - ({0})^2, -1, 1))^2": lambda t: mp.acos(1 - t**2) ** 2, "asin(1 - ({0})^4)": lambda t: mp.asin(1 - t**4), "acosh(1 + ({0})^2)^2": lambda t: mp.acosh(1 + t**2) ** 2,
    "abs({0})^3.5": lambda t: abs(t) ** mp.mpf(3.5), "abs({0})^1.5": lambda t: abs(t) ** mp.mpf(1.5), "sqrt(abs({0})^3)": lambda t: abs(t) ** mp.mpf(1.5), "sqrt(relu({0} - 1)) * {0}": lambda t: mp.mpf(0),
}


JOINED = {  # functions with kinks that cancel one another
    "max({0}, {1}) + log1p(exp(-abs({0} - {1})))": lambda a, b: mp.log(mp.exp(a) + mp.exp(b)), "max({0}, 0) + log1p(exp(-abs({0})))": lambda a, _: mp.log(1 + mp.exp(a)),
    "max({0}, {1})^2 + min({1}, {0})^2": lambda a, b: a**2 + b**2, "max({0}, {1}) * min({0}, {1})": lambda a, b: a * b, "relu({0})^2 + relu(-{0})^2": lambda a, _: a**2,
    "max({0}, {1}) - {1} - relu({0} - {1}) + sin({1})": lambda _, b: mp.sin(b), "exp(max({0}, {1})) + exp(min({0}, {1}))": lambda a, b: mp.exp(a) + mp.exp(b),
    "max({0}, 0)^2 + ({0} - max({0}, 0))^2": lambda a, _: a**2, "max({0}, {1}) * ({0} + {1} - max({0}, {1}))": lambda a, b: a * b, "exp(min({0}, {1})) + exp({0} + {1} - min({0}, {1}))": lambda a, b: mp.exp(a) + mp.exp(b),
    "max({0}, {1})^2 - 2 * min({0}, {1})^2": lambda a, b: max(a, b) ** 2 - 2 * min(a, b) ** 2, "max({0}, {1})^3 + abs({1} - {0})": lambda a, b: max(a, b) ** 3 + abs(b - a),
    "relu(1 + {0}) - relu(-1 - {0}) + abs({0})^3": lambda a, _: 1 + a + abs(a) ** 3, "min({0}, {1}) - log1p(exp(-abs({1} - {0})))": lambda a, b: -mp.log(mp.exp(-a) + mp.exp(-b)),
}


def values(a, b, c):
    """Eigenvalues of (a, b; b, c)."""
    root = mp.sqrt(((a - c) / 2) ** 2 + b**2)
    return (a + c) / 2 - root, (a + c) / 2 + root


SPECTRA = {  # of eigenvalues near 1
    "w.x^2 + w.y^2": lambda v, w: v**2 + w**2, "log(w.x) + log(w.y)": lambda v, w: mp.log(v) + mp.log(w), "(w.x - w.y)^2": lambda v, w: (v - w) ** 2,
    "exp(w.x) * exp(w.y)": lambda v, w: mp.exp(v + w), "log(w.x)^2 + log(w.y)^2": lambda v, w: mp.log(v) ** 2 + mp.log(w) ** 2, "w.x": lambda v, w: v,
    "w.x^2 + w.y": lambda v, w: v**2 + w, "(w.x - w.y)^2 * w.x": lambda v, w: (v - w) ** 2 * v, "(w.y - w.x)^3": lambda v, w: (w - v) ** 3,
    "1 / (w.x * w.y)": lambda v, w: 1 / (v * w), "max(w.x, w.y)^2": lambda v, w: w**2, "(w.x - 1)^2 + (w.y - 1)^2": lambda v, w: (v - 1) ** 2 + (w - 1) ** 2,
}
SINGULAR = {
    "norm2(s - vec2(1, 1))": lambda s, t: (s - 1) ** 2 + (t - 1) ** 2, "s.x * s.y": lambda s, t: s * t, "s.x^2 + s.y^2": lambda s, t: s**2 + t**2,
    "s.x": lambda s, t: s, "s.x^4 + s.y^4": lambda s, t: s**4 + t**4, "log(s.x) + log(s.y)": lambda s, t: mp.log(s) + mp.log(t),
}


PRELUDE = "param two : real;\nparam three : real;\n" + "".join(
    f"fn spectrum{k}(a: real, b: real, c: real) -> real {{ let (w, _v) = eigh(mat2(1 + a, b, b, 1 + c)); return {text}; }}\n" for k, text in enumerate(SPECTRA)) + "".join(
    f"fn sizes{k}(a: real, b: real, c: real) -> real {{ let (_u, s, _v) = svd(mat2(1 + a, 0, b, 1 + c)); return {text}; }}\n" for k, text in enumerate(SINGULAR))


def spectrum(r):
    a, b, c = (r.choice([linear, linear, length])(r) for _ in "abc")
    arguments = f"({a.text}, {b.text}, {c.text})"
    if r.random() < 0.5:
        k = r.randrange(len(SPECTRA))
        of = list(SPECTRA.values())[k]
        return Expression(f"spectrum{k}{arguments}", lambda x: of(*values(1 + a.value(x), b.value(x), 1 + c.value(x))))
    k = r.randrange(len(SINGULAR))
    of = list(SINGULAR.values())[k]

    def sizes(x):
        p, q, s = 1 + a.value(x), b.value(x), 1 + c.value(x)  # (p, q; 0, s)
        low, high = values(p * p, p * q, q * q + s * s)
        return mp.sqrt(high), mp.sqrt(low)

    return Expression(f"sizes{k}{arguments}", lambda x: of(*sizes(x)))


def expression(r, depth):
    kind = r.random()
    if depth == 0 or kind < 0.12:
        return r.choice([length, length, linear])(r)
    if kind < 0.2:
        return spectrum(r)
    if kind < 0.24:
        a, b = r.choice([linear, linear, length])(r), linear(r)
        text, of = r.choice(list(JOINED.items()))
        return Expression(f"({text.format(a.text, b.text)})", lambda x: of(a.value(x), b.value(x)))
    if kind < 0.3:
        inner = length(r)
        text, of = r.choice(list((GUARDED if kind < 0.28 else STEEP).items()))
        return Expression(text.format(inner.text), lambda x: of(inner.value(x)))
    if kind < 0.55:
        inner = expression(r, depth - 1)
        text, of = r.choice(list(FUNCTIONS.items()))
        return Expression(text.format(inner.text), lambda x: of(inner.value(x)))
    a = expression(r, depth - 1)
    b = a if r.random() < 0.15 else expression(r, depth - 1)  # repeated arguments
    if kind < 0.8:
        return Expression(f"({a.text}) * ({b.text})", lambda x: a.value(x) * b.value(x))
    sign = r.choice([1, 1, -1])
    return Expression(f"({a.text}) {'+' if sign > 0 else '-'} ({b.text})", lambda x: a.value(x) + sign * b.value(x))


def derivatives(value):
    """(gradient, Hessian) of a function at 0; each None where it is none."""
    center = value((mp.mpf(0), mp.mpf(0)))
    slopes, bends = [], []
    for h in STEPS:
        at = {d: (value((h * d[0], h * d[1])), value((-h * d[0], -h * d[1]))) for d in DIRECTIONS}
        slopes.append({d: (p - m) / (2 * h) for d, (p, m) in at.items()})
        bends.append({d: (p - 2 * center + m) / h**2 for d, (p, m) in at.items()})
    tolerance = mp.mpf(10) ** -8
    close = lambda a, b: abs(a - b) <= tolerance * (1 + abs(a) + abs(b))
    g = [slopes[0][DIRECTIONS[0]], slopes[0][DIRECTIONS[1]]]
    isFirst = all(close(slopes[0][d], slopes[1][d]) and close(slopes[0][d], g[0] * d[0] + g[1] * d[1]) for d in DIRECTIONS)
    isFirst = isFirst and all(abs(bends[k][d] * STEPS[k]) <= tolerance for k in (0, 1) for d in DIRECTIONS)
    if not isFirst:
        return None, None
    xx, yy = bends[0][DIRECTIONS[0]], bends[0][DIRECTIONS[1]]
    xy = (bends[0][DIRECTIONS[2]] - xx - yy) / 2
    form = lambda d: xx * d[0] ** 2 + 2 * xy * d[0] * d[1] + yy * d[1] ** 2
    isSecond = all(close(bends[0][d], bends[1][d]) and close(bends[0][d], form(d)) for d in DIRECTIONS)
    # The gradient has to have derivatives, too: the odd part is linear beyond the first order.
    isSecond = isSecond and all(abs(slopes[k][d] - slopes[0][DIRECTIONS[0]] * d[0] - slopes[0][DIRECTIONS[1]] * d[1]) <= tolerance * STEPS[k] ** mp.mpf("0.9") for k in (0, 1) for d in DIRECTIONS)
    return g, ((xx, xy, yy) if isSecond else None)


def hessians(expressions, options):
    text = PRELUDE
    for k, each in enumerate(expressions):
        text += f"fn f{k}(x: vec2) = {each.text};\nvar x{k} : vec2;\nenergy e{k} = f{k}(x{k});\n"
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder)
        path.joinpath("p.hg").write_text(text)
        path.joinpath("zero.txt").write_text("0 0\n")
        bindings = [b for k in range(len(expressions)) for b in ("-b", f"x{k}={path}/zero.txt")]
        done = subprocess.run(["hgc", "run", str(path / "p.hg"), "--device=cpu", *options, *bindings, "-b", "two=2", "-b", "three=3", "-w", f"hessian={path}/h.mtx"], capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(done.stderr + text)
        lines = [line.split() for line in path.joinpath("h.mtx").read_text().splitlines() if not line.startswith("%")][1:]
    entries = {(int(i) - 1, int(j) - 1): float(v) for i, j, v in lines}
    return [(entries.get((2 * k, 2 * k), 0.0), entries.get((2 * k + 1, 2 * k), 0.0), entries.get((2 * k + 1, 2 * k + 1), 0.0)) for k in range(len(expressions))]


def main():
    words = dict(word[2:].split("=") for word in sys.argv[1:] if word.startswith(("--count=", "--seed=")))
    options = [word for word in sys.argv[1:] if not word.startswith(("--count=", "--seed="))]
    count, seed = int(words.get("count", 300)), int(words.get("seed", 1))
    r = random.Random(seed)
    tally = {"right": 0, "NaN": 0, "kinks": 0, "NaN where there is none": 0}
    wrong = 0
    for begin in range(0, count, BATCH):
        expressions = [expression(r, r.choice([1, 2, 2, 3])) for _ in range(min(BATCH, count - begin))]
        for each, found in zip(expressions, hessians(expressions, options)):
            try:
                gradient, right = derivatives(each.value)
            except ZeroDivisionError:  # no value near the point
                gradient, right = None, None
            isFinite = all(map(math.isfinite, found))
            isTiny = right is None and isFinite and max(map(abs, found)) < 1e-6  # below what is told from 0 here
            if gradient is None or isTiny:
                tally["kinks"] += 1
            elif right is None and not isFinite:
                tally["NaN where there is none"] += 1
            elif right is not None and any(map(math.isnan, found)):
                tally["NaN"] += 1
            elif right is not None and all(abs(a - b) <= 1e-9 * (1 + max(map(abs, right))) for a, b in zip(found, right)):
                tally["right"] += 1
            else:
                wrong += 1
                print(f"wrong: {each.text}: {found}, and {'there is none' if right is None else tuple(map(float, right))}")
        print(f"{begin + len(expressions)}: {tally}, {wrong} wrong", file=sys.stderr)
    print(f"{count} programs: {tally}")
    sys.exit(f"{wrong} are wrong" if wrong else 0)


main()
