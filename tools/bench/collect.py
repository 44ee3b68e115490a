"""Runs the workloads: compiles programs and peers, and collects rows of results."""
import json
import statistics
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import results
import workloads
from natural import Natural
from solves import Solves

TABLES = ("ceilings", "matrices", "calls", "sizes", "threads", "memory", "solves", "natural")


class Bench:
    def __init__(self, build, work, peers, quick):
        self.bin, self.work, self.peers, self.quick = build / "bin", work, peers, quick
        self.effort = ["--rounds", "2", "--seconds", "1", "--milliseconds", "1"] if quick else ["--rounds", "25", "--seconds", "12"]
        self.rows = []
        self.work.mkdir(parents=True, exist_ok=True)

    def take(self, tables, cores, mesh=None, data=None):
        """Runs what these tables have, ceilings first, and returns the rows. A roofline needs both matrices and calls."""
        chosen = [workload for workload in workloads.everything(self.quick, cores, mesh) if workload.table in tables]
        self.compile({workload.model for workload in chosen if workload.model})
        for workload in chosen:
            self.run(workload)
        if "calls" in tables and not self.quick:
            self.run_by_hand()
        if {"matrices", "calls"} <= set(tables):
            self.roofline()
        if "solves" in tables:
            for row in Solves(self, data, mesh).rows():
                self.add(row, {})
        folder = self.peers.natural()
        if "natural" in tables and folder and not self.quick:
            for row in Natural(self, folder).rows():
                self.add(row, {})
        return self.rows

    def compile(self, names):
        def one(name):
            source, derivatives = workloads.PROGRAMS[name]
            self.call([self.bin / "hgc", "build", source, "-o", self.program(name), "--target=cpu", "--fma=on", f"--derivative={derivatives}"])
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(one, sorted(names)))

    def program(self, name):
        return self.work / f"{name}.hgk"

    def call(self, command):
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
        return done.stdout

    def measured(self, workload, further=()):
        """The rows that hgc-bench prints."""
        command = [self.bin / "hgc-bench", workload.program, "--size", workload.size, "--threads", workload.threads, *self.effort]
        if workload.model:
            command += ["--model", self.program(workload.model)]
        return [json.loads(line) for line in self.call([*command, *workload.arguments, *further]).splitlines()]

    def add(self, row, place):
        self.rows.append(results.finished(row, place))
        row = self.rows[-1]
        beside = f"  {row['peer']} {row['peer_least']:.4g}, {row['ratio']:.3g} times" if "ratio" in row else ""
        beside += f"  ({row['note']})" if "note" in row else ""
        print(f"{row['name']:36} {row['what']:36} {row['size']:9} {row['least']:10.4g} {row['median']:10.4g} {row['unit']}{beside}", flush=True)

    def run(self, workload):
        for row in self.measured(workload, self.peers.arguments(workload.peers.values())):
            place = {"table": workload.table, "name": workload.name}
            if row["what"] in workload.reach:
                place["reach"] = workload.reach[row["what"]]
            self.add({**row, **self.missing(row, workload.peers.get(row["what"]))}, place)

    def missing(self, row, peer):
        """A note why a row has no peer."""
        return {"note": f"{peer}: {self.peers.missing[peer]}"} if "peer" not in row and peer in self.peers.missing else {}

    def run_by_hand(self):
        """Runs hgc and the programs written by hand in turn, three times. These programs make their own data."""
        names = sorted({name for _, name, _ in workloads.HAND_ROWS if self.peers.built(name)})
        samples = {}
        wanted = [word for what in {what for what, _, _ in workloads.HAND_ROWS} for word in ("--what", what)]
        for _ in range(3 if names else 1):
            for row in self.measured(workloads.BY_HAND, wanted):
                samples.setdefault(row["what"], []).append(row)
            for name in names:
                for label, time in self.peers.times(name).items():
                    samples.setdefault((name, label), []).append(time)
        for what, name, label in workloads.HAND_ROWS:
            row = beside(samples[what], samples.get((name, label)), name)
            self.add({**row, **self.missing(row, name)}, {"table": workloads.BY_HAND.table, "name": workloads.BY_HAND.name})

    def roofline(self):
        """Adds rows of measured kernels with their operations and bytes."""
        for (model, derivative), (name, what) in workloads.ROOFLINE.items():
            measured = next(row for row in self.rows if (row["name"], row["what"]) == (name, what))
            bound = [word for binding in workloads.COUNTED[model] for word in ("-b", binding)]
            counts = json.loads(self.call([self.bin / "hgc-launch", "bench", self.program(model), *bound, "--device=cpu", "--threads=1",
                                           "--fma=on", "--rounds=1", f"--derivative={derivative}", "--json"]))
            row = {key: measured[key] for key in ("unit", "size", "threads", "least", "median", "wall_least", "wall_median")}
            row.update(operations=counts["operations_per_instance"][derivative], bytes=counts["bytes_per_instance"][derivative])
            self.add({"what": derivative, **row}, {"table": "roofline", "name": model})


def beside(ours, theirs, name):
    """Combines rows of hgc, and the times of another program that ran in turn with it, if any."""
    row = dict(ours[0])
    row["least"], row["wall_least"] = min(r["least"] for r in ours), min(r["wall_least"] for r in ours)
    row["median"], row["wall_median"] = (statistics.median(r[key] for r in ours) for key in ("median", "wall_median"))
    if theirs:
        row.update(results.compared([r["least"] for r in ours], theirs, name))
    return row
