"""Cloth without simulation: padded panels, bands, bindings, and stitches over a given surface."""
import math

import numpy as np
from mathutils import Vector, noise

from solids import grid, rods

PAD_WIDTH = 0.040
"""Distance from a seam, in units, within which padding rises."""


class Stitches:
    """Collects dashes of thread, which are drawn as one object by `sew`."""

    def __init__(self, seed=4):
        self.random = np.random.default_rng(seed)
        self.dashes = []

    def along(self, points, normals, dash=0.0135, gap=0.0075, lift=0.0012):
        """Dashes along a line; their ends sink into the cloth, so that they look sewn and not like beads."""
        length = lengths(points)
        start = 0.0
        while start + dash < length[-1]:
            q = np.linspace(start, start + dash * (0.92 + 0.16 * self.random.random()), 5)
            p = np.stack([np.interp(q, length, points[:, k]) for k in range(3)], 1)
            n = np.stack([np.interp(q, length, normals[:, k]) for k in range(3)], 1)
            self.dashes.append(p + n * (lift * np.array([-2.6, 0.4, 1, 0.4, -2.6]))[:, None])
            start += dash + gap

    def sew(self, thread, radius=0.0019):
        if self.dashes:
            rods('stitches', self.dashes, radius, thread, resolution=1)


def lengths(points):
    """Length along a line at each of its points."""
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]


def resample(points, step):
    d = lengths(points)
    t = np.linspace(0, d[-1], max(2, int(d[-1] / step)))
    return np.stack([np.interp(t, d, points[:, k]) for k in range(3)], 1)


def through(points, steps=40):
    """A smooth line through points (Catmull–Rom)."""
    c = np.array(points, float)
    c = np.vstack([2 * c[0] - c[1], c, 2 * c[-1] - c[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = [0.5 * (2 * c[i] + (c[i + 1] - c[i - 1]) * t + (2 * c[i - 1] - 5 * c[i] + 4 * c[i + 1] - c[i + 2]) * t**2
                     + (3 * c[i] - c[i - 1] - 3 * c[i + 1] + c[i + 2]) * t**3) for i in range(1, len(c) - 2)]
    return np.vstack([*pieces, c[-2][None]])


def smooth_line(values, times):
    for _ in range(times):
        values = np.vstack([values[:1], (values[:-2] + 2 * values[1:-1] + values[2:]) / 4, values[-1:]])
    return values


def smooth_grid(points, times):
    for _ in range(times):
        q = points.copy()
        q[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
        q[:, 1:-1] = (q[:, :-2] + 2 * q[:, 1:-1] + q[:, 2:]) / 4
        points = q
    return points


def normals_of(points):
    n = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    return n / np.maximum(np.linalg.norm(n, axis=2, keepdims=True), 1e-9)


def fractal(points, scale, octaves=3, seed=0):
    """Noise from -1 to 1 at points of any shape (…, 3)."""
    flat = points.reshape(-1, 3) * scale + seed
    return np.array([noise.fractal(Vector(p), 1.0, 2.0, octaves) for p in flat]).reshape(points.shape[:-1])


def profile(at, values):
    """A smooth function of 0…1 through values at given places; used for widths and bulges."""
    t = np.linspace(0, 1, 400)
    kernel = np.exp(-np.linspace(-2, 2, 41) ** 2)
    padded = np.pad(np.interp(t, at, values), 20, mode='reflect', reflect_type='odd')
    smoothed = np.convolve(padded, kernel / kernel.sum(), 'valid')
    return lambda v: np.interp(v, t, smoothed)


class Panel:
    """
    A padded piece of cloth in front of a surface, from `bottom` to `top`, `width(v)` to each side of the middle.
    :param depth: `depth(x, z)` is y of the surface behind it
    :param bulge: `bulge(v)` is how far its middle stands off; `gap(u, v)` is the same for every point
    :param seams: functions of 0…1 to (x, z), which the padding sinks to and stitches follow
    :param folds: (x0, z0, x1, z1, height, width) of folds of tension
    """

    def __init__(self, name, bottom, top, width, bulge, gap, depth, material, stitches, nu=150, nv=220, seams=(),
                 pad=0.030, thickness=0.04, sag=0.004, folds=(), flatness=1.9, seed=0):
        u, v = np.meshgrid(np.linspace(-1, 1, nu), np.linspace(0, 1, nv))
        x, z = u * width(v), bottom + (top - bottom) * v
        points = np.stack([x, depth(x, z) - gap(u, v) - bulge(v) * (1 - np.abs(u) ** flatness), z], -1)
        points = smooth_grid(points, 6)
        outward = normals_of(points)
        if outward[nv // 2, nu // 2, 1] > 0:
            outward = -outward
        down = np.cumsum(np.r_[np.zeros((1, nu)), np.linalg.norm(np.diff(points, axis=0), axis=2)], axis=0)
        across = np.cumsum(np.c_[np.zeros((nv, 1)), np.linalg.norm(np.diff(points, axis=1), axis=2)], axis=1)
        across -= across[:, nu // 2:nu // 2 + 1]
        edge = np.minimum((1 - np.abs(u)) * width(v), np.minimum(v, 1 - v) * (top - bottom))
        seam = self._distance(x, z, seams)
        inside = np.clip(edge / 0.03, 0, 1)
        relief = pad * (1 - np.exp(-(np.minimum(seam, edge) / PAD_WIDTH) ** 1.5))
        relief -= 0.006 * np.exp(-(seam / 0.008) ** 2) * np.clip(edge / 0.02, 0, 1)
        relief += fractal(points, 30, 2, 3 + seed) * 0.0075 * np.exp(-((seam - 0.014) / 0.030) ** 2) * inside
        relief += fractal(points, 30, 2, 3 + seed) * 0.0018 + fractal(points, 5, 2, 9 + seed) * sag
        relief += self._folds(x, z, folds)
        self.points = points + outward * relief[..., None]
        self.normals = normals_of(self.points)
        if self.normals[nv // 2, nu // 2, 1] > 0:
            self.normals = -self.normals
        self.bottom, self.top, self.width = bottom, top, width
        uv = np.stack([across, np.broadcast_to(down[:, nu // 2:nu // 2 + 1], across.shape)], -1)
        self.object = grid(name, self.points, uv, material)
        solid = self.object.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, -1
        for line in seams:
            stitches.along(*self.at(line(np.linspace(0, 1, 400))))

    @staticmethod
    def _distance(x, z, seams):
        distance = np.full(x.shape, 9.0)
        for line in seams:
            p = line(np.linspace(0, 1, 160))
            distance = np.minimum(distance, np.min((x[..., None] - p[:, 0]) ** 2 + (z[..., None] - p[:, 1]) ** 2, 2) ** 0.5)
        return distance

    @staticmethod
    def _folds(x, z, folds):
        total = np.zeros(x.shape)
        for x0, z0, x1, z1, height, width in folds:
            way = np.array([x1 - x0, z1 - z0])
            length = np.linalg.norm(way)
            t = ((x - x0) * way[0] + (z - z0) * way[1]) / length**2
            off = ((x - x0) * way[1] - (z - z0) * way[0]) / length + 0.012 * np.sin(t * 5 + x0 * 9)
            total += height * np.exp(-(off / width) ** 2) * np.clip(np.sin(np.clip(t, 0, 1) * np.pi), 0, 1) ** 0.8
        return total

    def at(self, places):
        """Points and normals on the panel at places (x, z) of shape (n, 2)."""
        nv, nu = self.points.shape[:2]
        v = (places[:, 1] - self.bottom) / (self.top - self.bottom)
        i = np.clip((places[:, 0] / self.width(v) + 1) / 2 * (nu - 1), 0, nu - 1.001)
        j = np.clip(v * (nv - 1), 0, nv - 1.001)
        a, b, i, j = (i % 1)[:, None], (j % 1)[:, None], i.astype(int), j.astype(int)

        def read(grid_):
            return (grid_[j, i] * (1 - a) * (1 - b) + grid_[j, i + 1] * a * (1 - b)
                    + grid_[j + 1, i] * (1 - a) * b + grid_[j + 1, i + 1] * a * b)
        return read(self.points), read(self.normals)

    def rim(self):
        """Points and normals around its edge."""
        def around(g):
            return np.vstack([g[0], g[1:-1, -1], g[-1, ::-1], g[-2:0:-1, 0]])
        return around(self.points), around(self.normals)


def binding(name, rim, material, stitches, inset=0.016, radius=0.027, flat=0.8, sides=14):
    """A sewn edge around a rim of (points, normals)."""
    points, outward = rim[0] - rim[1] * inset, rim[1].copy()
    for _ in range(25):
        points = (np.roll(points, 1, 0) + np.roll(points, -1, 0) + 2 * points) / 4
        outward = (np.roll(outward, 1, 0) + np.roll(outward, -1, 0) + 2 * outward) / 4
    d = lengths(np.vstack([points, points[:1]]))
    t = np.linspace(0, d[-1], int(d[-1] / 0.007), endpoint=False)
    points, outward = (np.stack([np.interp(t, d, np.r_[a[:, k], a[0, k]]) for k in range(3)], 1) for a in (points, outward))
    for _ in range(10):
        points = (np.roll(points, 1, 0) + np.roll(points, -1, 0) + 2 * points) / 4
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    along = np.roll(points, -1, 0) - np.roll(points, 1, 0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, outward)
    a = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    r = radius * (1 + 0.06 * np.array([noise.noise(Vector(p) * 22) for p in points]))
    ring = points[:, None] + r[:, None, None] * (side[:, None] * np.cos(a)[None, :, None] * flat
                                                 + outward[:, None] * np.sin(a)[None, :, None])
    uv = np.stack([np.broadcast_to(t[:, None], ring.shape[:2]), np.broadcast_to(a * radius, ring.shape[:2])], -1)
    obj = grid(name, ring, uv, material, close_u=True, close_v=True)
    if stitches is not None:
        stitches.along(points + outward * radius * 0.96, outward, dash=0.014, gap=0.008)
    return obj


class Band:
    """
    A strap: a padded or flat section swept along a line of points with outward normals.
    :param width: a number, or a function of 0…1; so is `thickness`
    """

    def __init__(self, name, points, outward, width, thickness, material, stitches=None, stitch_inset=0.028,
                 padded=True, seed=0):
        count = len(points)
        t = np.linspace(0, 1, count)
        width = width(t) if callable(width) else np.full(count, width)
        thickness = thickness(t) if callable(thickness) else np.full(count, thickness)
        along = np.gradient(points, axis=0)
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        side = np.cross(along, outward)
        side /= np.linalg.norm(side, axis=1, keepdims=True)
        outward = np.cross(side, along)
        a = np.linspace(0, 2 * np.pi, 36, endpoint=False)
        cx = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.55
        cy = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.75
        rise = self._rise(np.abs(cx)) if padded else np.ones(36)
        ring = (points[:, None] + side[:, None] * (cx * width[:, None] / 2)[..., None]
                + outward[:, None] * ((cy * rise) * thickness[:, None] / 2)[..., None])
        if padded:
            ring = ring + outward[:, None] * (fractal(ring, 30, 2, 5 + seed) * 0.004 * np.exp(-((1 - np.abs(cx)) / 0.35) ** 2)
                                              + fractal(ring, 6, 2, 1 + seed) * 0.004)[..., None]
        s = lengths(points)
        across = cx * width.max() / 2
        grid(name, ring, np.stack([np.broadcast_to(s[:, None], ring.shape[:2]), np.broadcast_to(across, ring.shape[:2])], -1),
             material, close_u=True)
        for j, sign in ((0, -1), (-1, 1)):
            self._cap(name, ring[j], points[j], along[j] * sign, thickness[j], s[j], across, material)
        self.points, self.normals, self.side, self.along = points, outward, side, along
        self.width, self.thickness = width, thickness
        if stitches is not None:
            for sign in (-1, 1):
                e = sign * (width / 2 - stitch_inset)
                x = np.clip(np.abs(e) / (width / 2), 0, 1)
                height = np.clip(1 - x ** (2 / 0.55), 0, 1) ** 0.375 * (self._rise(x) if padded else 1) * thickness / 2
                stitches.along(points + side * e[:, None] + outward * height[:, None], outward, lift=0.0008)

    @staticmethod
    def _rise(x):
        """Padding is thin at the stitched edge."""
        return 0.42 + 0.58 * (1 - np.exp(-((1 - x) / 0.16) ** 1.6))

    @staticmethod
    def _cap(name, ring, center, way, thickness, start, across, material):
        steps = np.array([1, 0.97, 0.9, 0.78, 0.6, 0.35, 0.02])
        rings = np.array([center + (ring - center) * q + way * (thickness * 0.55 * math.sqrt(max(0, 1 - q * q))) for q in steps])
        uv = np.stack([np.broadcast_to(start + np.arange(7)[:, None] * 0.004, rings.shape[:2]),
                       np.broadcast_to(across, rings.shape[:2])], -1)
        grid(name + ' end', rings, uv, material, close_u=True)
