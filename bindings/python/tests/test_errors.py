"""Mistakes are exceptions that say where and what, and nothing breaks."""
import ctypes
import os
import subprocess
import sys
import warnings

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
    with pytest.raises(hgc.DataError, match="not numbers"):
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
    for call in (session.value, session.hessian, session.statistics, lambda: session.set("k", 1.0), lambda: session.device):
        with pytest.raises(hgc.UsageError, match="the session is closed"):
            call()


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


def test_options_that_are_not_there_are_named_at_once():
    for call in (lambda: hgc.compile("energy e = 1;", precison="f32"), lambda: hgc.load("nothere.hgk", precison="f32")):
        with pytest.raises(TypeError, match="`precison`.*precision"):
            call()
    with pytest.raises(TypeError, match="a str, not bytes"):
        hgc.compile(b"energy e = 1;")


def test_messages_speak_python():
    model = hgc.compile("dim N; var x : real[N]; param k : real; energy e[i in N] = k * x[i]^2;", device="cpu")
    with pytest.raises(hgc.DataError, match="give it by name: k=...") as caught:
        model.value(x=np.ones(3))
    assert "-b" not in str(caught.value) + caught.value.hint
    with model.open(x=np.ones(3), k=1.0) as session:
        with pytest.raises(hgc.UsageError, match=r'launch\("gradient"\) leaves it'):
            session.add_gradient("x", 1.0)
        with pytest.raises(hgc.UsageError, match=r'hgc.compile\(..., derivatives="hessian"\) makes it'):
            session.hessian()
    from hgc._errors import in_python
    assert in_python("the size is 3, from -b N") == "the size is 3, from N"
    assert in_python("or give it: -b N=1000") == "or give it: N=1000"
    assert in_python("bind it with -b ring=DATA") == "give it by name: ring=..."
    with pytest.raises(hgc.ProgramError, match="x -b y"):  # the user's text stays as it is
        hgc.compile("var x : real; energy e = x -b y;")


def test_products_want_names():
    model = hgc.compile(LINE, device="cpu")
    model.value(**line())
    for call, name in ((model.hvp, "x"), (model.jvp, "x"), (model.vjp, "pin")):
        with pytest.raises(hgc.UsageError, match=f'by name, {{"{name}": ...}}, not ndarray'):
            call(np.ones((12, 3)))


def test_handles_that_were_never_made_do_not_complain(recwarn):
    from hgc._library import Handle
    Handle.__new__(Handle).__del__()


def test_a_session_that_was_closed_is_opened_anew():
    model = hgc.compile(LINE, device="cpu")
    expected = model.value(**line())
    model.session().close()
    assert model.value() == expected
    model.session().close()
    assert model.value(x=line()["x"]) == expected


def test_a_call_that_fails_keeps_nothing():
    model = hgc.compile(LINE, device="cpu")
    data = line()
    expected, other = model.value(**data), data["x"] * 2
    for bad in (dict(rest=np.array(["a"] * 11)), dict(edge=data["edge"] + 100), dict(y=1.0), dict(rest=np.ones(4))):
        with pytest.raises(hgc.Error):
            model.value(x=other, **bad)
        assert model.value() == expected
    with pytest.raises(hgc.UsageError):  # a session was opened for it, and what it was to compute is not there
        model.jacobian("pull", x=other)
    assert model.value() == expected
    with pytest.raises(hgc.UsageError):
        model.jacobian("pull", **line(points=5))
    assert model.value() == expected
    model.jacobian()
    with pytest.raises(hgc.UsageError):
        model.jacobian("pull", x=other, edge=data["edge"][::-1].copy())
    assert model.value() == expected


def test_directions_of_a_product_that_failed_are_forgotten():
    model = hgc.compile("var a : real; var b : real; energy e = a * a * b;", device="cpu")
    model.hvp({}, a=2.0, b=3.0)
    with pytest.raises(hgc.Error):
        model.hvp({"a": 1.0, "b": np.array(["a"])})
    assert model.hvp({"b": 1.0})["b"] == 0


def test_warnings_of_the_compiler_are_pythons(monkeypatch):
    with pytest.warns(hgc.ProgramWarning, match="nothing reads `q`") as caught:
        model = hgc.compile("var x : real; energy e = x^2; let q = 3;", device="cpu")
    assert caught[0].filename == __file__
    said = ["two.hg:1:2: warning: an integer division", "no GPU on this machine"]
    monkeypatch.setattr(hgc.Session, "warnings", property(lambda self: said))
    with pytest.warns() as caught:
        model.value(x=1.0)
    assert [str(one.message) for one in caught] == said and caught[0].filename == __file__
    assert [one.category for one in caught] == [hgc.ProgramWarning, hgc.DeviceWarning]


def test_a_device_that_is_not_there_is_warned_of():
    with pytest.warns(hgc.DeviceWarning, match="vulkan:77 .*the CPU is used instead") as caught:
        assert hgc.compile(LINE, device="vulkan:77").value(**line()) > 0
    assert caught[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        hgc.compile(LINE, device="vulkan:77", fallback="allow").value(**line())
    with pytest.raises(hgc.DeviceError, match="vulkan:77"):
        hgc.compile(LINE, device="vulkan:77", fallback="error").value(**line())


def test_unknowns_are_those_of_wrt():
    two = "var a : real; var b : real; energy e = a * a * b;"
    assert hgc.compile(two).unknowns == ["a", "b"]
    assert hgc.compile(two, wrt="b").unknowns == hgc.compile(two, wrt=["b"]).unknowns == ["b"]
