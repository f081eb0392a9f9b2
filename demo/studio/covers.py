"""What covers worn over a carrier have in common, as they hang on the tailor's form."""
import bmesh
import numpy as np
from mathutils import Matrix, Vector

import brand
from cloth import Band, Stitches, lengths, normals_of, smooth_grid, smooth_line, through
from materials import NEUTRAL, fabric, solid
from solids import grid, snap, text

SHELL = tuple(.86 * tone for tone in NEUTRAL)
"""A little darker than NEUTRAL: large surfaces that face the light must keep their folds in white."""
CHARCOAL = (.030, .030, .032)
"""The carrier below a cover is not for sale here: it keeps a quiet color of its own."""


class Notions:
    """Thread, webbing, snaps, and label of a cover, and the cloth of the carrier below it."""

    def __init__(self):
        self.thread = solid('thread', (.80, .795, .78), .8, .1, 0, tint=0)
        # Tinted by three quarters only: on dark cloth the thread is lighter than the cloth.
        mark = next(n for n in self.thread.node_tree.nodes if n.bl_idname == 'ShaderNodeOutputAOV')
        mark.inputs[0].default_value = (.74, 0, 0, 1)
        self.carrier = fabric('carrier', CHARCOAL, pitch=.0085, sheen=.3, tint=None)
        self.carrier_thread = solid('carrier thread', (.16, .16, .16), .8, .1, 0)
        self.webbing = fabric('webbing', CHARCOAL, 'rib', pitch=.012, tint=None)
        self.plastic = solid('snap', (.07, .07, .07), .4)
        self.label = solid('label', (.72, .71, .69), .85, .1, .3, 300)
        self.ink = solid('ink', (.03, .03, .03), .8)


class Shell:
    """
    A piece of cloth around the front of the form, from its hem (v = 0) to its top (v = 1) and from side to side (u).
    :param rows: (z, depth, half width, reach, center) of its sections: how far it stands out in front of its center in
      y, and how many degrees it reaches around it
    :param droop: `droop(u, v)` is added to z, for curved hems
    :param relief: `relief(shell)` is how far the cloth stands off; it reads `u`, `v`, `across`, `up`, `edge`, `smooth`
    :param hole: `hole(u, v)` tells where faces are cut out
    """

    def __init__(self, name, rows, droop, relief, material, nu=330, nv=330, thickness=.02, hole=None):
        line = through(rows, 40)
        at = lengths(np.c_[line[:, 0], line[:, 4] - line[:, 1]])
        z, depth, width, reach, center = (
            np.interp(np.linspace(0, at[-1], nv), at, line[:, k])[:, None] for k in range(5))
        self.u, self.v = np.meshgrid(np.linspace(-1, 1, nu), np.linspace(0, 1, nv))
        angle = np.radians(reach) * self.u
        points = np.stack([width * self._soft(np.sin(angle)), center - depth * self._soft(np.cos(angle)),
                           z + droop(self.u, self.v)], -1)
        self.smooth = smooth_grid(points, 8)
        self.across = np.cumsum(np.c_[np.zeros((nv, 1)), np.linalg.norm(np.diff(self.smooth, axis=1), axis=2)], axis=1)
        self.across -= self.across[:, nu // 2:nu // 2 + 1]
        self.up = np.cumsum(np.r_[np.zeros((1, nu)), np.linalg.norm(np.diff(self.smooth, axis=0), axis=2)], axis=0)
        self.edge = np.minimum(np.minimum(self.up, self.up[-1] - self.up),
                               np.minimum(self.across - self.across[:, :1], self.across[:, -1:] - self.across))
        self.points = self.smooth + self._outward(self.smooth) * relief(self)[..., None]
        self.normals = self._outward(self.points)
        self.object = grid(name, self.points, np.stack([self.across, self.up], -1), material)
        if hole is not None:
            self._cut(hole(self.u, self.v))
        thick = self.object.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = thickness, -1 if self._faces_out() else 1

    @staticmethod
    def _soft(value):
        """A section a little squarer than an ellipse."""
        return np.sign(value) * np.abs(value) ** .88

    @staticmethod
    def _outward(points):
        normals = normals_of(points)
        middle = normals.shape[0] // 2, normals.shape[1] // 2
        return -normals if normals[middle][1] > 0 else normals

    def _faces_out(self):
        polygons = self.object.data.polygons
        return polygons[len(polygons) // 2].normal.y < 0

    def _cut(self, inside):
        mesh = bmesh.new()
        mesh.from_mesh(self.object.data)
        mesh.verts.ensure_lookup_table()
        inside = inside.ravel()
        bmesh.ops.delete(mesh, geom=[f for f in mesh.faces if all(inside[v.index] for v in f.verts)],
                         context='FACES')
        mesh.to_mesh(self.object.data)
        mesh.free()

    def at(self, u, v):
        """Points and normals at places."""
        nv, nu = self.points.shape[:2]
        i = np.clip((np.asarray(u) + 1) / 2 * (nu - 1), 0, nu - 1.001)
        j = np.clip(np.asarray(v) * (nv - 1), 0, nv - 1.001)
        a, b, i, j = (i % 1)[:, None], (j % 1)[:, None], i.astype(int), j.astype(int)

        def read(values):
            return (values[j, i] * (1 - a) * (1 - b) + values[j, i + 1] * a * (1 - b)
                    + values[j + 1, i] * (1 - a) * b + values[j + 1, i + 1] * a * b)
        return read(self.points), read(self.normals)

    def line(self, u, v, times=12, above=None):
        """The same along a line, smoothed, for what is sewn onto it; or `above` the cloth without its relief."""
        points, normals = self.at(u, v)
        if above is not None:
            kept, self.points = self.points, self.smooth + self._outward(self.smooth) * above
            points, normals = self.at(u, v)[0], normals
            self.points = kept
        normals = smooth_line(normals, times)
        return smooth_line(points, times), normals / np.linalg.norm(normals, axis=1, keepdims=True)

    def rim(self):
        """Points and normals around its edge."""
        def around(g):
            return np.vstack([g[0], g[1:-1, -1], g[-1, ::-1], g[-2:0:-1, 0]])
        return around(self.points), around(self.normals)


def carrier_straps(form, notions):
    """The shoulder straps of the carrier below a cover; returns them as bands, left and right."""
    stitches, straps = Stitches(11), []
    for side in (-1, 1):
        line = through([(side * .225, -.40, 1.40), (side * .262, -.36, 1.60), (side * .305, -.22, 1.76),
                        (side * .305, .03, 1.85), (side * .27, .25, 1.72), (side * .18, .36, 1.50)])
        points, normals = form.drape(line, .042)
        straps.append(Band('carrier strap', points, normals, .19, .076, notions.carrier, stitches, seed=side + 1))
    stitches.sew(notions.carrier_thread)
    return straps


def back_strap(form, z, notions):
    """Closes a cover behind the back."""
    turn = np.linspace(.95, 2 * np.pi - .95, 200)
    line = np.stack([.5 * np.sin(turn), -.36 * np.cos(turn), z - .02 * np.cos(turn)], 1)
    points, normals = form.drape(line, lambda t: .022 + .030 * np.abs(2 * t - 1) ** 6)
    Band('back strap', points, normals, .09, .012, notions.webbing, padded=False)


def woven_label(shell, u, v, notions, half_width=.075, half_height=.027):
    """A small white label with the brand's name, sewn on flat."""
    places, normals = shell.at(u + np.linspace(-.12, .12, 9), np.full(9, v))
    outward = Vector(normals.mean(0)).normalized()
    place = Vector(places[4]) + outward * max(0, max((Vector(p) - Vector(places[4])).dot(outward) for p in places[3:6]))
    right = Vector((1, 0, 0))
    right = (right - outward * right.dot(outward)).normalized()
    matrix = Matrix((right, outward.cross(right), outward)).transposed().to_4x4()
    matrix.translation = place + outward * .006
    x, y = np.meshgrid(np.linspace(-half_width, half_width, 24), np.linspace(-half_height, half_height, 10))
    bent = .25 * x**2
    label = grid('label', np.stack([x, y, -bent], -1), np.stack([x, y], -1), notions.label)
    label.matrix_world = matrix
    thick = label.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .006, 0
    text(brand.NAME, half_height * .78, matrix @ Matrix.Translation((0, 0, .0034)), notions.ink)


def strap_tab(strap, side, trim, stitches, notions, place=.19):
    """A tab that goes around a strap of the carrier and closes with a press stud."""
    middle = int(len(strap.points) * place)
    a = np.linspace(-1.25, 1.25, 60)
    center, outward, across = strap.points[middle], strap.normals[middle], strap.side[middle]
    reach, rise = .112, .056
    points = center + np.outer(np.sin(a) * reach, across) + np.outer(np.cos(a) ** .6 * rise, outward)
    normals = np.outer(np.sin(a) ** 3, across) + np.outer(np.cos(a), outward)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    Band('strap tab', points, normals, .085, .014, trim, stitches, .012, padded=False)
    k = 30 + side * 8
    snap(points[k] + normals[k] * .008, normals[k], .024, .009, notions.plastic)
