"""Second derivatives at x = (0, 0) and the s of each line: `second_at_zero.py FILE DEVICE...`.

A line of FILE that begins with `E: ` is `energy | s | xx yx yy sx sy ss`, the Hessian's lower triangle by hand; `nan` stands
for what does not exist or cannot be told. The Hessian and its products are held against it on every device."""
import math
import subprocess
import sys
import tempfile

lines = [line[3:].split("|") for line in open(sys.argv[1]) if line.startswith("E: ")]
cases = [(text.strip(), float(s), list(map(float, numbers.split()))) for text, s, numbers in lines]
count = len(cases)
program = f"dim R = {count};\nvar x : vec2[R];\nvar s : real[R];\n"
for k, (text, _, _) in enumerate(cases):
    program += f"fn f{k}(x: vec2, s: real) -> real = {text};\nenergy e{k} = f{k}(x[{k}], s[{k}]);\n"


def run(folder, device, *more):
    command = ["hgc", "run", "m.hg", "-b", "x=zeros", "-b", "s=s.txt", f"--device={device}", "--fma=off", *more]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    return done.stdout


def entriesOf(text):
    rows = [line.split() for line in text.splitlines() if not line.startswith("%")][1:]
    return {(int(row) - 1, int(column) - 1): float(value) for row, column, value in rows}


def isSame(a, b):
    return a == b or math.isnan(a) and math.isnan(b) or abs(a - b) <= 1e-14 * (1 + abs(b))


failed = False
with tempfile.TemporaryDirectory() as folder:
    open(f"{folder}/m.hg", "w").write(program)
    open(f"{folder}/s.txt", "w").write("".join(f"{s}\n" for _, s, _ in cases))
    for device in sys.argv[2:]:
        entries = entriesOf(run(folder, device, "-w", "hessian=-"))
        for k, (text, s, due) in enumerate(cases):
            at = [2 * k, 2 * k + 1, 2 * count + k]
            got = [entries.get((at[i], at[j]), 0.0) for i in range(3) for j in range(i + 1)]
            if not all(map(isSame, got, due)):
                failed = True
                print(f"{device}: {text} at s = {s}: {got}, by hand {due}")
print("failed" if failed else f"{count} energies")
sys.exit(failed)
