"""Counts what each class declares: at most 25 functions and 8 members. Those that have more may not grow.

A count by text: comments and strings go, and what is in braces within the class. Overloads count once: they are one
verb to learn."""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(sys.argv[1])
MOST = (25, 8)
LARGER = {}  # of a file, a class: its functions and members


def statements(text, at):
    """The declarations in the body that begins there."""
    depth, found = 1, ""
    while depth and at < len(text):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if text[at] == "{":
            found += "{}" if depth == 2 else ""
        elif depth == 1:
            found += ";" if text[at] == "}" else text[at]
        at += 1
    return found.split(";")


def count(name, body):
    """How many functions, but constructors, and members there are in these declarations."""
    functions, members = set(), 0
    for declaration in body:
        declaration = re.sub(r"\b(public|private|protected)\s*:(?!:)|\btemplate\s*<[^>]*>", "", declaration).strip()
        if not declaration or re.match(r"(using|friend|enum|static_assert|struct|class|typedef)\b", declaration):
            continue
        if re.search(r"\boperator=(?!=)|= delete", declaration):
            continue
        plain = declaration
        while (shorter := re.sub(r"<[^<>]*>", "", plain)) != plain:
            plain = shorter
        if "(" in plain.split("=")[0]:
            called = re.search(r"(operator\W+|~?\w+)\s*\(", plain)
            if called and called.group(1).strip("~") != name:
                functions.add(called.group(1))
        elif "constexpr" not in plain and re.search(r"\w", plain):
            members += 1 + plain.split("=")[0].split("{")[0].count(",")
    return len(functions), members


ROOMS = ("adapters", "bindings", "codegen", "compiler", "frontend", "ir", "metrics", "mpi", "passes", "runtime", "tools", "verify")
problems = []
for file in subprocess.run(["find", *(root / room for room in ROOMS), "-name", "*.h", "-o", "-name", "*.cpp"],
                           capture_output=True, text=True, check=True).stdout.split():
    text = re.sub(r'//[^\n]*|"(\\.|[^"\\\n])*"', "", pathlib.Path(file).read_text())
    for match in re.finditer(r"(?<!enum )(?<!<)(?<!, )\bclass\s+(\w+)[^;{}()]*\{", text):
        key = (str(pathlib.Path(file).relative_to(root)), match.group(1))
        has, may = count(match.group(1), statements(text, match.end())), LARGER.get(key, MOST)
        if has[0] > max(may[0], MOST[0]) or has[1] > max(may[1], MOST[1]):
            problems.append(f"{key[0]}: {key[1]} has {has[0]} functions and {has[1]} members")
        if "--list" in sys.argv and (has[0] > MOST[0] or has[1] > MOST[1]):
            print(f'    ("{key[0]}", "{key[1]}"): {has},')
print("\n".join(problems))
sys.exit(1 if problems else 0)
