"""The bib of a carrier, lying by itself or over a headrest."""
import numpy as np

from carrier_accessories import Cushion, inset, placed_snap, rounded_rectangle
from cloth import binding, fractal, normals_of, smooth_grid
from solids import grid


def bib_outline(dip=.045):
    """24 × 15 cm with round corners, lower at the chin."""
    outline = rounded_rectangle(.60, .375, .42)
    x, y = outline[:, 0], outline[:, 1]
    upper = np.clip(y / .1875, 0, 1)
    return np.stack([x * (1 - .05 * np.clip(-y / .1875, 0, 1)), y - dip * upper * np.exp(-(x / .15) ** 2)], 1)


def bib(cloth, button, stitches, seed=0, lie=None, snaps=True):
    """A bib of two layers of cotton, lying on its back; returns the cushion."""
    outline = bib_outline()

    def settle(x, y):
        flat = np.stack([x, y, 0 * x + seed * 3.1], -1)
        rise = np.clip(fractal(flat, 3.0, 2, seed) + .12, 0, 1) * .050
        return rise + (lie(x, y) if lie else 0)

    def relief(x, y, edge):
        flat = np.stack([x, y, 0 * x + seed], -1)
        seam = np.exp(-((edge - .034) / .009) ** 2)
        return (-.0045 * seam + .002 * np.exp(-((edge - .017) / .011) ** 2)
                + fractal(flat, 20, 2, seed + 4) * .0028 * np.exp(-((edge - .03) / .028) ** 2)
                + fractal(flat, 5, 3, seed + 8) * .009)

    made = Cushion('bib', outline, .015, cloth, .009, relief, settle)
    stitches.along(*made.at(inset(outline, .034)))
    if snaps:
        for x, y in ((-.235, .115), (.235, .115), (-.225, -.115), (.225, -.115)):
            (point,), (normal,) = made.at([(x, y)])
            placed_snap(point, normal, button)
    return made


def bib_worn(worn, cloth, button, stitches):
    """A bib over the upper edge of a carrier's headrest."""
    piece = worn.headrest or worn.panel
    columns, front, over, back = 150, 90, 30, 40
    u = np.linspace(-1, 1, columns)
    half, top = .262, piece.top - .035
    low = top - .215 + .050 * np.abs(u) ** 5
    rows = []
    for t in np.linspace(0, 1, front):
        x, z = half * u, low + (top - low) * t
        limit = .98 * piece.width((z - piece.bottom) / (piece.top - piece.bottom))
        inner = np.clip(x, -limit, limit)
        points, normals = piece.at(np.stack([inner, z], 1))
        beyond = np.abs(x) - np.abs(inner)
        side = np.sign(x)
        rows.append(points + normals * .040 + np.stack([side * beyond * .8, beyond * 1.2, 0 * x], 1))
    last = rows[-1]
    radius = .062 + .006 * np.cos(u * 5)
    for angle in np.linspace(0, np.pi, over)[1:]:
        rows.append(last + np.stack([0 * u, radius * (1 - np.cos(angle)), radius * 1.05 * np.sin(angle)], 1))
    for t in np.linspace(0, .12, back)[1:]:
        rows.append(rows[front + over - 2] + np.stack([0 * u, 0 * u, np.full(columns, -t)], 1))
    # The padding below must not print through.
    base = smooth_grid(np.array(rows), 160)
    normals = normals_of(base)
    normals *= -np.sign(normals[front // 2, columns // 2, 1])
    across = np.cumsum(np.c_[np.zeros((len(base), 1)), np.linalg.norm(np.diff(base, axis=1), axis=2)], axis=1)
    up = np.cumsum(np.r_[np.zeros((1, columns)), np.linalg.norm(np.diff(base, axis=0), axis=2)], axis=0)
    edge = np.minimum(np.minimum(across, across[:, -1:] - across), np.minimum(up, up[-1] - up))
    inside = np.clip(edge / .015, 0, 1)
    relief = -.0075 * np.exp(-((edge - .034) / .009) ** 2) + fractal(base, 26, 2, 4) * .004 * np.exp(-((edge - .03) / .03) ** 2)
    relief += (fractal(base, 4, 2, 8) * .014 + fractal(base, 11, 2, 3) * .004 + .006) * inside
    points = base + normals * relief[..., None]
    obj = grid('bib', points, np.stack([across, up], -1), cloth)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    middle = front // 2, columns // 2
    facing = np.sign(np.dot(obj.data.polygons[middle[0] * (columns - 1) + middle[1]].normal, normals[middle]))
    thick.thickness, thick.offset = .018, -facing
    surface = normals_of(points)
    surface *= -np.sign(surface[front // 2, columns // 2, 1])

    def around(g):
        return np.vstack([g[0], g[1:-1, -1], g[-1, ::-1], g[-2:0:-1, 0]])
    binding('bib edge', (around(points), around(surface)), cloth, None, inset=.0, radius=.0125)
    row, left, right = 7, 9, columns - 10
    stitches.along(points[row, left:right], surface[row, left:right])
    for column in (left, right):
        stitches.along(points[row:front + 4, column], surface[row:front + 4, column])
    for column in (17, columns - 18):
        placed_snap(points[17, column], surface[17, column], button)
