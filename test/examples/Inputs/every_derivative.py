"""Every derivative of a program on a GPU: the bits of the CPU.

    every_derivative.py [--matrixless] MODEL.hg FOLDER NAME=SOURCE...

What a program can be asked for follows from its variables and terms, as the table of `hgc run -w` says. Those that read
unknowns in loops over sizes of the data, or fields, have no matrix of second derivatives."""
import pathlib
import re
import subprocess
import sys

words = [word for word in sys.argv[1:] if word != "--matrixless"]
model, folder, bindings = pathlib.Path(words[0]), pathlib.Path(words[1]), words[2:]
text = model.read_text()
variables = re.findall(r"^var\s+(\w+)", text, re.M)
terms = {kind: re.findall(rf"^{kind}\s+(\w+)", text, re.M) for kind in ("energy", "residual", "output")}
objectives = terms["energy"] + terms["residual"]
pulled = re.findall(r"^(?:residual|output)\s+(\w+)\[", text, re.M) if variables else []  # those that have cotangents

wanted = {f"output.{t}" for t in terms["output"]} | {f"jvp.{t}" for kind in terms for t in terms[kind] if variables}
for t in terms["residual"]:
    wanted |= {f"{what}.{t}" for what in ("residual", "jacobian", "loss", "slope")} | {"jtj", "jtr"}
if objectives:
    wanted.add("value")
    wanted |= {f"term.{t}" for t in objectives} | {f"grad.{p}" for p in re.findall(r"^param\s+(\w+)\s*: real", text, re.M)}
if objectives and variables:
    wanted |= {f"{what}.{x}" for what in ("grad", "hvp", "vjp") for x in variables if what != "vjp" or pulled}
    if "--matrixless" not in sys.argv:
        wanted.add("hessian")


def run(device, extra=()):
    at = folder / device.partition(":")[0]
    at.mkdir(parents=True, exist_ok=True)
    ending = lambda name: "mtx" if name.partition(".")[0] in ("hessian", "jacobian", "jtj") else "npy"
    files = {name: at / f"{name}.{ending(name)}" for name in sorted(wanted)}
    command = ["hgc", "run", str(model), f"--device={device}", "--fma=off", "--fallback=error"]
    command += [word for each in bindings for word in ("-b", each)] + [word for name, file in files.items() for word in ("-w", f"{name}={file}")]
    for x in variables:
        if objectives:
            command += ["-b", f"{x}.dot=random(seed=91)"]
    for t in pulled:
        command += ["-b", f"{t}.bar=random(seed=92)"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return files


cpu, gpu = run("cpu"), run("vulkan:0")
differing = [name for name in cpu if cpu[name].read_bytes() != gpu[name].read_bytes()]
if differing:
    sys.exit(f"{model.name}: {', '.join(differing)} differ between CPU and GPU")
print(f"{model.name}: {len(cpu)} results of the same bits")
