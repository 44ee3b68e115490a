"""Functions of C++ in a program's text: how they are compiled."""
import json

import hgc
import pytest

TEXT = 'var x : real; extern fn scaled(x: real) -> real from "scaled.h" = "scaled"; energy e = scaled(x);'
HEADER = """#pragma once
template <class T>
T scaled(const T& x) {
  return x * T(FACTOR) * T(sizeof(NAME));
}
"""


@pytest.fixture
def folder(tmp_path):
    headers = tmp_path / "own headers"
    headers.mkdir()
    (headers / "scaled.h").write_text(HEADER)
    return headers


def test_flags_are_a_list_or_a_text(folder):
    one = hgc.compile(TEXT, folders=[folder], cxx_flags=["-DFACTOR=2", '-DNAME="a b"'])
    assert one.value(x=3.0) == 24
    two = hgc.compile(TEXT, folders=folder, cxx_flags="-DFACTOR=5 '-DNAME=\"a\"'")
    assert two.value(x=3.0) == 30
    assert two.check()


def test_flags_are_those_of_a_build(folder, tmp_path):
    source = tmp_path / "scaled.cpp"
    commands = [{"directory": str(tmp_path), "file": str(source),
                 "arguments": ["c++", "-DFACTOR=7", '-DNAME=""', f"-I{folder}", "-c", str(source)]}]
    (tmp_path / "compile_commands.json").write_text(json.dumps(commands))
    assert hgc.compile(TEXT, name=str(tmp_path / "t.hg"), cxx_build=tmp_path).value(x=1.0) == 7


def test_where_it_ends_without_a_result():
    text = "var x : real; extern fn f(x: real) -> real = cpp { if (*x < 0) throw 1; *result = *x; }; energy e = f(x);"
    with pytest.warns(hgc.ProgramWarning, match="is ignored"):
        assert hgc.compile(text).value(x=-1.0) == -1
    nan = hgc.compile(text, cxx_ends="nan").value(x=-1.0)
    assert nan != nan
    with pytest.raises(hgc.UsageError, match="left-out or nan"):
        hgc.compile(TEXT, cxx_ends="zero")


def test_a_header_that_a_package_has_elsewhere(tmp_path):
    (tmp_path / "scaled.h").write_text("#include <Eigen/Core>\n" + HEADER)
    with pytest.raises(hgc.ProgramError, match="eigen3 finds it"):
        hgc.compile(TEXT, folders=tmp_path, cxx_flags='-DFACTOR=1 -DNAME=0')
