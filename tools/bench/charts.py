"""Draws charts in SVG: lines, bars and points, distinguishable without colour."""
import math
from xml.sax.saxutils import escape

from results import number

COLOURS = ("#0b5394", "#b45309", "#166534", "#7e22ce", "#9f1239", "#374151")
DASHES = ("", "7 4", "2 3", "9 3 2 3", "12 5", "4 2")
WIDTH = 545  # of a chart without its legend
POWERS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def text(x, y, words, anchor="start", more=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(words)}</text>'


def line(x1, y1, x2, y2, colour="#111", width=1.0, dash=""):
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"{dashed}/>'


def mark(kind, x, y):
    """A mark of one of six shapes."""
    fill = COLOURS[kind % 6]
    shape = kind % 6
    if shape == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{fill}"/>'
    if shape == 1:
        return f'<rect x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9" fill="{fill}"/>'
    if shape == 5:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#fff" stroke="{fill}" stroke-width="2"/>'
    corners = {2: ((0, -6), (6, 5), (-6, 5)), 3: ((0, -6), (6, 0), (0, 6), (-6, 0)), 4: ((0, 6), (6, -5), (-6, -5))}[shape]
    points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)
    return f'<polygon points="{points}" fill="{fill}"/>'


def svg(width, height, parts, title):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}" role="img" '
            f'font-family="sans-serif" font-size="13" fill="#111"><title>{escape(title)}</title>'
            f'<rect width="{width}" height="{height}" fill="#fff"/>' + "".join(parts) + "</svg>")


def power(exponent, factor):
    """The label of a tick."""
    if -2 <= exponent <= 2:
        return f"{factor * 10.0**exponent:g}"
    return ("" if factor == 1 else f"{factor} · ") + "10" + str(exponent).translate(POWERS)


class Axis:
    """Maps numbers to positions along an axis."""

    least_step = 0  # between ticks

    def __init__(self, values, begin, end, logarithmic=True, zero=False):
        values = [v for v in values if v > 0 or not logarithmic]
        self.logarithmic, self.begin, self.end = logarithmic, begin, end
        if logarithmic:
            self.low, self.high = math.log10(min(values)) - 0.1, math.log10(max(values)) + 0.1
        else:
            self.low, self.high = (0 if zero else min(values)), max(values) * 1.05

    def at(self, value):
        scaled = math.log10(value) if self.logarithmic else value
        return self.begin + (scaled - self.low) / (self.high - self.low) * (self.end - self.begin)

    def ticks(self):
        """Numbers and their labels."""
        if self.logarithmic:
            powers = range(math.floor(self.low), math.ceil(self.high) + 1)
            inside = [(p, k) for p in powers for k in (1, 2, 5) if self.low <= p + math.log10(k) <= self.high]
            whole = [(p, k) for p, k in inside if k == 1]
            return [(k * 10.0**p, power(p, k)) for p, k in (whole if len(whole) > 2 else inside)]
        step = 10 ** math.floor(math.log10((self.high - self.low) / 4))
        step *= next(k for k in (1, 2, 5, 10) if (self.high - self.low) / (step * k) <= 6)
        step = max(step, self.least_step)
        return [(k * step, f"{k * step:g}") for k in range(math.ceil(self.low / step), math.floor(self.high / step) + 1)]


def frame(x, y, across, along):
    """Both axes with their ticks, names and a grid."""
    left, right, bottom, top = x.begin, x.end, y.begin, y.end
    parts = []
    for value, words in x.ticks():
        parts += [line(x.at(value), bottom, x.at(value), top, "#ddd"), text(x.at(value), bottom + 18, words, "middle")]
    for value, words in y.ticks():
        parts += [line(left, y.at(value), right, y.at(value), "#ddd"), text(left - 8, y.at(value) + 4, words, "end")]
    parts += [line(left, bottom, right, bottom), line(left, bottom, left, top)]
    middle = (top + bottom) / 2
    parts.append(text((left + right) / 2, bottom + 40, across, "middle"))
    parts.append(text(18, middle, along, "middle", f' transform="rotate(-90 18 {middle:.1f})"'))
    return parts


def lines(series, across, along, title, ideal=None):
    """A chart of `series`, lists of points by label, on logarithmic axes. With `ideal`, a label and points for a thin line without
    marks, axes are linear."""
    every = [point for points in series.values() for point in points] + list(ideal[1] if ideal else ())
    height = 330
    x = Axis([p[0] for p in every], 70, WIDTH - 20, not ideal)
    y = Axis([p[1] for p in every], height - 50, 15, not ideal, zero=True)
    if ideal:
        x.least_step = 1  # whole numbers
    parts = frame(x, y, across, along)
    if ideal:
        for a, b in zip(ideal[1], ideal[1][1:]):
            parts.append(line(x.at(a[0]), y.at(a[1]), x.at(b[0]), y.at(b[1]), "#777", 1, "3 3"))
    for k, points in enumerate(series.values()):
        for a, b in zip(points, points[1:]):
            parts.append(line(x.at(a[0]), y.at(a[1]), x.at(b[0]), y.at(b[1]), COLOURS[k % 6], 2, DASHES[k % 6]))
        parts += [mark(k, x.at(px), y.at(py)) for px, py in points]
    legend = height + 14
    for k, label in enumerate(series):
        parts += [line(70, legend - 4, 106, legend - 4, COLOURS[k % 6], 2, DASHES[k % 6]), mark(k, 88, legend - 4), text(116, legend, label)]
        legend += 20
    if ideal:
        parts += [line(70, legend - 4, 106, legend - 4, "#777", 1, "3 3"), text(116, legend, ideal[0])]
        legend += 20
    return svg(WIDTH, legend, parts, title)


def beside(items):
    """The position where bars begin, right of their labels."""
    return 20 + 7.3 * max(len(item[0]) for item in items)


def bars(items, across, title, marks="", base=None):
    """A bar chart. `items` are (label, number, text after the bar, a number to mark or None); `base` draws a line at a number."""
    step, left = 26, beside(items)
    width = left + 690
    bottom = 15 + step * len(items)
    x = Axis([item[1] for item in items] + [item[3] for item in items if item[3]], left, width - 290, False, zero=True)
    parts = []
    for value, words in x.ticks():
        parts += [line(x.at(value), bottom, x.at(value), 8, "#ddd"), text(x.at(value), bottom + 18, words, "middle")]
    for k, (label, value, words, marked) in enumerate(items):
        middle = 8 + step * k + step / 2
        parts.append(text(left - 8, middle + 4, label, "end"))
        parts.append(f'<rect x="{left:.1f}" y="{middle - 8:.1f}" width="{x.at(value) - left:.1f}" height="16" fill="{COLOURS[0]}"/>')
        end = x.at(value)
        if marked:
            parts.append(mark(3, x.at(marked), middle).replace(COLOURS[3], "#fff\" stroke=\"#111"))
            end = max(end, x.at(marked) + 7)
        parts.append(text(end + 6, middle + 4, words, more=' paint-order="stroke" stroke="#fff" stroke-width="4"'))
    if base:
        parts.append(line(x.at(base), bottom, x.at(base), 8, "#111", 1.5))
    parts += [line(left, bottom, x.end, bottom), text((left + x.end) / 2, bottom + 40, across + (f" (◇ {marks})" if marks else ""), "middle")]
    return svg(width, bottom + 52, parts, title)


def dots(items, kinds, across, title):
    """Marks on a logarithmic axis. `items` are (label, numbers by kind)."""
    step, left, top = 26, beside(items), 34
    width = left + 690
    bottom = top + step * len(items)
    x = Axis([value for _, values in items for value in values], left, width - 60)
    parts = []
    for value, words in x.ticks():
        parts += [line(x.at(value), bottom, x.at(value), top, "#ddd"), text(x.at(value), bottom + 18, words, "middle")]
    for k, (label, values) in enumerate(items):
        middle = top + step * k + step / 2
        parts += [text(left - 8, middle + 4, label, "end"), line(x.at(min(values)), middle, x.at(max(values)), middle, "#777")]
        parts += [mark(kind, x.at(value), middle) for kind, value in enumerate(values)]
    for k, kind in enumerate(kinds):
        parts += [mark(k, left + 10 + 200 * k, 16), text(left + 22 + 200 * k, 20, kind)]
    parts += [line(left, bottom, x.end, bottom), text((left + x.end) / 2, bottom + 40, across, "middle")]
    return svg(width, bottom + 52, parts, title)


def roofline(points, slopes, top, title):
    """A roofline chart. `points`: (operations per byte, rate) by label; `slopes`: bytes per second by name; `top`: a name and its rate."""
    height = 430
    x = Axis([p[0] for p in points.values()] + [top[1] / min(slopes.values())], 70, WIDTH - 20)
    y = Axis([p[1] for p in points.values()] + [top[1], min(slopes.values()) * 10**x.low], height - 50, 15)
    parts = frame(x, y, "operations a byte that must be read or written", "10⁹ operations a second")
    left, right = 10.0**x.low, 10.0**x.high
    for k, (name, slope) in enumerate(slopes.items()):
        end = min(right, top[1] / slope)
        parts.append(line(x.at(left), y.at(slope * left), x.at(end), y.at(slope * end), "#111", 1.5, DASHES[k]))
    parts.append(line(x.at(top[1] / max(slopes.values())), y.at(top[1]), x.end, y.at(top[1]), "#111", 1.5))
    parts.append(text(x.end, y.at(top[1]) - 6, f"{top[0]}: {number(top[1])} · 10⁹/s", "end"))
    for k, (px, py) in enumerate(points.values()):
        parts.append(f'<circle cx="{x.at(px):.1f}" cy="{y.at(py):.1f}" r="9" fill="#fff" stroke="{COLOURS[0]}" stroke-width="2"/>')
        parts.append(text(x.at(px), y.at(py) + 4, chr(ord("A") + k), "middle", ' font-size="11"'))
    beside = 34
    for k, (name, slope) in enumerate(slopes.items()):
        parts += [line(WIDTH, beside - 4, WIDTH + 34, beside - 4, "#111", 1.5, DASHES[k]), text(WIDTH + 42, beside, f"{name}: {number(slope)} GB/s")]
        beside += 22
    for k, (label, (px, py)) in enumerate(points.items()):
        parts.append(text(WIDTH, beside + 8, f"{chr(ord('A') + k)}  {label}: {number(px)} a byte, {number(py)} · 10⁹/s"))
        beside += 22
    return svg(WIDTH + 420, height, parts, title)
