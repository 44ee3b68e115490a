"""Memory of the library's, used again when nobody holds an array over it any more."""
import sys

from . import _arrays
from ._library import Handle, library


class Pool:
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


class Held:
    """What a call fills, with the arrays that were made over it since."""
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
        """Index arrays are shared with other results of the same shape."""
        array = _arrays.over(self.handle, address, shape, kind, is_shared=kind != "<f8")
        self._arrays.append(array)
        return array
