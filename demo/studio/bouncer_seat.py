"""The fabric seat of a bouncer with its harness. One unit is 40 cm; its foot end faces -y."""
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from bouncer_outline import Outline
from cloth import Band, Stitches, binding, fractal, lengths, profile, resample, through
from materials import NEUTRAL, TRIM, fabric, solid
from solids import grid, lathe

SAG = profile([0, .12, .30, .45, .70, .90, 1], [.02, .06, .13, .12, .085, .05, .02])
"""How far the fabric hangs below the wire, from foot to head."""
HEM = .062
"""Distance of the seam along the sleeve from the edge."""
HALF_WIDTH = profile([0, .25, .45, .75, 1], [.335, .385, .43, .475, .47])


@dataclass
class SeatCloth:
    """What a seat is made of."""
    front: bpy.types.Material
    edge: bpy.types.Material
    thread: bpy.types.Material
    button: bpy.types.Material
    kind: str
    """cotton (quilted), mesh, jersey, or woven."""


def seat_cloth(kind='cotton', tint=0):
    """The fabrics of a seat; their color is that of the mask `tint`."""
    front = {
        'cotton': lambda: fabric('cotton', kind='weave', pitch=.0075, strength=.5, melange=.12, tint=tint),
        'mesh': lambda: fabric('mesh', kind='mesh', pitch=.0135, strength=.8, melange=.1, tint=tint),
        'jersey': lambda: fabric('jersey', kind='jersey', pitch=.0105, strength=.7, melange=.4, tint=tint),
        'woven': lambda: fabric('woven', kind='weave', pitch=.0095, strength=.8, melange=.3, tint=tint),
    }[kind]()
    edge = front if kind == 'cotton' else fabric('edge', tuple(.80 * c for c in NEUTRAL), pitch=.0075, tint=tint)
    thread = solid('thread', tuple(.93 * c for c in NEUTRAL), .8, .1, 0, tint=tint)
    return SeatCloth(front, edge, thread, solid('button', TRIM, .5, .3, .05, tint=tint), kind)


def quilt_distance(x, t, width=.125, height=.17):
    """Distance to the stitching of a quilt of slightly curved diamonds."""
    a, b = x / width + t / height, x / width - t / height
    distances = []
    for f, g in ((a, b), (b, a)):
        f = f + .055 * np.sin(2 * np.pi * g)
        distances.append(np.abs((f + .5) % 1 - .5) / np.hypot(1 / width, 1 / height))
    return np.minimum(*distances)


def quilt_lines(length):
    """The same stitching as lines (n, 2) across the whole seat."""
    lines = []
    for sign in (-1, 1):
        for k in range(-18, 19):
            t = np.linspace(.06, length - .06, 500)
            x = .125 * (k + sign * t / .17)
            g = x / .125 + sign * t / .17
            lines.append(np.stack([x - .125 * .055 * np.sin(2 * np.pi * g), t], 1))
    return lines


def plain_seams(kind):
    """Seams of a seat that is not quilted, as lines (n, 2)."""
    x = np.linspace(-.44, .44, 120)
    if kind == 'mesh':
        a = np.linspace(0, 2 * np.pi, 300)
        return [np.stack([.33 * np.sin(a), 1.38 - .60 * np.cos(a)], 1)]
    t = np.linspace(.72, 1.62 - .05, 160)
    sides = [np.stack([sign * (.20 + .07 * ((t - .72) / .85) ** 1.4), t], 1) for sign in (-1, 1)]
    return [np.stack([x, 1.62 - .09 * (1 - (x / .44) ** 2)], 1), np.stack([x, .70 + .05 * (x / .44) ** 2], 1), *sides]


class Seat:
    """The fabric seat, stretched over a closed wire whose side view is `side`."""

    def __init__(self, side, cloth, harness=True, seed=0, hung=1.0):
        """:param hung: 1 on a frame; less lets the fabric and the harness lie flatter"""
        self.hung = hung
        self.cloth, self.stitches, self.seed = cloth, Stitches(seed + 3), seed
        self.side = resample(np.pad(through(side), ((0, 0), (1, 0))), .004)
        self.t = lengths(self.side)
        self.length = self.t[-1]
        along = np.gradient(self.side, self.t, axis=0)
        self.up = np.stack([np.zeros(len(along)), -along[:, 2], along[:, 1]], 1)
        self.outline = Outline(self.length, HALF_WIDTH, .34, .46)
        self._panel()
        self._rim()
        if harness:
            self._harness()
        self.stitches.sew(cloth.thread, .0016)

    def read(self, values, t):
        return np.stack([np.interp(t, self.t, values[:, k]) for k in range(3)], -1)

    def at(self, places, lift=0.0):
        """Points and directions away from the seat at places (…, 2) on its undecorated surface."""
        x, t = places[..., 0], places[..., 1]
        edge = self.outline.edge_distance(places)
        sag = self.hung * SAG(t / self.length) * (1 - (1 - np.clip(edge / .42, 0, 1)) ** 2)
        up = self.read(self.up, t)
        points = self.read(self.side, t) + (lift - sag)[..., None] * up
        points[..., 0] = x
        return points, up

    def _relief(self, places, edge):
        """How far padding, puckers, and folds stand off at places."""
        x, t = places[..., 0], places[..., 1]
        quilted = self.cloth.kind == 'cotton'
        seam = quilt_distance(x, t) if quilted else distance_to(self.lines, places)
        seam = np.minimum(seam, np.abs(edge - HEM))
        wide, high = (.030, .038) if quilted else (.045, .034)
        relief = high * (1 - np.exp(-(seam / wide) ** 1.4)) * np.clip(edge / .05, 0, 1)
        flat = np.stack([x, t, 0 * x], -1)
        relief += fractal(flat, 26, 2, self.seed) * .0045 * np.exp(-(seam / .03) ** 2)
        relief += fractal(flat, 4.5, 3, self.seed + 5) * .008 * np.clip(edge / .2, 0, 1)
        return relief + creases(x, t, self._folds())

    def _panel(self):
        places, edge = self.outline.places, self.outline.edge
        self.lines = quilt_lines(self.length) if self.cloth.kind == 'cotton' else plain_seams(self.cloth.kind)
        points, up = self.at(places)
        points += up * self._relief(places, edge)[..., None]
        self.rim = around(points)
        cloth = grid('seat', points, places, self.cloth.front)
        thick = cloth.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = .022, -1
        for line in self.lines:
            self._sew(line, HEM + .012)
        self._sew(self.outline.inset(HEM), .02)

    def _sew(self, line, margin):
        """Stitches along a line of places, where it is a margin away from the edge."""
        edge = self.outline.edge_distance(line)
        inside = self.outline.contains(line) & (edge > margin)
        if inside.sum() > 12:
            points, up = self.at(line[inside])
            points += up * (self._relief(line[inside], edge[inside]) + .002)[:, None]
            self.stitches.along(points, up)

    def _folds(self):
        """Folds where the seat is hung and where a baby sits: (x0, t0, x1, t1, height, width)."""
        folds = [(.30, .30, -.05, .52, .009, .03), (-.26, .26, .06, .44, .008, .026)]
        for side in (-1, 1):
            folds += [(side * .40, .62, side * .06, .80, .013, .030), (side * .40, .78, side * .10, .86, -.010, .028),
                      (side * .41, .90, side * .12, .92, .011, .030), (side * .36, .45, side * .05, .66, -.010, .03),
                      (side * .42, 1.15, side * .2, 1.02, .008, .03), (side * .43, 1.38, side * .22, 1.3, .006, .03)]
        strong, random = (.6 if self.cloth.kind == 'cotton' else 1), np.random.default_rng(self.seed)
        return [(a + .02 * random.normal(), b + .02 * random.normal(), c, d, 1.5 * h * strong, w) for a, b, c, d, h, w in folds]

    def _rim(self):
        """The sleeve around the wire."""
        up = self.at(around(self.outline.places))[1]
        binding('sleeve', (self.rim, up), self.cloth.edge, None, inset=.004, radius=.019 + .018 * self.hung, flat=1.0)

    def slack(self):
        """How far the harness stands off, as a part of how it does on a frame."""
        return .35 + .65 * self.hung

    def _harness(self):
        """A soft middle piece that rises from the seat, and two straps that are buttoned to it."""
        start, piece = .50, Outline(.60, profile([0, .3, .62, 1], [.135, .115, .20, .215]), .06, .13, 90, 70)
        places = piece.places + (0, start)
        v = piece.places[..., 1] / piece.length
        lift = .018 + .155 * np.sin(np.clip(v * 1.25, 0, 1) * np.pi / 2) ** 1.5
        lift += .05 * v * (1 - np.abs(places[..., 0]) / .22) - .10 * np.clip(v - .82, 0, 1) ** 1.2
        flat = np.stack([places[..., 0], places[..., 1], 0 * v], -1)
        padding = .030 * (1 - np.exp(-(piece.edge / .035) ** 1.3)) - .010 * np.exp(-((piece.edge - .035) / .009) ** 2)
        padding += fractal(flat, 6, 2, self.seed + 8) * .012 + fractal(flat, 26, 2, self.seed + 9) * .003 * np.clip(piece.edge / .06, 0, 1)
        rim = np.exp(-(piece.edge / .007) ** 2)
        padding -= .012 * rim
        padding += creases(places[..., 0], v * .6, [(-.15, .12, .12, .18, .010, .02), (-.1, .22, .14, .2, -.009, .02)])
        points, up = self.at(places, lift * self.slack() + padding)
        body = grid('harness', points, places, self.cloth.front)
        thick = body.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = .026, -1
        for side in (-1, 1):
            corner = np.array([side * .125, start + .475])
            tip = np.array([side * .40, 1.16])
            t = np.linspace(-.28, 1, 60)[:, None]
            line = corner + t * (tip - corner) + (0, .02) * np.sin(np.clip(t, 0, 1) * np.pi)
            s = np.clip(t[:, 0], 0, 1)
            height = .245 - .235 * s ** 1.1 - .02 * np.sin(s * np.pi)
            points, up = self.at(line, .035 + (height - .035) * self.slack())
            strap = Band('strap', points, up, lambda s: .115 - .03 * s, .030, self.cloth.front, self.stitches, .02,
                         seed=self.seed + side)
            button(strap.points[14] + strap.normals[14] * .014, strap.normals[14], self.cloth.button)


def around(values):
    """The values along the edge of a grid, as a ring."""
    return np.vstack([values[0], values[1:-1, -1], values[-1, ::-1], values[-2:0:-1, 0]])


def distance_to(lines, places):
    """Distance of places (…, 2) to the nearest of some lines."""
    p, nearest = places.reshape(-1, 2), np.full(places[..., 0].size, 9.0)
    for line in lines:
        for point in line:
            nearest = np.minimum(nearest, np.sum((p - point) ** 2, 1))
    return np.sqrt(nearest).reshape(places.shape[:-1])


def creases(x, t, folds):
    """Heights of folds of tension (x0, t0, x1, t1, height, width)."""
    total = np.zeros(x.shape)
    for x0, t0, x1, t1, height, width in folds:
        way = np.array([x1 - x0, t1 - t0])
        length = np.linalg.norm(way)
        f = ((x - x0) * way[0] + (t - t0) * way[1]) / length**2
        off = ((x - x0) * way[1] - (t - t0) * way[0]) / length + .012 * np.sin(f * 5 + x0 * 9)
        total += height * np.exp(-(off / width) ** 2) * np.sin(np.clip(f, 0, 1) * np.pi) ** .8
    return total


def button(location, outward, material):
    """A flat round button with a rim."""
    shape = [(.001, .007), (.020, .008), (.026, .013), (.033, .014), (.037, .009), (.037, -.004)]
    obj = lathe('button', shape, material, segments=40)
    obj.rotation_euler, obj.location = Vector(outward).to_track_quat('Z', 'Y').to_euler(), location
