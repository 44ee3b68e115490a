"""hgc: scalar expression graphs, differentiated and compiled for CPUs and GPUs.

    m = hgc.compile("spring.hg")
    f, g = m.value_and_grad(x=x, edge=edge, rest=0.05)     # g["x"] has the shape of x
    m.check()                                              # compares gradients with differences

Sizes come from the arrays. Arrays keep their values until they are given again. Numbers are binary64 unless the program says
otherwise. C-contiguous arrays of float64 and of integers of 8 to 64 bits are read without a copy. Results are NumPy arrays and
SciPy matrices over memory of hgc, which stays valid as long as they are referenced. Errors are `hgc.Error`.
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
