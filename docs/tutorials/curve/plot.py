"""Draws line.csv as points and curve.csv as a line: line.svg."""
points = [tuple(map(float, line.split(","))) for line in open("line.csv").readlines()[1:]]
curve = [(x, float(line)) for (x, _), line in zip(points, open("curve.csv"))]

left, right = points[0][0], points[-1][0]
low, high = 0, 1.05 * max(y for _, y in points)


def place(x, y):
    return f"{40 + 540 * (x - left) / (right - left):.1f},{330 - 310 * (y - low) / (high - low):.1f}"


with open("line.svg", "w") as svg:
    print('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 360" font-family="sans-serif" font-size="12">', file=svg)
    print('<rect width="600" height="360" fill="white"/><path d="M40,20V330H580" fill="none" stroke="gray"/>', file=svg)
    for tick in range(int(left), int(right) + 1, 5):
        x, y = place(tick, low).split(",")
        print(f'<text x="{x}" y="{float(y) + 18}" text-anchor="middle">{tick}</text>', file=svg)
    for tick in range(0, int(high) + 1, 2):
        x, y = place(left, tick).split(",")
        print(f'<text x="{float(x) - 8}" y="{float(y) + 4}" text-anchor="end">{tick}</text>', file=svg)
    for point in points:
        x, y = place(*point).split(",")
        print(f'<circle cx="{x}" cy="{y}" r="3" fill="steelblue"/>', file=svg)
    print(f'<polyline points="{" ".join(place(*at) for at in curve)}" fill="none" stroke="crimson" stroke-width="2"/></svg>', file=svg)
print("line.svg:", len(points), "points")
