"""Writes a random pose graph: PREFIX.x.txt, .z.txt, .from.txt, .to.txt."""
import random
import sys

random.seed(1)
prefix, poses, edges = sys.argv[1], 20, 40


def write(name, rows):
    with open(f"{prefix}.{name}.txt", "w") as file:
        file.writelines(" ".join(map(str, row)) + "\n" for row in rows)


write("x", [[random.uniform(-2, 2) for _ in range(6)] for _ in range(poses)])
write("z", [[random.uniform(-1, 1) for _ in range(6)] for _ in range(edges)])
write("from", [[random.randrange(poses)] for _ in range(edges)])
write("to", [[random.randrange(poses)] for _ in range(edges)])
