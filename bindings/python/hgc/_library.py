"""The C interface (hgc.h): its structures and functions. The library is opened when it is first needed."""
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


class DiagnosticC(_Sized):
    _fields_ = [("size", c_size_t), ("is_error", c_int), ("file", c_char_p), ("line", c_uint32), ("column", c_uint32),
                ("message", c_char_p), ("hint", c_char_p), ("shown", c_char_p)]


class CompileOptions(_Sized):
    _fields_ = [("size", c_size_t), ("folders", POINTER(c_char_p)), ("folder_count", c_size_t),
                ("cxx_flags", POINTER(c_char_p)), ("cxx_flag_count", c_size_t), ("cxx_build", c_char_p), ("cxx_ends", c_char_p)]


class Dimension(_Sized):
    _fields_ = [("size", c_size_t), ("name", c_char_p), ("count", c_int64)]


class Symbol(_Sized):
    _fields_ = [("size", c_size_t), ("name", c_char_p), ("kind", c_int), ("element", c_int), ("dimension_count", c_size_t),
                ("dimensions", POINTER(c_uint32)), ("constant_count", c_size_t), ("constants", POINTER(c_uint32)),
                ("is_ragged", c_int), ("is_optional", c_int), ("target", c_int64)]


class Term(_Sized):
    _fields_ = [("size", c_size_t), ("name", c_char_p), ("kind", c_int), ("element", c_int), ("dimension_count", c_size_t),
                ("dimensions", POINTER(c_uint32)), ("constant_count", c_size_t), ("constants", POINTER(c_uint32))]


class Array(_Sized):
    _fields_ = [("size", c_size_t), ("type", c_int), ("rank", c_uint32), ("shape", POINTER(c_int64)),
                ("numbers", c_void_p), ("row_lengths", POINTER(c_int64)), ("row_count", c_size_t)]


class SessionOptions(_Sized):
    _fields_ = [("size", c_size_t), ("device", c_char_p), ("fallback", c_char_p), ("fma", c_char_p), ("threads", c_int32),
                ("with_parameters", c_int32), ("deadline", c_double), ("retry", c_double), ("derivatives", c_char_p),
                ("wrt", c_char_p), ("precision", c_char_p), ("tier", c_char_p), ("no_cache", c_int32),
                ("progress", PROGRESS), ("progress_context", c_void_p), ("pool", c_void_p),
                ("vulkan", c_void_p), ("allocator", c_void_p), ("stop", c_void_p), ("by", c_char_p)]


class View(_Sized):
    _fields_ = [("size", c_size_t), ("type", c_int), ("rank", c_uint32), ("shape", POINTER(c_int64)),
                ("numbers", c_void_p), ("count", c_size_t)]


class TermResult(_Sized):
    _fields_ = [("size", c_size_t), ("instances", c_int64), ("topologies", c_uint32), ("value", c_double)]


class Times(_Sized):
    _fields_ = [("size", c_size_t)] + [(name, c_double) for name in
                                       ("upload", "kernel", "reduce", "download", "launch", "collect", "assemble")]


class Product(_Sized):
    _fields_ = [("size", c_size_t), ("name", c_char_p), ("takes_cotangents", c_int), ("gives_terms", c_int),
                ("about", c_char_p)]


class MatrixView(_Sized):
    _fields_ = [("size", c_size_t), ("rows", c_int64), ("columns", c_int64), ("count", c_int64), ("row_begin", c_void_p),
                ("column", c_void_p), ("values", c_void_p), ("gradient", c_void_p), ("value", c_double),
                ("shape_id", c_uint64)]


class BlockView(_Sized):
    _fields_ = [("size", c_size_t), ("block_rows", c_int64), ("block_columns", c_int64), ("block_count", c_int64),
                ("count", c_int64), ("rows", c_void_p), ("columns", c_void_p), ("row_begin", c_void_p), ("column", c_void_p),
                ("first_value", c_void_p), ("values", c_void_p), ("gradient", c_void_p), ("value", c_double),
                ("shape_id", c_uint64)]


class LinearView(_Sized):
    _fields_ = [("size", c_size_t), ("instances", c_int64), ("components", c_uint32), ("residuals", c_void_p),
                ("jacobian", c_void_p), ("loss", c_void_p), ("slope", c_void_p), ("blocks", c_void_p),
                ("first_block", c_void_p), ("first_number", c_void_p), ("shape_id", c_uint64)]


class SolveIteration(_Sized):
    _fields_ = [("size", c_size_t), ("iteration", c_int64), ("is_start", c_int32), ("is_accepted", c_int32)] + [
        (name, c_double) for name in ("cost", "cost_change", "gradient", "step", "ratio", "radius", "seconds", "elapsed",
                                  "length")] + [("round", c_int64), ("penalty", c_double), ("inner", c_int64)]


SOLVE_OBSERVER = ctypes.CFUNCTYPE(c_int, c_void_p, POINTER(SolveIteration))


class FixedRows(Structure):
    _fields_ = [("unknown", c_char_p), ("rows", POINTER(c_int64)), ("row_count", c_size_t)]


class SolveOptions(_Sized):
    _fields_ = [("size", c_size_t), ("max_iterations", c_int64), ("cost_tolerance", c_double),
                ("gradient_tolerance", c_double), ("step_tolerance", c_double), ("radius", c_double),
                ("linear", c_char_p), ("observe", SOLVE_OBSERVER), ("observe_context", c_void_p),
                ("fixed", POINTER(FixedRows)), ("fixed_count", c_size_t),
                ("fixed_scalars", POINTER(FixedRows)), ("fixed_scalar_count", c_size_t), ("method", c_char_p),
                ("constraint_tolerance", c_double), ("eta", c_double), ("each", c_char_p), ("damping", c_char_p),
                ("checkpoint", c_char_p), ("resume", c_char_p)]


class EachView(_Sized):
    _fields_ = [("size", c_size_t), ("count", c_size_t), ("iterations", c_void_p), ("cost", c_void_p),
                ("endings", c_void_p)]


class ReportView(_Sized):
    _fields_ = [("size", c_size_t), ("is_converged", c_int32), ("ending", c_char_p), ("why", c_char_p),
                ("initial_cost", c_double), ("cost", c_double), ("unknowns", c_int64), ("residuals", c_int64),
                ("iteration_count", c_size_t), ("warning_count", c_size_t), ("method", c_char_p),
                ("note_count", c_size_t), ("constraint_count", c_size_t), ("rounds", c_int64), ("penalty", c_double)]


class ConstraintView(_Sized):
    _fields_ = [("size", c_size_t), ("name", c_char_p), ("dual", POINTER(c_double)), ("violation", POINTER(c_double)),
                ("shape", POINTER(c_int64)), ("rank", c_uint32), ("count", c_size_t), ("largest_dual", c_double),
                ("largest_violation", c_double), ("instance", c_int64)]


_ERRORS = {1: _errors.ProgramError, 2: _errors.DataError, 3: _errors.DeviceError, 4: _errors.UsageError,
           5: _errors.OutOfMemory, 6: _errors.Error, 7: _errors.CompilerMissing}
# What gives an error, or nothing.
_CALLS = {
    "hgc_compile_file": [c_char_p, c_void_p, c_void_p],
    "hgc_compile_text": [c_char_p, c_char_p, c_void_p, c_void_p],
    "hgc_load_file": [c_char_p, c_void_p],
    "hgc_inputs_new": [c_void_p],
    "hgc_bind": [c_void_p, c_char_p, c_void_p],
    "hgc_bind_size": [c_void_p, c_char_p, c_int64],
    "hgc_open": [c_void_p, c_void_p, c_void_p, c_void_p],
    "hgc_set": [c_void_p, c_char_p, c_void_p],
    "hgc_set_rows": [c_void_p, c_char_p, c_int64, c_void_p],
    "hgc_add": [c_void_p, c_char_p, c_double, c_char_p],
    "hgc_add_gradient": [c_void_p, c_char_p, c_double],
    "hgc_swap": [c_void_p, c_char_p, c_char_p],
    "hgc_launch": [c_void_p, c_char_p],
    "hgc_warm_up": [c_void_p, c_char_p],
    "hgc_stop_new": [c_void_p],
    "hgc_result_new": [c_void_p],
    "hgc_evaluate": [c_void_p, c_uint32, c_void_p, c_void_p],
    "hgc_multiply": [c_void_p, c_char_p, c_void_p, c_void_p],
    "hgc_jacobian_blocks": [c_void_p, c_char_p, c_void_p],
    "hgc_result_array": [c_void_p, c_uint32, c_char_p, c_void_p],
    "hgc_result_term": [c_void_p, c_char_p, c_void_p],
    "hgc_session_times": [c_void_p, c_void_p],
    "hgc_matrix_new": [c_void_p],
    "hgc_matrix_get": [c_void_p, c_void_p],
    "hgc_jacobian": [c_void_p, c_char_p, c_void_p],
    "hgc_hessian": [c_void_p, c_int, c_int, c_void_p],
    "hgc_newton": [c_void_p, c_int, c_int, c_void_p],
    "hgc_gauss_newton": [c_void_p, c_int, c_void_p],
    "hgc_block_matrix_new": [c_void_p],
    "hgc_block_matrix_get": [c_void_p, c_void_p],
    "hgc_hessian_blocks": [c_void_p, c_int, c_int, c_void_p],
    "hgc_newton_blocks": [c_void_p, c_int, c_int, c_void_p],
    "hgc_gauss_newton_blocks": [c_void_p, c_int, c_void_p],
    "hgc_linearisation_new": [c_void_p],
    "hgc_linearise": [c_void_p, c_void_p, c_void_p],
    "hgc_linear_term": [c_void_p, c_char_p, c_void_p],
    "hgc_report_new": [c_void_p],
    "hgc_solve": [c_void_p, c_void_p, c_void_p],
    "hgc_report_get": [c_void_p, c_void_p],
    "hgc_report_each": [c_void_p, c_void_p],
    "hgc_values": [c_void_p, c_char_p, c_void_p],
    "hgc_covariance": [c_void_p, c_char_p, c_double, c_void_p, c_void_p],
    "hgc_solution_derivative": [c_void_p, c_char_p, c_char_p, c_void_p, c_void_p, c_void_p],
    "hgc_solution_pullback": [c_void_p, c_void_p, c_char_p, c_void_p, c_void_p, c_void_p],
    "hgc_program_graphs": [c_void_p, c_void_p, c_char_p, c_void_p],
    "hgc_program_first_nonfinite": [c_void_p, c_void_p, c_void_p],
    "hgc_program_watch": [c_void_p, c_void_p, c_char_p, c_void_p, c_size_t, c_char_p, c_void_p],
    "hgc_statistics": [c_void_p, SAMPLE, c_void_p],
}
_OTHERS = {
    "hgc_version": (c_char_p, []),
    "hgc_error_get_kind": (c_int, [c_void_p]),
    "hgc_error_message": (c_char_p, [c_void_p]),
    "hgc_error_hint": (c_char_p, [c_void_p]),
    "hgc_error_text": (c_char_p, [c_void_p]),
    "hgc_error_free": (None, [c_void_p]),
    "hgc_error_diagnostic_count": (c_size_t, [c_void_p]),
    "hgc_error_diagnostic": (c_int, [c_void_p, c_size_t, c_void_p]),
    "hgc_program_free": (None, [c_void_p]),
    "hgc_program_warning_count": (c_size_t, [c_void_p]),
    "hgc_program_warning": (c_int, [c_void_p, c_size_t, c_void_p]),
    "hgc_program_dimension_count": (c_size_t, [c_void_p]),
    "hgc_program_symbol_count": (c_size_t, [c_void_p]),
    "hgc_program_term_count": (c_size_t, [c_void_p]),
    "hgc_program_dimension": (c_int, [c_void_p, c_size_t, c_void_p]),
    "hgc_program_symbol": (c_int, [c_void_p, c_size_t, c_void_p]),
    "hgc_program_term": (c_int, [c_void_p, c_size_t, c_void_p]),
    "hgc_inputs_free": (None, [c_void_p]),
    "hgc_close": (None, [c_void_p]),
    "hgc_stop_request": (None, [c_void_p]),
    "hgc_stop_free": (None, [c_void_p]),
    "hgc_session_device": (c_char_p, [c_void_p]),
    "hgc_session_reason": (c_char_p, [c_void_p]),
    "hgc_session_fuses": (c_int, [c_void_p]),
    "hgc_session_warning_count": (c_size_t, [c_void_p]),
    "hgc_session_warning": (c_char_p, [c_void_p, c_size_t]),
    "hgc_product_count": (c_size_t, []),
    "hgc_product_at": (c_int, [c_size_t, c_void_p]),
    "hgc_result_free": (None, [c_void_p]),
    "hgc_result_nonfinite": (c_int64, [c_void_p]),
    "hgc_matrix_free": (None, [c_void_p]),
    "hgc_block_matrix_free": (None, [c_void_p]),
    "hgc_linearisation_free": (None, [c_void_p]),
    "hgc_linear_unknown": (c_char_p, [c_void_p, c_char_p, c_uint32]),
    "hgc_solve_derivatives": (c_char_p, [c_char_p, c_char_p]),
    "hgc_report_free": (None, [c_void_p]),
    "hgc_report_constraint": (c_int, [c_void_p, c_size_t, c_void_p]),
    "hgc_report_iteration": (c_int, [c_void_p, c_size_t, c_void_p]),
    "hgc_report_warning": (c_char_p, [c_void_p, c_size_t]),
    "hgc_report_note": (c_char_p, [c_void_p, c_size_t]),
    "hgc_text_get": (c_char_p, [c_void_p]),
    "hgc_text_free": (None, [c_void_p]),
    "hgc_trim_devices": (None, []),
}


def _opened():
    """HGC_LIBRARY, the library in the folder of this package, that of the `hgc` on PATH, or the one that the system's
    loader finds."""
    inside = pathlib.Path(__file__).parent / _FILE
    place = os.environ.get("HGC_LIBRARY") or (inside if inside.exists() else beside_program(_FILE)) or _FILE
    try:
        return ctypes.CDLL(str(place))
    except OSError as why:
        raise ImportError(f"hgc's library cannot be opened: {why}; set HGC_LIBRARY to the path of {_FILE}, which is "
                          "installed with hgc, or put the folder of the program `hgc` on PATH") from None


@functools.lru_cache(maxsize=None)
def library():
    """The library, whose functions have their types."""
    opened = _opened()
    for name, arguments in _CALLS.items():
        call = getattr(opened, name)
        call.restype, call.argtypes = c_void_p, arguments
    for name, (result, arguments) in _OTHERS.items():
        call = getattr(opened, name)
        call.restype, call.argtypes = result, arguments
    return opened


@functools.lru_cache(maxsize=None)
def products():
    """What `Session.multiply` computes, by name."""
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
    """Raises what a call has given, and frees it."""
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
    """A handle of the library's, freed with its last reference."""
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
