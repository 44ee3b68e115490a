"""Checks derivatives on the user's data.

Compares gradients, Jacobians and Hessian products with finite differences of values and gradients along random directions,
and the bits of the device with those of the interpreter on the CPU. The command `hgc check` does more: it evaluates every
derivative instance by instance, compares it with a reference within bounds of rounding errors, finds the wrong operation, and
compares all devices."""
import html

import numpy as np

from . import _program
from ._errors import Error
from ._session import Session

BOUND = 1e-6  # of errors, relative to the magnitudes that are summed to the derivative, or to the slopes seen if they are larger
UNRESOLVED = 0.1  # of slopes: where differences with two steps are farther apart, the wider one is too wide
CLEAR = 100   # errors above this multiple of the disagreement between differences are errors of the derivative
USUAL, CLOSER = (10, 22), (24, 46)  # steps from 2^-first to 2^-last; closer ones where the usual ones say that a derivative is wrong
ROUNDINGS = 8  # rounding errors of a value that are allowed, each relative to its magnitude


class Report:
    """The comparisons and their outcomes. True if something was compared and nothing failed."""

    def __init__(self):
        self.rows = []

    def add(self, what, good, detail):
        self.rows.append((what, good, detail))

    def __bool__(self):
        judged = [good for _, good, _ in self.rows if good is not None]
        return bool(judged) and all(judged)

    def _outcome(self):
        judged = [good for _, good, _ in self.rows if good is not None]
        if not all(judged):
            return "some checks FAILED"
        if not judged:
            return "nothing could be checked"
        left = len(self.rows) - len(judged)
        return f"what could be checked passed, {left} not" if left else "all checks passed"

    def __repr__(self):
        mark = {True: "ok  ", False: "FAIL", None: "--  "}
        lines = [f"{mark[good]}  {what:<40} {detail}" for what, good, detail in self.rows]
        return "\n".join([*lines, self._outcome()])

    def _repr_html_(self):
        cells = "".join(f"<tr><td>{'✓' if good else '✗' if good is False else '–'}</td><td>{html.escape(what)}</td>"
                        f"<td>{html.escape(detail)}</td></tr>" for what, good, detail in self.rows)
        return f"<table><tr><th></th><th>what</th><th>how</th></tr>{cells}</table>"


def _directions(given, unknowns, rng):
    """Random directions, scaled to the magnitudes of the unknowns."""
    found = {}
    for name in unknowns:
        at = np.asarray(given[name], dtype=np.float64)
        found[name] = _exact(at, rng.uniform(-1, 1, at.shape) * np.maximum(np.abs(at), _typical(at)))
    return found


def _exact(at, direction):
    """The direction, rounded so that all steps along it move numbers exactly: where lengths are tiny beside positions, the
    rounding of a moved position may be as large as an error that is looked for."""
    unit = np.where(at != 0, 4 * np.spacing(np.abs(at)) * 2.0 ** CLOSER[1], np.abs(direction) + (direction == 0))
    return np.copysign(np.maximum(np.round(np.abs(direction) / unit), 1) * unit, direction)


def _typical(at):
    scale = np.abs(at)
    return np.median(scale[scale > 0]) if np.any(scale > 0) else 1.0


def _nearby(at, rng):
    """Another point: wrong derivatives that agree at one point by chance, such as 0, differ here."""
    return {name: array + 0.1 * _typical(array) * rng.uniform(-1, 1, array.shape) for name, array in at.items()}


class _Slope:
    """The derivative of `of` along a direction by central differences, extrapolated.

    `best`: the derivative, from the two steps that agree best. `spread`: by how much these disagree, or the effect of rounding
    values of this `magnitude` if that is larger. `widest`: the largest one-sided slope at the widest step that stays where
    `of` is finite and resolves it, of closer steps that of `best`: the scale for errors of a derivative that is 0. `kink`: by how much the slopes to both sides differ; 0 if smaller steps reduce that."""

    def __init__(self, of, at, direction, magnitude=0.0, steps=USUAL):
        self.of, self.at, self.direction = of, at, direction
        self.here = of(at)
        self.magnitude = max(magnitude, np.max(np.abs(self.here), initial=0))
        self._find(*steps)

    @np.errstate(invalid="ignore")  # steps may lead to where `of` is infinite
    def _find(self, first, last):
        def largest(*slopes):
            return max(np.max(np.abs(slope), initial=0) for slope in slopes)

        sides = {k: self._sides(2.0 ** -k) for k in range(first, last + 1, 2)}
        error = max(np.finfo(float).eps * self.magnitude, self._lost(sides))
        ahead, back = sides[first]
        self.best, self.spread, self.kink = None, np.inf, 0.0
        self.widest = largest(ahead, back)
        wide, gap = (ahead + back) / 2, np.max(np.abs(ahead - back), initial=0)
        for k in range(first + 2, last + 1, 2):
            ahead, back = sides[k]
            narrow, closer = (ahead + back) / 2, np.max(np.abs(ahead - back), initial=0)
            apart, rounding = np.max(np.abs(narrow - wide), initial=0), ROUNDINGS * error * 2.0 ** k
            if first == USUAL[0] and (not np.isfinite(self.widest) or apart > max(UNRESOLVED * self.widest, rounding)):
                self.widest = largest(ahead, back)
            apart = max(apart, rounding)
            if not apart > self.spread:
                self.best, self.spread = narrow + (narrow - wide) / 15, apart
                self.kink = closer if closer > gap / 2 else 0.0  # of a smooth function it is a quarter
                if first == CLOSER[0]:
                    self.widest = largest(ahead, back)
            wide, gap = narrow, closer

    def _lost(self, sides):
        """The change of a value that its rounding may hide, if it hides one: a value near 0 may be a difference of large numbers,
        as 1 + cos(x). 0 of values that change with each step; infinite of one that changes with none."""
        if np.ndim(self.here):
            return 0.0
        changes = np.array([np.abs(slope) * 2.0 ** -k for k, both in sides.items() for slope in both])
        return 0.0 if np.all(changes > 0) else np.min(changes[changes > 0], initial=np.inf)

    def _sides(self, step):
        moved = ({name: self.at[name] + s * d for name, d in self.direction.items()} for s in (step, -step))
        return [(self.of(place) - self.here) / s for place, s in zip(moved, (step, -step))]

    def closer(self):
        return _Slope(self.of, self.at, self.direction, self.magnitude, CLOSER)

    def looked_closer(self):
        """By smaller steps, if these say otherwise or are more exact: lengths may be tiny beside positions."""
        closer = self.closer()
        if self.best is None or closer.best is None:
            return closer if self.best is None else self
        contradicts = np.max(np.abs(closer.best - self.best), initial=0) > closer.spread + self.spread
        return closer if contradicts or closer.spread < self.spread else self


def _verdict(exact, slope, magnitude):
    """Whether the derivative is right, None if that cannot be told, and how it was found."""
    if slope.best is None or not all(np.all(np.isfinite(each)) for each in (exact, slope.best, slope.widest)):
        return None, "not finite here"
    scale = max(magnitude, slope.widest, np.finfo(float).tiny)
    error = np.max(np.abs(exact - slope.best), initial=0)
    if error <= BOUND * scale:
        return True, f"{error / scale:.1e} (at most {BOUND:.0e})"
    if error <= slope.kink:
        return None, "slopes to both sides differ: a kink, steps are too long, or rounding is all there is"
    if slope.spread > BOUND * scale and error <= CLEAR * slope.spread:
        return None, f"differences contradict one another by {slope.spread / scale:.1e}: a kink, steps are too long, or rounding is all there is"
    return False, f"{error / scale:.1e} (at most {BOUND:.0e})"


def _compare(report, what, exact, slope, magnitude):
    verdict = _verdict(exact, slope, magnitude)
    if not verdict[0]:
        verdict = _verdict(exact, slope.looked_closer(), magnitude)
    elif np.max(np.abs(exact - slope.best), initial=0) > BOUND * magnitude:  # right only beside slopes that wide steps see
        closer = _verdict(exact, slope.closer(), magnitude)
        verdict = closer if closer[0] is False else verdict
    report.add(what, *verdict)


def check(model, arrays):
    """Makes all comparisons and returns a `Report`. The session of the model does not change."""
    report, rng = Report(), np.random.default_rng(7)
    model._with("gradient", **arrays)
    kinds = sorted(model._kinds | {"gradient", "residual", "jvp", "hvp"})
    options = dict(model._options, tier="final")
    # As of `hgc check`: what weighs 0 would be compared as 0 with 0.
    weights = {n: 1.0 for n in model.program.symbols if n.endswith(".weight") and not model._given.get(n)}
    session = Session(model.program, {**model._given, **weights}, derivatives=() if model._is_compiled else kinds, **options)
    unknowns = session.unknowns
    shapes = session.grad()
    start = {n: model._given.get(n, session.values(n)) for n in unknowns}  # a parameter may have a value of the program
    at = {n: np.array(np.broadcast_to(np.asarray(start[n], dtype=np.float64), shapes[n].shape)) for n in unknowns}

    def valued(call):
        def of(values):
            for name, array in values.items():
                session.set(name, array)
            return call()
        return of

    if not unknowns:
        report.add("derivatives", None, "there are no unknowns")
    elif options.get("precision", "f64") != "f64":
        report.add("derivatives, differences", None, "differences are too inexact in binary32")
    else:
        for place, ending in ((at, ""), (_nearby(at, rng), " nearby")):
            _check_gradients(report, session, place, valued, rng, ending)
        valued(session.value)(at)
        _check_products(report, session, model, at, _directions(at, unknowns, rng), valued)
    _check_bits(report, session, model, at)
    return report


def _check_gradients(report, session, at, valued, rng, ending):
    for name in at:
        direction = _directions(at, [name], rng)
        terms = valued(session.term_values)(at)
        magnitude = sum(np.sum(np.abs(values)) for values in terms.values())
        slope = _Slope(valued(lambda: np.float64(session.value())), at, direction, magnitude)
        parts = valued(session.grad)(at)[name] * direction[name]
        _compare(report, f"gradient by {name}, differences{ending}", np.sum(parts), slope, np.sum(np.abs(parts)))


def _check_products(report, session, model, at, direction, valued):
    try:
        tangents = {name: np.array(array) for name, array in session.jvp(direction).items()}
        product = {name: np.array(array) for name, array in session.hvp(direction).items()}
    except Error as why:
        report.add("products", None, why.message)
        return
    for name in session.unknowns:
        slope = _Slope(valued(lambda: np.array(session.grad()[name])), at, direction)
        scale = np.max(np.abs(product[name]), initial=0)
        _compare(report, f"Hessian product by {name}, differences", product[name], slope, scale)
    for name in model.program.terms_of(_program.RESIDUAL):
        slope = _Slope(valued(lambda: np.array(session.residuals()[name])), at, direction)
        _compare(report, f"tangents of {name}, differences", tangents[name], slope, np.max(np.abs(tangents[name]), initial=0))
    valued(session.value)(at)


def _check_bits(report, session, model, at):
    """Compares the bits of the device with those of the interpreter."""
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
