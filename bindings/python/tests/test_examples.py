"""The examples run, and end where they say."""
import importlib.util
import subprocess
import sys

import pytest

from conftest import ROOT

FOLDER = ROOT / "bindings" / "python" / "examples"


def run(name):
    ran = subprocess.run([sys.executable, str(FOLDER / name), str(ROOT / "examples")], capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_minimize():
    lines = run("minimize.py").splitlines()
    assert [line.split()[0] for line in lines] == ["L-BFGS-B", "Newton-CG"]
    assert all(float(line.split()[-1]) < 1e-8 for line in lines)


def test_least_squares():
    out = run("least_squares.py")
    assert "all checks passed" in out
    assert "least_squares 2.007 0.498" in out and "model 2.007 0.498" in out


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="torch is not installed")
def test_torch():
    assert "gradcheck passed" in run("torch_function.py")


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="torch is not installed")
def test_torch_solution():
    assert "gradcheck passed" in run("torch_solution.py")


@pytest.mark.skipif(importlib.util.find_spec("jax") is None, reason="jax is not installed")
def test_jax_solution():
    assert "as differences" in run("jax_solution.py")
