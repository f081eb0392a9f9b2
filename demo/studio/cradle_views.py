"""The cradle in its room, with what belongs into it, and taken apart."""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from cloth import fractal, through
from cradle import AROUND, BASE_HEIGHT, END, cradle, frame, plywood, ring, tube
from materials import TRIM, fabric, solid
from mattresses import cradle_mattress
from netting import see_through
from room_parts import round_rug, srgb
from scenery import dyed
from solids import grid, rods
from stage import moved

RUG = .035
"""How thick the rug is on which beds stand; the floor of `bedroom` is z = 0."""


def rug(radius):
    """A round rug of wool under what stands at the origin; put it on the floor with `moved((0, 0, RUG))`."""
    round_rug(radius, fabric('wool', srgb('#d6c6ab'), 'terry', .028, melange=.5, strength=.9, tint=None))


def grey_cradle_with(bedding):
    """Only what lies in the cradle is tinted; `bedding` builds it around the origin."""
    with dyed('#8f8d8a'):
        cradle(mattress=False)
    with moved((0, 0, BASE_HEIGHT + .006)):
        bedding()


def show_holes(material, corner):
    """Gives the mesh its holes around a corner (x, y), where the camera is close; two layers of them would flicker."""
    mesh = bpy.data.objects['mesh'].data
    mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.material_index = int(np.hypot(polygon.center.x - corner[0], polygon.center.y - corner[1]) < .95)


def close_up_cradle():
    """The cradle with the holes of its mesh."""
    cradle()
    show_holes(see_through('open mesh', .46, tint=0, pitch=.016), (.75, -.40))


def surface(name, profile, material, thickness=0.0, wave=0.0, seed=3):
    """A ring of cloth around the origin whose section is (share of the basket's height, offset outwards, z)."""
    line = through(profile, 8)
    points = np.array([np.c_[ring(min(1, max(0, share))) * (1 + out), np.full(AROUND, z)] for share, out, z in line])
    free = np.sin(np.linspace(0, np.pi, len(line)))[:, None]
    turn = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
    bend = np.stack([2 * np.cos(turn), 2 * np.sin(turn), 0 * turn], 1)
    fold = fractal(bend, 3.5, 3, seed)[None] * wave * free
    points[..., :2] *= 1 + fold[..., None]
    points[..., 2] += .5 * fold
    uv = np.stack([np.broadcast_to(turn * .8, fold.shape), np.broadcast_to(line[:, 2:], fold.shape)], -1)
    obj = grid(name, points, uv, material, close_u=True)
    if thickness:
        thick = obj.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = thickness, 0


def collapsed_basket():
    """The basket with its mattress, without its frame: the mesh has sunk in folds, so the rim lies on the band."""
    cloth = fabric('cradle fabric', pitch=.010, strength=.4, sheen=.4, melange=.12, tint=0)
    mesh = see_through('cradle mesh', .55, tint=0)
    band = [(.999, -.02, .012), (1, .002, .03), (.95, .004, .10), (.90, 0, .17), (.88, -.006, .20)]
    surface('base band', band, cloth, .016)
    surface('bottom', [(1, -.99, .010), (1, -.5, .010), (1, -.02, .012)], cloth)
    folds = [(.88, -.008, .195), (.70, .015, .235), (.50, .060, .225), (.40, .050, .185), (.35, .020, .205),
             (.25, -.030, .240), (.10, -.020, .275), (.0, .0, .30)]
    surface('folded mesh', folds, mesh, wave=.035)
    xy = ring(0)
    place = np.c_[xy, .315 + .018 * fractal(np.c_[xy * 1.2, 0 * xy[:, :1]], 1.0, 2, 5)]
    tube('rim', place, .040, cloth, flat=1.2)
    rods('rim seam', [place + np.c_[xy * .03, np.full(AROUND, -.036)]], .008, fabric('tape', TRIM, 'rib', .008, tint=0),
         cyclic=True)
    with moved((0, 0, .02)):
        cradle_mattress()


def arches_and_bar():
    """The frame's parts, built as they stand: three lists of objects (left arch, right arch, bar)."""
    before = set(bpy.context.scene.objects)
    frame(solid('cradle steel', (.40, .40, .395), .36, .5, 0.02, 200), plywood('beech plywood'))
    bpy.context.view_layer.update()
    parts = {-1: [], 0: [], 1: []}
    for obj in set(bpy.context.scene.objects) - before:
        middle = sum(((obj.matrix_world @ Vector(corner)).x for corner in obj.bound_box)) / 8
        parts[round(middle)].append(obj)
    return parts


def lay_down(objects, x, place, turn):
    """Lays an arch that stands at x onto the ground: its feet at a place, its top in the direction `turn` (degrees)."""
    matrix = (Matrix.Translation(place) @ Euler((0, 0, math.radians(turn))).to_matrix().to_4x4()
              @ Euler((0, math.radians(90), 0)).to_matrix().to_4x4() @ Matrix.Translation((-x, 0, 0)))
    for obj in objects:
        obj.matrix_world = matrix @ obj.matrix_world


def cradle_in_parts():
    """The basket with its mattress, and the frame's arches and bar on the ground before it."""
    with moved((0, .80, 0), (0, 0, 3)):
        collapsed_basket()
    parts = arches_and_bar()
    # Head to tail, so that none lies on the other.
    lay_down(parts[-1], -END, (-.47, -2.02, .056), 91)
    lay_down(parts[1], END, (.47, -.26, .056), -88)
    for obj in parts[0]:
        obj.matrix_world = Matrix.Translation((0, .02, .020 - .40)) @ obj.matrix_world
