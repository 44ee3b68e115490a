"""Results of the library, used again when nobody holds an array of them any more."""
import sys
from ctypes import byref

from . import _arrays
from ._blocks import BlockFrame, LinearFrame
from ._library import Handle, MatrixView, View, library, raise_error


class _Pool:
    """What one kind of call gives its results to. `frames` are free unless an array of theirs is held elsewhere."""
    MOST = 4

    def __init__(self, make):
        self._make, self._frames = make, []

    def frame(self):
        for frame in self._frames:
            if frame.is_free():
                return frame
        frame = self._make()
        if len(self._frames) < self.MOST:
            self._frames.append(frame)
        return frame


def is_held(array):
    return sys.getrefcount(array) > 4  # its frame, the loop, this function and its question


class Frame:
    """A result, with the arrays that were made over it."""
    __slots__ = ("handle", "value", "_views", "_c", "_answer")

    def __init__(self):
        self._c = library()
        self.handle = Handle(self._c.hgc_result_new, self._c.hgc_result_free)
        self.value, self._views, self._answer = self.handle.value, {}, View()

    def is_free(self):
        for _, array in self._views.values():
            if is_held(array):
                return False
        return True

    def array(self, what, name):
        """The array of the last call: the one that was made before, if it lies there still."""
        answer = self._answer
        error = self._c.hgc_result_array(self.value, what, name, byref(answer))
        if error:
            raise_error(error)
        known = self._views.get((what, name))
        address = answer.numbers
        if known is not None and known[0] == (address, answer.count):
            return known[1]
        shape = tuple(answer.shape[:answer.rank])
        is_index = answer.type != 0
        array = _arrays.over(self.handle, address, shape, "<i4" if is_index else "<f8", is_shared=is_index)
        self._views[(what, name)] = ((address, answer.count), array)
        return array


class MatrixFrame:
    """A matrix, likewise."""
    __slots__ = ("handle", "value", "_held", "_c")

    def __init__(self):
        self._c = library()
        self.handle = Handle(self._c.hgc_matrix_new, self._c.hgc_matrix_free)
        self.value, self._held = self.handle.value, []

    def is_free(self):
        for array in self._held:
            if is_held(array):
                return False
        return True

    def get(self):
        """Value and gradient, which are None where there are none, and the matrix."""
        from scipy.sparse import csr_matrix  # takes longer to load than all of this package
        view = MatrixView()
        error = self._c.hgc_matrix_get(self.value, byref(view))
        if error:
            raise_error(error)
        values = _arrays.over(self.handle, view.values, (view.count,))
        columns = _arrays.over(self.handle, view.column, (view.count,), "<i4", is_shared=True)
        begins = _arrays.over(self.handle, view.row_begin, (view.rows + 1,), "<i4", is_shared=True)
        self._held = [values, columns, begins]
        matrix = csr_matrix((values, columns, begins), shape=(view.rows, view.columns), copy=False)
        if not view.gradient:
            return None, None, matrix
        gradient = _arrays.over(self.handle, view.gradient, (view.columns,))
        self._held.append(gradient)
        return view.value, gradient, matrix


def pool_of_results():
    return _Pool(Frame)


def pool_of_matrices():
    return _Pool(MatrixFrame)


def pool_of_blocks():
    return _Pool(BlockFrame)


def pool_of_linearisations():
    return _Pool(LinearFrame)
