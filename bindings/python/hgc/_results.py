"""Results and matrices that calls of the library fill."""
from ctypes import byref

from . import _arrays
from ._held import Held, is_held
from ._library import Handle, MatrixView, View, library, raise_error


class Frame:
    """A result, and the NumPy arrays that were made over its memory."""
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
        """An array of the last call. If its memory is where it was, this is the same object as before."""
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


class MatrixFrame(Held):
    """A matrix, and the NumPy arrays that were made over its memory."""
    __slots__ = ()

    def __init__(self):
        super().__init__("hgc_matrix_new", "hgc_matrix_free")

    def get(self):
        """Value, gradient and matrix; the first two are None if the call did not compute them."""
        from scipy.sparse import csr_matrix  # takes longer to load than all of this package
        view = MatrixView()
        error = self._c.hgc_matrix_get(self.value, byref(view))
        if error:
            raise_error(error)
        self._arrays = []
        values = self._over(view.values, (view.count,))
        columns = self._over(view.column, (view.count,), "<i4")
        begins = self._over(view.row_begin, (view.rows + 1,), "<i4")
        matrix = csr_matrix((values, columns, begins), shape=(view.rows, view.columns), copy=False)
        if not view.gradient:
            return None, None, matrix
        return view.value, self._over(view.gradient, (view.columns,)), matrix
