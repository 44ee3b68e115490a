"""Programs in the documents do what the documents say: `hg` blocks compile, `hg-error` blocks give the error in their first line."""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(sys.argv[1])
ragged = re.compile(r"\bdata\s+(\w+)\s*:[^;]*\*")
failures = []
blocks = 0


def emit(text):
    lengths = [option for name in ragged.findall(text) for option in ("--lengths", f"{name}=0..4")]
    return subprocess.run(["hgc", "emit", "-", "--as=ir", "-o", "-", *lengths], input=text, capture_output=True, text=True)


for document in (root / "README.md", root / "docs" / "language.md"):
    text = document.read_text()
    for block in re.finditer(r"^```(hg|hg-error)\n(.*?)^```$", text, re.M | re.S):
        blocks += 1
        place = f"{document.relative_to(root)}:{text.count(chr(10), 0, block.start()) + 2}"
        result = emit(block[2])
        if block[1] == "hg":
            if result.returncode != 0 or result.stderr or "root" not in result.stdout:
                failures.append(f"{place}: does not compile:\n{result.stderr}")
            continue
        expected = block[2].split("\n", 1)[0].removeprefix("// ")
        if not expected.startswith("error: "):
            failures.append(f"{place}: its first line names no error")
        elif result.returncode != 1 or expected + "\n" not in result.stderr or result.stderr.count("error: ") != 1:
            failures.append(f"{place}: expected `{expected}`, but got:\n{result.stderr}")

print("\n".join(failures) or f"{blocks} blocks")
sys.exit(1 if failures or blocks == 0 else 0)
