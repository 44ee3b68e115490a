"""Programs with their data, on a device."""
import ctypes
import functools
import math
import threading
from collections.abc import Mapping
from ctypes import byref, c_double

import numpy as np

from . import _library, _plain, _program, _solve
from ._blocks import BlockFrame, LinearFrame
from ._errors import InexactWarning, UsageError, warn, warn_of
from ._held import Pool
from ._inputs import Inputs, lent
from ._library import BLOCK_COLUMNS, BLOCK_VALUES, FIELDS, GRADIENT, OUTPUTS, PRODUCT, RESIDUALS, SYMBOL, TERM_VALUES, VALUE, Handle, library, raise_error
from ._process import statistics_of
from ._results import Frame, MatrixFrame
from ._waiting import Compiling

_TRIANGLES = {"both": 0, "lower": 1, "upper": 2}
_addressof, _from_buffer = ctypes.addressof, ctypes.c_char.from_buffer
_NDARRAY, _F64 = np.ndarray, np.dtype(np.float64)
# By what is computed: the kinds of terms that have it.
_BY_TERM = {RESIDUALS: (_program.RESIDUAL,), OUTPUTS: (_program.OUTPUT,), FIELDS: (_program.FIELD_TERM,),
            TERM_VALUES: (_program.ENERGY, _program.RESIDUAL)}


def _alone(call):
    """Wraps a method that raises `UsageError` while another thread is in a call of the same session. It does not wait, because
    the calls of two threads would then mix the arrays that each sets. Methods that are called in loops contain these lines
    themselves, which halves their cost."""
    @functools.wraps(call)
    def alone(self, *arguments, **named):
        if not self._acquire(False):
            raise _met()
        try:
            return call(self, *arguments, **named)
        finally:
            self._release()
    return alone


def _met():
    return UsageError("error: the session is in a call of another thread\nhint: open one for each thread")


def _closed(*_):
    """Replaces `acquire` of the lock of a closed session."""
    raise UsageError("error: the session is closed")


class _Symbol:
    """The description of an array that is set repeatedly: only its address changes."""
    __slots__ = ("name", "shape", "array", "reference", "_shape")

    def __init__(self, name, shape):
        self.name, self.shape, self._shape = name.encode(), shape, (ctypes.c_int64 * len(shape))(*shape)
        self.array = _library.Array(type=0, rank=len(shape), shape=self._shape)
        self.reference = byref(self.array)


class Session:
    """A program with its data on one device. Arrays keep their values until they are `set`. A session is used by one thread at
    a time; a call during a call of another thread raises `UsageError`.

    Returned arrays keep their values as long as they are referenced: later calls then use other memory.
    `with_parameters` also computes gradients by parameters. `by` names data and parameters by which solutions are
    differentiated; solves keep them fixed. `derivatives` are those to compile, such as "gradient" or "hessian"."""

    def __init__(self, program, arrays, *, device="auto", threads=0, fallback="warn", fma="auto", precision="f64",
                 tier="auto", cache=True, wrt=(), by=(), derivatives=(), with_parameters=False, deadline=0.0, retry=0.0,
                 progress=None):
        c = self._c = library()
        self.program, compiling = program, Compiling(progress)
        text, names = _plain.text, _plain.names
        options = _library.SessionOptions(
            device=text("device", device), fallback=text("fallback", fallback), fma=text("fma", fma),
            threads=_plain.whole("threads", threads, 0, 2**31 - 1), with_parameters=bool(with_parameters),
            deadline=deadline, retry=retry, derivatives=names("derivatives", derivatives) or None,
            wrt=names("wrt", wrt) or None, by=names("by", by) or None, precision=text("precision", precision), tier=text("tier", tier),
            no_cache=not cache, progress=compiling.progress, stop=compiling.stop)
        lock = threading.RLock()
        self._acquire, self._release = lock.acquire, lock.release
        inputs = Inputs(program, arrays)
        self._handle = compiling.run(
            lambda: Handle(c.hgc_open, c.hgc_close, program.handle.value, inputs.value, byref(options)))
        self._pointer = self._handle.value
        self._symbols, self._seeded = {}, set()
        self._results, self._matrices = Pool(Frame), Pool(MatrixFrame)
        self._blocks, self._linearisations = Pool(BlockFrame), Pool(LinearFrame)
        unknowns = program.unknowns(wrt, by)
        parameters = [n for n in program.of_kind(_program.PARAM) if program.symbols[n].element == 0] if with_parameters else []
        self.unknowns = unknowns
        self._names = {GRADIENT: [(n, n.encode()) for n in unknowns + parameters]}
        for what, kinds in _BY_TERM.items():
            self._names[what] = [(n, n.encode()) for n in program.terms_of(*kinds)]
        self._evaluate, self._set = c.hgc_evaluate, c.hgc_set
        self._value = c_double()
        self._value_reference = byref(self._value)
        for warning in self.warnings:
            warn_of(warning)

    def close(self):
        """Frees the memory of the session now. Returned arrays stay valid."""
        if self._pointer is not None:
            self._close()

    @_alone
    def _close(self):
        self._pointer, self._acquire = None, _closed
        self._handle.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # ---- What changes ----

    def set(self, name, values):
        """Sets the values of a symbol; the shape must be the one it was opened with."""
        if not self._acquire(False):
            raise _met()
        try:
            known = self._symbols.get(name)
            if known is None or type(values) is not _NDARRAY or values.dtype is not _F64 or values.shape != known.shape \
                    or not values.flags.c_contiguous:
                self._set_any(name, values)
                return
            try:
                known.array.numbers = _addressof(_from_buffer(values))
            except (TypeError, ValueError):  # read-only or empty; this way is four times slower
                known.array.numbers = values.__array_interface__["data"][0]
            error = self._set(self._pointer, known.name, known.reference)
            if error:
                raise_error(error)
        finally:
            self._release()

    def _set_any(self, name, values):
        array = lent(self.program, name, values)
        error = self._set(self._pointer, _plain.text("name", name), array.reference)
        if error:
            raise_error(error)
        symbol = self.program.symbols.get(name)
        if type(values) is _NDARRAY and values.ndim and not (symbol and symbol.is_ragged):
            self._symbols[name] = _Symbol(name, values.shape)

    @_alone
    def set_rows(self, name, first, rows):
        """Sets the rows of a symbol from `first` on."""
        array = lent(self.program, name, rows)
        first = _plain.whole("first", first, 0, 2**63 - 1)
        self._call(self._c.hgc_set_rows, _plain.text("name", name), first, array.reference)

    @_alone
    def add(self, name, scale, direction):
        """Adds `scale` times the symbol `direction` to the symbol `name`, on the device."""
        self._call(self._c.hgc_add, _plain.text("name", name), scale, _plain.text("direction", direction))

    @_alone
    def add_gradient(self, name, scale):
        """Adds `scale` times the gradient of the last `launch("gradient")` to the unknown `name`, on the device."""
        self._call(self._c.hgc_add_gradient, _plain.text("name", name), scale)

    @_alone
    def swap(self, a, b):
        """Exchanges the values of two symbols."""
        self._call(self._c.hgc_swap, _plain.text("a", a), _plain.text("b", b))

    @_alone
    def launch(self, kernels):
        """Computes "value", "gradient" and so on, and leaves the results on the device."""
        self._call(self._c.hgc_launch, _plain.text("kernels", kernels))

    @_alone
    def warm_up(self, kernels=()):
        """Does the work that otherwise makes the first calls of `kernels` slower."""
        self._call(self._c.hgc_warm_up, _plain.names("kernels", kernels) or None)

    def _call(self, call, *arguments):
        error = call(self._pointer, *arguments)
        if error:
            raise_error(error)

    # ---- Values and derivatives ----

    def _evaluated(self, what):
        frame = self._results.frame()
        error = self._evaluate(self._pointer, what, frame.value, self._value_reference)
        if error:
            raise_error(error)
        return frame

    def _arrays(self, frame, what):
        return {name: frame.array(what, encoded) for name, encoded in self._names[what]}

    def value(self):
        """The objective."""
        if not self._acquire(False):
            raise _met()
        try:
            self._evaluated(VALUE)
            return self._value.value
        finally:
            self._release()

    def value_and_grad(self):
        """The objective, and its gradient by the name of each unknown."""
        if not self._acquire(False):
            raise _met()
        try:
            frame = self._evaluated(GRADIENT)
            return self._value.value, self._arrays(frame, GRADIENT)
        finally:
            self._release()

    def grad(self):
        return self.value_and_grad()[1]

    @_alone
    def residuals(self):
        """Residuals by name of the term: arrays of instances, then components."""
        return self._arrays(self._evaluated(RESIDUALS), RESIDUALS)

    @_alone
    def outputs(self):
        return self._arrays(self._evaluated(OUTPUTS), OUTPUTS)

    @_alone
    def fields(self):
        return self._arrays(self._evaluated(FIELDS), FIELDS)

    @_alone
    def term_values(self):
        """The value of each instance, by name of the energy or residual term."""
        return self._arrays(self._evaluated(TERM_VALUES), TERM_VALUES)

    @_alone
    def jacobian(self, term):
        """The Jacobian of a residual term by all unknown scalars, without the loss: a `scipy.sparse.csr_matrix` with a row for
        each instance and component. Columns are unknowns in the order of their declaration, row by row."""
        return self._matrix(self._c.hgc_jacobian, _plain.text("term", term))[2]

    @_alone
    def hessian(self, *, positive=False, triangle="both"):
        """The Hessian of the objective, a `scipy.sparse.csr_matrix`. With `positive`, the block of each instance is first projected
        to a positive semidefinite matrix. `triangle` is "both", "lower" or "upper"."""
        return self._matrix(self._c.hgc_hessian, int(positive), self._triangle(triangle))[2]

    @_alone
    def newton(self, *, positive=False, triangle="both"):
        """Value, gradient (a vector over all unknown scalars) and Hessian."""
        return self._matrix(self._c.hgc_newton, int(positive), self._triangle(triangle))

    @_alone
    def gauss_newton(self, *, triangle="both"):
        """Value, Jᵀr and JᵀJ of the residual terms, weighted by the slopes of their losses."""
        return self._matrix(self._c.hgc_gauss_newton, self._triangle(triangle))

    @_alone
    def jacobian_blocks(self, term):
        """The Jacobian of a residual term whose instances all read the same number of unknown scalars. Two arrays: values of
        shape (instances, components, scalars), and the numbers of the unknown scalars, of shape (instances, scalars)."""
        frame, name = self._results.frame(), _plain.text("term", term)
        self._call(self._c.hgc_jacobian_blocks, name, frame.value)
        return frame.array(BLOCK_VALUES, name), frame.array(BLOCK_COLUMNS, name)

    @_alone
    def hessian_blocks(self, *, positive=False, triangle="both"):
        """The Hessian as a `BlockMatrix` of dense blocks, each of a row of an unknown by a row of an unknown."""
        return self._block_matrix(self._c.hgc_hessian_blocks, int(positive), self._triangle(triangle))[2]

    @_alone
    def newton_blocks(self, *, positive=False, triangle="both"):
        return self._block_matrix(self._c.hgc_newton_blocks, int(positive), self._triangle(triangle))

    @_alone
    def gauss_newton_blocks(self, *, triangle="both"):
        return self._block_matrix(self._c.hgc_gauss_newton_blocks, self._triangle(triangle))

    def _block_matrix(self, call, *arguments):
        frame = self._blocks.frame()
        self._call(call, *arguments, frame.value)
        return frame.get()

    @_alone
    def linearise(self):
        """The objective, and by name of the residual term a `LinearTerm`: residuals, Jacobian without the loss, losses and their
        slopes."""
        frame = self._linearisations.frame()
        self._call(self._c.hgc_linearise, frame.value, self._value_reference)
        return self._value.value, frame.get(self.program.terms_of(_program.RESIDUAL))

    @staticmethod
    def _triangle(name):
        if name not in _TRIANGLES:
            raise UsageError(f"error: a triangle is one of {', '.join(_TRIANGLES)}, not `{name}`")
        return _TRIANGLES[name]

    def _matrix(self, call, *arguments):
        frame = self._matrices.frame()
        self._call(call, *arguments, frame.value)
        return frame.get()

    def jvp(self, direction):
        """The derivative of every term along `direction`, by name of the term. `direction` has arrays by name of the unknown;
        unknowns that it leaves out stay fixed."""
        return self.multiply("jvp", direction)

    def hvp(self, direction):
        """The Hessian of the objective times `direction`; both have arrays by name of the unknown."""
        return self.multiply("hvp", direction)

    def vjp(self, cotangents):
        """The gradient, by name of the unknown, of the sum of residuals and outputs times `cotangents`, arrays by their names."""
        return self.multiply("vjp", cotangents)

    def __getattr__(self, name):
        """Also finds products that only a later version of the library has."""
        if name not in _library.products():
            raise AttributeError(f"a session has no `{name}`")
        return functools.partial(self.multiply, name)

    @_alone
    def multiply(self, product, seeds):
        """A product of derivatives, such as "jvp", "hvp" or "vjp", with `seeds`: a direction (arrays by name of the unknown) or
        cotangents (arrays by name of the residual or output)."""
        known = _library.products().get(product)
        if known is None:
            raise UsageError(f"error: a product is one of {', '.join(_library.products())}, not `{product}`")
        ending = "bar" if known.takes_cotangents else "dot"
        if not isinstance(seeds, Mapping):
            of = self.unknowns if ending == "dot" else self.program.terms_of(_program.RESIDUAL, _program.OUTPUT)
            raise UsageError(f"error: products take arrays by name, {{\"{of[0] if of else 'name'}\": ...}}, not "
                             f"{type(seeds).__name__}")
        given = {f"{name}.{ending}" for name in seeds}
        for name in [n for n in self._seeded if n.endswith(ending) and n not in given]:
            self.set(name, 0.0)
            self._seeded.discard(name)
        for name, values in seeds.items():
            seed = f"{name}.{ending}"
            is_new = seed not in self._seeded
            self._seeded.add(seed)  # first: if a later one fails, the next call must forget this one
            try:
                self.set(seed, values)
            except UsageError:  # the program may have no such seed
                if is_new:
                    self._seeded.discard(seed)
                raise
        frame = self._results.frame()
        self._call(self._c.hgc_multiply, product.encode(), frame.value, self._value_reference)
        found = {}
        for name in self.program.terms if known.gives_terms else self.unknowns:
            try:
                found[name] = frame.array(PRODUCT, name.encode())
            except UsageError:  # terms that have none
                continue
        return found

    # ---- Solving ----

    @_alone
    def values(self, name):
        """The present values of a symbol of reals."""
        return self._values(name)

    def _values(self, name):
        frame = self._results.frame()
        self._call(self._c.hgc_values, _plain.text("name", name), frame.value)
        return frame.array(SYMBOL, name.encode())

    @_alone
    def covariance(self, what, *, variance=None, fixed=None, of=None):
        """The uncertainty of the unknowns at a solution: "stderr.x", "cov.x", or "marginal.x", the
        covariances within each row, of an unknown x, or the "correlation" of all.

        `variance` is the variance of a residual: 1 if residuals are in standard deviations. None estimates it: the sum of
        squares, weighted by the slopes of losses, divided by the number of residuals less that of unknowns. `fixed` is the
        one of the solve; `of` is its `Solution`, needed with constraints."""
        frame = self._results.frame()
        options = self._fixing(fixed)
        options.after = _solve.report_in(of)
        scale = 0.0 if variance is None else float(variance)  # 0 means none to C
        if variance is not None and not 0 < scale < math.inf:
            raise UsageError(f"error: the variance of a residual is {variance}: it must be positive and finite")
        self._call(self._c.hgc_covariance, _plain.text("what", what), scale, byref(options), frame.value)
        return frame.array(SYMBOL, what.encode())

    @_alone
    def solution_derivative(self, x, p, *, fixed=None, of=None):
        """The derivative of the solution x by p, a symbol that the session was opened with in `by`: an array of the shape of x,
        then that of p. The session must be at the solution. `fixed` is the one of the solve; `of` is its `Solution`, needed
        with constraints. Warns by `InexactWarning` if the minimum is further away than 1e-3 of the solution's length."""
        frame, options = self._results.frame(), self._fixing(fixed)
        self._call(self._c.hgc_solution_derivative, _plain.text("x", x), _plain.text("p", p), byref(options),
                   _solve.report_in(of), frame.value)
        self._warn_of_offset(frame)
        return frame.array(SYMBOL, f"dsol.{x}.{p}".encode())

    @_alone
    def pullback(self, cotangents, *, by=(), fixed=None, of=None):
        """The gradient of a function of the solution by the symbols that the session was opened with in `by`, or those of them
        that `by` names here. `cotangents` is the function's gradient: arrays by name of the unknown, 0 for those left out.
        Arrays by name. `fixed` and `of` as for `solution_derivative`."""
        if not isinstance(cotangents, Mapping):
            raise UsageError(f"error: cotangents are arrays by name, not {type(cotangents).__name__}")
        frame, options = self._results.frame(), self._fixing(fixed)
        inputs, kept = Inputs(self.program, cotangents), _plain.names("by", by)
        self._call(self._c.hgc_solution_pullback, inputs.value, kept or None, byref(options), _solve.report_in(of),
                   frame.value)
        self._warn_of_offset(frame)
        found = {}
        for name in kept.decode().split(",") if kept else self.unknowns:
            try:
                found[name] = frame.array(SYMBOL, name.encode())
            except UsageError:  # an unknown that the solve has found
                continue
        return found

    def _warn_of_offset(self, frame):
        offset = float(frame.array(SYMBOL, b"dsol.offset"))
        if offset > 1e-3:  # as the command line does
            warn(f"the solution is {offset:.1e} of its length away from the minimum, and derivatives as inexact: smaller "
                 "tolerances (cost_tolerance) lead nearer", InexactWarning)

    def _fixing(self, fixed):
        return _solve.fix(_library.SolveOptions(), _solve.whole_masks(fixed or {}, self._values))

    @_alone
    def solve(self, *, max_iterations=None, cost_tolerance=1e-6, gradient_tolerance=1e-10, step_tolerance=1e-8,
              radius=None, linear="auto", fixed=None, observe=None, method="auto", constraint_tolerance=None,
              eta=None, each=None, damping=None, checkpoint=None, resume=None, penalty=None, after=None):
        """Minimises the objective, starting at the present values of the unknowns, and leaves the best values found in the
        session. Returns a `Solution`. Options that the method or the program cannot use raise `UsageError`.

        `method`, with the derivatives it needs: "lm" (Levenberg-Marquardt), "gn" (Gauss-Newton) and "dogleg" (Powell), for
        programs of residuals alone: "gradient" and "linearise"; "newton": "gradient" and "hessian"; "newton-cg": "gradient" and
        "hvp"; "lbfgs": "gradient". "auto" takes "lm" for residuals alone, otherwise "newton" where there is a Hessian, else
        "newton-cg" where the session has "hvp", else "lbfgs".

        `max_iterations` is 50 by default, 200 of "newton-cg", 1000 of "lbfgs"; 0 evaluates the start only. The solve ends when
        the cost changes by at most `cost_tolerance` times itself, all components of the gradient are at most
        `gradient_tolerance`, or the step is at most `step_tolerance` times the length of the unknowns, of all and of each array.
        With constraints, the method runs in rounds, of 3000 iterations in all (10000 of "lbfgs"), until no constraint is
        violated by more than `constraint_tolerance` (1e-8). `after` is the Solution of an earlier solve, as of one with other
        data: the first round begins with its multipliers and its penalty, otherwise with 0 and with a penalty that balances
        the objective and the violations. `penalty` is another one for the first round.

        `linear` is how "lm" solves for steps: "dense", "sparse", or by conjugate gradients, "pcg", which needs the derivatives "gnp"
        and "bdp" instead of "linearise" and has the relative tolerance `eta` (0.1). "schur" and "pcg-schur" eliminate unknowns
        first, as "schur:pt,line" those that it names. "cholmod" is "sparse" by the library CHOLMOD, with bits that depend on the
        machine. `damping`: "diagonal",
        the default, damps steps by the diagonal of their matrix, "identity" by the identity. `radius` is the first radius of the trust region.

        `fixed` keeps values: {"x": [0, 3]} rows, {"x": mask} the scalars where an array of bool is true, {"x": True} all.
        `observe` is called with each `Iteration`; the solve stops if it returns False, and what it raises is raised here.
        `each` names a dimension whose rows are independent problems: each is solved by itself, by "gauss-newton", and
        `Solution.each` describes how they ended. `checkpoint` is a file that is written every ten seconds and at the end; a
        solve with `resume` and the same data continues from it, with the same bits."""
        observer = _solve.Observer(observe)
        fixed = _solve.whole_masks(fixed or {}, self._values)
        options = _solve.options_of(observer, max_iterations, cost_tolerance, gradient_tolerance, step_tolerance, radius,
                                    linear, fixed, method, constraint_tolerance, eta, each, damping, checkpoint, resume, penalty, after)
        report = _solve.report_of(self._call, options)
        observer.check(report["ending"])
        return _solve.Solution(x={name: self._values(name) for name in self.program.unknowns(())}, **report)

    # ---- What it is ----

    @property
    @_alone
    def device(self):
        return self._c.hgc_session_device(self._pointer).decode()

    @property
    @_alone
    def reason(self):
        """Why this device was chosen."""
        return self._c.hgc_session_reason(self._pointer).decode()

    @property
    @_alone
    def fused(self):
        """Whether multiplications and additions are fused, which changes the bits of results."""
        return bool(self._c.hgc_session_fuses(self._pointer))

    @property
    @_alone
    def warnings(self):
        return [self._c.hgc_session_warning(self._pointer, k).decode()
                for k in range(self._c.hgc_session_warning_count(self._pointer))]

    @property
    @_alone
    def times(self):
        """The milliseconds of each stage of the last call."""
        times = _library.Times()
        self._call(self._c.hgc_session_times, byref(times))
        return {name: getattr(times, name) for name, _ in _library.Times._fields_[1:]}

    @_alone
    def statistics(self):
        """Counters of what the session has done: a list of (name, labels, number)."""
        return statistics_of(self._pointer)

    def _repr_html_(self):
        from ._html import session
        return session(self)
