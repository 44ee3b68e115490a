"""What can go wrong."""
import re
import sys
import warnings
from typing import NamedTuple


class Diagnostic(NamedTuple):
    """What the compiler has to say about a program, and where; line 0 is the file as a whole."""
    is_error: bool
    file: str
    line: int
    column: int
    message: str
    hint: str
    shown: str


class Error(Exception):
    """`str(error)` is all of it, as a terminal shows it; `message` one sentence, `hint` what would mend it.

    Of a program with mistakes, `diagnostics` has them all, and `file`, `line` and `column` are the place of the first."""

    def __init__(self, text, message="", hint="", diagnostics=()):
        super().__init__(text.rstrip("\n"))
        self.message, self.hint, self.diagnostics = message or text, hint, list(diagnostics)
        first = next((d for d in self.diagnostics if d.is_error), None)
        self.file, self.line, self.column = (first.file, first.line, first.column) if first else (None, 0, 0)


class ProgramError(Error):
    """A program's text has mistakes, or it cannot be compiled, read or loaded."""


class DataError(Error, ValueError):
    """What is given does not fit the program."""


class DeviceError(Error, RuntimeError):
    """There is no such device, or it failed."""


class UsageError(Error, ValueError):
    """A name that is not there, or a derivative that was not asked for."""


class OutOfMemory(Error, MemoryError):
    """On the host or a device."""


class CompilerMissing(Error, RuntimeError):
    """libhgc_compiler is not there: only compiled programs can be run."""


class ProgramWarning(UserWarning):
    """What the compiler finds odd in a program."""


class DeviceWarning(UserWarning):
    """A device that was named is unavailable, and the CPU computes instead."""


class InexactWarning(UserWarning):
    """A solution that is differentiated is not exact, and neither are its derivatives."""


# The library speaks of its command line and of C++.
_IN_PYTHON = [(re.compile(pattern), words) for pattern, words in (
    (r"(?:give|bind) it with -b (\S+)=(?:SOURCE|DATA)", r"give it by name: \1=..."),
    (r"(?<![\w-])-b (\S+)=(?:SOURCE|DATA)", r"\1=..."),
    (r"(?<![\w-])-b (?=\w)", ""),
    (r"build it with --derivative=([\w-]+)", r'hgc.compile(..., derivatives="\1") makes it'),
    (r"launch\(KernelKind::(\w+)\)", lambda found: f'launch("{found[1].lower()}")'),
    (r"--derivative=([\w-]+(?:,[\w-]+)*)", r'derivatives="\1"'),
    (r"--(fma|device|precision|tier|fallback|wrt)=([\w:,-]+)", r'\1="\2"'))]


def in_python(text):
    """A message of the library's with the words of this package."""
    for pattern, words in _IN_PYTHON:
        text = pattern.sub(words, text)
    return text


def warn_of(text):
    """A session's warning: the compiler's about the text, or one about devices."""
    is_of_program = "warning:" in text or re.match(r"[^\s:]+:\d+:", text) is not None
    warn(text if is_of_program else in_python(text), ProgramWarning if is_of_program else DeviceWarning)


def warn(text, kind=ProgramWarning):
    """At the line that called this package: the rest of the stack helps nobody, and there each is shown once."""
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == __package__:
        level, frame = level + 1, frame.f_back
    warnings.warn(text.rstrip("\n"), kind, stacklevel=level)
