"""Counts what `tools/demo` compiles: `demo_size.py ROOT FOLDER` configures its preset in FOLDER, and fails where units or
sources are over a tenth more than tools/demo-size.txt records."""
import json
import pathlib
import subprocess
import sys

root, folder = map(pathlib.Path, sys.argv[1:])
targets = next(p for p in json.loads((root / "CMakePresets.json").read_text())["buildPresets"] if p["name"] == "demo")["targets"]
subprocess.run(["cmake", "--preset", "demo", "-B", folder], cwd=root, check=True, stdout=subprocess.DEVNULL)
commands = subprocess.run(["ninja", "-C", folder, "-t", "commands", *targets], check=True, capture_output=True, text=True).stdout
files = [line.split(" -c ")[1].split()[0] for line in commands.splitlines() if " -c " in line]


def sourcesOf(file):
    path = pathlib.Path(file)
    return path.read_text().count("#include") if "/Unity/" in file and path.exists() else 1


counted = {"units": len(files), "sources": sum(map(sourcesOf, files))}
record = [line.split("#")[0].split() for line in (root / "tools/demo-size.txt").read_text().splitlines()]
recorded = {line[0]: int(line[1]) for line in record if line}
for what, count in counted.items():
    print(f"{what} {count}, recorded {recorded.get(what)}")
sys.exit(any(count > 1.1 * recorded.get(what, 0) for what, count in counted.items()))
