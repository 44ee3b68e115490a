"""Configures the preset `dev` in a folder and compiles one file of each target, the shortest: `dev_build.py ROOT FOLDER`."""
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys

root, folder = map(pathlib.Path, sys.argv[1:])
subprocess.run(["cmake", "--preset", "dev", "-B", folder], cwd=root, check=True, stdout=subprocess.DEVNULL)
shortest = {}
for entry in json.loads((folder / "compile_commands.json").read_text()):
    output = re.search(r" -o (\S+)", entry["command"]).group(1)
    target = re.search(r"CMakeFiles/([^/]+)\.dir/", output).group(1)
    path = pathlib.Path(entry["file"])
    if folder in path.parents or "examples/embed" in entry["file"]:  # made, or in need of what is made
        continue
    size = path.stat().st_size
    if target not in shortest or size < shortest[target][0]:
        shortest[target] = (size, entry["command"])
with concurrent.futures.ThreadPoolExecutor(2) as pool:  # by themselves: ninja would build the libraries of programs first
    done = pool.map(lambda entry: subprocess.run(entry[1] + " -O0", shell=True, cwd=folder).returncode, shortest.values())
    failed = [target for target, status in zip(shortest, done) if status != 0]
print(f"compiled a file of {len(shortest)} targets; failed: {', '.join(failed) or 'none'}")
sys.exit(bool(failed))
