"""Random expressions, as text and as functions of NumPy."""
import numpy as np

UNARY = [("sin({})", np.sin), ("exp(0.5 * {})", lambda a: np.exp(0.5 * a)), ("sqrt(1 + {}^2)", lambda a: np.sqrt(1 + a**2))]
BINARY = [("({} + {})", np.add), ("({} - {})", np.subtract), ("({} * {})", np.multiply)]


def tree(random, depth, leaves):
    """One of `leaves`, pairs of a text and a function, and operations on these."""
    if depth == 0 or random.random() < 0.15:
        return leaves[random.integers(len(leaves))]
    a_text, a = tree(random, depth - 1, leaves)
    if random.random() < 0.4:
        text, function = UNARY[random.integers(len(UNARY))]
        return text.format(f"({a_text})"), lambda x: function(a(x))
    b_text, b = tree(random, depth - 1, leaves)
    text, function = BINARY[random.integers(len(BINARY))]
    return text.format(a_text, b_text), lambda x: function(a(x), b(x))
