"""Converts arrays by name to the inputs of the library."""
import difflib

from . import _plain, _program
from ._arrays import Lent
from ._errors import DataError
from ._library import Handle, library, raise_error


def lent(program, name, values):
    """The array for a symbol of the program, in the form that the library takes."""
    symbol = program.symbols.get(name)
    if symbol is None:
        return Lent(name, values)
    return Lent(name, values, symbol.is_ragged, symbol.element == _program.U32, bool(symbol.target))


def check_name(program, name, others=()):
    """Raises `DataError` if the program has no such symbol or dimension; `others` are names of options of the call."""
    known = [*program.symbols, *program.dims]
    if name in known or "." in name:  # the library knows names with dots
        return
    near = {other.lower(): other for other in (*others, *known)}
    meant = difflib.get_close_matches(name.lower(), near, 1, 0.7)
    hint = f"did you mean `{near[meant[0]]}`?" if meant else f"options are {', '.join(others)}" if others else ""
    raise DataError(f"error: the program declares no `{name}` to bind" + (f"\nhint: {hint}" if hint else ""))


class Inputs:
    """Bound arrays and sizes. The library keeps pointers to the arrays, so they live as long as this object."""

    def __init__(self, program, arrays):
        c = library()
        self._handle = Handle(c.hgc_inputs_new, c.hgc_inputs_free)
        self.value, self._kept = self._handle.value, []
        for name, values in arrays.items():
            encoded = _plain.text("name of an array", name)
            check_name(program, name)
            if name in program.dims and name not in program.symbols:
                error = c.hgc_bind_size(self.value, encoded, _plain.size(name, values))
            else:
                self._kept.append(lent(program, name, values))
                error = c.hgc_bind(self.value, encoded, self._kept[-1].reference)
            if error:
                raise_error(error)
