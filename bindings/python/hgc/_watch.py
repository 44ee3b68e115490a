"""Shows what single instances compute, and where non-finite numbers come from."""
import ctypes
import json
from typing import List, NamedTuple

from . import _plain
from ._inputs import Inputs
from ._library import Handle, library
from ._waiting import Compiling


class Value(NamedTuple):
    """A value that the program names, or a number that it reads. `values` has a text for each scalar; in loops, for the first
    iterations."""
    name: str
    place: str  # FILE:LINE; empty for numbers that are read
    type: str
    values: List[str]


class Watched(NamedTuple):
    """An instance of a term or field. Numbers have the bits of kernels without fused operations."""
    term: str
    instance: int
    place: str
    named: List[Value]
    read: List[Value]
    result: List[float]  # components, or the value of an energy

    def __repr__(self):
        lines = [f"`{self.term}`, instance {self.instance}"]
        for value in [*self.named, *self.read, Value(f"`{self.term}`", self.place, "", list(map(repr, self.result)))]:
            numbers = value.values[0] if len(value.values) == 1 else f"[{', '.join(value.values)}]"
            lines.append(f"  {value.name:<24} {numbers:<24} {value.place}".rstrip())
        return "\n".join(lines)


def _asked(call, program, given, *arguments):
    inputs = Inputs(program, given)
    made = Compiling().run(lambda: Handle(call, library().hgc_text_free, program.handle.value, inputs.value, *arguments))
    return library().hgc_text_get(made.value).decode()


def first_nonfinite(program, given):
    return _asked(library().hgc_program_first_nonfinite, program, given) or None


def watch(program, given, term, indices, precision):
    each = [_plain.whole("index", index, 0, 2**63 - 1) for index in indices]
    numbers = (ctypes.c_int64 * len(each))(*each)
    found = json.loads(_asked(library().hgc_program_watch, program, given, _plain.text("term", term), numbers, len(each),
                              _plain.text("precision", precision)))
    named = [Value(v["name"], v["place"], v["type"], v["values"]) for v in found["named"]]
    read = [Value(v["name"], "", "", v["values"]) for v in found["read"]]
    return Watched(found["term"], found["instance"], found["place"], named, read, [float(x) for x in found["result"]])
