"""hgc: scalar expression graphs, differentiated and compiled for CPUs and GPUs.

    m = hgc.compile("spring.hg")
    f, g = m.value_and_grad(x=x, edge=edge, rest=0.05)     # g["x"] has the shape of x
    m.check()                                              # is it the gradient of the value?

Sizes come from the arrays. What was given once need not be given again. All is computed in binary64 (or what the program
says); arrays of float64 and of integers of 8 to 64 bits that lie row by row are read where they are. What comes back are
NumPy arrays and SciPy matrices over hgc's memory, which is theirs as long as somebody holds them. Errors are `hgc.Error`.
"""
from ._errors import CompilerMissing, DataError, DeviceError, DeviceWarning, Diagnostic, Error, InexactWarning, OutOfMemory, ProgramError, ProgramWarning, UsageError
from ._arrays import Ragged
from ._model import Model, compile, load
from ._process import statistics, trim_devices
from ._session import Session
from ._flat import Flat
from ._blocks import BlockMatrix, LinearTerm
from ._graphs import Graphs
from ._solve import Iteration, Solution

__version__ = "0.1.0"
__all__ = ["compile", "load", "Model", "Session", "Flat", "Ragged", "BlockMatrix", "LinearTerm", "Graphs", "Iteration", "Solution", "Error", "ProgramError", "DataError", "DeviceError",
           "UsageError", "OutOfMemory", "CompilerMissing", "ProgramWarning", "DeviceWarning", "InexactWarning", "Diagnostic", "statistics", "trim_devices"]
