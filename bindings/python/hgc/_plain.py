"""Numbers and texts as C takes them, checked: errors name the argument."""
import operator
import os

import numpy as np

from ._errors import DataError, UsageError


def whole(name, value, low, high, error=UsageError):
    """An integer from `low` to `high`."""
    try:
        if isinstance(value, (bool, np.bool_)):
            raise TypeError
        number = operator.index(value)
    except TypeError:
        raise error(f"error: `{name}` is a whole number, and is given as {value!r}") from None
    if not low <= number <= high:
        raise error(f"error: `{name}` is from {low} to {high}, and is given as {number}")
    return number


def size(name, value):
    """Of a dimension."""
    return whole(name, value, 0, 2**31 - 1, DataError)


def text(name, value):
    """A str as C takes it: the character NUL would end it."""
    if not isinstance(value, str):
        raise UsageError(f"error: `{name}` is a text, and is given as {value!r}")
    return _unended(name, value, value.encode())


def path(name, value):
    """A path, likewise."""
    return _unended(name, value, os.fsencode(value))


def names(name, words):
    """One text with commas, or several."""
    if isinstance(words, str):
        return text(name, words)
    return b",".join(text(name, word) for word in words)


def _unended(name, value, encoded):
    if b"\0" in encoded:
        place = encoded.index(b"\0")
        shown = value if len(encoded) <= 40 else encoded[max(place - 20, 0):place + 20]
        raise UsageError(f"error: `{name}` has a NUL, the character of code 0, at byte {place}: {shown!r}")
    return encoded
