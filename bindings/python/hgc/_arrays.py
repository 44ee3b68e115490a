"""Converts NumPy arrays to those of the library, and back."""
import ctypes

import numpy as np

from . import _library
from ._errors import DataError

_F64 = np.dtype(np.float64)
_TYPES = {_F64: 0, np.dtype(np.float32): 1, np.dtype(np.int32): 2, np.dtype(np.int64): 3, np.dtype(np.uint32): 4,
          np.dtype(np.uint16): 5, np.dtype(np.uint8): 6}
_BITS = np.dtype(np.int32)
_LARGEST = 2**63 - 1


def _unmasked(name, values):
    """The values as an array. Raises `DataError` if some are masked."""
    if isinstance(values, np.ma.MaskedArray):
        masked = int(np.ma.count_masked(values))
        if masked:
            raise DataError(f"error: {masked} of the numbers of `{name}` are masked\n"
                            f"hint: leave their rows out of all arrays, as `{name}.compressed()` does of one")
    return np.asarray(values)


def _lengths(name, values):
    """Row lengths as int64."""
    array = _unmasked(name, values)
    if array.size and array.dtype.kind not in "iu":
        raise DataError(f"error: `{name}` are given as {array.dtype}, and lengths of rows are integers")
    return np.ascontiguousarray(_signed(name, array) if array.dtype.kind == "u" else array, dtype=np.int64)


def _signed(name, array):
    """uint64 as int64. Raises `DataError` if some are too large."""
    largest = int(array.max(initial=0))
    if largest > _LARGEST:
        raise DataError(f"error: `{name}` has the integer {largest}, and the largest that is read is {_LARGEST}")
    return array.astype(np.int64)


_OTHERS = {"U": ("texts", "float() reads one"), "S": ("bytes", "float() reads one"), "c": ("complex numbers", "give real and imaginary parts apart"),
           "M": ("dates", "(dates - dates[0]) / np.timedelta64(1, 's') are seconds"),
           "m": ("lengths of time", "dividing by np.timedelta64(1, 's') makes them seconds")}


def _not_numbers(name, array):
    """The error that the values have a type that is not read."""
    what, hint = _OTHERS.get(array.dtype.kind, ("objects", "arrays hold float or int"))
    return DataError(f"error: `{name}` is given {what}, not numbers: {array.dtype}\nhint: {hint}")


class Ragged:
    """Rows of different lengths: `values` has the entries of all rows one after another, `lengths` how many each row has."""

    def __init__(self, values, lengths):
        self.values, self.lengths = _unmasked("values", values), _lengths("lengths", lengths)

    @staticmethod
    def of(rows):
        """Makes one from a sequence of rows."""
        rows = [_unmasked("rows", row) for row in rows]
        filled = [row for row in rows if row.size]
        values = np.concatenate(filled) if filled else np.zeros(0, dtype=np.int32)
        return Ragged(values, [len(row) for row in rows])


def numbers(name, values, is_unsigned, is_index):
    """The values as a C-contiguous array of a type that the library reads; the same object if it already is one."""
    array = _unmasked(name, values)
    if array.dtype == np.bool_:
        if is_index:
            raise DataError(f"error: `{name}` holds indices, and is given booleans\nhint: np.flatnonzero makes indices of a mask")
        array = array.view(np.uint8) if array.flags.c_contiguous else array.astype(np.uint8)
    if array.dtype.kind == "u" and array.dtype.itemsize == 8:
        array = _signed(name, array)
    if array.dtype == _BITS and is_unsigned:
        array = array.astype(np.int64)  # the library takes int32 as the bits of u32, but checks the range of int64
    if array.dtype not in _TYPES:
        if array.dtype.kind not in "iuf":
            raise _not_numbers(name, array)
        array = array.astype(np.int64 if array.dtype.kind in "iu" else np.float64)
    return array if array.flags.c_contiguous and array.dtype.isnative else np.array(array, order="C", dtype=array.dtype.newbyteorder("="))


class Lent:
    """An array of the library that points to NumPy memory, which it keeps alive."""
    __slots__ = ("array", "reference", "_shape", "_kept")

    def __init__(self, name, values, is_ragged=False, is_unsigned=False, is_index=False):
        lengths = None
        if is_ragged and not isinstance(values, Ragged):
            values = Ragged.of(values)
        if isinstance(values, Ragged):
            values, lengths = values.values, values.lengths
        values = numbers(name, values, is_unsigned, is_index)
        self._shape, self._kept = (ctypes.c_int64 * values.ndim)(*values.shape), (values, lengths)
        self.array = _library.Array(type=_TYPES[values.dtype], rank=values.ndim, shape=self._shape,
                                    numbers=values.__array_interface__["data"][0])
        if lengths is not None:
            # an array is ragged if this address is not null, also without rows
            held = lengths if lengths.size else np.zeros(1, dtype=np.int64)
            self._kept += (held,)
            self.array.row_lengths = held.ctypes.data_as(ctypes.POINTER(ctypes.c_int64))
            self.array.row_count = lengths.size
        self.reference = ctypes.byref(self.array)


class _Memory:
    """The array interface of memory of the library; keeps `owner` alive as long as arrays use it."""
    __slots__ = ("__array_interface__", "owner")

    def __init__(self, owner, address, shape, kind, is_shared):
        self.owner = owner
        self.__array_interface__ = {"data": (address, is_shared), "shape": shape, "typestr": kind, "version": 3}


def over(owner, address, shape, kind="<f8", is_shared=False):
    """An array over memory of `owner`; read-only if it is shared with other results."""
    if not address or 0 in shape:
        return np.zeros(shape, dtype=kind)
    return np.asarray(_Memory(owner, address, shape, kind, is_shared))
