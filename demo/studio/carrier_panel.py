"""The padded panel of a carrier: like `cloth.Panel`, with curved upper and lower edges and calmer seams."""
import numpy as np

from cloth import PAD_WIDTH, Panel, fractal, normals_of, smooth_grid
from solids import grid


class Shell(Panel):
    """
    A padded piece of cloth in front of a surface; places on it are (x, z) as on the flat cut.
    :param width: half width as a function of 0…1 from the bottom to the top
    :param scoop: how much deeper the middle of the upper edge lies than its corners (negative: a rounded top)
    :param belly: how much deeper the middle of the lower edge hangs than its corners
    :param bulge: how far the middle stands off, as a function of 0…1; `gap(u, v)` is the same for every point
    :param seams: functions of 0…1 to (x, z), which the padding sinks to and stitches follow
    :param folds: (x0, z0, x1, z1, height, width) of folds of tension
    :param pucker: how much cloth gathers along seams
    """

    def __init__(self, name, cut, width, bulge, gap, depth, material, stitches, seams, seed=0, nu=150, nv=200):
        u, v = np.meshgrid(np.linspace(-1, 1, nu), np.linspace(0, 1, nv))
        self.bottom, self.top, self.width, self.cut = cut.bottom, cut.top, width, cut
        x, z = u * width(v), self._height(u, v)
        flat_z = cut.bottom + (cut.top - cut.bottom) * v
        points = np.stack([x, depth(x, z) - gap(u, v) - bulge(v) * (1 - np.abs(u) ** cut.flatness), z], -1)
        points = smooth_grid(points, 6)
        outward = normals_of(points)
        outward *= -np.sign(outward[nv // 2, nu // 2, 1])
        down = np.cumsum(np.r_[np.zeros((1, nu)), np.linalg.norm(np.diff(points, axis=0), axis=2)], axis=0)
        across = np.cumsum(np.c_[np.zeros((nv, 1)), np.linalg.norm(np.diff(points, axis=1), axis=2)], axis=1)
        across -= across[:, nu // 2:nu // 2 + 1]
        edge = np.minimum((1 - np.abs(u)) * width(v), np.minimum(v, 1 - v) * (cut.top - cut.bottom))
        seam = self._distance(x, flat_z, seams)
        inside = np.clip(edge / .05, 0, 1)
        relief = cut.pad * (1 - np.exp(-(np.minimum(seam, edge) / PAD_WIDTH) ** 1.5))
        relief -= .006 * np.exp(-(seam / .008) ** 2) * np.clip(edge / .02, 0, 1)
        relief += fractal(points, 22, 2, 3 + seed) * cut.pucker * np.exp(-((seam - .014) / .026) ** 2) * inside
        relief += (fractal(points, 26, 2, 3 + seed) * .0013 + fractal(points, 5, 2, 9 + seed) * cut.sag) * inside
        relief += 1.25 * self._folds(x, flat_z, cut.folds) * inside
        self.points = points + outward * relief[..., None]
        self.normals = normals_of(self.points)
        self.normals *= -np.sign(self.normals[nv // 2, nu // 2, 1])
        uv = np.stack([across, np.broadcast_to(down[:, nu // 2:nu // 2 + 1], across.shape)], -1)
        self.object = grid(name, self.points, uv, material)
        solid = self.object.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = cut.thickness, -1
        for line in seams:
            stitches.along(*self.at(line(np.linspace(0, 1, 400))))

    def _height(self, u, v):
        """Height of points: the edges are bent, and the bend fades towards the middle."""
        cut = self.cut
        z = cut.bottom + (cut.top - cut.bottom) * v
        return z - cut.scoop * (1 - u**2) * v**3 - cut.belly * (1 - u**2) * (1 - v) ** 3
