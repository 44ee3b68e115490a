"""Structures and functions of the C interface (hgc.h). The library is loaded at its first use."""
import ctypes
import functools
import os
import pathlib
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p

from . import _errors
from ._places import beside_program

VALUE, GRADIENT, RESIDUALS, OUTPUTS, FIELDS, TERM_VALUES, PRODUCT, BLOCK_VALUES, BLOCK_COLUMNS, SYMBOL = (
    1, 2, 4, 8, 16, 32, 256, 512, 1024, 2048)
_FILE = "libhgc.so.0"
PROGRESS = ctypes.CFUNCTYPE(None, c_void_p, c_char_p, c_size_t, c_size_t)
SAMPLE = ctypes.CFUNCTYPE(None, c_void_p, c_char_p, POINTER(c_char_p), c_size_t, c_double)


class _Sized(Structure):
    """A structure that begins with its size."""

    def __init__(self, **members):
        super().__init__(ctypes.sizeof(type(self)), **members)


def _sized(**members):
    return type("Sized", (_Sized,), {"_fields_": [("size", c_size_t), *members.items()]})


DiagnosticC = _sized(is_error=c_int, file=c_char_p, line=c_uint32, column=c_uint32, message=c_char_p, hint=c_char_p,
                     shown=c_char_p)
CompileOptions = _sized(folders=POINTER(c_char_p), folder_count=c_size_t, cxx_flags=POINTER(c_char_p), cxx_flag_count=c_size_t,
                        cxx_build=c_char_p, cxx_ends=c_char_p)
Dimension = _sized(name=c_char_p, count=c_int64)
Symbol = _sized(name=c_char_p, kind=c_int, element=c_int, dimension_count=c_size_t, dimensions=POINTER(c_uint32),
                constant_count=c_size_t, constants=POINTER(c_uint32), is_ragged=c_int, is_optional=c_int, target=c_int64)
Term = _sized(name=c_char_p, kind=c_int, element=c_int, dimension_count=c_size_t, dimensions=POINTER(c_uint32),
              constant_count=c_size_t, constants=POINTER(c_uint32))
Array = _sized(type=c_int, rank=c_uint32, shape=POINTER(c_int64), numbers=c_void_p, row_lengths=POINTER(c_int64),
               row_count=c_size_t)
SessionOptions = _sized(device=c_char_p, fallback=c_char_p, fma=c_char_p, threads=c_int32, with_parameters=c_int32,
                        deadline=c_double, retry=c_double, derivatives=c_char_p, wrt=c_char_p, precision=c_char_p,
                        tier=c_char_p, no_cache=c_int32, progress=PROGRESS, progress_context=c_void_p, pool=c_void_p,
                        vulkan=c_void_p, allocator=c_void_p, stop=c_void_p, by=c_char_p)
View = _sized(type=c_int, rank=c_uint32, shape=POINTER(c_int64), numbers=c_void_p, count=c_size_t)
TermResult = _sized(instances=c_int64, topologies=c_uint32, value=c_double)
Times = _sized(**dict.fromkeys(("upload", "kernel", "reduce", "download", "launch", "collect", "assemble"), c_double))
Product = _sized(name=c_char_p, takes_cotangents=c_int, gives_terms=c_int, about=c_char_p)
MatrixView = _sized(rows=c_int64, columns=c_int64, count=c_int64, row_begin=c_void_p, column=c_void_p, values=c_void_p,
                    gradient=c_void_p, value=c_double, shape_id=c_uint64)
BlockView = _sized(block_rows=c_int64, block_columns=c_int64, block_count=c_int64, count=c_int64, rows=c_void_p,
                   columns=c_void_p, row_begin=c_void_p, column=c_void_p, first_value=c_void_p, values=c_void_p,
                   gradient=c_void_p, value=c_double, shape_id=c_uint64)
LinearView = _sized(instances=c_int64, components=c_uint32, residuals=c_void_p, jacobian=c_void_p, loss=c_void_p,
                    slope=c_void_p, blocks=c_void_p, first_block=c_void_p, first_number=c_void_p, shape_id=c_uint64)
SolveIteration = _sized(iteration=c_int64, is_start=c_int32, is_accepted=c_int32, **dict.fromkeys(("cost", "cost_change",
                        "gradient", "step", "ratio", "radius", "seconds", "elapsed", "length"), c_double), round=c_int64,
                        penalty=c_double, inner=c_int64, shift=c_double)
SOLVE_OBSERVER = ctypes.CFUNCTYPE(c_int, c_void_p, POINTER(SolveIteration))


class FixedRows(Structure):
    _fields_ = [("unknown", c_char_p), ("rows", POINTER(c_int64)), ("row_count", c_size_t)]


SolveOptions = _sized(max_iterations=c_int64, cost_tolerance=c_double, gradient_tolerance=c_double, step_tolerance=c_double,
                      radius=c_double, linear=c_char_p, observe=SOLVE_OBSERVER, observe_context=c_void_p,
                      fixed=POINTER(FixedRows), fixed_count=c_size_t, fixed_scalars=POINTER(FixedRows),
                      fixed_scalar_count=c_size_t, method=c_char_p, constraint_tolerance=c_double, eta=c_double, each=c_char_p,
                      damping=c_char_p, checkpoint=c_char_p, resume=c_char_p, penalty=c_double, after=c_void_p)
EachView = _sized(count=c_size_t, iterations=c_void_p, cost=c_void_p, endings=c_void_p)
ReportView = _sized(is_converged=c_int32, ending=c_char_p, why=c_char_p, initial_cost=c_double, cost=c_double, unknowns=c_int64,
                    residuals=c_int64, iteration_count=c_size_t, warning_count=c_size_t, method=c_char_p, note_count=c_size_t,
                    constraint_count=c_size_t, rounds=c_int64, penalty=c_double)
ConstraintView = _sized(name=c_char_p, dual=POINTER(c_double), violation=POINTER(c_double), shape=POINTER(c_int64),
                        rank=c_uint32, count=c_size_t, largest_dual=c_double, largest_violation=c_double, instance=c_int64)

_ERRORS = {1: _errors.ProgramError, 2: _errors.DataError, 3: _errors.DeviceError, 4: _errors.UsageError,
           5: _errors.OutOfMemory, 6: _errors.Error, 7: _errors.CompilerMissing}
_TYPES = {"p": c_void_p, "s": c_char_p, "i": c_int, "q": c_int64, "I": c_uint32, "d": c_double, "N": c_size_t, "F": SAMPLE,
          "-": None}
# The arguments of functions that return an error or null.
_CALLS = dict(
    hgc_compile_file="spp", hgc_compile_text="sspp", hgc_load_file="sp", hgc_inputs_new="p", hgc_bind="psp",
    hgc_bind_size="psq", hgc_open="pppp", hgc_set="psp", hgc_set_rows="psqp", hgc_add="psds", hgc_add_gradient="psd",
    hgc_swap="pss", hgc_launch="ps", hgc_warm_up="ps", hgc_stop_new="p", hgc_result_new="p", hgc_evaluate="pIpp",
    hgc_multiply="pspp", hgc_jacobian_blocks="psp", hgc_result_array="pIsp", hgc_result_term="psp", hgc_session_times="pp",
    hgc_matrix_new="p", hgc_matrix_get="pp", hgc_jacobian="psp", hgc_hessian="piip", hgc_newton="piip", hgc_gauss_newton="pip",
    hgc_block_matrix_new="p", hgc_block_matrix_get="pp", hgc_hessian_blocks="piip", hgc_newton_blocks="piip",
    hgc_gauss_newton_blocks="pip", hgc_linearisation_new="p", hgc_linearise="ppp", hgc_linear_term="psp", hgc_report_new="p",
    hgc_solve="ppp", hgc_report_get="pp", hgc_report_each="pp", hgc_values="psp", hgc_covariance="psdpp",
    hgc_solution_derivative="pssppp", hgc_solution_pullback="ppsppp", hgc_program_graphs="ppsp",
    hgc_program_first_nonfinite="ppp", hgc_program_watch="ppspNsp", hgc_statistics="pFp")
# The results and arguments of all others.
_OTHERS = dict(
    hgc_version="s", hgc_error_get_kind="ip", hgc_error_message="sp", hgc_error_hint="sp", hgc_error_text="sp",
    hgc_error_free="-p", hgc_error_diagnostic_count="Np", hgc_error_diagnostic="ipNp", hgc_program_free="-p",
    hgc_program_warning_count="Np", hgc_program_warning="ipNp", hgc_program_dimension_count="Np", hgc_program_symbol_count="Np",
    hgc_program_term_count="Np", hgc_program_dimension="ipNp", hgc_program_symbol="ipNp", hgc_program_term="ipNp",
    hgc_inputs_free="-p", hgc_close="-p", hgc_stop_request="-p", hgc_stop_free="-p", hgc_session_device="sp",
    hgc_session_reason="sp", hgc_session_fuses="ip", hgc_session_warning_count="Np", hgc_session_warning="spN",
    hgc_product_count="N", hgc_product_at="iNp", hgc_result_free="-p", hgc_result_nonfinite="qp", hgc_matrix_free="-p",
    hgc_block_matrix_free="-p", hgc_linearisation_free="-p", hgc_linear_unknown="spsI", hgc_solve_derivatives="sss",
    hgc_report_free="-p", hgc_report_constraint="ipNp", hgc_report_iteration="ipNp", hgc_report_warning="spN",
    hgc_report_note="spN", hgc_text_get="sp", hgc_text_free="-p", hgc_trim_devices="-")


def _opened():
    """The path of the library: HGC_LIBRARY, in the folder of this package, of the `hgc` on PATH, or found by the system's
    loader."""
    inside = pathlib.Path(__file__).parent / _FILE
    place = os.environ.get("HGC_LIBRARY") or (inside if inside.exists() else beside_program(_FILE)) or _FILE
    try:
        return ctypes.CDLL(str(place))
    except OSError as why:
        raise ImportError(f"hgc's library cannot be opened: {why}; set HGC_LIBRARY to the path of {_FILE}, which is "
                          "installed with hgc, or put the folder of the program `hgc` on PATH") from None


@functools.lru_cache(maxsize=None)
def library():
    """The loaded library; its functions have their argument types."""
    opened = _opened()
    for name, types in [*((name, "p" + arguments) for name, arguments in _CALLS.items()), *_OTHERS.items()]:
        call = getattr(opened, name)
        call.restype, *call.argtypes = (_TYPES[each] for each in types)
    return opened


@functools.lru_cache(maxsize=None)
def products():
    """The products that `Session.multiply` computes, by name."""
    c, found = library(), {}
    for k in range(c.hgc_product_count()):
        each = Product()
        c.hgc_product_at(k, byref(each))
        found[each.name.decode()] = each
    return found


def diagnostic(of):
    return _errors.Diagnostic(bool(of.is_error), of.file.decode(), of.line, of.column, of.message.decode(),
                              of.hint.decode(), of.shown.decode())


def raise_error(pointer):
    """Raises the error that a call returned, and frees it."""
    c = library()
    try:
        found, diagnostics = DiagnosticC(), []
        for k in range(c.hgc_error_diagnostic_count(pointer)):
            c.hgc_error_diagnostic(pointer, k, byref(found))
            diagnostics.append(diagnostic(found))
        kind = _ERRORS.get(c.hgc_error_get_kind(pointer), _errors.Error)
        text, message, hint = (get(pointer).decode() for get in (c.hgc_error_text, c.hgc_error_message, c.hgc_error_hint))
        if not diagnostics:  # these show the user's text, which stays as it is
            text, message, hint = map(_errors.in_python, (text, message, hint))
    finally:
        c.hgc_error_free(pointer)
    raise kind(text, message, hint, diagnostics)


class Handle:
    """A handle of the library, freed when it is no longer referenced."""
    __slots__ = ("value", "_free", "__weakref__")

    def __init__(self, make, free, *arguments):
        self.value, self._free = None, free
        pointer = c_void_p()
        error = make(*arguments, byref(pointer))
        if error:
            raise_error(error)
        self.value = pointer.value

    def __del__(self):
        self.close()

    def close(self):
        if getattr(self, "value", None) is not None:  # __init__ may have failed before there was one
            self._free(self.value)
            self.value = None
