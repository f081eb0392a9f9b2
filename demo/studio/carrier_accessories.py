"""Small soft things for carriers: what bibs, pads, and pouches have in common."""
import numpy as np
from mathutils import Matrix

import brand
from cloth import lengths
from materials import INK, NEUTRAL, fabric, solid
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
    text(brand.NAME, .0118 * width / .085, matrix @ Matrix.Translation((0, 0, .0068)), ink)
