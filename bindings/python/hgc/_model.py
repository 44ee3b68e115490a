"""Programs as functions of their arrays."""
import functools
import os
import threading

import numpy as np

from . import _library, _program, _solve
from ._arrays import Ragged
from ._errors import ProgramError, UsageError, warn
from ._inputs import Inputs, check_name
from ._session import Session

_FIRST = frozenset({"gradient", "residual", "jacobian", "output"})


def compile(source, *, name="<text>", folders=(), cxx_flags=(), cxx_build=None, cxx_ends="left-out", **options):
    """A model of a program: a path that ends in `.hg`, or its text.

    `folders` are searched for imports and C++ files. C++ of `extern fn` is compiled with the flags of the build `cxx_build` (a
    compile_commands.json or its folder), then `cxx_flags` (a list or one text). Where the C++ code aborts or throws, the
    result is that of the other branch, or NaN with `cxx_ends="nan"`.

    `options` are those of sessions: device, threads, fma, precision, tier, wrt, by, with_parameters, derivatives, cache,
    progress (called with stage, done, all; what it raises ends the call), fallback, deadline, retry. Machine code is made
    when data is first given, for the derivatives that are called, and cached on disk unless `cache=False`."""
    _know(options)
    path = os.fspath(source)
    if not isinstance(path, str):
        raise TypeError(f"a program is a path or its text, a str, not {type(path).__name__}")
    is_path = isinstance(source, os.PathLike) or (path.endswith(".hg") and "\n" not in path)
    reading = _program.reading(folders, cxx_flags, cxx_build, cxx_ends)
    program = _program.from_file(path, reading) if is_path else _program.from_text(name, path, reading)
    for warning in program.warnings:
        warn(warning.shown)
    return Model(program, options)


def load(path, **options):
    """A model of a compiled program, a `.hgk` file. Its machine code will run: load only files that you trust."""
    _know(options)
    return Model(_program.loaded(os.fspath(path)), options, is_compiled=True)


def _know(options):
    """Raises TypeError if sessions have no such option, before anything is compiled."""
    known = Session.__init__.__kwdefaults__
    for name in options:
        if name not in known:
            raise TypeError(f"there is no option `{name}`; there are {', '.join(sorted(known))}")


def _whole(call):
    """Wraps a method: threads call it one after another, and if it fails, the model keeps none of its arrays."""
    @functools.wraps(call)
    def whole(self, *arguments, **named):
        with self._lock:
            try:
                return call(self, *arguments, **named)
            except BaseException:
                self._take_back()
                raise
            finally:
                self._before = None
    return whole


class Model:
    """A program as a function of its arrays.

    Calls take arrays by name; arrays that are left out keep their last values. A session holds all arrays on the device
    between calls, so only given arrays are copied; index tables are compared first, and copied only if they changed. Arrays
    of other shapes, or a derivative that no call has used before, open a new session, which reads the arrays of earlier
    calls again: do not change these in place. Threads may share a model: their calls wait for each other. A call that fails
    keeps none of its arrays."""

    def __init__(self, program, options, is_compiled=False):
        self.program, self._options = program, dict(options)
        given = self._options.pop("derivatives", ())
        self._kinds = set(given.split(",") if isinstance(given, str) else given) - {""}
        self._is_compiled, self._session = is_compiled, None
        self._given, self._tables, self._shapes = {}, {}, {}
        self._found = self._fixed = None  # by the last solve
        self._lock, self._before = threading.RLock(), None

    @property
    def unknowns(self):
        """Names of the unknowns, in the order of declaration; only those of `wrt` if it was given."""
        return self.program.unknowns(self._options.get("wrt", ()), self._options.get("by", ()))

    def open(self, **arrays):
        """Opens a separate session with these arrays, for loops that set changed arrays themselves."""
        with self._lock:
            kinds, given = sorted(self._kinds or _FIRST), {**self._given, **arrays}
        return Session(self.program, given, derivatives=() if self._is_compiled else kinds, **self._options)

    @_whole
    def session(self, *kinds, **arrays):
        """The model's own session, with these arrays and derivatives (`kinds`)."""
        return self._with(*kinds, **arrays)

    def _with(self, *kinds, **arrays):
        has = self._is_compiled or self._kinds.issuperset(kinds)
        if has and self._session is not None and self._session._pointer is not None and self._fits(arrays):
            self._update(arrays)
        else:
            self._reopen(set(kinds), arrays)
        return self._session

    def _fits(self, arrays):
        for name, values in arrays.items():
            if name not in self._shapes or self._shapes[name] != _shape(values):
                return False
        return True

    def _keep(self, arrays):
        """Keeps arrays for later calls, without opening a session."""
        if not arrays:
            return
        if self._session is not None and self._session._pointer is not None and self._fits(arrays):
            self._update(arrays)
            return
        self._before = (self._kinds, self._given)
        self._given, self._session = {**self._given, **arrays}, None

    def _reopen(self, wanted, arrays):
        self._refuse_options(arrays)
        kinds, given = self._kinds | wanted, {**self._given, **arrays}
        try:
            session = self._opened(kinds, given)
        except ProgramError:  # maybe of a derivative that only earlier calls wanted, which there is not for these arrays
            if self._is_compiled or kinds == wanted:
                raise
            kinds, session = wanted, self._opened(wanted, given)
        if arrays:
            self._before = (self._kinds, self._given)
        self._session, self._kinds, self._given = session, kinds, given
        self._shapes = {name: _shape(values) for name, values in given.items()}
        self._tables = {name: _copied(values) for name, values in given.items() if self._is_table(name)}

    def _refuse_options(self, arrays):
        for name in arrays:
            if name in Session.__init__.__kwdefaults__ and name not in self.program.symbols:
                made = "hgc.load" if self._is_compiled else "hgc.compile"
                raise UsageError(f"error: `{name}` is an option of {made}, and no array of the program")

    def _opened(self, kinds, given):
        return Session(self.program, given, derivatives=() if self._is_compiled else sorted(kinds), **self._options)

    def _update(self, arrays):
        self._before = before = {}
        for name, values in arrays.items():
            if name in self._tables:
                if _same(self._tables[name], values):
                    continue
                before[name] = self._given[name]
                self._session.set(name, values)
                self._tables[name] = _copied(values)
            elif name in self.program.symbols:
                before[name] = self._given[name]
                self._session.set(name, values)
            self._given[name] = values

    def _take_back(self):
        """Undoes the changes of a failed call."""
        before = self._before
        if isinstance(before, dict):
            try:
                self._update(before)
            except Exception:  # the session is closed, for example: the next call opens another
                self._given.update(before)
                self._session = None
        elif before is not None:
            (self._kinds, self._given), self._session = before, None

    def _another(self):
        """A separate model of the same program with the same arrays."""
        with self._lock:
            other = Model(self.program, {**self._options, "derivatives": sorted(self._kinds)}, self._is_compiled)
            other._given = dict(self._given)
        return other

    def _is_table(self, name):
        symbol = self.program.symbols.get(name)
        return symbol is not None and symbol.kind == _program.TABLE

    # ---- Calls ----

    @_whole
    def value(self, **arrays):
        """The objective."""
        return self._with("gradient", **arrays).value()

    @_whole
    def value_and_grad(self, **arrays):
        """The objective, and its gradient: arrays by name of the unknown, in its shape."""
        return self._with("gradient", **arrays).value_and_grad()

    @_whole
    def grad(self, **arrays):
        return self._with("gradient", **arrays).grad()

    @_whole
    def residuals(self, **arrays):
        """Residuals by name of the term: see `Session.residuals`."""
        return self._with("residual", **arrays).residuals()

    @_whole
    def outputs(self, **arrays):
        return self._with("output", **arrays).outputs()

    @_whole
    def fields(self, **arrays):
        return self._with("output", **arrays).fields()

    @_whole
    def term_values(self, **arrays):
        """The value of each instance, by name of the energy or residual term."""
        return self._with("gradient", **arrays).term_values()

    @_whole
    def jacobian(self, term=None, **arrays):
        """The Jacobian of a residual term, which must be named if there are several: see `Session.jacobian`."""
        return self._with("jacobian", **arrays).jacobian(term or self._only_residual())

    @_whole
    def hessian(self, *, positive=False, triangle="both", **arrays):
        return self._with("hessian", **arrays).hessian(positive=positive, triangle=triangle)

    @_whole
    def newton(self, *, positive=False, triangle="both", **arrays):
        """Value, gradient as one vector, and Hessian: see `Session.newton`."""
        return self._with("hessian", **arrays).newton(positive=positive, triangle=triangle)

    @_whole
    def gauss_newton(self, *, triangle="both", **arrays):
        """Value, Jᵀr and JᵀJ: see `Session.gauss_newton`."""
        return self._with("gauss-newton", **arrays).gauss_newton(triangle=triangle)

    @_whole
    def jacobian_blocks(self, term=None, **arrays):
        """See `Session.jacobian_blocks`."""
        return self._with("jacobian", **arrays).jacobian_blocks(term or self._only_residual())

    @_whole
    def hessian_blocks(self, *, positive=False, triangle="both", **arrays):
        """See `Session.hessian_blocks`."""
        return self._with("hessian", **arrays).hessian_blocks(positive=positive, triangle=triangle)

    @_whole
    def newton_blocks(self, *, positive=False, triangle="both", **arrays):
        return self._with("hessian", **arrays).newton_blocks(positive=positive, triangle=triangle)

    @_whole
    def gauss_newton_blocks(self, *, triangle="both", **arrays):
        return self._with("gauss-newton", **arrays).gauss_newton_blocks(triangle=triangle)

    @_whole
    def linearise(self, **arrays):
        """For nonlinear least-squares solvers that assemble their own matrices: see `Session.linearise`."""
        return self._with("linearise", **arrays).linearise()

    @_whole
    def solve(self, **given):
        """Minimises the objective from the given unknowns. Takes arrays and the options of `Session.solve`; a name that the
        program declares is an array. Later calls are made at the solution."""
        known = Session.solve.__wrapped__.__kwdefaults__
        options = {name: given.pop(name) for name in known if name in given and name not in self.program.symbols}
        for name in given:
            check_name(self.program, name, known)
        session, lacking = ((self._with("gauss-newton", **given), None) if options.get("each") is not None else
                            self._ready_to_solve(options.get("method", "auto"), options.get("linear", "auto"), given))
        found = session.solve(**options)
        if lacking:
            found.notes.append(lacking)
        self._given.update(found.x)
        self._found, self._fixed = found, options.get("fixed")
        return found

    @_whole
    def covariance(self, what, *, variance=None, fixed=None, of=None, **arrays):
        """See `Session.covariance`. After `solve`: at the solution, with `fixed` of that solve unless given."""
        session = self._with("gradient", "linearise", **arrays)
        return session.covariance(what, variance=variance, fixed=self._fixed_as(fixed), of=self._found if of is None else of)

    @_whole
    def solution_derivative(self, x, p, *, fixed=None, of=None, **arrays):
        """See `Session.solution_derivative`. After `solve`: at the solution, with `fixed` of that solve unless given. The model
        must be compiled with `by=p`."""
        session = self._with_second_derivatives(arrays)
        return session.solution_derivative(x, p, fixed=self._fixed_as(fixed), of=self._found if of is None else of)

    @_whole
    def pullback(self, cotangents, *, by=(), fixed=None, of=None, **arrays):
        """See `Session.pullback`; as for `solution_derivative`."""
        session = self._with_second_derivatives(arrays)
        return session.pullback(cotangents, by=by, fixed=self._fixed_as(fixed), of=self._found if of is None else of)

    def _with_second_derivatives(self, arrays):
        return self._with("hessian", *(["jacobian"] if self._has_constraints() else []), **arrays)

    def _has_constraints(self):
        return any(name.endswith(".weight") for name in self.program.symbols)

    def _fixed_as(self, given):
        """`given`, or what the last solve fixed."""
        return self._fixed if given is None else given

    def _ready_to_solve(self, method, linear, given):
        """The session, and what it has not of what would serve best, and why."""
        lacking = None
        energies = bool(self.program.terms_of(_program.ENERGY))
        besides = ["residual"] if self._has_constraints() else []
        if method == "auto" and (energies or besides):
            try:
                return self._with(*_solve.derivatives_for("newton" if energies else "lm", linear), *besides, **given), None
            except ProgramError as error:
                method = "newton-cg"
                lacking = f"there is no {'Hessian' if energies else 'Jacobian'}: {error.message}"
        return self._with(*_solve.derivatives_for(method, linear), *besides, **given), lacking

    def jvp(self, direction, **arrays):
        """See `Session.jvp`."""
        return self.multiply("jvp", direction, **arrays)

    def hvp(self, direction, **arrays):
        """See `Session.hvp`."""
        return self.multiply("hvp", direction, **arrays)

    def vjp(self, cotangents, **arrays):
        """See `Session.vjp`."""
        return self.multiply("vjp", cotangents, **arrays)

    def __getattr__(self, name):
        if name not in _library.products():
            raise AttributeError(f"a model has no `{name}`")
        return functools.partial(self.multiply, name)

    @_whole
    def multiply(self, product, seeds, **arrays):
        """See `Session.multiply`."""
        return self._with(product, **arrays).multiply(product, seeds)

    @_whole
    def check(self, **arrays):
        """Compares derivatives with differences, and machine code with the interpreter: see `hgc._check`."""
        from ._check import check
        return check(self, arrays)

    @_whole
    def graphs(self, **arrays):
        """The scalar graphs that kernels are compiled from, for the row lengths of the arrays given so far: see `Graphs`."""
        from ._graphs import Graphs
        given = {**self._given, **arrays}
        graphs = Graphs(self.program, Inputs(self.program, given) if given else None)
        if arrays:
            graphs.text("json")  # whether they fit is found here, before they are kept
        self._keep(arrays)
        return graphs

    @_whole
    def first_nonfinite(self, **arrays):
        """Describes the first operation that gives a NaN or infinity in values, then in derivatives: "first inf from `log` at
        fit.hg:7, instance 12 of `fit`". None if all numbers are finite."""
        from ._watch import first_nonfinite
        found = first_nonfinite(self.program, {**self._given, **arrays})
        self._keep(arrays)
        return found

    @_whole
    def watch(self, term, *indices, **arrays):
        """What one instance of a term or field reads and computes, without fused operations: see `Watched`. `indices` is an index
        for each axis of its domain, or one number counted over the whole domain."""
        from ._watch import watch
        found = watch(self.program, {**self._given, **arrays}, term, indices, self._options.get("precision", "f64"))
        self._keep(arrays)
        return found

    def flat(self, **arrays):
        """The model as functions of one vector of all unknowns, as `scipy.optimize` needs: see `Flat`."""
        from ._flat import Flat
        return Flat(self, arrays)

    def _only_residual(self):
        names = self.program.terms_of(_program.RESIDUAL)
        if len(names) != 1:
            raise UsageError(f"error: the program has {len(names)} residual terms; name one of {', '.join(names) or 'them'}")
        return names[0]

    def __repr__(self):
        lines = [s.text() for s in self.program.symbols.values()] + [t.text() for t in self.program.terms.values()]
        return "hgc model\n" + "\n".join(f"  {line}" for line in lines)

    def _repr_html_(self):
        from ._html import model
        return model(self)


def _shape(values):
    if type(values) is np.ndarray:
        return values.shape
    if isinstance(values, Ragged):
        return ("ragged", values.values.shape, values.lengths.tobytes())
    if isinstance(values, (list, tuple)) and any(np.ndim(v) for v in values):
        lengths = [np.shape(v) for v in values]
        return ("rows", tuple(lengths))
    if isinstance(values, int) or isinstance(values, np.integer):
        return ("number", values)  # a size, perhaps
    return np.shape(values)


def _copied(values):
    if isinstance(values, Ragged):
        return Ragged(values.values.copy(), values.lengths.copy())
    if isinstance(values, (list, tuple)):
        return Ragged.of(values) if any(np.ndim(v) for v in values) else np.array(values)
    return np.array(values)


def _same(known, values):
    if isinstance(known, Ragged):
        other = values if isinstance(values, Ragged) else Ragged.of(values)
        return np.array_equal(known.lengths, other.lengths) and np.array_equal(known.values, other.values)
    return np.array_equal(known, values)
