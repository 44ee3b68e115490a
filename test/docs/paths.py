"""Every path in backticks in the documents, and every file that a command in them reads, exists."""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
documents = [root / "README.md", root / "CONTRIBUTING.md", *sorted((root / "docs").rglob("*.md"))]
missing = []
for document in documents:
    for path in re.findall(r"`([a-z]+(?:/[A-Za-z0-9_.-]+)+/?)`", document.read_text()):
        if path.startswith(("build/", "build-")) or (root / path).exists():
            continue
        if any((root / (path + ending)).exists() for ending in (".h", ".cpp")):
            continue
        missing.append(f"{document.relative_to(root)}: {path}")
print("\n".join(missing))
sys.exit(1 if missing else 0)
