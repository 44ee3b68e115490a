"""Whether derivatives are those of the values, on the user's data.

Two questions, answered by calls of sessions alone: are gradients, Jacobians and Hessian products what differences of values
and gradients along random directions say, and do the device and the interpreter of the CPU give the same bits? `hgc check`, on
the command line, asks more: it evaluates every derivative instance by instance, holds it against a reference with bounds of
what rounding may do, finds the operation that is wrong, and compares all devices."""
import html

import numpy as np

from . import _program
from ._errors import Error
from ._session import Session

BOUND = 1e-6  # relative to the sum of the magnitudes that make up the derivative


class Report:
    """What was compared, and how it went: true if all is well."""

    def __init__(self):
        self.rows = []

    def add(self, what, good, detail):
        self.rows.append((what, good, detail))

    def __bool__(self):
        return all(good is not False for _, good, _ in self.rows)

    def __repr__(self):
        mark = {True: "ok  ", False: "FAIL", None: "--  "}
        lines = [f"{mark[good]}  {what:<40} {detail}" for what, good, detail in self.rows]
        return "\n".join([*lines, "all checks passed" if self else "some checks FAILED"])

    def _repr_html_(self):
        cells = "".join(f"<tr><td>{'✓' if good else '✗' if good is False else '–'}</td><td>{html.escape(what)}</td>"
                        f"<td>{html.escape(detail)}</td></tr>" for what, good, detail in self.rows)
        return f"<table><tr><th></th><th>what</th><th>how</th></tr>{cells}</table>"


def _directions(given, unknowns, rng):
    """A random direction, scaled to the magnitudes of what it moves."""
    found = {}
    for name in unknowns:
        at = np.asarray(given[name], dtype=np.float64)
        scale = np.abs(at)
        typical = np.median(scale[scale > 0]) if np.any(scale > 0) else 1.0
        found[name] = rng.uniform(-1, 1, at.shape) * np.maximum(scale, typical)
    return found


def _slope(of, at, direction):
    """The derivative of `of` along a direction by central differences, extrapolated, at the step where two steps agree best;
    and how well they do."""
    def difference(step):
        ahead = of({name: at[name] + step * d for name, d in direction.items()})
        back = of({name: at[name] - step * d for name, d in direction.items()})
        return (ahead - back) / (2 * step)

    best, spread = None, np.inf
    wide = difference(2.0 ** -10)
    for k in range(12, 24, 2):
        narrow = difference(2.0 ** -k)
        better = narrow + (narrow - wide) / 15
        apart = np.max(np.abs(narrow - wide), initial=0)
        if not apart > spread:
            best, spread = better, apart
        wide = narrow
    return best, spread


def _compare(report, what, exact, slope, magnitude):
    differences, spread = slope
    if differences is None or not np.all(np.isfinite(exact)) or not np.all(np.isfinite(differences)):
        report.add(what, None, "not finite here")
        return
    scale = np.maximum(magnitude, np.finfo(float).tiny)
    error = np.max(np.abs(exact - differences) / scale, initial=0)
    noise = spread / np.max(scale)
    if error > BOUND and noise > BOUND:
        report.add(what, None, f"differences contradict one another by {noise:.1e}: a kink, or rounding is all there is")
    else:
        report.add(what, bool(error <= BOUND), f"{error:.1e} (at most {BOUND:.0e})")


def check(model, arrays):
    """Compares, and gives a `Report`. The model's session is left as it was."""
    report, rng = Report(), np.random.default_rng(7)
    model.session("gradient", **arrays)
    kinds = sorted(model._kinds | {"gradient", "residual", "jvp", "hvp"})
    options = dict(model._options, tier="final")
    session = Session(model.program, model._given, derivatives=() if model._is_compiled else kinds, **options)
    unknowns = session.unknowns
    shapes = session.grad()
    at = {n: np.array(np.broadcast_to(np.asarray(model._given[n], dtype=np.float64), shapes[n].shape)) for n in unknowns}

    def valued(call):
        def of(values):
            for name, array in values.items():
                session.set(name, array)
            return call()
        return of

    def back():
        for name, array in at.items():
            session.set(name, array)

    for name in unknowns:
        direction = _directions({name: at[name]}, [name], rng)
        slope = _slope(valued(lambda: np.float64(session.value())), at, direction)
        back()
        parts = session.grad()[name] * direction[name]
        _compare(report, f"gradient by {name}, differences", np.sum(parts), slope, np.sum(np.abs(parts)))
    direction = _directions(at, unknowns, rng)
    _check_products(report, session, model, at, direction, valued, back)
    _check_bits(report, session, model, at)
    return report


def _check_products(report, session, model, at, direction, valued, back):
    residuals = model.program.terms_of(_program.RESIDUAL)
    try:
        tangents = {name: np.array(array) for name, array in session.jvp(direction).items()}
        product = session.hvp(direction)
    except Error as why:
        report.add("products", None, why.message)
        return
    for name in session.unknowns:
        slope = _slope(valued(lambda: np.array(session.grad()[name])), at, direction)
        back()
        scale = np.max(np.abs(product[name]), initial=0)
        _compare(report, f"Hessian product by {name}, differences", product[name], slope, scale)
    for name in residuals:
        slope = _slope(valued(lambda: np.array(session.residuals()[name])), at, direction)
        back()
        _compare(report, f"tangents of {name}, differences", tangents[name], slope, np.max(np.abs(tangents[name]), initial=0))


def _check_bits(report, session, model, at):
    """Machine code, or a GPU, against the interpreter."""
    options = dict(model._options, device="cpu:first", fma="on" if session.fused else "off")
    given = {**model._given, **at}
    try:
        other = Session(model.program, given, derivatives=() if model._is_compiled else ["gradient"], **options)
    except Error as why:
        report.add("the bits of the interpreter", None, why.message)
        return
    mine, theirs = session.value_and_grad(), other.value_and_grad()
    same = np.float64(mine[0]).tobytes() == np.float64(theirs[0]).tobytes() and \
        all(mine[1][n].tobytes() == theirs[1][n].tobytes() for n in mine[1])
    report.add(f"{session.device} against {other.device}", same, "value and gradient, bit by bit")
