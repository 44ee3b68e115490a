"""Errors and warnings."""
import re
import sys
import warnings
from typing import NamedTuple


class Diagnostic(NamedTuple):
    """An error or warning of the compiler. Line 0 is the whole file; `shown` is the text as a terminal shows it."""
    is_error: bool
    file: str
    line: int
    column: int
    message: str
    hint: str
    shown: str


class Error(Exception):
    """`str(error)` is the whole text as a terminal shows it, `message` is one sentence, and `hint` a remedy.

    For a program with mistakes, `diagnostics` has all of them, and `file`, `line` and `column` are the place of the first."""

    def __init__(self, text, message="", hint="", diagnostics=()):
        super().__init__(text.rstrip("\n"))
        self.message, self.hint, self.diagnostics = message or text, hint, list(diagnostics)
        first = next((d for d in self.diagnostics if d.is_error), None)
        self.file, self.line, self.column = (first.file, first.line, first.column) if first else (None, 0, 0)


class ProgramError(Error):
    """A program's text has mistakes, or it cannot be compiled, read or loaded."""


class DataError(Error, ValueError):
    """Data does not fit the program."""


class DeviceError(Error, RuntimeError):
    """A device does not exist, or it failed."""


class UsageError(Error, ValueError):
    """An argument is wrong: an unknown name, for example, or a derivative that was not compiled."""


class OutOfMemory(Error, MemoryError):
    """The host or a device has no memory left."""


class CompilerMissing(Error, RuntimeError):
    """libhgc_compiler was not found: only compiled programs (`.hgk`) can be run."""


class ProgramWarning(UserWarning):
    """A warning of the compiler about a program."""


class DeviceWarning(UserWarning):
    """The chosen device is unavailable, and the CPU computes instead."""


class InexactWarning(UserWarning):
    """A solution that is differentiated is not exact, and neither are its derivatives."""


# Messages of the library name options of the command line and C++ functions.
_IN_PYTHON = [(re.compile(pattern), words) for pattern, words in (
    (r"(?:give|bind) it with -b (\S+)=(?:SOURCE|DATA)", r"give it by name: \1=..."),
    (r"(?<![\w-])-b (\S+)=(?:SOURCE|DATA)", r"\1=..."),
    (r"(?<![\w-])-b (?=\w)", ""),
    (r"build it with --derivative=([\w-]+)", r'hgc.compile(..., derivatives="\1") makes it'),
    (r"launch\(KernelKind::(\w+)\)", lambda found: f'launch("{found[1].lower()}")'),
    (r"--derivative=([\w-]+(?:,[\w-]+)*)", r'derivatives="\1"'),
    (r"`hgc run[^`]*`(?: or `[^`]*`)?(?: with the same data)? shows", "`first_nonfinite` with the same arrays shows"),
    (r"`-w hessian=FILE.mtx` writes", "`hessian()` gives"),
    (r"compile the program with --by=([\w,]+)", r'hgc.compile(..., by="\1") makes it one'),
    (r"--(fma|device|precision|tier|fallback|wrt|by|linear|damping|method)=([\w:,-]+)", r'\1="\2"'),
    (r"--(threads|deadline|variance)=(\w+)", r"\1=\2"),
    (r"or --fix\b", "or `fixed=`"),
    (r"\(--cost-tol\)", "(`cost_tolerance`)"))]


def in_python(text):
    """A message of the library that names arguments of this package instead."""
    for pattern, words in _IN_PYTHON:
        text = pattern.sub(words, text)
    return text


def warn_of(text):
    """Shows a warning of a session: about the program, or about devices."""
    is_of_program = "warning:" in text or re.match(r"[^\s:]+:\d+:", text) is not None
    warn(text if is_of_program else in_python(text), ProgramWarning if is_of_program else DeviceWarning)


def warn(text, kind=ProgramWarning):
    """Shows a warning at the line that called this package."""
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == __package__:
        level, frame = level + 1, frame.f_back
    warnings.warn(text.rstrip("\n"), kind, stacklevel=level)
