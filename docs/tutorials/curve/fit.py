"""Fits p of peak.hg to line.csv: steps of Gauss and Newton with damping (Levenberg-Marquardt), and standard errors.
Starts from start.csv and writes fit.csv."""
import math
import subprocess

names, start = (line.strip().split(",") for line in open("start.csv"))


def write(path, numbers):
    with open(path, "w") as file:
        print(",".join(names), ",".join(map(repr, numbers)), sep="\n", file=file)


def evaluate(p):
    """Half the sum of squares, the gradient J'r and the Gauss-Newton matrix J'J at p."""
    write("now.csv", p)
    subprocess.run(["hgc", "run", "peak.hg", "-b", "x=line.csv:wavelength", "-b", "y=line.csv:intensity", "-b", "p=now.csv",
                    "-w", "value=value.txt", "-w", "jtr=jtr.txt", "-w", "jtj=jtj.mtx"], check=True, stdout=subprocess.DEVNULL)
    matrix = [[0.0] * len(p) for _ in p]
    for line in open("jtj.mtx").readlines()[2:]:  # after the heading and the sizes: row, column, number; lower triangle
        i, j, number = line.split()
        matrix[int(i) - 1][int(j) - 1] = matrix[int(j) - 1][int(i) - 1] = float(number)
    return float(open("value.txt").read()), [float(line) for line in open("jtr.txt")], matrix


def solve(matrix, right):
    """matrix * answer = right, by elimination; the matrix is symmetric and positive definite."""
    rows = [row + [number] for row, number in zip(matrix, right)]
    for k, pivot in enumerate(rows):
        for row in rows[k + 1:]:
            factor = row[k] / pivot[k]
            row[:] = [a - factor * b for a, b in zip(row, pivot)]
    answer = [0.0] * len(rows)
    for k in reversed(range(len(rows))):
        answer[k] = (rows[k][-1] - sum(rows[k][j] * answer[j] for j in range(k + 1, len(rows)))) / rows[k][k]
    return answer


p, damping = [float(number) for number in start], 1e-3
value, gradient, matrix = evaluate(p)
for step in range(100):
    print(f"step {step:2}  half the sum of squares {value:.6f}")
    damped = [[a * (1 + damping * (i == j)) for j, a in enumerate(row)] for i, row in enumerate(matrix)]
    move = solve(damped, [-g for g in gradient])
    tried = evaluate([a + d for a, d in zip(p, move)])
    if tried[0] <= value:
        small = value - tried[0] <= 1e-12 * value
        p, (value, gradient, matrix), damping = [a + d for a, d in zip(p, move)], tried, damping / 10
        if small:
            break
    else:
        damping *= 10

points = sum(1 for _ in open("line.csv")) - 1
variance = 2 * value / (points - len(p))  # of one point
for k, name in enumerate(names):
    unit = [float(i == k) for i in range(len(p))]
    error = math.sqrt(variance * solve(matrix, unit)[k])  # from the diagonal of variance * inverse(J'J)
    print(f"{name:10} {p[k]:9.4f} +- {error:.4f}")
print(f"{'noise':10} {math.sqrt(variance):9.4f}")
write("fit.csv", p)
