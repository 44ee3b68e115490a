"""Programs as functions of their arrays."""
import os

import numpy as np

from . import _program
from ._arrays import Ragged
from ._errors import UsageError
from ._inputs import Inputs
from ._session import Session

_FIRST = frozenset({"gradient", "residual", "jacobian", "output"})


def compile(source, *, name="<text>", folders=(), **options):
    """A model of a program: a path that ends in `.hg`, or its text.

    `folders` are where imports are looked for. `options` are those of sessions: device, threads, fma, precision, tier, wrt,
    with_parameters, derivatives, cache, progress (called with stage, done, all), fallback, deadline, retry. Machine code is
    made with the first data, for what is asked for, and kept on disk for the next time (`cache=False`: neither)."""
    path = os.fspath(source)
    is_path = isinstance(source, os.PathLike) or (path.endswith(".hg") and "\n" not in path)
    program = _program.from_file(path, folders) if is_path else _program.from_text(name, path, folders)
    return Model(program, options)


def load(path, **options):
    """A model of a compiled program, a `.hgk` file. It holds code that will run: load what you trust."""
    return Model(_program.loaded(os.fspath(path)), options, is_compiled=True)


class Model:
    """A program as a function of its arrays.

    Calls take arrays by name; what is not given has the values that it was given last. Between calls a session keeps all on
    the device, so that only what is given moves; a table of indices that has not changed costs a comparison. Other shapes,
    or a derivative that was not asked for before, open it anew, and the arrays of earlier calls are then read again: do
    not change these in place. One thread at a time."""

    def __init__(self, program, options, is_compiled=False):
        self.program, self._options = program, dict(options)
        given = self._options.pop("derivatives", ())
        self._kinds = set(given.split(",") if isinstance(given, str) else given) - {""}
        self._is_compiled, self._session = is_compiled, None
        self._given, self._tables, self._shapes = {}, {}, {}

    @property
    def unknowns(self):
        """Names, in the order of declaration."""
        return self.program.of_kind(_program.VAR)

    def open(self, **arrays):
        """A session of its own, over these arrays, for loops that say themselves what changes."""
        kinds = self._kinds or _FIRST
        return Session(self.program, {**self._given, **arrays}, derivatives=() if self._is_compiled else sorted(kinds), **self._options)

    def session(self, *kinds, **arrays):
        """The session that calls of these derivatives use, with these arrays."""
        has = self._is_compiled or self._kinds.issuperset(kinds)
        if has and self._session is not None and self._fits(arrays):
            self._update(arrays)
        else:
            self._reopen(set() if has else set(kinds), arrays)
        return self._session

    def _fits(self, arrays):
        for name, values in arrays.items():
            if name not in self._shapes or self._shapes[name] != _shape(values):
                return False
        return True

    def _reopen(self, missing, arrays):
        kinds, given = self._kinds | missing, {**self._given, **arrays}
        session = Session(self.program, given, derivatives=() if self._is_compiled else sorted(kinds), **self._options)
        self._session, self._kinds, self._given = session, kinds, given
        self._shapes = {name: _shape(values) for name, values in given.items()}
        self._tables = {name: _copied(values) for name, values in given.items() if self._is_table(name)}

    def _update(self, arrays):
        for name, values in arrays.items():
            if name in self._tables:
                if _same(self._tables[name], values):
                    continue
                self._session.set(name, values)
                self._tables[name] = _copied(values)
            elif name in self.program.symbols:
                self._session.set(name, values)
            self._given[name] = values

    def _is_table(self, name):
        symbol = self.program.symbols.get(name)
        return symbol is not None and symbol.kind == _program.TABLE

    # ---- Calls ----

    def value(self, **arrays):
        """The objective."""
        return self.session("gradient", **arrays).value()

    def value_and_grad(self, **arrays):
        """The objective, and its gradient by the name of each unknown, in the shape of that."""
        return self.session("gradient", **arrays).value_and_grad()

    def grad(self, **arrays):
        return self.session("gradient", **arrays).grad()

    def residuals(self, **arrays):
        """By residual term: instances, then components."""
        return self.session("residual", **arrays).residuals()

    def outputs(self, **arrays):
        return self.session("output", **arrays).outputs()

    def fields(self, **arrays):
        return self.session("output", **arrays).fields()

    def term_values(self, **arrays):
        """By energy and residual term, of each instance."""
        return self.session("gradient", **arrays).term_values()

    def jacobian(self, term=None, **arrays):
        """Of a residual term, which need not be named if it is the only one: see `Session.jacobian`."""
        return self.session("jacobian", **arrays).jacobian(term or self._only_residual())

    def hessian(self, *, positive=False, triangle="both", **arrays):
        return self.session("hessian", **arrays).hessian(positive=positive, triangle=triangle)

    def newton(self, *, positive=False, triangle="both", **arrays):
        """Value, gradient as one vector, and Hessian: see `Session.newton`."""
        return self.session("hessian", **arrays).newton(positive=positive, triangle=triangle)

    def gauss_newton(self, *, triangle="both", **arrays):
        """Value, Jᵀr and JᵀJ: see `Session.gauss_newton`."""
        return self.session("gauss-newton", **arrays).gauss_newton(triangle=triangle)

    def jacobian_blocks(self, term=None, **arrays):
        """By instances: see `Session.jacobian_blocks`."""
        return self.session("jacobian", **arrays).jacobian_blocks(term or self._only_residual())

    def hessian_blocks(self, *, positive=False, triangle="both", **arrays):
        """By dense blocks: see `Session.hessian_blocks`."""
        return self.session("hessian", **arrays).hessian_blocks(positive=positive, triangle=triangle)

    def newton_blocks(self, *, positive=False, triangle="both", **arrays):
        return self.session("hessian", **arrays).newton_blocks(positive=positive, triangle=triangle)

    def gauss_newton_blocks(self, *, triangle="both", **arrays):
        return self.session("gauss-newton", **arrays).gauss_newton_blocks(triangle=triangle)

    def linearise(self, **arrays):
        """What solvers of nonlinear least squares take that assemble themselves: see `Session.linearise`."""
        return self.session("linearise", **arrays).linearise()

    def jvp(self, direction, **arrays):
        return self.session("jvp", **arrays).jvp(direction)

    def hvp(self, direction, **arrays):
        return self.session("hvp", **arrays).hvp(direction)

    def vjp(self, cotangents, **arrays):
        return self.session("vjp", **arrays).vjp(cotangents)

    def check(self, **arrays):
        """Are the derivatives those of the values, and do machine code and interpreter agree? See `hgc._check`."""
        from ._check import check
        return check(self, arrays)

    def graphs(self, **arrays):
        """The scalar graphs that kernels are made of, for the arrays that were given, if there are some: see `Graphs`."""
        from ._graphs import Graphs
        given = {**self._given, **arrays}
        return Graphs(self.program, Inputs(self.program, given) if given else None)

    def flat(self, **arrays):
        """The same over one vector of all unknowns, as `scipy.optimize` has it: see `Flat`."""
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
