"""Compares programs as users write them with plain C++. The folder `natural` of the peers has the programs, data and C++ code.

`hg/NN*.hg` are forms of one problem, `NN.cpp` computes its value and gradient (scalar, one thread), `gen.cpp` makes the data, and
`bind.sh` binds it. Whole calls of hgc and the peer are timed in turn, without a cache."""
import json
import os
import re
import statistics
import subprocess

import results

FLAGS = ["-O3", "-march=native", "-std=c++20", "-fno-math-errno"]
ROUNDS = 3
TIMES = {"01": 1.25}  # by problem, the goal for the ratio of the C++ time to ours, otherwise 2. Problem 01 adds to rows all over memory


class Natural:
    def __init__(self, bench, folder):
        self.bench, self.folder, self.work = bench, folder, bench.work / "natural"
        (self.work / "out").mkdir(parents=True, exist_ok=True)

    def made(self, source):
        out = self.work / source.stem
        self.bench.call(["g++", *FLAGS, "-I", self.folder, source, "-o", out])
        return out

    def make_data(self):
        if not (self.work / "data").exists():
            (self.work / "data").mkdir()
            self.bench.call([self.made(self.folder / "gen.cpp"), self.work / "data"])

    def bindings(self, form):
        text = f'. {self.folder}/bind.sh; d={self.work}/data; bindings "{form}"'
        return self.bench.call(["bash", "-c", text]).split()

    def call(self, command):
        """The output of a program that runs in its folder, without a cache."""
        env = {**os.environ, "HGC_CACHE_DIR": ""}
        done = subprocess.run([str(word) for word in command], cwd=self.work, env=env, capture_output=True, text=True)
        return json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else None

    def rows(self):
        self.make_data()
        peers = {}
        for program in sorted((self.folder / "hg").glob("*.hg")):
            problem = next(p for p in (program.stem.split("-")[0], program.stem[:2]) if (self.folder / f"{p}.cpp").exists())
            peers.setdefault(problem, self.made(self.folder / f"{problem}.cpp"))
            yield from self.beside(program, problem, peers[problem])

    def beside(self, program, problem, peer):
        bound = [self.bench.bin / "hgc", "bench", program, *self.bindings(program.stem.split("-")[0]), "--device=cpu", "--threads=1", "--json"]
        ours, theirs = [], []
        for _ in range(ROUNDS):
            theirs.append(self.call([peer]))
            ours.append(self.call([*bound, "--derivative=value,gradient"]))
        if None in ours or None in theirs:
            raise SystemExit(f"{program}: {'hgc' if None in ours else peer} failed")
        size = ours[0]["instances"]
        title = re.sub(r"^// *", "", program.read_text().splitlines()[0])
        for what in ("value", "gradient"):
            mine = [run["ns_per_instance"][what] for run in ours]
            other = [run[f"{what}_ms"] * 1e6 / size for run in theirs]
            yield {"table": "natural", "name": program.stem, "title": title, "what": what, "unit": "ns", "size": size, "threads": 1,
                   "least": min(mine), "median": statistics.median(mine), "wall_least": min(mine), "wall_median": statistics.median(mine),
                   "compile": statistics.median(run["prepare_ms"]["compile"] for run in ours),
                   "plan": statistics.median(run["prepare_ms"]["plan"] for run in ours), **results.compared(mine, other, "plain C++"),
                   "reach": f"{TIMES.get(problem, 2)} times"}
