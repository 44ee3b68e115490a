"""Mistakes are exceptions that say where and what, and nothing breaks."""
import ctypes
import os
import subprocess
import sys

import numpy as np
import pytest

import hgc
from conftest import ROOT
from problems import LINE, line


def test_of_texts():
    with pytest.raises(hgc.ProgramError) as caught:
        hgc.compile("dim N;\nenergy e = y;\nenergy f = z;\n", name="two.hg")
    error = caught.value
    assert (error.file, error.line, error.column) == ("two.hg", 2, 12)
    assert [d.line for d in error.diagnostics] == [2, 3]
    assert "two.hg:2:12: error: unknown name `y`" in str(error)


def test_of_files():
    with pytest.raises(hgc.ProgramError, match="nothere.hg"):
        hgc.compile("nothere.hg")
    with pytest.raises(hgc.ProgramError, match="nothere.hgk"):
        hgc.load("nothere.hgk")


def test_of_data():
    model = hgc.compile(LINE, device="cpu")
    data = line()
    with pytest.raises(hgc.DataError, match="is not known"):
        model.value()
    with pytest.raises(hgc.DataError, match="`y`"):
        model.value(**data, y=1.0)
    with pytest.raises(hgc.DataError, match="no numbers"):
        model.value(**{**data, "rest": np.array(["a"])})
    with pytest.raises(ValueError):
        model.value(**{**data, "edge": data["edge"] + 100})
    model.value(**data)


def test_of_names_and_options():
    model = hgc.compile(LINE, device="cpu")
    model.value(**line())
    with pytest.raises(hgc.UsageError, match="pull"):
        model.jacobian("pull")
    with pytest.raises(hgc.UsageError, match="triangle"):
        model.hessian(triangle="left")
    with pytest.raises(hgc.UsageError, match="tier"):
        hgc.compile(LINE, tier="second").value(**line())
    with pytest.raises(hgc.DeviceError):
        hgc.compile(LINE, device="cpu:z80").value(**line())


def test_a_session_that_is_closed_says_so():
    session = hgc.compile(LINE, device="cpu").open(**line())
    session.close()
    session.close()
    with pytest.raises(hgc.UsageError, match="NULL"):
        session.value()


def test_progress_is_told():
    told = []
    hgc.compile(LINE, device="cpu", cache=False, progress=lambda *stage: told.append(stage)).value(**line())
    assert told and told[-1][0] == "" and all(done <= count for _, done, count in told)


def test_structures_are_as_long_as_in_c(tmp_path):
    from hgc import _library
    pairs = {"hgc_diagnostic": _library.DiagnosticC, "hgc_compile_options": _library.CompileOptions,
             "hgc_dimension": _library.Dimension, "hgc_symbol": _library.Symbol, "hgc_term": _library.Term,
             "hgc_array": _library.Array, "hgc_session_options": _library.SessionOptions, "hgc_view": _library.View,
             "hgc_term_result": _library.TermResult, "hgc_times": _library.Times, "hgc_matrix_view": _library.MatrixView,
             "hgc_block_view": _library.BlockView, "hgc_linear_view": _library.LinearView}
    lines = "".join(f'printf("%zu\\n", sizeof({name}));' for name in pairs)
    source = tmp_path / "sizes.c"
    source.write_text(f"#include <stdio.h>\n#include <hgc.h>\nint main(void) {{ {lines} return 0; }}\n")
    program = tmp_path / "sizes"
    subprocess.run(["cc", f"-I{ROOT}/bindings/c", str(source), "-o", str(program)], check=True)
    sizes = subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout.split()
    assert [int(s) for s in sizes] == [ctypes.sizeof(of) for of in pairs.values()]


def test_without_the_library_it_says_so():
    code = "import hgc; hgc.compile('energy e = 1;')"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                         env={**os.environ, "HGC_LIBRARY": "/nonexistent.so", "PYTHONPATH": f"{ROOT}/bindings/python"})
    assert ran.returncode == 1 and "HGC_LIBRARY" in ran.stderr


def test_notebooks_show_tables():
    model = hgc.compile(LINE, device="cpu")
    report = model.check(**line())
    for shown in (model._repr_html_(), model.session()._repr_html_(), report._repr_html_()):
        assert shown.startswith("<table>") and shown.count("<tr>") > 2
