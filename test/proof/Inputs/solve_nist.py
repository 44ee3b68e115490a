"""`hgc solve` on NIST's StRD problems from both of their starts: at least 8 digits of each certified parameter, and
6 of its certified standard deviation.

solve_nist.py FOLDER_OF_MODELS FOLDER_OF_DATA FOLDER [METHOD]
"""
import json
import pathlib
import re
import subprocess
import sys

models, data, folder = (pathlib.Path(word) for word in sys.argv[1:4])
method = sys.argv[4] if len(sys.argv) > 4 else "lm"
folder.mkdir(parents=True, exist_ok=True)
# Certified values that the copies of the data have otherwise: the models' own tests say which.
corrected = {("Roszman1", 0): 2.0196866396e-01}
# Starts from which a method ends elsewhere: Ceres' dogleg does so, too, by the same steps.
elsewhere = {"dogleg": {("BoxBOD", 0), ("MGH17", 0), ("Thurber", 0)}, "gn": {("MGH17", 0), ("Nelson", 0)}}.get(method, ())
failures, solved = [], 0


def solve(model, bindings):
    command = ["hgc", "solve", str(model), "--json", "--max-iterations=2000", f"--method={method}", "-w", f"b={folder}/found.txt",
               "-w", f"stderr.b={folder}/errors.txt"]
    command += ["--cost-tol=0", "--gradient-tol=0", "--step-tol=0"]
    for name, file in bindings.items():
        command += ["-b", f"{name}={file}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{model}: {done.stderr}{done.stdout}")
    report = json.loads(done.stdout)
    return report, *([float(word) for word in (folder / name).read_text().split()] for name in ("found.txt", "errors.txt"))


def furthest(found, wanted):
    return max(abs(b - c) / abs(c) for b, c in zip(found, wanted))


for model in sorted(models.glob("*.hg")):
    lines = (data / f"{model.stem}.dat").read_text().splitlines()
    table = [line.split("=")[1].split() for line in lines if re.match(r"\s*b\d+ =", line)]
    certified = [corrected.get((model.stem, k), float(row[2])) for k, row in enumerate(table)]
    head = max(k for k, line in enumerate(lines) if line.startswith("Data:"))
    rows = [line.split() for line in lines[head + 1:] if line.strip()]
    bound = {}
    for k, name in enumerate(lines[head].split()[1:]):
        bound[name] = folder / f"{name}.txt"
        bound[name].write_text("\n".join(row[k] for row in rows) + "\n")
    for start in {0, 1} - {start for name, start in elsewhere if name == model.stem}:
        bound["b"] = folder / "start.txt"
        bound["b"].write_text("\n".join(row[start] for row in table) + "\n")
        report, found, errors = solve(model, bound)
        error = furthest(found, certified)
        deviation = furthest(errors, [float(row[3]) for row in table])
        if not deviation < 1e-6:
            failures.append(f"{model.stem}, start {start + 1}: a standard deviation differs by {deviation:.1e}")
        if not error < 1e-8 or not report["converged"]:
            failures.append(f"{model.stem}, start {start + 1}: an error of {error:.1e}, {report['why']}")
        solved += 1
print("\n".join(failures) or f"all {solved} have 8 digits")
sys.exit(bool(failures))
