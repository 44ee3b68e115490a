"""Memory of the library for results, reused once no array over it is referenced."""
import sys

from . import _arrays
from ._library import Handle, library


class Pool:
    """Frames that receive the results of one kind of call. A frame is free if none of its arrays is referenced elsewhere."""
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
    return sys.getrefcount(array) > 4  # references of its frame, of the loop, of this function and of getrefcount


class Held:
    """A result that a call fills, and the NumPy arrays made over its memory."""
    __slots__ = ("handle", "value", "_arrays", "_c")

    def __init__(self, make, free):
        self._c = library()
        self.handle = Handle(getattr(self._c, make), getattr(self._c, free))
        self.value, self._arrays = self.handle.value, []

    def is_free(self):
        for array in self._arrays:
            if is_held(array):
                return False
        return True

    def _over(self, address, shape, kind="<f8"):
        """An array over the memory. Index arrays are read-only, since results of the same shape share them."""
        array = _arrays.over(self.handle, address, shape, kind, is_shared=kind != "<f8")
        self._arrays.append(array)
        return array
