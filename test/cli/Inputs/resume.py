"""A solve that is stopped and goes on has the bits of one that is not: unknowns, rows of the table, and what is kept at
the end. By every method and every kind of linear step, stopped after each iteration, and once or after each few.

usage: resume.py FOLDER
"""
import json
import pathlib
import subprocess
import sys

import numpy as np

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
VALLEY = "var x : real[2];\nresidual a : real[2] = [10 * (x[1] - x[0]^2), 1 - x[0]];\n"
SIGHTS = """
import std.loss;
dim C = 5, P = 40, O = 120;
var at : real[C, 3];
var pt : vec2[P] in -2..0.9;
data seen : vec2[O];
residual r[o in O] : vec2 {
  let c = int(o) * 7 % 5;
  let d = pt[int(o) % 40] - vec2(at[c, 1], at[c, 2]);
  return vec2(cos(at[c, 0]) * d.x + sin(at[c, 0]) * d.y, cos(at[c, 0]) * d.y - sin(at[c, 0]) * d.x) - seen[o];
} loss cauchy(0.3);
residual near[c in C] : vec3 = 0.1 * vec3(at[c, 0], at[c, 1], at[c, 2]);
"""
TURNS = """
import std.manifold;
dim N = 12;
var q : Quat[N];
data to : vec4[N];
fix q[0];
residual turned[i in N] : vec3 = 2 * quatMul(quatConjugate(to[i] / norm(to[i])), q[i]).xyz;
residual along[i in N] : vec3 = i == 0 ? vec3(0, 0, 0) : quatMul(quatConjugate(q[max(i - 1, 0)]), q[i]).xyz;
"""
CHAIN = """
dim N = 30;
var x : real[N];
energy valley[i in N] = 10 * (x[min(i + 1, N - 1)] - x[i]^2)^2 + (1 - x[i])^2 - 0.5;
energy wall[i in N] = x[i] > 1.5 ? INF : 0;
"""
HELD = """
dim N = 12;
var x : real[N];
var y : real[N] in -3..3;
residual step[i in N] = x[i] - (i > 0 ? x[max(i - 1, 0)] : 0) + 0.3 * sin(y[i]);
residual low[i in N] = 0.2 * (y[i] - 1);
constraint ends = x[N - 1] * y[0] == 2;
constraint slow[i in N] = x[i]^2 + y[i]^2 in -INF..(1.5 + 0.2 * i);
"""
# Constraints that cannot be met: all attempts are made.
TORN = """
var x : vec2;
residual r : vec2 = x - vec2(2, 1);
constraint a = x.x^2 + x.y^2 == 1;
constraint b = x.x in 3..INF;
"""
# The first penalty is too small: rounds are cut, and made again.
BENT = """
dim N = 12;
var x : real[N];
var u : real[N];
energy e[i in N] = x[i] * sqrt(1 + u[i]^2);
constraint rises[i in N] = i > 0 ? x[i] - x[max(i - 1, 0)] - 0.1 * (u[i] + u[max(i - 1, 0)]) : x[0] - 1 == 0;
constraint ends : vec2 = vec2(x[N - 1] - 3, (sum(i in N) sqrt(1 + u[i]^2)) - 24) == 0;
"""
HANG = """
dim N = 12;
var x : real[N];
energy hang[i in N] = 0.5 * (x[clamp(i + 1, 0, N - 1)] - x[i])^2 + 0.1 * exp(x[i]) - 0.3 * x[i];
constraint first = x[0]^2 == 0.04;
constraint high[i in N] = sin(x[i]) in -INF..0.5;
"""
random = np.random.default_rng(3)
np.savetxt(folder / "seen.csv", random.normal(size=(120, 2)), delimiter=",")
np.savetxt(folder / "pt.csv", random.uniform(-1, 0.8, (40, 2)), delimiter=",")
np.savetxt(folder / "at.csv", random.normal(size=(5, 3)), delimiter=",")
np.savetxt(folder / "to.csv", random.normal(size=(12, 4)), delimiter=",")
turns = random.normal(size=(12, 4))
np.savetxt(folder / "q.csv", turns / np.linalg.norm(turns, axis=1, keepdims=True), delimiter=",", fmt="%.17g")
np.savetxt(folder / "x.csv", [-1.2, 1])
np.savetxt(folder / "chain.csv", random.uniform(-1.2, 1.2, 30))
BINDINGS = {"valley": ["x=x.csv"], "sights": ["at=at.csv", "pt=pt.csv", "seen=seen.csv"], "turns": ["q=q.csv", "to=to.csv"],
            "chain": ["x=chain.csv"], "held": ["x=held.csv", "y=zeros"], "hang": ["x=held.csv"], "torn": ["x=zeros"], "bent": ["x=held.csv", "u=zeros"]}
np.savetxt(folder / "held.csv", random.uniform(-1, 1, 12))
for name, text in (("valley", VALLEY), ("sights", SIGHTS), ("turns", TURNS), ("chain", CHAIN), ("held", HELD), ("hang", HANG), ("torn", TORN), ("bent", BENT)):
    (folder / f"{name}.hg").write_text(text)


EXACT = ["--cost-tol=0", "--step-tol=0", "--gradient-tol=0"]


def solve(program, options, iterations, resume=None):
    """Its rows, its unknowns, and the bytes of its checkpoint."""
    checkpoint, unknown = folder / "kept", BINDINGS[program][0].split("=")[0]
    command = ["hgc", "solve", f"{program}.hg", "--json", "--fma=off", f"--max-iterations={iterations}",
               f"--checkpoint={checkpoint}", "-w", f"{unknown}=found.npy", *options]
    for binding in BINDINGS[program]:
        command += ["-b", binding]
    if resume is not None:
        (folder / "before").write_bytes(resume)
        command.append("--resume=before")
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert ran.returncode in (0, 1) and ran.stdout, (command, ran.stderr)
    return json.loads(ran.stdout)["iterations"], (folder / "found.npy").read_bytes(), checkpoint.read_bytes()


def steps_of(rows):
    """All but times, and products that were made again: what a rejected step has left is not kept."""
    return [{key: value for key, value in row.items() if not key.endswith("ms") and key != "inner"}
            for row in rows if not row["start"]]


def point_of(row):
    return {key: value for key, value in row.items() if key in ("iteration", "cost", "gradient", "radius")}


def check(program, options, iterations, stretches):
    rows, found, kept = solve(program, options, iterations)
    told, resume = [], None
    for stretch in stretches:
        some, found_now, resume = solve(program, options, stretch, resume)
        if told and told[-1]["accepted"] and some[0].get("round") == told[-1].get("round"):
            assert point_of(some[0]) == point_of(told[-1]), (program, options, some[0], told[-1])
        told += steps_of(some)
    where = (program, options, stretches)
    assert told == steps_of(rows), (where, *[pair for pair in zip(told, steps_of(rows)) if pair[0] != pair[1]][:1])
    assert found_now == found, where
    assert resume == kept, where
    return sum(not row["accepted"] for row in rows)


LINEAR = {"valley": ("dense", "sparse", "pcg"), "sights": ("dense", "sparse", "pcg", "pcg-schur"), "turns": ("dense", "sparse")}
count = rejected = 0
for program, kinds in LINEAR.items():
    for method in ("lm", "gn", "dogleg"):
        for linear in kinds:
            for damping in ("diagonal", "identity") if method != "gn" else (None,):
                damped = [f"--damping={damping}"] if damping else []
                options = [f"--method={method}", f"--linear={linear}", *damped, *EXACT]
                for stretches in ([5, 5], [1] * 10, [3, 7]) if linear == "dense" else ([4, 6],):
                    rejected += check(program, options, 10, stretches)
                    count += 1
for method in ("newton", "newton-cg", "lbfgs"):
    for stretches in ([5, 5], [1] * 10, [8, 1, 11, 10]):
        rejected += check("chain", [f"--method={method}", *EXACT], sum(stretches), stretches)
        count += 1

# With constraints, in rounds, which are stopped within each of them, until the constraints are met.
for program, options in (("held", ["--method=lm"]), ("held", ["--method=lm", "--linear=pcg"]), ("held", ["--method=dogleg"]),
                         ("held", ["--method=gn"]), ("held", ["--method=lbfgs"]), ("hang", ["--method=newton"]),
                         ("hang", ["--method=newton-cg"]), ("hang", ["--method=auto"]), ("hang", ["--method=lbfgs"]),
                         ("torn", ["--method=newton"]), ("torn", ["--method=lm"]), ("bent", ["--method=newton"])):
    rows = solve(program, options, 5000)[0]
    steps = sum(not row["start"] for row in rows)
    assert max(row["round"] for row in rows) >= 3, (program, options)
    each = [1] * steps if steps < 60 else [steps // 20] * 19 + [steps - steps // 20 * 19]
    for stretches in ([steps // 3, steps - steps // 3], [steps // 2, steps - steps // 2], each):
        check(program, options, steps, stretches)
        count += 1

# From the unknowns alone most methods go elsewhere: what is kept of them matters here.
for program, method in (("valley", "lm"), ("valley", "dogleg"), ("chain", "newton-cg"), ("chain", "lbfgs")):
    options, bindings = [f"--method={method}", *EXACT], BINDINGS[program]
    _, whole, _ = solve(program, options, 10)
    solve(program, options, 6)
    (folder / "part.npy").write_bytes((folder / "found.npy").read_bytes())
    BINDINGS[program] = ["x=part.npy"]
    assert solve(program, options, 4)[1] != whole, (program, method)
    BINDINGS[program] = bindings

# On one kind of processor with one thread, and then on another with two.
for program, options in (("sights", ["--linear=sparse"]), ("sights", ["--linear=pcg-schur"]), ("chain", ["--method=lbfgs"])):
    devices = ["--device=cpu:sse2", "--threads=1"], ["--device=cpu:first", "--threads=2"]
    _, whole, kept = solve(program, [*options, *EXACT], 10)
    _, _, resume = solve(program, [*options, *EXACT, *devices[0]], 4)
    _, found, kept_then = solve(program, [*options, *EXACT, *devices[1]], 6, resume)
    assert found == whole and kept_then == kept, (program, options)
    count += 1

# Where columns of the Jacobian are lost there is a second attempt, from the start of the first, however often that was
# stopped meanwhile. What is kept of the second one has the end of the first, which may be the better of the two.
(folder / "lost.hg").write_text("dim N;\nvar a : real;\nvar k : real;\ndata y : real[N];\n"
                                "residual r[i in N] = a * exp(-k * (i + 1)) - y[i];\n")
random, attempts, within = np.random.default_rng(0), 0, {"lower": 0, "no lower": 0}


def end_of(kept, *more):
    """How a solve that goes on from there ends."""
    (folder / "before").write_bytes(kept)
    ran = subprocess.run(["hgc", "solve", "lost.hg", "--json", "--fma=off", "--max-iterations=300", "--resume=before", *more,
                          *(f"-b{binding}" for binding in BINDINGS["lost"])], cwd=folder, capture_output=True, text=True)
    assert ran.stdout, ran.stderr
    said = json.loads(ran.stdout)
    return said["cost"], said["why"], said["converged"], ran.stderr.split("attempt")[-1]


for trial in range(60):
    np.savetxt(folder / "y.csv", random.normal(size=5))
    a, k = random.normal(size=2) * 3
    BINDINGS["lost"] = [f"a={a}", f"k={k}", "y=y.csv"]
    rows, whole, kept = solve("lost", [], 300)
    starts = [row["iteration"] for row in rows if row["start"]]
    if len(starts) != 2:
        continue
    if trial < 10:
        attempts += starts[1] > 2
        for stop in {1, starts[1] // 2, starts[1] - 2} & set(range(1, starts[1] - 1)):  # before the first attempt has ended
            _, _, resume = solve("lost", [], stop)
            rows_then, found, kept_then = solve("lost", [], 300, resume)
            assert found == whole and kept_then == kept and sum(row["start"] for row in rows_then) == 2, (a, k, stop)
            count += 1
    first, second = starts[1] - 1, len(rows) - starts[1] - 1  # steps
    if second <= first:
        continue
    _, _, resume = solve("lost", [], first)
    if first + 1 == len(solve("lost", [], first)[0]):  # the last step was one too many for the first attempt
        continue
    rows_then, found, kept_then = solve("lost", [], 300, resume)
    assert found == whole and kept_then == kept and sum(row["start"] for row in rows_then) == 1, (a, k)
    costs = [[row["cost"] for row in some if row["accepted"]] for some in (rows[:starts[1]], rows[starts[1]:])]
    lower = min(costs[0]) > min(costs[1])
    said = end_of(resume)
    assert said[3].startswith(" with more damping ends at " + ("a" if lower else "no") + " lower cost"), said
    assert said[0] == min(*costs[0], *costs[1]) and said[2], (said, rows)
    within["lower" if lower else "no lower"] += 1
    count += 1
assert within["lower"] > 0 and within["no lower"] > 0, within
assert attempts > 2
assert rejected > 10, "no step was rejected, and nothing was said of those"
print(f"{count} solves went on with the same bits, {rejected} steps were rejected")
