"""`--method=dogleg` on Thurber's problem, step by step against what Ceres 2.1 printed (TRADITIONAL_DOGLEG, DENSE_QR,
automatic differentiation).

dogleg_ceres.py MODEL.hg FILE.dat FOLDER
"""
import json
import pathlib
import re
import subprocess
import sys

# Cost, radius after the step, whether it was accepted.
CERES = [
    (2.664216032783e+07, 5.000000e+03, False),
    (7.858607078369e+05, 1.500000e+04, True),
    (5.752051457606e+05, 1.500000e+04, True),
    (5.184263403537e+04, 4.500000e+04, True),
    (5.037914617220e+03, 4.857002e+04, True),
    (3.937679986349e+03, 4.857002e+04, True),
    (3.968334152819e+03, 2.428501e+04, False),
    (3.968334152819e+03, 1.214251e+04, False),
    (3.968334152819e+03, 6.071253e+03, False),
    (3.968334152819e+03, 3.035626e+03, False),
    (3.968334152819e+03, 1.517813e+03, False),
    (3.915589600540e+03, 7.589066e+02, True),
    (3.856193907471e+03, 2.276720e+03, True),
    (3.887920025948e+03, 1.138360e+03, False),
    (3.854784698440e+03, 5.691799e+02, True),
    (3.841584718580e+03, 5.691799e+02, True),
    (3.842425332220e+03, 2.845900e+02, False),
    (3.842425332220e+03, 1.422950e+02, False),
    (3.841270092079e+03, 1.422950e+02, True),
    (3.841621824081e+03, 7.114749e+01, False),
]
model, source, folder = (pathlib.Path(word) for word in sys.argv[1:4])
folder.mkdir(parents=True, exist_ok=True)
lines = source.read_text().splitlines()
starts = [line.split("=")[1].split()[0] for line in lines if re.match(r"\s*b\d+ =", line)]
head = max(k for k, line in enumerate(lines) if line.startswith("Data:"))
rows = [line.split() for line in lines[head + 1:] if line.strip()]
command = ["hgc", "solve", str(model), "--json", "--method=dogleg", f"--max-iterations={len(CERES)}", "--cost-tol=1e-16"]
for name, column in {"b": starts, **{n: [row[k] for row in rows] for k, n in enumerate(lines[head].split()[1:])}}.items():
    (folder / f"{name}.txt").write_text("\n".join(column) + "\n")
    command += ["-b", f"{name}={folder}/{name}.txt"]
found = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)["iterations"][1:]
assert len(found) == len(CERES), len(found)
for k, (row, (cost, radius, is_accepted)) in enumerate(zip(found, CERES)):
    assert abs(row["cost"] - cost) <= 1e-10 * cost and abs(row["radius"] - radius) <= 1e-6 * radius, (k, row)
    assert row["accepted"] == is_accepted, (k, row)
print(f"{len(found)} steps as those of Ceres")
