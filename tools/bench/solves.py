"""Whole problems, solved by hgc and by the programs in problems/ in turns: from the same start, by the same rules, on one thread.

Files that others have measured are read from a folder; problems whose files are not there are left out."""
import dataclasses
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

from problems import scene
from results import compared

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES, MODELS = ROOT / "examples", ROOT / "tools/bench/models"
BUNDLE = ("cam", "pt", "ci", "pi", "uv")
GRAPH = ("q", "t", "edge", "turn", "shift", "root")
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # of the BLAS that Ceres calls
ALONE = ("--device=cpu", "--threads=1", "--json")
MEMORY, VECTORS = 10, 96  # pairs that L-BFGS keeps; vectors that an iteration then reads or writes, of which 84 in its two loops
NOT_SOLVED = 1  # exit status: as many iterations as were asked for
ROUNDS = 5
TOLERANCE = 1e-6  # a solve ends where a step changes the cost by less than this share of it


def iteration(run):
    """The milliseconds of an iteration, the first ones apart, which prepare what the others use."""
    return statistics.median(run["milliseconds"][1:] or run["milliseconds"])


def process(run):
    return run["process"]


TIMES = {"an iteration": iteration, "the command, start to end": process}
ITERATION, COMMAND = TIMES


@dataclasses.dataclass(frozen=True)
class Problem:
    name: str
    what: str         # one of TIMES
    program: str      # of the examples, without its suffix
    derivatives: str
    arguments: tuple  # of hgc solve
    peer: str         # a name in peers.SOURCES
    beside: tuple     # arguments of the peer's program
    reach: str
    rounds: int = ROUNDS


def parts(path, names):
    return tuple(word for name in names for word in ("-b", f"{name}={path}:{name}"))


def bundle(name, path, solver, iterations, reach):
    return Problem(name, ITERATION, "bundle", "gradient,linearise", (*parts(path, BUNDLE), f"--max-iterations={iterations}", "--linear=schur"), "Ceres, bundle",
                   (path, solver, iterations, TOLERANCE), reach)


def poses(name, path, iterations, reach, what=ITERATION, rounds=ROUNDS):
    return Problem(name, what, "slam", "gradient,linearise", (*parts(path, GRAPH), f"--max-iterations={iterations}"), "Ceres, poses",
                   (path, iterations, TOLERANCE), reach, rounds)


def flatten(name, mesh, start, reach):
    bound = ("-b", f"v={mesh}:v", "-b", f"face={mesh}:f", "-b", f"uv={start}")
    return Problem(name, ITERATION, "flatten", "gradient,hessian", (*bound, "--method=newton", f"--cost-tol={TOLERANCE}"), "TinyAD, mesh",
                   (mesh, start, TOLERANCE), reach)


def left_out(name, why):
    print(f"{name}: left out: {why}", file=sys.stderr)


def row(name, what, unknowns, times, reach):
    return {"table": "solves", "name": name, "what": what, "unit": "ms", "size": unknowns, "threads": 1, "reach": reach, "least": min(times),
            "median": statistics.median(times), "wall_least": min(times), "wall_median": statistics.median(times)}


class Solves:
    def __init__(self, bench, data, surface):
        self.bench, self.data, self.surface, self.work = bench, data and pathlib.Path(data), surface, bench.work / "solves"
        self.work.mkdir(parents=True, exist_ok=True)

    def problems(self):
        if self.bench.quick:
            yield bundle("bundle, 8 cameras, made up", self.made_up(8, 100, 400), "DENSE_SCHUR", 3, "")
            return
        yield from self.of_file("Ladybug of BAL, 49 cameras", "problem-49-7776-pre.txt", lambda *at: bundle(*at, "DENSE_SCHUR", 20, "3.1 times"))
        yield bundle("bundle, 500 cameras, made up", self.made_up(500, 60_000, 300_000), "SPARSE_SCHUR", 4, "3.5 times")
        yield from self.of_file("pose graph sphere2500", "sphere2500.g2o", lambda *at: poses(*at, 20, "4 times"))
        yield from self.of_file("pose graph torus3D", "torus3D.g2o", lambda *at: poses(*at, 14, "3.5 times"))
        yield from self.of_file("pose graph smallGrid3D", "smallGrid3D.g2o", lambda *at: poses(*at, 50, "4 times", COMMAND, 15))
        yield from self.flattened("20,000 triangles flattened by Newton", 20_000, "3 times")

    def of_file(self, name, file, make):
        path = next(iter(self.data.rglob(file)), None) if self.data else None
        if path is None:
            left_out(name, f"`{file}` is not in the folder that --data names")
            return
        if path.suffix == ".txt":  # of BAL, which hgc reads under names that end so
            link = self.work / f"{path.stem}.bal"
            link.unlink(missing_ok=True)
            link.symlink_to(path.resolve())
            path = link
        yield make(name, path)

    def made_up(self, cameras, points, observations):
        path = self.work / f"ring-{cameras}.bal"
        scene.make(cameras, points, observations, path)
        return path

    def flattened(self, name, triangles, reach):
        if self.surface is None:
            left_out(name, "--mesh names no surface")
            return
        try:
            from problems import disk
        except ImportError as missing:
            left_out(name, str(missing))
            return
        mesh, start = self.work / "disk.obj", self.work / "disk.csv"
        disk.make(self.surface, triangles, mesh, start)
        yield flatten(name, mesh, start, reach)

    def rows(self):
        for problem in self.problems():
            yield self.measured(problem)
        yield self.descent(1_000 if self.bench.quick else 1_000_000)

    def measured(self, problem):
        kernels = self.compiled(EXAMPLES / f"{problem.program}.hg", problem.derivatives)
        peer = self.bench.peers.built(problem.peer)
        runs = [(self.solve(problem, kernels), self.timed([peer, *problem.beside]) if peer else None) for _ in range(problem.rounds)]
        ours, theirs = ([TIMES[problem.what](run) for run in some if run] for some in zip(*runs))
        own, other = runs[0]
        made = {**row(problem.name, problem.what, own["unknowns"], ours, problem.reach), "iterations": len(own["milliseconds"])}
        if not peer:
            return {**made, "note": f"{problem.peer}: {self.bench.peers.missing[problem.peer]}"}
        return {**made, **compared(ours, theirs, problem.peer.split(",")[0]), "peer_iterations": len(other["milliseconds"]),
                "difference": abs(own["cost"] / other["cost"] - 1)}

    def descent(self, unknowns):
        """An iteration of L-BFGS without its gradient, beside its vectors at the rate at which one thread copies."""
        bound = (self.compiled(MODELS / "rosenbrock.hg", "gradient"), "-b", f"N={unknowns}", "-b", "x=random", *ALONE)
        ours, theirs = [], []
        for _ in range(ROUNDS):
            gradient = self.timed([self.bench.bin / "hgc-launch", "bench", *bound, "--derivative=gradient"])
            run = self.timed([self.bench.bin / "hgc-launch", "solve", *bound, "--method=lbfgs", f"--max-iterations={3 * MEMORY}"])
            full = statistics.median(each["ms"] for each in run["iterations"][MEMORY + 1:])
            ours.append(full - gradient["ns_per_instance"]["gradient"] * unknowns / 1e6)
            theirs.append(VECTORS * 8 * unknowns / gradient["ceilings"]["copy_gbs"] / 1e6)
        return {**row(f"L-BFGS with {MEMORY} pairs", "an iteration without its gradient", unknowns, ours, "0.77 times"), "iterations": 3 * MEMORY,
                **compared(ours, theirs, "its vectors from memory")}

    def compiled(self, source, derivatives):
        out = self.work / f"{source.stem}.hgk"
        self.bench.call([self.bench.bin / "hgc", "build", source, "-o", out, "--target=cpu", f"--derivative={derivatives}"])
        return out

    def timed(self, command):
        """What a program printed last, and the milliseconds from its start to its end."""
        begin = time.perf_counter()
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, env={**os.environ, **ONE_THREAD})
        process = 1e3 * (time.perf_counter() - begin)
        if done.returncode not in (0, NOT_SOLVED) or not done.stdout.startswith("{"):
            sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
        return {**json.loads(done.stdout.splitlines()[-1]), "process": process}

    def solve(self, problem, kernels):
        run = self.timed([self.bench.bin / "hgc-launch", "solve", kernels, *problem.arguments, *ALONE])
        return {**run, "milliseconds": [each["ms"] for each in run["iterations"][1:]]}
