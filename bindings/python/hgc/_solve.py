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
    """A start, or a step that was tried: where it leads, how much lower the cost is there than at the best so far, the
    largest magnitude of the gradient at the best, the step's length, the ratio of the change to what the linear model
    expects, and the radius of the trust region after it (both 0 of methods without one); of searches along lines, which
    part of the direction the step is. Of programs with constraints, the round, from 1 on, and its penalty; costs and
    gradients are of the augmented Lagrangian then. `inner`: the steps of conjugate gradients that it took."""
    iteration: int
    is_start: bool
    is_accepted: bool
    cost: float
    cost_change: float
    gradient: float
    step: float
    ratio: float
    radius: float
    seconds: float
    elapsed: float
    length: float
    round: int
    penalty: float
    inner: int


@dataclasses.dataclass(frozen=True)
class Each:
    """How many problems went, in arrays: steps that were tried, the cost at the best point, and why each ended: 0 gradient,
    1 cost, 2 step, 3 iterations, 4 no step, 5 stopped, 7 not finite at the start."""
    iterations: np.ndarray
    cost: np.ndarray
    why: np.ndarray

    @property
    def converged(self):
        return self.why <= 2


@dataclasses.dataclass(frozen=True)
class Solution:
    """Where a solve has ended: `x` has the unknowns by name, in their shapes; `why` says why there, `method` which one
    was taken, `notes` more of how it went, `each` how each of many problems did, or None. Of constraints, by name: `dual`,
    their multipliers (gradient of the objective + sum of dual * gradient of the value = 0), and `violation`, values less
    the nearest ones within the range."""
    x: dict
    converged: bool
    ending: str
    why: str
    initial_cost: float
    cost: float
    iterations: list
    warnings: list
    method: str
    notes: list
    rounds: int
    penalty: float
    dual: dict
    violation: dict
    each: Each
    report: object = dataclasses.field(repr=False, compare=False)  # of the library's


def _iteration(of):
    members = {field.name: getattr(of, field.name) for field in dataclasses.fields(Iteration)}
    return Iteration(**{**members, "is_start": bool(of.is_start), "is_accepted": bool(of.is_accepted)})


class Observer:
    """Told of each iteration by the library. What `told` raises, Ctrl-C too, ends the solve, and comes out of it."""

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
        """Raises what was raised meanwhile. Ctrl-C may come where ctypes alone sees it: that stops, too."""
        if self._failure is not None:
            raise self._failure
        if ending == "stopped" and not self._has_stopped:
            raise KeyboardInterrupt


def _tolerance(name, value):
    """As the interface has it: negative for none."""
    if not value >= 0:
        raise UsageError(f"error: {name} is {value}: it must be a number from 0 on")
    return value or -1.0


def _radius(given):
    """As the interface has it: 0 for that of the method."""
    radius = 0.0 if given is None else float(given)
    if radius == 0 and given is not None:
        raise UsageError("error: the radius of the trust region is 0: it must be positive and finite")
    return radius


def _numbers(name, rows):
    """Of rows, or of the scalars that a mask says."""
    if rows is not True and not isinstance(rows, (list, tuple, range, np.ndarray)):
        raise UsageError(f"error: fixed[{name!r}] takes a list of rows, a mask, or True for all, not {rows!r}")
    if is_mask(rows):
        return np.flatnonzero(rows).tolist()
    numbers = [] if rows is True else [_plain.whole(f"fixed[{name!r}]", row, 0, 2**62) for row in rows]
    if rows is not True and not numbers:
        raise UsageError(f"error: fixed[{name!r}] names no rows\nhint: True fixes all of them")
    return numbers


def _is_list_of_bool(rows):
    return isinstance(rows, (list, tuple)) and bool(rows) and all(isinstance(row, (bool, np.bool_)) for row in rows)


def is_mask(rows):
    return isinstance(rows, np.ndarray) and rows.dtype == bool


def whole_masks(fixed, values):
    """Masks of the first axes of an unknown as masks of all its scalars; `values(name)` gives the unknown."""
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
    """{"x": [0, 3]}: rows, also as an array of integers; {"x": True}: all of it; {"x": mask}: where an array of bool of
    its shape is True."""
    if not isinstance(fixed, Mapping):
        raise UsageError(f"error: `fixed` takes rows by name, {{\"x\": [0, 3]}}, not {type(fixed).__name__}")
    options.fixed = rows = _fixed_rows({name: rows for name, rows in fixed.items() if not is_mask(rows)})
    options.fixed_scalars = scalars = _fixed_rows({name: rows for name, rows in fixed.items() if is_mask(rows)})
    options.fixed_count, options.fixed_scalar_count = len(rows), len(scalars)
    return options


def options_of(observer, max_iterations, cost_tolerance, gradient_tolerance, step_tolerance, radius, linear, fixed, method,
               constraint_tolerance, eta, each, damping, checkpoint, resume):
    """As the interface has them: 0 and NULL stand for its defaults, so that no iterations are -1 to it."""
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
        damping=_plain.text("damping", damping), checkpoint=path("checkpoint", checkpoint), resume=path("resume", resume),
        observe=observer.callback), fixed or {})


def derivatives_for(method, linear):
    """What a program is compiled for that is solved so; what there is no such method for, the solve tells."""
    names = library().hgc_solve_derivatives(_plain.text("method", method), _plain.text("linear", linear))
    return names.decode().split(",") if names else ["gradient"]


def _constraints(report, count):
    """Multipliers and violations, by name."""
    row, dual, violation = _library.ConstraintView(), {}, {}
    for k in range(count):
        library().hgc_report_constraint(report, k, byref(row))
        shape = tuple(row.shape[:row.rank])
        for to, numbers in ((dual, row.dual), (violation, row.violation)):
            to[row.name.decode()] = np.array(numbers[:row.count]).reshape(shape)
    return dual, violation


def _each(report):
    """Copies of what the report has."""
    view = _library.EachView()
    library().hgc_report_each(report, byref(view))

    def copied(address, kind):
        if view.count == 0:
            return np.array([], kind)
        return np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(kind)), (view.count,)).copy()
    return Each(copied(view.iterations, ctypes.c_int64), copied(view.cost, ctypes.c_double),
                copied(view.endings, ctypes.c_uint8))


def report_in(solution):
    """As the interface has it: NULL without a solution."""
    if solution is not None and not isinstance(solution, Solution):
        raise UsageError(f"error: `of` is a Solution, and is given as {type(solution).__name__}")
    return None if solution is None else solution.report.value


def report_of(call, options):
    """The report, as a dictionary of what a `Solution` has besides its unknowns."""
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
