"""Steps by their definition in plain Python; and how their error shrinks, against Taylor series in 40 digits."""
import math

from evaluate import Decimal, array, check, evaluate, failures, finish

DECLARATIONS = """
fn lotkaVolterra(t: real, y: real[*]) = [y[0] * (1.5 - 0.75 * y[1]), y[1] * (0.5 * y[0] - 1.25)];
fn swing(t: real, y: real[2]) = [y[1], -sin(y[0]) - 0.25 * y[1] + 0.5 * cos(2 * t)];
fn growth(t: real, y: real) = cos(t) * y;
"""


def lotka_volterra(t, y):
    return [y[0] * (1.5 - 0.75 * y[1]), y[1] * (0.5 * y[0] - 1.25)]


def swing(t, y):
    return [y[1], -math.sin(y[0]) - 0.25 * y[1] + 0.5 * math.cos(2 * t)]


def growth(t, y):
    return [math.cos(t) * y[0]]


def step(f, t, y, h):
    def along(slope, length):
        return [v + length * s for v, s in zip(y, slope)]

    a = f(t, y)
    b = f(t + h / 2, along(a, h / 2))
    c = f(t + h / 2, along(b, h / 2))
    d = f(t + h, along(c, h))
    return along([p + 2 * q + 2 * r + s for p, q, r, s in zip(a, b, c, d)], h / 6)


def steps(f, t, y, h, count):
    for k in range(count):
        y = step(f, t + k * h, y, h)
    return y


def taylor(y, time, count, terms=30):
    """Lotka and Volterra's equations: each step sums a series whose coefficients follow from the equations."""
    h = Decimal(time) / count
    u, v = map(Decimal, y)
    for _ in range(count):
        us, vs = [u], [v]
        for n in range(terms):
            product = sum(us[k] * vs[n - k] for k in range(n + 1))
            us.append((Decimal("1.5") * us[n] - Decimal("0.75") * product) / (n + 1))
            vs.append((Decimal("0.5") * product - Decimal("1.25") * vs[n]) / (n + 1))
        u, v = (sum(c * h**k for k, c in enumerate(series)) for series in (us, vs))
    return [float(u), float(v)]


START = [2.0, 1.0]
cases = [
    (f"rk4Step(lotkaVolterra, 0.5, {array(START)} + zero, 0.1)", "real[2]", step(lotka_volterra, 0.5, START, 0.1)),
    (f"rk4Step(swing, 0.5, {array(START)} + zero, 0.1)", "real[2]", step(swing, 0.5, START, 0.1)),
    ("rk4Step(growth, 0.5, 2 + zero, 0.1)", "real", step(growth, 0.5, [2.0], 0.1)),
    ("rk4(growth, 0.5, 2 + zero, 0.1, 7)", "real", steps(growth, 0.5, [2.0], 0.1, 7)),
    (f"rk4(swing, -1, {array(START)} + zero, 0.05, 40)", "real[2]", steps(swing, -1, START, 0.05, 40)),
    (f"rk4(swing, -1, {array(START)} + zero, 0.05, 0)", "real[2]", START),
    ("rk4(growth, 0, 1 + zero, 0.001, 2000)", "real", math.exp(math.sin(2))),
    (f"rk4(lotkaVolterra, 0, {array(START)} + zero, 0.001, 2000)", "real[2]", taylor(START, 2, 40)),
]
check(["ode"], cases, 1e-12, DECLARATIONS)


def check_order(call, kind, exact):
    """Half the step leaves a sixteenth of the error."""
    counts = (40, 80, 160)
    values = evaluate(["ode"], [(f"rk4({call}, {2 / n!r}, {n})", kind) for n in counts], DECLARATIONS)
    errors = [math.dist(value, exact) for value in values]
    for before, after in zip(errors, errors[1:]):
        if not 15 < before / after < 17:
            failures.append(f"{call}: errors {errors}")


check_order("growth, 0, 1 + zero", "real", [math.exp(math.sin(2))])
check_order(f"lotkaVolterra, 0, {array(START)} + zero", "real[2]", taylor(START, 2, 40))
finish()
