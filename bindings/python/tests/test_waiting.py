"""What ends the wait for the compiler: Ctrl-C, and what a progress callback raises."""
import os
import subprocess
import sys
import threading

import pytest

import hgc
from conftest import ROOT
from problems import LINE, line


class Enough(Exception):
    pass


def long_text(steps):
    """A function of so many steps, each with an exponential and a sine."""
    lets = "".join(f"let a{k} = sin(a{k - 1} * {k}.5) * exp(-a{k - 1}); " for k in range(1, steps))
    return f"fn f(a0: real) -> real {{ {lets} return a{steps - 1}; }}\nvar x : real; energy e = f(x);\n"


def test_what_progress_raises_comes_out_of_the_call():
    def told(stage, done, count):
        raise Enough(stage)
    model = hgc.compile(LINE, device="cpu", cache=False, progress=told)
    with pytest.raises(Enough):
        model.value(**line())
    told = []
    other = hgc.compile(LINE, device="cpu", cache=False, progress=lambda *stage: told.append(stage))
    assert other.value(**line()) > 0 and told[-1][0] == ""


def test_progress_is_told_of_lowering():
    stages = []
    hgc.compile(LINE, device="cpu", cache=False, progress=lambda stage, *_: stages.append(stage)).value(**line())
    assert stages[0] == "terms expanded" and "topologies derived" in stages


def test_a_call_that_ended_so_is_made_anew():
    fails = [True]

    def told(stage, done, count):
        if fails[0]:
            raise Enough
    model = hgc.compile(LINE, device="cpu", cache=False, progress=told)
    with pytest.raises(Enough):
        model.value(**line())
    fails[0] = False
    assert model.value(**line()) > 0


# A program whose `tell` is told of a first stage and signals Ctrl-C then.
SIGNALS_ITSELF = f"""
import os, signal, sys
sys.path.insert(0, {str(ROOT / "bindings/python")!r})
sys.path.insert(0, {str(ROOT / "bindings/python/tests")!r})
import hgc, test_waiting
told = []
def tell(*stage):
    told.append(stage)
    if len(told) == 1:
        os.kill(os.getpid(), signal.SIGINT)
"""


def test_ctrl_c_ends_the_wait():
    """The signal comes while the first stage is told, and no further one is told then."""
    code = SIGNALS_ITSELF + """
model = hgc.compile(test_waiting.long_text(300), device="cpu", tier="final", cache=False, progress=tell)
try:
    model.value(x=1.0)
    print("computed")
except KeyboardInterrupt:
    print("interrupted", ("", 0, 0) in told)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, timeout=120)
    assert ran.stdout == "interrupted False\n", ran.stderr


def test_a_process_that_ctrl_c_ends_does_not_crash():
    code = SIGNALS_ITSELF + """
hgc.compile(test_waiting.long_text(300), device="cpu", tier="final", cache=False, progress=tell).value(x=1.0)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ)
    assert ran.returncode == -2 and ran.stderr.rstrip().endswith("KeyboardInterrupt"), (ran.returncode, ran.stderr)


def test_other_threads_may_wait():
    values = []
    model = hgc.compile(LINE, device="cpu", cache=False)
    thread = threading.Thread(target=lambda: values.append(model.value(**line())))
    thread.start()
    thread.join()
    assert values[0] > 0
