"""A soft molded bib with a deep pocket, flat or bent as if worn. Lengths are in centimeters until it is placed."""
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

import brand
from cloth import normals_of, through
from materials import NEUTRAL, bump, noise, node, solid
from solids import grid, lathe, text
from stage import moved
from tableware import CM, DEEPER

NECK = (0.0, 20.9)
# The right half of the outline from the nape to the bottom: x, z, and the angle of the neck's edge it belongs to.
OUTLINE = np.array([
    (0, 29, 90), (4.3, 28.2, 62), (7.2, 25.5, 34), (8.2, 21.8, 6), (8.9, 18.4, -16), (10.2, 14.8, -33), (11.2, 11.2, -46),
    (11.5, 7.5, -56), (11.15, 3.3, -65), (9.3, .62, -74), (5.2, .02, -82), (0, 0, -90)])


def soft_plastic(name='bib', color=NEUTRAL, tint=0):
    """Thermoplastic elastomer: dull, with a fine texture like skin."""
    material = solid(name, color, .60, .30, 0, tint=tint, subsurface=.10)
    material.node_tree.nodes['Principled BSDF'].inputs['Subsurface Radius'].default_value = (.006, .0055, .005)
    place = node(material, 'ShaderNodeTexCoord').outputs['Object']
    bump(material, noise(material, 190, place, 2), .10, .004)
    return material


def deeper(name='bib 2', tint=0):
    """The second of a pack is of the same color in a deeper shade."""
    return soft_plastic(name, DEEPER, tint)


class Bend:
    """Maps a flat bib (x, y towards the viewer, z) to one that is bent around a chest and back at the neck."""

    def __init__(self, chest=15.0, neck=10.5, start=15.5, sway=0.0):
        self.chest, self.neck, self.start, self.sway = chest, neck, start, sway

    def __call__(self, points):
        x, y, z = (points[..., k] for k in range(3))
        if self.neck:
            angle = np.clip(z - self.start, 0, None) / self.neck
            back = self.neck * (1 - np.cos(angle)) - y * np.cos(angle)
            z = np.minimum(z, self.start) + self.neck * np.sin(angle) + y * np.sin(angle)
        else:
            back = -y
        if self.chest:
            turn = x / self.chest
            x, back = (self.chest - back) * np.sin(turn), self.chest - (self.chest - back) * np.cos(turn)
        back = back + self.sway * np.sin(z * .28 + x * .11) * np.clip(z / 12, 0, 1)
        return np.stack([x, back, z], -1)


def bib(material, bend=None, size=1.0, pocket=4.6, button=None, logo=None):
    """
    Stands upright, its bottom at z = 0, and faces -y; a flat one is laid down with `moved`.
    :param bend: how it is bent
    :param size: 1 is 29 × 23 cm
    :param pocket: how far the pocket stands off, in centimeters
    :param logo: material of the raised name on the pocket
    """
    place = bend or Bend()

    def put(points):
        return place(points) * (CM * size)

    _sheet(put, material)
    rim = _pocket(put, material, pocket)
    _closure(put, material, button or material)
    _logo(rim, put, pocket, logo or material)


def standing_bib(material, x=0.0, y=0.0, turn=0.0, lean=3.0, **settings):
    """A bib that stands on its pocket somewhere, in centimeters."""
    before = set(bpy.context.scene.objects)
    with moved((x * CM, y * CM, 0), (-lean, 0, turn)):
        bib(material, **settings)
    new = set(bpy.context.scene.objects) - before
    low = min((obj.matrix_world @ vertex.co).z for obj in new for vertex in obj.data.vertices)
    for obj in new:
        obj.location.z -= low


def _sheet(put, material):
    """The front with the ring around the neck, a little thicker at both edges."""
    half = through(OUTLINE, 24)
    around = np.vstack([half[:-1], (half * (-1, 1, 1))[:0:-1]])
    flipped = np.r_[np.ones(len(half) - 1), -np.ones(len(half) - 1)]
    turn = np.radians(around[:, 2])
    inner = np.stack([flipped * 5.2 * np.cos(turn), NECK[1] + 5.7 * np.sin(turn)], 1)
    outer = around[:, :2]
    t = (1 - np.cos(np.linspace(0, np.pi, 90)))[:, None, None] / 2
    flat = inner * (1 - t) + outer * t
    width = np.linalg.norm(outer - inner, axis=1)
    from_edge = np.minimum(t, 1 - t)[..., 0] * width
    thick = .10 + .13 * np.exp(-(from_edge / .42) ** 2)
    thick = thick * np.sqrt(np.clip(1 - np.clip(1 - from_edge / .2, 0, 1) ** 2, 0, 1))
    ring = [np.concatenate([flat, np.zeros(flat.shape[:2] + (1,))], -1)[..., [0, 2, 1]] for _ in range(2)]
    ring[0][..., 1], ring[1][..., 1] = thick, -thick
    points = put(np.concatenate([ring[0], ring[1][::-1]]))
    return grid('bib', points, points[..., :2].copy(), material, close_u=True, close_v=True)


def _pocket(put, material, depth):
    """A scoop along the lower edge, whose lip stands open and is rolled outwards."""
    half = through(OUTLINE, 24)
    half = half[half[:, 1] < 8.6]
    lower = np.vstack([(half * (-1, 1, 1)), half[-2::-1]])[:, :2]
    phi = np.linspace(0, 1, 150)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(lower, axis=0), axis=1))] 
    root = np.stack([np.interp(phi * d[-1], d, lower[:, k]) for k in (0, 1)], 1) * (.985, .985) + (0, .12)
    a = np.pi * (phi - .12 * np.sin(2 * np.pi * phi) / np.pi)
    lip = np.stack([-11.25 * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .85, depth * np.sin(a) ** .72, 9.0 - 1.5 * np.sin(a) ** 2], 1)
    root = np.stack([root[:, 0], np.zeros(150), root[:, 1]], 1)
    low = root + np.stack([np.zeros(150), lip[:, 1] * .92, -.15 * np.sin(a)], 1)
    high = np.stack([lip[:, 0] * .97 + root[:, 0] * .03, lip[:, 1] * .98, root[:, 2] * .6 + lip[:, 2] * .4], 1)
    t = np.r_[np.linspace(0, .9, 40), np.linspace(.92, 1, 14)][:, None, None]
    wall = root * (1 - t) ** 3 + 3 * low * t * (1 - t) ** 2 + 3 * high * t**2 * (1 - t) + lip * t**3
    roll = np.clip((t - .9) / .1, 0, 1) ** 2 * np.sin(a)[None, :, None] * .45
    wall = wall + roll * np.array([0, 1.0, 0]) - 0.25 * roll * np.array([0, 0, 1.0])
    points = put(wall)
    outward = normals_of(points)
    middle = outward[30, 75]
    outward *= -np.sign(middle[1])
    thick = (.11 + .12 * np.clip((t - .93) / .07, 0, 1)) * np.sqrt(1 - np.clip((t - .985) / .0151, 0, 1) ** 2) * CM
    points = np.concatenate([points + outward * thick, (points - outward * thick)[::-1]])
    return grid('bib pocket', points, points[..., :2].copy(), material, close_v=True)


def _closure(put, material, button_material):
    """The end of the strap lies on the ring at its left side, held by one button; two more holes make it adjustable."""
    turn = np.radians(np.linspace(18, 84, 90))
    across = np.linspace(-1, 1, 40)
    end = np.clip((np.linspace(0, 1, 90) - .86) / .14, 0, 1)
    half = np.sqrt(np.clip(1 - end**2, 0, 1)) * 1.18 + 1e-4
    radius = (6.55 + .35 * np.sin(turn) ** 2)[None] + across[:, None] * half
    flat = np.stack([-radius * np.cos(turn) * 1.02, np.zeros(radius.shape), NECK[1] + radius * np.sin(turn) * 1.05], -1)
    rise = (.34 * np.clip(np.linspace(0, 1, 90) / .25, 0, 1) ** .7)[None]
    thick = .13 * np.sqrt(np.clip(1 - np.abs(across) ** 6, 0, 1))[:, None] * np.sqrt(np.clip(1 - end**8, 0, 1))[None]
    front, back = flat.copy(), flat.copy()
    front[..., 1], back[..., 1] = rise + thick, rise - thick
    points = put(np.concatenate([front, back[::-1]]))
    grid('bib strap', points, points[..., :2].copy(), material, close_v=True)
    hole = solid('hole', (.16, .16, .155), .9, .1, 0, tint=0)
    for degrees, kind in ((48, 'hole'), (58, 'hole'), (69, 'button')):
        at = np.radians(degrees)
        spot = np.array([-6.75 * np.cos(at) * 1.02, .34 + .12, NECK[1] + 6.8 * np.sin(at) * 1.05])
        base, above = put(spot), put(spot + (0, .2, 0))
        profile = [(.001, .30), (.28, .29), (.42, .22), (.47, .10), (.47, -.1)] if kind == 'button' else \
            [(.001, .022), (.20, .022), (.24, .0)]
        obj = lathe('bib ' + kind, [(r * CM, z * CM) for r, z in profile], button_material if kind == 'button' else hole,
                    segments=32)
        obj.rotation_euler = Vector(above - base).to_track_quat('Z', 'Y').to_euler()
        obj.location = base


def _logo(pocket, put, depth, material):
    """The name, raised from the pocket's front, whose curve it follows."""
    words = text(brand.NAME, 1.25 * CM, Vector().to_track_quat('Z', 'Y').to_matrix().to_4x4(), material, .0015)
    words.data.bevel_depth, words.data.bevel_resolution = .0007, 1
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(words.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(words)
    tree = BVHTree.FromPolygons([tuple(v.co) for v in pocket.data.vertices],
                                [tuple(p.vertices) for p in pocket.data.polygons])
    middle = put(np.array([0, depth, 4.6]))
    for vertex in mesh.vertices:
        x, z, lift = vertex.co.x, vertex.co.y, vertex.co.z
        hit = tree.ray_cast(Vector((x, -2, middle[2] + z)), Vector((0, 1, 0)))[0]
        vertex.co = (x, (hit.y if hit else middle[1]) - lift - .0004, middle[2] + z)
    obj = bpy.data.objects.new('bib logo', mesh)
    bpy.context.scene.collection.objects.link(obj)
