"""Runs every command of the README and of docs/ in an empty folder, and compares the output that stands below one with what comes:
of docs/architecture.md all of it, of the others what does not differ between machines."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

root, build = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
os.environ.update(HGC_LIBRARY=str(build / "lib/libhgc.so.0"), PYTHONPATH=str(root / "bindings/python"), PYTHONDONTWRITEBYTECODE="1")


def runs_scipy(python):
    if "HGC_SANITIZE:BOOL=ON" in (build / "CMakeCache.txt").read_text():  # an interpreter without it cannot load libhgc
        return False
    return subprocess.run([python, "-c", "import numpy, scipy"], capture_output=True).returncode == 0


with_scipy = [p for p in (os.environ.get("HGC_PYTHON"), "python3", "/usr/bin/python3") if p and runs_scipy(p)]
failures = 0
with tempfile.TemporaryDirectory() as folder:
    os.symlink(build, os.path.join(folder, "build"))
    for name in ("examples", "bindings"):
        os.symlink(root / name, os.path.join(folder, name))
    os.environ["PATH"] = f"{build}/bin{os.pathsep}{os.environ['PATH']}"
    documents = [root / "README.md", *sorted((root / "docs").glob("*.md"))]
    blocks = [(d.name, b) for d in documents for b in re.findall(r"```\n(\$ .*?)```", d.read_text(), re.S)]
    for document, block in blocks:
        for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.M):
            if command.startswith("mpirun ") and not shutil.which("mpirun"):
                continue
            if command.startswith("python3 "):
                if not with_scipy:
                    continue
                command = with_scipy[0] + command.removeprefix("python3")
            ran = subprocess.run(command, shell=True, cwd=folder, capture_output=True, text=True)
            # Times and the device differ between machines, and bits where operations are fused on one alone.
            same_bits = ("fma on" in shown) == ("fma on" in ran.stdout)
            kinds = ("  ", "value ", "gradient ", "output ") if same_bits else ("  ",)
            stable = [line for line in shown.splitlines() if line.startswith(kinds)]
            if document == "architecture.md":
                stable = shown.splitlines()
                ran.returncode = ran.returncode or int(ran.stdout != shown)
            missing = [line for line in stable if line not in ran.stdout]
            if ran.returncode != 0 or missing:
                failures += 1
                print(f"{command}: status {ran.returncode}, missing {missing}\n{ran.stdout}{ran.stderr}")
sys.exit(1 if failures else 0)
