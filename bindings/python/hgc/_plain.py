"""Checks and converts numbers and texts for C; errors name the argument."""
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
        bounds = f"{low} or more" if high >= 2**62 else f"from {low} to {high}"
        raise error(f"error: `{name}` is {bounds}, and is given as {number}")
    return number


def size(name, value):
    """A size of a dimension."""
    return whole(name, value, 0, 2**31 - 1, DataError)


def text(name, value):
    """A str as UTF-8 for C, which cannot contain NUL."""
    if not isinstance(value, str):
        raise UsageError(f"error: `{name}` is a text, and is given as {value!r}")
    return _unended(name, value, value.encode())


def path(name, value):
    """A path as bytes for C, which cannot contain NUL."""
    return _unended(name, value, os.fsencode(value))


def names(name, words):
    """Names for C, separated by commas: from one such text, or from several names."""
    if isinstance(words, str):
        return text(name, words)
    return b",".join(text(name, word) for word in words)


def _unended(name, value, encoded):
    if b"\0" in encoded:
        place = encoded.index(b"\0")
        shown = value if len(encoded) <= 40 else encoded[max(place - 20, 0):place + 20]
        raise UsageError(f"error: `{name}` has a NUL, the character of code 0, at byte {place}: {shown!r}")
    return encoded
