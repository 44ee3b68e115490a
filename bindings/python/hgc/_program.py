"""Programs and their declarations."""
import os
import shlex
from ctypes import byref, c_char_p
from typing import NamedTuple, Tuple

from . import _library, _plain
from ._library import Handle, library
from ._waiting import Compiling

VAR, DATA, PARAM, TABLE, FIELD = range(5)
KINDS = ("var", "data", "param", "data", "let")
ENERGY, RESIDUAL, OUTPUT, FIELD_TERM = range(4)
TERM_KINDS = ("energy", "residual", "output", "let")
ELEMENTS = ("real", "f32", "int", "u32", "bool")
U32 = 3


class Symbol(NamedTuple):
    """An array that the program reads. Its axes are `dims`, then the entries of a row if it is ragged, then `shape`."""
    name: str
    kind: int
    element: int
    dims: Tuple[str, ...]
    shape: Tuple[int, ...]
    is_ragged: bool
    is_optional: bool
    target: str

    def text(self):
        axes = [*self.dims, *(["*"] if self.is_ragged else []), *map(str, self.shape)]
        return f"{KINDS[self.kind]} {self.name} : {self.target or ELEMENTS[self.element]}[{', '.join(axes)}]".replace("[]", "")


class Term(NamedTuple):
    """A term, which the program computes over a domain."""
    name: str
    kind: int
    element: int
    dims: Tuple[str, ...]
    shape: Tuple[int, ...]

    def text(self):
        axes = [*self.dims, *map(str, self.shape)]
        return f"{TERM_KINDS[self.kind]} {self.name}[{', '.join(axes)}]".replace("[]", "")


class Program:
    """A program of the library, and its declarations."""

    def __init__(self, handle):
        self.handle, c = handle, library()
        pointer = handle.value

        def each(count, get, make):
            for k in range(count(pointer)):
                one = make()
                get(pointer, k, byref(one))
                yield one

        dims = [(d.name.decode(), d.count) for d in each(c.hgc_program_dimension_count, c.hgc_program_dimension, _library.Dimension)]
        self.dims = dict(dims)
        names = list(self.dims)
        of = lambda ids, count: tuple(names[k] for k in ids[:count])
        self.symbols = {s.name.decode(): Symbol(
            s.name.decode(), s.kind, s.element, of(s.dimensions, s.dimension_count), tuple(s.constants[:s.constant_count]),
            bool(s.is_ragged), bool(s.is_optional), names[s.target] if s.target >= 0 else "")
            for s in each(c.hgc_program_symbol_count, c.hgc_program_symbol, _library.Symbol)}
        self.terms = {t.name.decode(): Term(t.name.decode(), t.kind, t.element, of(t.dimensions, t.dimension_count),
                                            tuple(t.constants[:t.constant_count]))
                      for t in each(c.hgc_program_term_count, c.hgc_program_term, _library.Term)}
        self.warnings = [_library.diagnostic(d) for d in
                         each(c.hgc_program_warning_count, c.hgc_program_warning, _library.DiagnosticC)]

    def of_kind(self, *kinds):
        return [s.name for s in self.symbols.values() if s.kind in kinds and "." not in s.name]

    def unknowns(self, wrt=(), by=()):
        """The symbols to differentiate by: unknowns, only those of `wrt` if given, and the symbols of `by`."""
        chosen, kept = ({name.strip() for name in (names.split(",") if isinstance(names, str) else names)} - {""}
                        for names in (wrt, by))
        return [name for name in self.of_kind(VAR, DATA, PARAM)
                if name in kept or (self.symbols[name].kind == VAR and (not chosen or name in chosen))]

    def terms_of(self, *kinds):
        return [t.name for t in self.terms.values() if t.kind in kinds]


def from_text(name, text, reading):
    c, name, text = library(), _plain.text("name", name), _plain.text("source", text)
    return Program(Compiling().run(lambda: Handle(c.hgc_compile_text, c.hgc_program_free, name, text, byref(reading))))


def from_file(path, reading):
    c, path = library(), _plain.path("source", path)
    return Program(Compiling().run(lambda: Handle(c.hgc_compile_file, c.hgc_program_free, path, byref(reading))))


def loaded(path):
    c = library()
    return Program(Handle(c.hgc_load_file, c.hgc_program_free, _plain.path("path", path)))


def reading(folders, cxx_flags, cxx_build, cxx_ends):
    """The options for compiling a text."""
    flags = shlex.split(cxx_flags) if isinstance(cxx_flags, str) else cxx_flags
    folders = [folders] if isinstance(folders, (str, os.PathLike)) else folders
    return _library.CompileOptions(
        folders=_listed("folders", folders), folder_count=len(folders), cxx_flags=_listed("cxx_flags", flags),
        cxx_flag_count=len(flags), cxx_build=None if cxx_build is None else _plain.path("cxx_build", cxx_build),
        cxx_ends=_plain.text("cxx_ends", cxx_ends))


def _listed(name, texts):
    return (c_char_p * len(texts))(*(_plain.path(name, each) for each in texts))
