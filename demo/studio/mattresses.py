"""Mattresses of the cradle and of the travel crib, and the sheets that fit them. Lengths are in units of 40 cm."""
import numpy as np

from cloth import fractal
from materials import NEUTRAL, TRIM, fabric
from solids import grid, rods

CRADLE = (1.85, 1.10, 0.10)
"""Length, width, height of the cradle's mattress (74 × 44 × 4 cm)."""
CRIB = (2.66, 1.53, 0.10)
"""The same of the travel crib's (108 × 62 cm)."""


def outline(length, width, exponent=7.0, count=260):
    """A rounded rectangle around the origin, as points (x, y) at nearly even distances."""
    turn = np.linspace(0, 2 * np.pi, 4000, endpoint=False)
    x, y = (np.sign(f) * np.abs(f) ** (2 / exponent) * size / 2
            for f, size in ((np.cos(turn), length), (np.sin(turn), width)))
    far = np.r_[0, np.cumsum(np.hypot(np.diff(np.r_[x, x[0]]), np.diff(np.r_[y, y[0]])))]
    at = np.linspace(0, far[-1], count, endpoint=False)
    return np.stack([np.interp(at, far, np.r_[f, f[0]]) for f in (x, y)], 1)


def soft_box(name, size, material, relief=None, round_=0.03, exponent=7.0, bottom=0.0, crown=0.006, seed=1, wear=0.003):
    """
    A padded block with a flat bottom; its UVs unfold from the middle of its top.
    :param relief: a function of (x, y) that says how much its top rises
    :param round_: radius of its edges
    :param crown: how far the middle of its top stands above its edges
    """
    length, width, height = size
    rim = outline(length, width, exponent)
    turn = np.linspace(np.pi / 2, 0, 9)
    inner = np.linspace(0.002, 1, 70)
    plan = [(q * (1 - 2 * round_ / width), height, 0) for q in inner[:-1]]
    rows = []
    for q, z, _ in plan:
        rows.append((q, 0.0, z))
    for a in turn:
        rows.append((1 - 2 * round_ / width, round_ * np.cos(a), height - round_ + round_ * np.sin(a)))
    for z in np.linspace(height - round_, round_, 5)[1:-1]:
        rows.append((1 - 2 * round_ / width, round_, z))
    for a in -np.linspace(0, np.pi / 2, 7):
        rows.append((1 - 2 * round_ / width, round_ * np.cos(a), round_ + round_ * np.sin(a)))
    rows.append((0.6, 0, 0))
    points = np.empty((len(rows), len(rim), 3))
    uv = np.empty((len(rows), len(rim), 2))
    corner = np.sign(rim) * np.abs(rim / (length / 2, width / 2)) ** (exponent - 1)
    corner /= np.linalg.norm(corner, axis=1, keepdims=True)
    inset = (1 - 2 * round_ / length, 1 - 2 * round_ / width)
    for j, (q, out, z) in enumerate(rows):
        share = q / (1 - 2 * round_ / width)
        xy = rim * inset * share + corner * out
        points[j, :, :2], points[j, :, 2] = xy, z
        uv[j] = xy + corner * (height - z)
    top = np.clip((points[..., 2] - height * 0.55) / (height * 0.45), 0, 1)
    x, y = points[..., 0], points[..., 1]
    edge = np.clip(1 - np.maximum(np.abs(x) / length, np.abs(y) / width) * 2, 0, 1)
    rise = crown * (1 - np.exp(-edge * 8)) + fractal(points, 2.2, 2, seed) * wear
    if relief is not None:
        rise = rise + relief(x, y)
    points[..., 2] += rise * top + bottom
    return grid(name, points, uv, material, close_u=True)


def quilting(pitch=0.16, depth=0.016):
    """Diamonds: their seams sink."""
    def relief(x, y):
        a, b = (x + y) / pitch, (x - y) / pitch
        seam = np.minimum(np.abs(a - np.round(a)), np.abs(b - np.round(b)))
        return -depth * np.exp(-(seam / 0.13) ** 1.3)
    return relief


def cradle_mattress(tint=None, size=CRADLE, bottom=0.0):
    """The cradle's mattress: a quilted white cover with piping around top and bottom."""
    white = (.74, .73, .71) if tint is None else NEUTRAL
    cover = fabric('mattress cover', white, pitch=.007, strength=.35, sheen=.3, melange=.08, tint=tint)
    piping = fabric('mattress piping', TRIM, 'rib', pitch=.008, strength=.5, tint=tint)
    obj = soft_box('mattress', size, cover, quilting(), bottom=bottom, crown=.012, round_=.026)
    ring = outline(size[0] - .006, size[1] - .006)
    lines = [np.c_[ring, np.full(len(ring), bottom + z)] for z in (size[2] - .012, .014)]
    rods('piping', lines, .0085, piping, cyclic=True, resolution=3)
    return obj


def panels(size=CRIB, count=4, depth=0.035):
    """The crib's mattress folds at seams across it, which sink."""
    def relief(x, y):
        place = (x / size[0] + 0.5) * count
        seam = np.abs(place - np.round(place)) * size[0] / count
        inner = (np.round(place) > 0) & (np.round(place) < count)
        return -depth * np.exp(-(seam / 0.022) ** 1.2) * inner
    return relief


def crib_mattress(cover=None, size=CRIB, bottom=0.0):
    """The travel crib's mattress: dark grey panels between seams, as it folds into its bag."""
    cover = cover or fabric('crib mattress', (.175, .175, .18), pitch=.010, strength=.6, sheen=.35, melange=.35, tint=None)
    return soft_box('crib mattress', size, cover, panels(size), .03, 9, bottom, .010, 4)


def creases(size, amount=0.006, seed=7):
    """Faint folds of a sheet, stronger where it is pulled around the corners."""
    def relief(x, y):
        place = np.stack([x, y * 1.6, np.zeros_like(x)], -1)
        pull = np.minimum(np.abs(np.abs(x) - size[0] / 2), np.abs(np.abs(y) - size[1] / 2))
        ripple = np.sin((np.abs(x) - np.abs(y)) * 42 + fractal(place, 2, 2, seed) * 3)
        corner = np.exp(-((size[0] / 2 - np.abs(x)) ** 2 + (size[1] / 2 - np.abs(y)) ** 2) / 0.05)
        return fractal(place, 3.2, 3, seed) * amount * np.clip(pull / 0.08, 0, 1) + ripple * corner * 0.004
    return relief


def fitted_sheet(cloth, size, bottom=0.0, seed=7, panelled=False):
    """A fitted sheet on a mattress of a size (see `jersey_sheet`, `woven_sheet`)."""
    length, width, height = size
    fold = panels(size, depth=0.012)
    soft = creases(size, seed=seed)
    relief = (lambda x, y: soft(x, y) + fold(x, y)) if panelled else soft
    return soft_box('fitted sheet', (length + .014, width + .014, height + .008), cloth, relief, .034, 8, bottom, .012, seed)


def jersey_sheet(name='jersey sheet', color=NEUTRAL, tint=0):
    return fabric(name, color, 'jersey', .010, strength=.45, sheen=.4, melange=.12, tint=tint)


def woven_sheet(name='woven sheet', color=NEUTRAL, tint=0):
    return fabric(name, color, 'weave', .0075, strength=.3, sheen=.25, melange=.10, tint=tint)
