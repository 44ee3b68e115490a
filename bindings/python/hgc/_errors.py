"""What can go wrong."""
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
