"""The binary interface of libhgc is the recorded one: its functions, and the types that callers see.

    abi.py ROOT LIBRARY            compares
    abi.py ROOT LIBRARY --write    records it anew: where something was changed and not only added, with another SONAME

The types are those of a library of nothing but the header's functions, so that they need no debug information of libhgc."""
import pathlib
import re
import subprocess
import sys
import tempfile

root, library = pathlib.Path(sys.argv[1]), sys.argv[2]
record = root / "bindings" / "c" / "hgc.abi"


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


header = re.sub(r"/\*.*?\*/", "", (root / "bindings/c/hgc.h").read_text(), flags=re.S)
functions = re.findall(r"^HGC_API ([^;]*?(\w+)\([^;]*\));", header, re.M | re.S)
told = {name for _, name in functions}
exported = set(re.findall(r" [A-Z] (\w+)", run("nm", "-D", "--defined-only", library).stdout))
problems = [f"{name} is declared, and not exported" for name in sorted(told - exported)]
problems += [f"{name} is exported, and not declared" for name in sorted(exported - told)]
if "libhgc.so.0]" not in run("readelf", "-d", library).stdout:
    problems.append("the library's SONAME is not libhgc.so.0")

with tempfile.TemporaryDirectory() as folder:
    source, stub = pathlib.Path(folder) / "stub.c", pathlib.Path(folder) / "libhgc.so.0"
    bodies = "".join(f"{what} {{ {'' if re.match(r'void hgc', what) else 'return 0;'} }}\n" for what, _ in functions)
    source.write_text(f"#include <hgc.h>\n{bodies}")
    made = run("cc", "-g", "-w", "-fPIC", "-shared", "-Wl,-soname,libhgc.so.0", f"-I{root}/bindings/c", str(source), "-o", str(stub))
    if made.returncode != 0:
        sys.exit(made.stderr)
    if "--write" in sys.argv:
        quiet = ("--no-comp-dir-path", "--no-corpus-path", "--no-show-locs")
        record.write_text(run("abidw", *quiet, str(stub)).stdout)
    compared = run("abidiff", str(record), str(stub))
    if compared.returncode != 0:
        problems.append(compared.stdout + compared.stderr)
print("\n".join(problems))
sys.exit(1 if problems or not functions else 0)
