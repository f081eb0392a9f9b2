"""A tailor's form of linen with a wooden cap, on which carriers and clothes are shown. One unit is about 40 cm."""
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from cloth import resample, smooth_line
from materials import fabric, wood
from solids import grid, lathe, rods

# Height, half width, half depth, and center in y of its sections.
SECTIONS = np.array([
    (.10, .47, .36, .02), (.35, .50, .37, .02), (.60, .455, .33, .01), (.86, .395, .285, 0), (1.10, .43, .315, -.01),
    (1.36, .49, .36, -.02), (1.55, .53, .345, -.005), (1.70, .545, .285, .02), (1.79, .49, .235, .04),
    (1.86, .36, .20, .05), (1.92, .225, .175, .05), (1.97, .172, .160, .045), (2.05, .152, .146, .035),
    (2.12, .148, .144, .03)])
EXPONENT = 2.25


class Form:
    """Stands from z 0.1 to 2.27 and faces -y. `front(x, z)` is the y of its chest; `drape` lays lines onto it."""

    def __init__(self):
        self.z = np.linspace(SECTIONS[0, 0], SECTIONS[-1, 0], 300)
        kernel = np.exp(-np.linspace(-2, 2, 23) ** 2)
        self.a, self.b, self.c = (
            np.convolve(np.pad(np.interp(self.z, SECTIONS[:, 0], SECTIONS[:, k]), 11, mode='edge'), kernel / kernel.sum(), 'valid')
            for k in (1, 2, 3))
        linen = fabric('linen', (.40, .345, .27), pitch=.0095, strength=.45, sheen=.25, melange=.22, tint=None)
        points, uv = self._surface()
        body = grid('form', points, uv, linen, close_u=True)
        self.tree = BVHTree.FromPolygons([tuple(v.co) for v in body.data.vertices],
                                         [tuple(p.vertices) for p in body.data.polygons])
        self._seams(linen)
        self._cap(wood('form cap', roughness=.45))

    def _surface(self):
        turn = np.linspace(0, 2 * np.pi, 260, endpoint=False)
        sx, sy = (np.sign(f) * np.abs(f) ** (2 / EXPONENT) for f in (np.cos(turn), np.sin(turn)))
        points = np.empty((300, 260, 3))
        points[..., 0] = np.clip(self.a[:, None] * sx, -.505, .505)
        points[..., 1] = self.c[:, None] + self.b[:, None] * sy
        points[..., 2] = self.z[:, None]
        for _ in range(14):
            q = (np.roll(points, 1, 1) + np.roll(points, -1, 1) + 2 * points) / 4
            q[1:-1] = (q[:-2] + q[2:] + 2 * q[1:-1]) / 4
            points = q
        return points, np.stack([np.broadcast_to(turn * .42, (300, 260)), np.broadcast_to(self.z[:, None], (300, 260))], -1)

    def front(self, x, z):
        a, b, c = (np.interp(z, self.z, values) for values in (self.a, self.b, self.c))
        r = np.clip(np.abs(x) / a, 0, .985)
        return c - b * (1 - r**EXPONENT) ** (1 / EXPONENT)

    def drape(self, line, off, step=.008):
        """Lays a line onto the form, `off` above it (a number or a function of 0…1); returns points and normals."""
        line = resample(np.asarray(line, float), step)
        found = [self.tree.find_nearest(Vector(p))[:2] for p in line]
        points, normals = (np.array([np.array(f[k]) for f in found]) for k in (0, 1))
        normals = smooth_line(normals, 12)
        normals /= np.linalg.norm(normals, axis=1, keepdims=True)
        lift = off(np.linspace(0, 1, len(line)))[:, None] if callable(off) else off
        return smooth_line(points, 12) + normals * lift, normals

    def _seams(self, linen):
        lines = []
        z = np.linspace(.2, 1.74, 120)
        turn = np.linspace(0, 2 * np.pi, 200)
        for side in (-1, 1):
            x = side * (.22 + .05 * np.sin((z - .3) * 2.2))
            lines.append(self.drape(np.stack([x, self.front(x, z), z], 1), .0005)[0])
            lines.append(self.drape(np.stack([np.full(200, side * .47), .01 + .19 * np.cos(turn), 1.53 + .235 * np.sin(turn)], 1), .0008)[0])
        lines.append(self.drape(np.stack([.4 * np.sin(turn), .3 * np.cos(turn), np.full(200, 1.99)], 1), .0008)[0])
        rods('form seams', lines, .0026, linen, resolution=1)

    @staticmethod
    def _cap(material):
        lathe('cap', [(.001, 2.175), (.08, 2.174), (.125, 2.168), (.146, 2.158), (.153, 2.146), (.153, 2.132),
                      (.149, 2.125), (.138, 2.118), (.001, 2.118)], material, (0, .03))
        lathe('knob', [(.001, 2.273), (.02, 2.271), (.035, 2.258), (.04, 2.238), (.034, 2.218), (.022, 2.205),
                       (.022, 2.188), (.035, 2.175), (.04, 2.168)], material, (0, .03))
