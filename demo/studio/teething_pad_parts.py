"""Quilted pads, lying open or closed around a strap."""
import numpy as np

from carrier_accessories import Cushion, edge_distance, inset, placed_snap, rounded_rectangle, thread_of
from cloth import Stitches, binding, fractal, lengths, normals_of
from solids import grid


def _diamonds(along, around, pitch):
    """Distance to the lines of a quilt of diamonds."""
    distance = [np.abs(((along + sign * around) / pitch + .5) % 1 - .5) * pitch / np.sqrt(2) for sign in (-1, 1)]
    return np.minimum(*distance)


def quilted(along, around, edge, seed, pitch=.118, pad=.021):
    """Relief of a quilt, with puckers along its lines."""
    seam = np.minimum(_diamonds(along, around, pitch), np.abs(edge - .018))
    flat = np.stack([along, around, 0 * along + seed], -1)
    relief = pad * (1 - np.exp(-(seam / .022) ** 1.3))
    relief += fractal(flat, 34, 2, seed) * .0035 * np.exp(-((seam - .01) / .018) ** 2)
    return (relief + fractal(flat, 6, 2, seed + 3) * .006) * np.clip(edge / .02, 0, 1)


def flat_pad(cloth, edge_cloth, button, seed=0):
    """A teething pad of 19 × 18 cm, open, with its press studs along one side."""
    outline = rounded_rectangle(.475, .45, .20)
    stitches = Stitches(seed)

    def settle(x, y):
        flat = np.stack([x, y, 0 * x + seed], -1)
        return np.clip(fractal(flat, 3, 2, seed) + .2, 0, 1) * .015 + .10 * np.clip(np.abs(y) - .12, 0, 1) ** 1.6

    made = Cushion('pad', outline, .030, cloth, .022, lambda x, y, edge: quilted(x, y, edge, seed), settle, 120)
    rim = made.at(inset(outline, .006)[:-1])[0]
    rim[:, 2] = made.lie(rim[:, 0], rim[:, 1]) + .016
    way = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    out = np.stack([way[:, 1], -way[:, 0], 0 * way[:, 0]], 1) / np.linalg.norm(way, axis=1, keepdims=True)
    binding('pad edge', (rim, out), edge_cloth, None, inset=.0, radius=.019, flat=.9)
    for sign in (-1, 1):
        for k in range(-8, 9):
            x = np.linspace(-.22, .22, 200)
            line = np.stack([x, sign * (x - k * .118)], 1)
            line = line[edge_distance(line, outline) > .024]
            if len(line) > 12:
                stitches.along(*made.at(line), lift=.0022)
    for x in (-.15, 0, .15):
        (point,), (normal,) = made.at([(x, .187)])
        placed_snap(point, normal, button, .019)
    stitches.sew(thread_of())
    return made


def wrapped_pad(points, normals, side, half_width, half_depth, cloth, edge_cloth, button, seed=0, flap=-1.0):
    """
    A pad closed around a line, as around a strap; `flap` is the angle at which it closes (0 is the line's side).
    :param normals: outward; `side` is across
    """
    stitches, rows, columns = Stitches(seed), len(points), 300
    along = lengths(points)[:, None]
    turn = flap + np.linspace(-.45, 2 * np.pi, columns)
    c, s = np.cos(turn), np.sin(turn)
    c, s = np.sign(c) * np.abs(c) ** .75, np.sign(s) * np.abs(s) ** .85
    # The outer layer of the overlap lies on the inner one.
    spiral = .028 * np.clip((turn - turn[0]) / 2.2, 0, 1) + .012 * np.clip((turn - turn[-1] + 1.2) / 1.2, 0, 1)
    section = np.stack([(half_width + spiral) * c, (half_depth + spiral) * s], 1)
    around = lengths(section)[None]
    base = points[:, None] + side[:, None] * section[None, :, :1] + normals[:, None] * section[None, :, 1:]
    edge = np.minimum(np.minimum(along, along[-1] - along), np.minimum(around, around[:, -1:] - around))
    out = normals_of(base)
    middle = base[rows // 2].mean(0)
    out *= np.sign(((base[rows // 2, columns // 2] - middle) * out[rows // 2, columns // 2]).sum())
    along, around = np.broadcast_to(along, edge.shape), np.broadcast_to(around, edge.shape)
    relief = quilted(along, around, edge, seed, pad=.015) + fractal(base, 5, 2, seed) * .008 * np.clip(edge / .05, 0, 1)
    cloth_points = base + out * relief[..., None]
    obj = grid('pad', cloth_points, np.stack([along, around], -1), cloth)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    facing = np.sign(np.dot(obj.data.polygons[rows // 2 * (columns - 1) + columns // 2].normal,
                            out[rows // 2, columns // 2]))
    thick.thickness, thick.offset = .022, -1 * facing

    def rim(g):
        return np.vstack([g[0], g[1:-1, -1], g[-1, ::-1], g[-2:0:-1, 0]])
    binding('pad edge', (rim(cloth_points), rim(out)), edge_cloth, None, inset=.008, radius=.017, flat=.85)
    for sign in (-1, 1):
        for k in range(-14, 16):
            a = np.linspace(along.min() + .024, along.max() - .024, 240)
            b = sign * (k * .118 - a) if sign > 0 else a - k * .118
            keep = (b > .024) & (b < around.max() - .024)
            if keep.sum() > 12:
                j = np.interp(b[keep], around[0], np.arange(columns)).round().astype(int)
                i = np.interp(a[keep], along[:, 0], np.arange(rows)).round().astype(int)
                stitches.along(smoothed(cloth_points[i, j]), out[i, j], lift=.0022)
    column = int(np.argmin(np.abs(around[0] - around[0, -1] + .042)))
    for part in (.2, .5, .8):
        row = int(part * rows)
        placed_snap(cloth_points[row, column] - out[row, column] * .002, out[row, column], button, .019)
    stitches.sew(thread_of())


def smoothed(line, times=3):
    """A line without the steps of the grid it was read from."""
    for _ in range(times):
        line = np.vstack([line[:1], (line[:-2] + 2 * line[1:-1] + line[2:]) / 4, line[-1:]])
    return line
