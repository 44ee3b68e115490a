"""Solving."""
import ctypes
import dataclasses
import os
from collections.abc import Mapping
from ctypes import byref

import numpy as np

from . import _library, _plain
from ._errors import UsageError, warn
from ._library import Handle, library


@dataclasses.dataclass(frozen=True)
class Iteration:
    """The start of a solve, or a step that was tried. With constraints, costs and gradients are of the augmented Lagrangian."""
    iteration: int
    is_start: bool
    is_accepted: bool
    cost: float         # after the step
    cost_change: float  # how much lower it is than the best cost before
    gradient: float     # largest magnitude of the gradient at the best point
    step: float         # length of the step
    ratio: float        # of the change to the change that the linear model predicts; 0 of methods without a trust region
    radius: float       # of the trust region after the step; 0 of methods without one
    seconds: float
    elapsed: float
    length: float       # of line searches: the step as a multiple of the search direction
    round: int          # with constraints: counted from 1
    penalty: float      # with constraints: of this round
    inner: int          # iterations of conjugate gradients
    shift: float        # of "newton": the part of the Hessian's diagonal that was added to it


@dataclasses.dataclass(frozen=True)
class Each:
    """The outcome of many independent problems, one entry each."""
    iterations: np.ndarray  # steps that were tried
    cost: np.ndarray        # at the best point
    why: np.ndarray  # the end: 0 gradient, 1 cost, 2 step, 3 iterations, 4 no step, 5 stopped, 7 not finite at the start

    @property
    def converged(self):
        return self.why <= 2


@dataclasses.dataclass(frozen=True)
class Solution:
    """The result of a solve."""
    x: dict           # arrays by name of the unknown
    converged: bool
    ending: str       # one word
    why: str          # a sentence: why the solve ended
    initial_cost: float
    cost: float
    iterations: list = dataclasses.field(repr=False)  # of `Iteration`
    warnings: list
    method: str       # the method used
    notes: list       # sentences about the course of the solve
    rounds: int
    penalty: float
    dual: dict        # multipliers by constraint: gradient of the objective + sum of dual * gradient of the value = 0
    violation: dict   # by constraint: its values less the nearest ones that it allows
    each: Each        # None without `each`
    report: object = dataclasses.field(repr=False, compare=False)  # handle of the library


def _iteration(of):
    members = {field.name: getattr(of, field.name) for field in dataclasses.fields(Iteration)}
    return Iteration(**{**members, "is_start": bool(of.is_start), "is_accepted": bool(of.is_accepted)})


class Observer:
    """Passes each iteration of the library to `told`. If that raises, the solve ends and `check` raises the same."""

    def __init__(self, told):
        self._told, self._failure, self._has_stopped = told, None, False
        self.callback = _library.SOLVE_OBSERVER(self._call)

    def _call(self, _, iteration):
        try:
            self._has_stopped = self._told is not None and self._told(_iteration(iteration.contents)) is False
            return int(self._has_stopped)
        except BaseException as why:
            self._failure = why
            return 1

    def check(self, ending):
        """Raises what `told` raised. An unexplained stop is a Ctrl-C that ctypes swallowed."""
        if self._failure is not None:
            raise self._failure
        if ending == "stopped" and not self._has_stopped:
            raise KeyboardInterrupt


def _tolerance(name, value):
    """The tolerance for the C interface, which takes -1 for 0 and 0 for its default."""
    if not value >= 0:
        raise UsageError(f"error: {name} is {value}: it must be a number from 0 on")
    return value or -1.0


def _radius(given):
    """The radius for the C interface, which takes 0 for the default of the method."""
    radius = 0.0 if given is None else float(given)
    if radius == 0 and given is not None:
        raise UsageError("error: the radius of the trust region is 0: it must be positive and finite")
    return radius


def _numbers(name, rows):
    """The numbers of the rows, or of the scalars where a mask is true; empty for True."""
    if rows is not True and not isinstance(rows, (list, tuple, range, np.ndarray)):
        raise UsageError(f"error: fixed[{name!r}] takes a list of rows, a mask, or True for all, not {rows!r}")
    if is_mask(rows):
        return np.flatnonzero(rows).tolist()
    numbers = [] if rows is True else [_plain.whole(f"fixed[{name!r}]", row, 0, 2**62) for row in rows]
    if len(set(numbers)) < len(numbers):
        raise UsageError(f"error: fixed[{name!r}] names a row twice\nhint: a mask is an array of bool, not of numbers")
    if rows is not True and not numbers:
        raise UsageError(f"error: fixed[{name!r}] names no rows\nhint: True fixes all of them")
    return numbers


def _is_list_of_bool(rows):
    return isinstance(rows, (list, tuple)) and bool(rows) and all(isinstance(row, (bool, np.bool_)) for row in rows)


def is_mask(rows):
    return isinstance(rows, np.ndarray) and rows.dtype == bool


def whole_masks(fixed, values):
    """`fixed` with its masks broadcast to the shapes of the unknowns, which `values(name)` returns."""
    if not isinstance(fixed, Mapping):
        return fixed
    fixed = {name: np.array(rows) if _is_list_of_bool(rows) else rows for name, rows in fixed.items()}
    return {name: _whole_mask(name, rows, values(name).shape) if is_mask(rows) else rows for name, rows in fixed.items()}


def _whole_mask(name, mask, shape):
    if mask.shape != shape[:mask.ndim]:
        raise UsageError(f"error: fixed[{name!r}] is a mask of shape {mask.shape}, and `{name}` has {shape}")
    return np.broadcast_to(mask.reshape(mask.shape + (1,) * (len(shape) - mask.ndim)), shape)


def _fixed_rows(fixed):
    made = (_library.FixedRows * len(fixed))()
    for place, (name, rows) in zip(made, fixed.items()):
        numbers = _numbers(name, rows)
        place.unknown = _plain.text("fixed", name)
        place.rows, place.row_count = (ctypes.c_int64 * len(numbers))(*numbers), len(numbers)
    return made


def fix(options, fixed):
    """Puts `fixed` into the options: {"x": [0, 3]} fixes rows, {"x": True} all, {"x": mask} the scalars where an array of
    bool of the shape of x is true. Returns the options."""
    if not isinstance(fixed, Mapping):
        raise UsageError(f"error: `fixed` takes rows by name, {{\"x\": [0, 3]}}, not {type(fixed).__name__}")
    options.fixed = rows = _fixed_rows({name: rows for name, rows in fixed.items() if not is_mask(rows)})
    options.fixed_scalars = scalars = _fixed_rows({name: rows for name, rows in fixed.items() if is_mask(rows)})
    options.fixed_count, options.fixed_scalar_count = len(rows), len(scalars)
    return options


def options_of(observer, max_iterations, cost_tolerance, gradient_tolerance, step_tolerance, radius, linear, fixed, method,
               constraint_tolerance, eta, each, damping, checkpoint, resume, penalty, after):
    """Options for the C interface: it takes 0 and NULL for defaults, and -1 for no iterations."""
    def path(name, given):
        return None if given is None else _plain.path(name, given)
    if checkpoint is not None and not os.path.isdir(os.path.dirname(os.path.abspath(checkpoint))):
        raise UsageError(f"error: checkpoint={os.fspath(checkpoint)!r}: there is no such folder")
    return fix(_library.SolveOptions(
        max_iterations=0 if max_iterations is None else _plain.whole("max_iterations", max_iterations, 0, 2**62) or -1,
        method=_plain.text("method", method), radius=_radius(radius),
        each=None if each is None else _plain.text("each", each),
        cost_tolerance=_tolerance("cost_tolerance", cost_tolerance),
        gradient_tolerance=_tolerance("gradient_tolerance", gradient_tolerance),
        step_tolerance=_tolerance("step_tolerance", step_tolerance),
        constraint_tolerance=0.0 if constraint_tolerance is None else _tolerance("constraint_tolerance", constraint_tolerance),
        linear=_plain.text("linear", linear), eta=0.0 if eta is None else eta or 5e-324,
        damping=None if damping is None else _plain.text("damping", damping), checkpoint=path("checkpoint", checkpoint), resume=path("resume", resume),
        penalty=0.0 if penalty is None else penalty or -1.0, after=report_in(after, "after"), observe=observer.callback), fixed or {})


def derivatives_for(method, linear):
    """The derivatives that a solve needs; for an unknown method, any: the solve itself raises the error."""
    names = library().hgc_solve_derivatives(_plain.text("method", method), _plain.text("linear", linear))
    return names.decode().split(",") if names else ["gradient"]


def _constraints(report, count):
    """Multipliers and violations, both by name of the constraint."""
    row, dual, violation = _library.ConstraintView(), {}, {}
    for k in range(count):
        library().hgc_report_constraint(report, k, byref(row))
        shape = tuple(row.shape[:row.rank])
        for to, numbers in ((dual, row.dual), (violation, row.violation)):
            to[row.name.decode()] = np.array(numbers[:row.count]).reshape(shape)
    return dual, violation


def _each(report):
    """Copies the outcomes of many problems from the report."""
    view = _library.EachView()
    library().hgc_report_each(report, byref(view))

    def copied(address, kind):
        if view.count == 0:
            return np.array([], kind)
        return np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(kind)), (view.count,)).copy()
    return Each(copied(view.iterations, ctypes.c_int64), copied(view.cost, ctypes.c_double),
                copied(view.endings, ctypes.c_uint8))


def report_in(solution, name="of"):
    """The report of a solution for the C interface: NULL without one."""
    if solution is not None and not isinstance(solution, Solution):
        raise UsageError(f"error: `{name}` is a Solution, and is given as {type(solution).__name__}")
    return None if solution is None else solution.report.value


def report_of(call, options):
    """Solves by `call`, and returns the members of a `Solution` except `x`."""
    c = library()
    handle = Handle(c.hgc_report_new, c.hgc_report_free)
    call(c.hgc_solve, byref(options), handle.value)
    view, row = _library.ReportView(), _library.SolveIteration()
    c.hgc_report_get(handle.value, byref(view))
    iterations = []
    for k in range(view.iteration_count):
        c.hgc_report_iteration(handle.value, k, byref(row))
        iterations.append(_iteration(row))
    warnings = [c.hgc_report_warning(handle.value, k).decode() for k in range(view.warning_count)]
    for warning in warnings:
        warn("hgc: warning: " + warning)
    dual, violation = _constraints(handle.value, view.constraint_count)
    return dict(report=handle, rounds=view.rounds, penalty=view.penalty, dual=dual, violation=violation, converged=bool(view.is_converged), ending=view.ending.decode(), why=view.why.decode(),
                initial_cost=view.initial_cost, cost=view.cost, iterations=iterations, warnings=warnings,
                method=view.method.decode(), each=_each(handle.value) if options.each else None,
                notes=[c.hgc_report_note(handle.value, k).decode() for k in range(view.note_count)])
