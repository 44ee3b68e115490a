"""Converts arrays by name to the inputs of the library."""
from . import _plain, _program
from ._arrays import Lent
from ._library import Handle, library, raise_error


def lent(program, name, values):
    """The array for a symbol of the program, in the form that the library takes."""
    symbol = program.symbols.get(name)
    if symbol is None:
        return Lent(name, values)
    return Lent(name, values, symbol.is_ragged, symbol.element == _program.U32, bool(symbol.target))


class Inputs:
    """Bound arrays and sizes. The library keeps pointers to the arrays, so they live as long as this object."""

    def __init__(self, program, arrays):
        c = library()
        self._handle = Handle(c.hgc_inputs_new, c.hgc_inputs_free)
        self.value, self._kept = self._handle.value, []
        for name, values in arrays.items():
            encoded = _plain.text("name of an array", name)
            if name in program.dims and name not in program.symbols:
                error = c.hgc_bind_size(self.value, encoded, _plain.size(name, values))
            else:
                self._kept.append(lent(program, name, values))
                error = c.hgc_bind(self.value, encoded, self._kept[-1].reference)
            if error:
                raise_error(error)
