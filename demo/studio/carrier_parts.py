"""Parts of baby carriers: fabrics, seams, folds, webbing, gathered sashes, zips, pockets, and the label."""
import numpy as np
from mathutils import Matrix, Vector

import brand
from cloth import Band, fractal, lengths, normals_of, resample, smooth_line
from materials import INK, NEUTRAL, TRIM, fabric, solid
from solids import grid, rods, text

WEAVES = {
    'cotton': dict(kind='weave', pitch=.0078, strength=.6),
    'woven': dict(kind='weave', pitch=.0115, strength=.8, melange=.34),
    'jersey': dict(kind='jersey', pitch=.0105, strength=.55, sheen=.6, melange=.2),
    'mesh': dict(kind='mesh', pitch=.0135, strength=.8, sheen=.35),
    'fine mesh': dict(kind='mesh', pitch=.0100, strength=.8, sheen=.35),
    'big mesh': dict(kind='mesh', pitch=.0185, strength=.9, sheen=.35),
}


CLOTH = tuple(.72 * tone for tone in NEUTRAL)
"""A little darker than NEUTRAL: large padded surfaces that face the light must keep their folds in white."""
EDGE = tuple(.72 * tone for tone in TRIM)


class Fabrics:
    """What a carrier is made of. All of `tint` but buckles, snaps, and the label."""

    def __init__(self, panel, straps='cotton', headrest=None, belt=None, tint=0, buckles=INK):
        made = {}

        def cloth(kind):
            if kind not in made:
                made[kind] = fabric('carrier ' + kind, CLOTH, tint=tint, **WEAVES[kind])
            return made[kind]

        self.panel, self.straps = cloth(panel), cloth(straps)
        self.headrest, self.belt = cloth(headrest or straps), cloth(belt or straps)
        self.cloth = cloth
        self.edge = fabric('carrier edge', EDGE, pitch=.007, strength=.5, sheen=.5, melange=.15, tint=tint)
        self.webbing = fabric('carrier webbing', EDGE, 'rib', pitch=.012, strength=.8, sheen=.3, melange=.12, tint=tint)
        self.thread = solid('carrier thread', (.80, .795, .78), .75, .15, 0, tint=tint)
        # Tinted by three quarters only: on dark cloth the thread is lighter than the cloth.
        mark = next(n for n in self.thread.node_tree.nodes if n.bl_idname == 'ShaderNodeOutputAOV')
        mark.inputs[0].default_value = tuple(.74 if i == tint else 0 for i in range(3)) + (1,)
        self.plastic = solid('carrier buckle', buckles, .42, .45, .06, grain_scale=260)
        self.metal = solid('carrier snap', (.42, .42, .43), .32, .5, .03, metal=1)
        self.label = fabric('carrier label', (.78, .75, .69), pitch=.006, strength=.3, sheen=.2, melange=.1, tint=None)
        self.ink = solid('carrier ink', (.03, .03, .035), .8, .1, 0)
        self.reflective = solid('carrier piping', (.62, .63, .64), .3, .6, .05, metal=.5)


# Seams are functions of 0…1 to places (x, z) on a panel.

def oval(x, z, half_width, half_height, square=.7, egg=.0):
    """A closed seam; `square` from 1 (ellipse) to 0.3 (a box with rounded corners)."""
    turn = np.linspace(0, 2 * np.pi, 4000)
    c, s = np.cos(turn), np.sin(turn)
    return stroke(*np.stack([x + half_width * np.sign(c) * np.abs(c) ** square * (1 + egg * s),
                             z + half_height * np.sign(s) * np.abs(s) ** square], 1))


def stroke(*places):
    """A straight or broken seam through places (x, z)."""
    places = np.array(places, float)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(places, axis=0), axis=1))]
    return lambda t: np.stack([np.interp(t * along[-1], along, places[:, k]) for k in (0, 1)], 1)


def beside(width, bottom, top, side, inset, start=.04, end=.97):
    """A seam that follows one side of a panel of `width(v)`."""
    def line(t):
        v = start + t * (end - start)
        return np.stack([side * (width(v) - inset), bottom + (top - bottom) * v], 1)
    return line


def drawn(anchor, seed, count=5, reach=.26, height=.015, spread=50):
    """Folds of tension that fan from a place (x, z) where a strap pulls towards the middle."""
    random = np.random.default_rng(seed)
    folds = []
    for angle in np.linspace(-spread, spread, count) + random.uniform(-7, 7, count):
        way = np.array([-np.sign(anchor[0]) * np.cos(np.radians(angle)), np.sin(np.radians(angle))])
        end = np.array(anchor) + way * reach * random.uniform(.7, 1.15)
        folds.append((*anchor, *end, height * random.uniform(.7, 1.15), random.uniform(.016, .022)))
    return folds


def slack(places, seed, height=.012):
    """Soft folds through pairs of places (x0, z0, x1, z1), each a little different."""
    random = np.random.default_rng(seed)
    return [(*(np.array(place) + random.uniform(-.015, .015, 4)), height * random.uniform(.7, 1.2),
             random.uniform(.018, .026)) for place in places]


def bridge(form, line, off, start=None, end=None):
    """Lays a line onto the form like `form.drape` and pulls its ends to given points."""
    points, normals = form.drape(line, off)
    t = np.linspace(0, 1, len(points))
    ease = np.clip((t - .45) / .55, 0, 1) ** 2
    if end is not None:
        points = points + (np.asarray(end) - points[-1]) * ease[:, None]
    if start is not None:
        points = points + (np.asarray(start) - points[0]) * ease[::-1, None]
    return smooth_line(points, 6), normals


def webbing(name, points, normals, fabrics, width=.075, thickness=.010, stitches=None):
    """A flat woven strap."""
    return Band(name, points, normals, width, thickness, fabrics.webbing, stitches, .010, padded=False)


def evenly(points, normals, step=.008):
    """Resamples a line and its normals to even steps, as `Band` wants them."""
    d = lengths(points)
    t = np.linspace(0, d[-1], max(2, int(d[-1] / step)))
    out = [np.stack([np.interp(t, d, a[:, k]) for k in range(3)], 1) for a in (points, normals)]
    return out[0], out[1] / np.linalg.norm(out[1], axis=1, keepdims=True)


def sash(name, points, normals, width, material, pleats=6, depth=.012, thickness=.016, seed=0, side=None, droop=.05):
    """
    A wide soft band of cloth, gathered lengthwise.
    :param width: a number or a function of 0…1
    :param pleats: how many it has side by side; they wander along it
    :param droop: by which part of its width its edges lie deeper than its middle
    """
    count, columns = len(points), 64
    t = np.linspace(0, 1, count)
    width = width(t) if callable(width) else np.full(count, width)
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    if side is None:
        side = np.cross(along, normals)
        side /= np.linalg.norm(side, axis=1, keepdims=True)
    outward = np.cross(side, along)
    u = np.linspace(-1, 1, columns)
    flat = points[:, None] + side[:, None] * (u[None] * width[:, None] / 2)[..., None]
    d = lengths(points)
    place = np.stack([np.broadcast_to(d[:, None] * .9, flat.shape[:2]), np.broadcast_to(u[None] * .5, flat.shape[:2]),
                      np.full(flat.shape[:2], seed * 3.1)], -1)
    phase = fractal(place, 1.6, 2, seed) * 2.6
    waves = np.sin(u[None] * np.pi * pleats / 2 + phase)
    strength = .55 + .45 * fractal(place, 2.2, 2, seed + 5)
    relief = depth * np.sign(waves) * np.abs(waves) ** .8 * strength
    relief -= droop * width[:, None] * np.abs(u[None]) ** 6
    bent = flat + outward[:, None] * (relief + fractal(flat, 7, 2, seed + 2) * .006)[..., None]
    uv = np.stack([np.broadcast_to(d[:, None], flat.shape[:2]), np.broadcast_to(u[None] * width.max() / 2, flat.shape[:2])], -1)
    obj = grid(name, bent, uv, material)
    solid_ = obj.modifiers.new('thick', 'SOLIDIFY')
    solid_.thickness, solid_.offset = thickness, 0
    for sign in (0, -1):
        rods(name + ' hem', [smooth_line(bent[:, sign], 8)], thickness * .62, material, resolution=3)
    return bent, normals_of(bent)


def label(panel, place, fabrics, stitches, half=(.088, .031), words=brand.NAME, size=.0205):
    """The woven label, sewn onto a panel at a place (x, z)."""
    u, v = np.meshgrid(np.linspace(-half[0], half[0], 30), np.linspace(-half[1], half[1], 12))
    points, normals = panel.at(np.stack([u.ravel() + place[0], v.ravel() + place[1]], 1))
    points, normal = points.reshape(12, 30, 3), normals.mean(0) / np.linalg.norm(normals.mean(0))
    center = points.mean((0, 1))
    right = np.array([1.0, 0, 0])
    right -= normal * right.dot(normal)
    right /= np.linalg.norm(right)
    up = np.cross(normal, right)
    height = (points - center) @ normal
    height = height * .3
    lift = .006 + np.max((points - center) @ normal - height) * .55
    sheet = center + u[..., None] * right + v[..., None] * up + normal * (height + lift)[..., None]
    obj = grid('label', sheet, np.stack([u, v], -1), fabrics.label)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .006, 0
    frame = Matrix((Vector(right), Vector(up), Vector(normal))).transposed().to_4x4()
    frame.translation = Vector(center + normal * (lift + height.max() + .0032))
    text(words, size, frame, fabrics.ink).data.offset = .00025
    a, b = half[0] - .006, half[1] - .006
    for side in (-1, 1):
        row = np.linspace(-b, b, 12)
        column = int(np.clip((side * a / half[0] + 1) / 2 * 29, 0, 29))
        edge = np.stack([np.interp(row, np.linspace(-half[1], half[1], 12), sheet[:, column, k]) for k in range(3)], 1)
        stitches.along(edge + normal * .0034, np.broadcast_to(normal, edge.shape), .010, .006, lift=.0008)


def on_panel(panel, places, lift=0.0, step=.008, calm=10):
    """A line of points and normals along places (x, z) of a panel, `lift` above it; `calm` smooths it."""
    points, normals = panel.at(np.asarray(places, float))
    normals = smooth_line(normals, 2 * calm)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    return evenly(smooth_line(points, calm) + normals * lift, normals, step)


def zipper(panel, line, fabrics, stitches):
    """A zip along a seam of a panel: two tapes, teeth, and a puller at its lower end."""
    places = line(np.linspace(0, 1, 200))
    points, normals = on_panel(panel, places, .003, calm=30)
    tape = Band('zip tape', points, normals, .052, .010, fabrics.edge, stitches, .008, padded=False)
    teeth, lift = [], normals * .0055
    even, up = evenly(points + lift, normals, .0085)
    across = np.cross(np.gradient(even, axis=0), up)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    for i, (p, a) in enumerate(zip(even, across)):
        teeth.append(np.stack([p - a * .0065, p + a * .0065]))
    rods('zip teeth', teeth, .0026, fabrics.plastic, resolution=1)
    return tape


def piping(panel, line, material, radius=.006):
    """A thin cord sewn along a seam."""
    points, _ = on_panel(panel, line(np.linspace(0, 1, 400)), radius * .6)
    rods('piping', [resample(points, .01)], radius, material, resolution=3)

