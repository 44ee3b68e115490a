"""Models and sessions as notebooks show them."""
import html


def _table(head, rows):
    cell = lambda tag, words: "".join(f"<{tag}>{html.escape(str(w))}</{tag}>" for w in words)
    return f"<table><tr>{cell('th', head)}</tr>" + "".join(f"<tr>{cell('td', row)}</tr>" for row in rows) + "</table>"


def model(of):
    program = of.program
    rows = [(*s.text().split(" : ", 1),) for s in program.symbols.values() if "." not in s.name]
    rows += [(t.text(), "") for t in program.terms.values()]
    return _table(("declares", "as"), rows)


def session(of):
    value = of.value()
    rows = [("device", f"{of.device} ({of.reason})"), ("fused", "yes" if of.fused else "no"), ("value", repr(value))]
    return _table(("session", ""), rows + [("warning", w) for w in of.warnings])
