"""Follows a tutorial as a reader does: runs its commands in one shell, in an empty home, and compares what they print with
what the tutorial shows. Programs that it shows must stand so in the files of its folder, and its picture must be drawn.

    tutorial.py ROOT BUILD NAME [PYTHON]    follows docs/tutorials/NAME.md, with this Python
    tutorial.py ROOT BUILD NAME [PYTHON] --write    and writes what commands print into it"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

arguments = [a for a in sys.argv[1:] if a != "--write"]
root, build, name = pathlib.Path(arguments[0]).resolve(), pathlib.Path(arguments[1]).resolve(), arguments[2]
python = shutil.which(arguments[3] if len(arguments) > 3 else "python3")
document = root / "docs" / "tutorials" / f"{name}.md"
text = document.read_text()
MARK = "-- end of a command, status"
VARIES = ("device ", "compiled ", "time ", "ok    bits", "--    ")  # from one machine to the next
failures = []


def commands_of(block):
    return re.findall(r"^\$ (.*(?:\\\n.*)*)\n((?:(?!\$ ).*\n)*)", block, re.M)


def run(commands, folder):
    """What each command prints, of one shell that goes on after each; and its status."""
    home = pathlib.Path(folder)
    for kept in ("bindings", "docs", "examples"):
        (home / "hgc-source").mkdir(exist_ok=True)
        (home / "hgc-source" / kept).symlink_to(root / kept)
    (home / "hgc-source" / "build").symlink_to(build)
    (home / "bin").mkdir()
    (home / "bin" / "python3").write_text(f'#!/bin/sh\nexec {python} "$@"\n')
    (home / "bin" / "python3").chmod(0o755)
    script = "".join(f"{command}\necho \"{MARK} $?\"\n" for command in commands)
    environment = {**os.environ, "HOME": folder, "PATH": f"{folder}/bin{os.pathsep}{os.environ['PATH']}", "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(["bash", "-c", script], cwd=home / "hgc-source", env=environment, stdin=subprocess.DEVNULL,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    parts = re.split(rf"^{MARK} (\d+)\n", ran.stdout, flags=re.M)
    return list(zip(parts[0::2], map(int, parts[1::2])))


def alike(shown, printed):
    """Words are equal, and numbers are as near as those of solvers are on another machine."""
    if shown == printed:
        return True
    try:
        a, b = float(shown.strip(",:()")), float(printed.strip(",:()"))
    except ValueError:
        return False
    return abs(a - b) <= 0.05 * max(abs(a), abs(b)) or max(abs(a), abs(b)) < 1e-5


def same(shown, printed):
    """Of two lines. Of a check that passed, only the name is compared: the numbers behind it depend on the machine."""
    if shown.startswith(("ok ", "all checks passed")):
        return printed.startswith(re.match(r"[\w-]+ +\w+(?: \w+)*", shown)[0])
    a, b = shown.split(), printed.split()
    return len(a) == len(b) and all(map(alike, a, b))


def missing(shown, printed):
    """The first shown line that was not printed in its place."""
    if ("fma on" in shown) != ("fma on" in printed):  # other last digits
        shown, printed = (re.sub(r"sha256 \w+", "sha256", lines) for lines in (shown, printed))
    rest = iter(printed.splitlines())
    for line in shown.splitlines():
        if not line.startswith(VARIES) and not any(same(line, other) for other in rest):
            return line
    return None


def check_programs():
    files = [p.read_text() for p in (root / "docs" / "tutorials" / name).iterdir()]
    for language, block in re.findall(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S):
        if not any(block in file for file in files):
            failures.append(f"no file of docs/tutorials/{name} holds this {language}:\n{block}")


def check_picture(folder):
    for picture in re.findall(r"!\[[^]]*\]\(([\w./-]+)\)", text):
        drawn = list(pathlib.Path(folder).glob(f"*/{pathlib.Path(picture).name}"))
        recorded = document.parent / picture
        if "--write" in sys.argv and drawn:
            recorded.write_bytes(drawn[-1].read_bytes())
        if len(drawn) != 1 or len(drawn[0].read_text().splitlines()) != len(recorded.read_text().splitlines()):
            failures.append(f"{picture} is not drawn, or with more or fewer lines")


check_programs()
blocks = re.findall(r"^```\n(\$ .*?)^```$", text, re.M | re.S)
steps = [step for block in blocks for step in commands_of(block)]
with tempfile.TemporaryDirectory() as folder:
    results = run([command for command, _ in steps], folder)
    for (command, shown), (printed, status) in zip(steps, results):
        line = missing(shown, printed)
        if status != 0 or (line is not None and "--write" not in sys.argv):
            failures.append(f"{command}: status {status}, missing {line!r}\n{printed}")
    if len(results) != len(steps) or not steps:
        failures.append(f"{len(results)} of {len(steps)} commands ended")
    check_picture(folder)
if "--write" in sys.argv and not failures:
    printed = iter(results)
    for block in blocks:
        text = text.replace(block, "".join(f"$ {command}\n{next(printed)[0]}" for command, _ in commands_of(block)))
    document.write_text(text)
print("\n".join(failures) or f"{len(steps)} commands")
sys.exit(1 if failures else 0)
