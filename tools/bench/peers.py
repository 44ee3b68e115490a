"""Compiles the peers that hgc is compared with: sources in a folder outside of this repository.

A peer that cannot be compiled is left out, with a note in the tables. CPLUS_INCLUDE_PATH names further folders of headers."""
import functools
import os
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
OBJECT = ["-O3", "-march=native", "-DNDEBUG", "-std=c++20", "-fPIC", "-shared", "-fvisibility=hidden", "-fvisibility-inlines-hidden",
          "-Wl,-Bsymbolic", "-I/usr/include/eigen3"]
HAND = ["-O3", "-march=native", "-std=c++20", "-fPIC", "-shared"]
PROGRAM = ["-O3", "-march=native", "-fno-math-errno", "-ffp-contract=fast", "-std=c++20"]
OWN = ROOT / "tools/bench/problems"
SOLVER = ["-O3", "-march=native", "-DNDEBUG", "-std=c++20", "-I/usr/include/eigen3"]
SOURCES = {  # by peer: how hgc-bench calls it, its source, and how that is compiled
    "TinyAD": ("tinyad", "peer_tinyad.cpp", [*OBJECT, "-fopenmp"]),
    "Ceres": ("ceres", "ceres_peer.cpp", [*OBJECT, "-lceres", "-lglog"]),
    "SymForce": ("symforce", "sym_peer.cpp", OBJECT),
    "mixture by hand": ("hand", ROOT / "tools/bench/mixture.cpp", HAND),
    "network by hand": ("hand", ROOT / "tools/bench/lstm.cpp", HAND),
    "intrinsics by hand": (None, "ba_hand.cpp", PROGRAM),
    "intrinsics by hand, in an order": (None, "ba_canonical.cpp", PROGRAM),
    "Ceres, bundle": (None, OWN / "bundle_ceres.cpp", [*SOLVER, "-lceres", "-lglog"]),
    "Ceres, poses": (None, OWN / "poses_ceres.cpp", [*SOLVER, "-lceres", "-lglog"]),
    "TinyAD, mesh": (None, OWN / "flatten_tinyad.cpp", [*SOLVER, "-fopenmp"]),
}


class Peers:
    def __init__(self, folder, work):
        self.folder = pathlib.Path(folder) if folder else None
        self.work = pathlib.Path(work) / "peers"
        self.work.mkdir(parents=True, exist_ok=True)
        self.missing = {}  # by peer: the reason

    def source(self, name):
        source = SOURCES[name][1]
        if isinstance(source, pathlib.Path):
            return source
        return next(self.folder.rglob(source), None) if self.folder else None

    def natural(self):
        """The folder of programs for natural.py, or None."""
        return next((found.parent for found in self.folder.rglob("natural/gen.cpp")), None) if self.folder else None

    @functools.cache
    def built(self, name):
        """The shared object or program, or None."""
        source = self.source(name)
        if source is None:
            self.missing[name] = f"`{SOURCES[name][1]}` is not in the folder of peers" if self.folder else "no folder of peers was given"
            return None
        flags, out = SOURCES[name][2], self.work / (source.stem + (".so" if "-shared" in SOURCES[name][2] else ""))
        wanted = ("clang++-22", "clang++", "g++") if flags is PROGRAM else ("g++", "clang++")
        compiler = next((c for c in wanted if shutil.which(c)), None)
        if compiler is None:
            self.missing[name] = "there is no compiler"
            return None
        libraries = [flag for flag in flags if flag.startswith("-l")]
        command = [compiler, *(f for f in flags if f not in libraries), str(source), *libraries, "-o", str(out)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode == 0:
            return out
        reason = re.search(r"(?:fatal )?error: (.*)", done.stderr)
        self.missing[name] = "not built: " + (reason.group(1) if reason else "the linker failed")
        return None

    def arguments(self, names):
        """Arguments of hgc-bench for the peers that can be compiled."""
        objects = [(SOURCES[name][0], self.built(name)) for name in sorted(set(names))]
        text = ",".join(f"{short}:{path}" for short, path in objects if path)
        return ["--peers", text] if text else []

    def times(self, name):
        """The nanoseconds per instance that a program prints, by label; empty if it is missing."""
        program = self.built(name)
        if program is None:
            return {}
        text = subprocess.run([program], capture_output=True, text=True, env={**os.environ, "OMP_NUM_THREADS": "1"}).stdout
        return {label.strip(): float(time) for label, time in re.findall(r"^(.+?) +([\d.]+) ns/inst", text, re.M)}
