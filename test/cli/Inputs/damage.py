"""Damages files that are read, and looks at what becomes of it: an error that is told, or numbers, but no crash and no hang.

    damage.py HGC COUNT SEED    so many times each of the files of the current folder"""
import pathlib
import random
import shutil
import subprocess
import sys

hgc, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
PARTS = {"a.ply": ["v", "ring", "vertex.h", "face.vertex_indices"], "l.ply": ["v", "f", "face.tag"], "b.ply": ["v", "e"],
         "a.off": ["v", "ring"], "a.obj": ["v", "ring"], "toro.graph": ["q", "root"], "quat.g2o": ["q", "edge"], "p.bal": ["pt", "ci"],
         "model/cameras.txt": ["cam", "opencv"], "model/images.txt": ["q", "uv"], "model/points3D.txt": ["pt", "pi"]}
random.seed(seed)


def damaged(data):
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 2, 5])):
        kind, at = random.randrange(5), random.randrange(len(data))
        if kind == 0:
            data = data[:at + 1]
        elif kind == 1:
            data[at] = random.randrange(256)
        elif kind == 2:
            data[at] = random.choice(b"0123456789-. \n")
        elif kind == 3:
            del data[at:at + random.randrange(1, 40)]
            data = data or bytearray(b"x")
        else:
            data[at:at] = random.choice([b"9999999999", b"nan", b"-1", b"1e999", b"\n", b"\0", b" 4294967296 ", data[:at]])
    return bytes(data)


failures = tried = refused = 0
for name, parts in PARTS.items():
    whole = pathlib.Path(name)
    for _ in range(count):
        part, data = random.choice(parts), damaged(whole.read_bytes())
        if name.startswith("model/"):
            shutil.rmtree("damaged", ignore_errors=True)
            shutil.copytree("model", "damaged")
            pathlib.Path("damaged", whole.name).write_bytes(data)
            source, out = "damaged", "damaged-out/"
        else:
            source, out = "damaged" + whole.suffix, "damaged-out" + whole.suffix
            pathlib.Path(source).write_bytes(data)
        shutil.rmtree("damaged-out", ignore_errors=True)
        width = {"q": ", 4", "v": ", 3", "t": ", 3", "pt": ", 3"}.get(part)
        written = width and part not in ("ring", "root")
        if written:
            pathlib.Path("any.hg").write_text(f"dim N;\nvar x : real[N{width}];\nresidual r[n in N] = x[n, 0];\n")
            command = [hgc, "solve", "any.hg", "-b", f"x={source}:{part}", "--max-iterations=1", "-w", f"x={out}"]
        else:
            shape = {"ring": "N, *", "face.vertex_indices": "N, *", "root": "N, 6, 6", "f": "N, 3", "e": "N, 2", "edge": "N, 2", "uv": "N, 2",
                     "cam": "N, 4", "opencv": "N, 8"}.get(part, "N")
            pathlib.Path("any.hg").write_text(f"dim N;\ndata x : real[{shape}];\nenergy e = 1;\n")
            command = [hgc, "run", "any.hg", "-b", f"x={source}:{part}"]
        tried += 1
        ran = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        refused += b"error:" in ran.stderr
        told = ran.returncode == 0 or b"error:" in ran.stderr or b"not solved" in ran.stdout
        if ran.returncode not in (0, 1) or not told or ran.stderr.count(b"error:") > 1:
            failures += 1
            print(name, command, ran.returncode, ran.stderr.decode(errors="replace"), data)
print(f"{tried} damaged, {refused} refused, {failures} failures")
sys.exit(failures > 0)
