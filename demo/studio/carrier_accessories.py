"""Small soft things for carriers: cushions of any outline, bibs, and quilted pads, lying by themselves or on a carrier."""
import numpy as np
from mathutils import Matrix, Vector

from cloth import Band, Stitches, binding, fractal, lengths, normals_of, smooth_grid
from materials import INK, NEUTRAL, TRIM, fabric, solid
from solids import grid, snap, text

CLOTH = tuple(.88 * tone for tone in NEUTRAL)
"""A little darker than NEUTRAL, so that folds remain in white."""


class QuietFabrics:
    """Fabrics of a carrier that is not for sale in this picture: a fixed color, nothing tinted (see `carrier_parts`)."""

    def __init__(self, color, kind='weave', pitch=.0095):
        def made(share, kind_, pitch_):
            return fabric('quiet ' + kind_, tuple(share * c for c in color), kind_, pitch=pitch_, sheen=.4, tint=None)
        self.panel = self.straps = self.headrest = self.belt = made(1, kind, pitch)
        self.cloth = lambda _: self.panel
        self.edge, self.webbing = made(.72, 'weave', .007), made(.72, 'rib', .012)
        self.thread = solid('quiet thread', tuple(min(1, 1.5 * c) for c in color), .8, .1, 0)
        self.plastic = solid('quiet buckle', INK, .42, .45, .06, grain_scale=260)
        self.metal = solid('quiet snap', (.42, .42, .43), .32, .5, .03, metal=1)
        self.label = fabric('quiet label', (.78, .75, .69), pitch=.006, strength=.3, sheen=.2, melange=.1, tint=None)
        self.ink = solid('quiet ink', (.03, .03, .035), .8, .1, 0)
        self.reflective = solid('quiet piping', (.62, .63, .64), .3, .6, .05, metal=.5)


def thread_of(tint=0):
    """Thread that is tinted by three quarters only: on dark cloth it is lighter than the cloth."""
    thread = solid('thread', (.80, .795, .78), .8, .1, 0, tint=tint)
    mark = next(n for n in thread.node_tree.nodes if n.bl_idname == 'ShaderNodeOutputAOV')
    mark.inputs[0].default_value = tuple(.74 if i == tint else 0 for i in range(3)) + (1,)
    return thread


def rounded_rectangle(width, height, square=.35, count=260):
    """An outline with round corners; `square` from 1 (an ellipse) to 0."""
    a = np.linspace(0, 2 * np.pi, 2000, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    line = np.stack([width / 2 * np.sign(c) * np.abs(c) ** square, height / 2 * np.sign(s) * np.abs(s) ** square], 1)
    closed = np.vstack([line, line[:1]])
    d = lengths(closed)
    t = np.linspace(0, d[-1], count, endpoint=False)
    return np.stack([np.interp(t, d, closed[:, k]) for k in (0, 1)], 1)


def inset(outline, distance):
    """A closed line inside an outline."""
    way = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    line = outline + distance * np.stack([-way[:, 1], way[:, 0]], 1)
    return np.vstack([line, line[:1]])


def edge_distance(places, outline):
    """Distance of places (…, 2) to an outline, negative outside of it."""
    p = places.reshape(-1, 2)
    nearest, crossings = np.full(len(p), 1e9), np.zeros(len(p), int)
    for a, b in zip(outline, np.roll(outline, -1, 0)):
        way = b - a
        f = np.clip((p - a) @ way / max(way @ way, 1e-12), 0, 1)[:, None]
        nearest = np.minimum(nearest, np.sum((p - a - f * way) ** 2, 1))
        over = (a[1] > p[:, 1]) != (b[1] > p[:, 1])
        crossings += over & (p[:, 0] < a[0] + (p[:, 1] - a[1]) / (way[1] if abs(way[1]) > 1e-12 else 1e-12) * way[0])
    return (np.sqrt(nearest) * np.where(crossings % 2 == 1, 1, -1)).reshape(places.shape[:-1])


class Cushion:
    """
    A soft flat thing of an outline, lying with its back on z = 0.
    :param roundness: width of its rounded edge
    :param relief: `relief(x, y, edge)` is added to its top
    :param lie: `lie(x, y)` is added to its height, where it does not lie flat
    """

    def __init__(self, name, outline, thickness, material, roundness=.02, relief=None, lie=None, rings=90):
        self.outline, self.thickness, self.roundness = outline, thickness, roundness
        self.relief, self.lie = relief or (lambda x, y, edge: 0 * x), lie or (lambda x, y: 0 * x)
        reach = 1 - (1 - np.linspace(.004, 1, rings)) ** 1.7
        center = outline.mean(0)
        places = center + (outline - center)[None] * reach[:, None, None]
        edge = np.clip(edge_distance(places, outline), 0, None)
        edge[-1] = 0
        top, bottom = self._top(places, edge), self._bottom(places, edge)
        points = np.vstack([np.dstack([places, top]), np.dstack([places, bottom])[-2::-1]])
        uv = np.vstack([places, places[-2::-1]])
        self.object = grid(name, points, uv, material, close_u=True)

    def _round(self, edge):
        return np.sqrt(1 - (1 - np.clip(edge / self.roundness, 0, 1)) ** 2)

    def _top(self, places, edge):
        x, y = places[..., 0], places[..., 1]
        return (self.lie(x, y) + self.thickness * (.5 + .5 * self._round(edge))
                + self.relief(x, y, edge) * np.clip(edge / self.roundness, 0, 1))

    def _bottom(self, places, edge):
        return self.lie(places[..., 0], places[..., 1]) + self.thickness * (.5 - .5 * self._round(edge))

    def at(self, places):
        """Points and normals on its top at places (n, 2)."""
        places, step = np.asarray(places, float), .004

        def height(p):
            return self._top(p, np.clip(edge_distance(p, self.outline), 0, None))
        z = height(places)
        dx = (height(places + (step, 0)) - height(places - (step, 0))) / (2 * step)
        dy = (height(places + (0, step)) - height(places - (0, step))) / (2 * step)
        normals = np.stack([-dx, -dy, np.ones_like(z)], 1)
        return np.c_[places, z], normals / np.linalg.norm(normals, axis=1, keepdims=True)


def placed_snap(point, normal, material, radius=.024):
    """A soft plastic press stud on cloth."""
    snap(np.array(point) + np.array(normal) * .002, normal, radius, .008, material)


def tag(location, turn, fabrics_label, ink, width=.085, height=.045):
    """A small woven label, lying on cloth at a place, turned around z by degrees."""
    matrix = Matrix.Translation(location) @ Matrix.Rotation(np.radians(turn), 4, 'Z')
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, 16), np.linspace(-height / 2, height / 2, 8))
    sheet = grid('tag', np.stack([x, y, .004 * np.sin(x * 30)], -1), np.stack([x, y], -1), fabrics_label)
    sheet.matrix_world = matrix
    thick = sheet.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .005, 0
    text('Cradle & Carry', .0118 * width / .085, matrix @ Matrix.Translation((0, 0, .0068)), ink)


# -- Bib

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


# -- Teething pads

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
