"""
The baby cradle (82 × 56 × 68 cm): a basket of mesh that hangs between two arches of steel tube on feet of beech.
Units of 40 cm; it stands around the origin, its long side faces -y.
"""
import math

import bmesh
import numpy as np

from cloth import Stitches, fractal, through
from materials import TRIM, calc, fabric, node, solid, wood
from mattresses import cradle_mattress
from netting import see_through
from solids import grid, lathe, rods
from stage import moved

RIM, BASE = (0.925, 0.625), (0.950, 0.585)
"""Half length and half width at the top and at the bottom of the basket."""
RIM_HEIGHT, DIP, BASE_HEIGHT = 1.60, 0.10, 0.66
END = 0.985
"""Where the arches stand, in x."""
AROUND = 300


def ring(share, exponent=None):
    """Points (x, y) around the basket; `share` is 0 at the rim and 1 at the bottom."""
    exponent = exponent or 2.7 + 2.6 * share
    turn = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
    # Mesh under tension draws in between rim and bottom.
    draw = 1 - 0.035 * math.sin(math.pi * min(1, share / 0.78))
    return np.stack([np.sign(f) * np.abs(f) ** (2 / exponent) * (a + (b - a) * share) * draw
                     for f, a, b in ((np.cos(turn), RIM[0], BASE[0]), (np.sin(turn), RIM[1], BASE[1]))], 1)


def level(share, xy):
    """Height of the wall: the rim dips in the middle of the long sides, the bottom is flat."""
    dip = DIP * (1 - np.clip(np.abs(xy[:, 0]) / RIM[0], 0, 1) ** 2)
    return (RIM_HEIGHT - dip) * (1 - share) + BASE_HEIGHT * share


def wall(name, start, stop, material, rows=24, out=0.0, thickness=0.0):
    """A part of the wall between two shares of its height; returns its points."""
    points = np.empty((rows, AROUND, 3))
    for j, share in enumerate(np.linspace(start, stop, rows)):
        xy = ring(share)
        points[j] = np.c_[xy * (1 + out), level(share, xy)]
    points += fractal(points, 3.0, 2, 4)[..., None] * 0.004 * np.sign(points * (1, 1, 0))
    down = np.cumsum(np.r_[np.zeros((1, AROUND)), np.linalg.norm(np.diff(points, axis=0), axis=2)], axis=0)
    step = np.linalg.norm(np.diff(np.vstack([points[0], points[0][:1]]), axis=0), axis=1)
    along = np.r_[0, np.cumsum(step)[:-1]]
    uv = np.stack([np.broadcast_to(along, down.shape), down], -1)
    obj = grid(name, points, uv, material, close_u=True)
    if thickness:
        thick = obj.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = thickness, 0
    return points


def tube(name, line, radius, material, sides=20, seed=2, wave=0.0015, flat=1.0):
    """A padded tube around a closed line."""
    along = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, (0, 0, 1.0))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, along)
    a = np.linspace(0, 2 * np.pi, sides, endpoint=False)[None, :, None]
    points = line[:, None] + radius * (side[:, None] * np.cos(a) + up[:, None] * np.sin(a) * flat)
    points += (points - line[:, None]) / radius * fractal(points, 14, 2, seed)[..., None] * wave
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    uv = np.stack([np.broadcast_to(far[:, None], points.shape[:2]),
                   np.broadcast_to(a[..., 0] * radius, points.shape[:2])], -1)
    return grid(name, points, uv, material, close_u=True, close_v=True)


def basket(cloth, mesh, trim, thread):
    """The mesh basket with its fabric rim, bands, and seams."""
    stitches = Stitches()
    wall('mesh', .10, .80, mesh, 40)
    band = wall('rim band', 0, .115, cloth, 8, .004, .010)
    foot = wall('base band', .78, 1.0, cloth, 12, .004, .012)
    xy = ring(0)
    tube('rim', np.c_[xy, level(0, xy)], .036, cloth, flat=1.25)
    xy = ring(1.0)
    rings = [np.c_[xy * q, np.full(AROUND, BASE_HEIGHT - .008 * (1 - q))] for q in (1, .97, .9, .6, .3, .002)]
    grid('bottom', np.array(rings), np.array(rings)[..., :2].copy(), cloth, close_u=True)
    for points in (band[-2], foot[1], foot[3]):
        outward = np.c_[points[:, :2] / np.linalg.norm(points[:, :2] / (1, .6), axis=1, keepdims=True), np.zeros(AROUND)]
        stitches.along(np.vstack([points, points[:1]]) + np.vstack([outward, outward[:1]]) * .012,
                       np.vstack([outward, outward[:1]]), dash=.016, gap=.010)
    for i in (45, 105, 195, 255):
        shares = np.linspace(.10, .80, 24)
        line = np.array([[*ring(s)[i], level(s, ring(s))[i]] for s in shares])
        rods('seam', [line], .009, trim, resolution=2)
    stitches.sew(thread, .0022)


def plywood(name):
    """Beech whose edges show its layers: stripes across z."""
    material = wood(name, (.62, .44, .27), (.50, .33, .19), .45, 1.0, 'Y')
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = node(material, 'ShaderNodeTexCoord').outputs['Object']
    split = node(material, 'ShaderNodeSeparateXYZ')
    links.new(place, split.inputs[0])
    stripe = calc(material, 'SINE', calc(material, 'MULTIPLY', split.outputs[0], 2 * math.pi / .022))
    sharp = node(material, 'ShaderNodeMapRange')
    links.new(stripe, sharp.inputs[0])
    for i, value in enumerate((.45, .75, 1.0, .74), 1):
        sharp.inputs[i].default_value = value
    scale = node(material, 'ShaderNodeVectorMath', operation='SCALE')
    color = nodes['Principled BSDF'].inputs['Base Color']
    links.new(color.links[0].from_socket, scale.inputs[0])
    links.new(sharp.outputs[0], scale.inputs['Scale'])
    links.new(scale.outputs[0], color)
    return material


def foot(x, material):
    """A runner of plywood, cut to an arch below and rounded at its ends."""
    t = np.linspace(-1, 1, 61)
    low = .045 * np.clip(1 - (t / .72) ** 2, 0, 1) ** .8
    high = .105 + .05 * np.exp(-(t / .55) ** 4)
    end = np.sqrt(np.clip(1 - np.clip((np.abs(t) - .94) / .06, 0, 1) ** 2, 0.02, 1))
    middle = (low + high) / 2
    low, high = middle - (middle - low) * end, middle + (high - middle) * end
    low -= low.min()
    half, soft = .042, .010
    section = [(-half + soft, 0), (-half, soft), (-half, 1), (-half + soft, 2), (half - soft, 2), (half, 1), (half, soft),
               (half - soft, 0)]
    points = np.empty((len(t), 8, 3))
    for k, (px, kind) in enumerate(section):
        z = {0: low, soft: low + soft, 1: high - soft, 2: high}[kind]
        points[:, k] = np.stack([np.full(len(t), px), t * .695, z], 1)
    obj = grid('foot', points, points[..., 1:].copy(), material, close_u=True)
    obj.location = (x, 0, 0)
    caps = obj.data
    mesh = bmesh.new()
    mesh.from_mesh(caps)
    bmesh.ops.holes_fill(mesh, edges=[e for e in mesh.edges if e.is_boundary])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(caps)
    mesh.free()
    caps.use_auto_smooth, caps.auto_smooth_angle = True, math.radians(35)
    return obj


def frame(steel, beech):
    """Two arches on feet, and a bar between them."""
    for side in (-1, 1):
        x = side * END
        arch = through([(x - side * .02, -.50, .13), (x - side * .015, -.42, .45), (x - side * .008, -.30, .95), (x, -.19, 1.40),
                        (x, -.12, 1.58), (x, 0, 1.655), (x, .12, 1.58), (x, .19, 1.40), (x - side * .008, .30, .95),
                        (x - side * .015, .42, .45), (x - side * .02, .50, .13)], 16)
        rods('arch', [arch], .0215, steel)
        rods('rung', [[(x - side * .015, y, .40) for y in (-.435, .435)]], .017, steel)
        foot(x - side * .02, beech)
        for y in (-.50, .50):
            lathe('socket', [(.034, .11), (.034, .175), (.030, .18), (.022, .182)], steel, (x - side * .02, y), 32)
        with moved((x - side * .01, 0, 1.60), (0, 90 * side, 0)):
            lathe('pivot', [(.001, .045), (.030, .044), (.040, .038), (.042, .03), (.042, -.03), (.025, -.05), (.001, -.052)], steel)
        rods('hanger', [[(x, 0, 1.655), (x, 0, 1.60)]], .016, steel)
    rods('bar', [[(-END + .015, 0, .40), (END - .015, 0, .40)]], .019, steel)


def cradle(cloth=None, mesh=None, trim=None, sway=0.0, mattress=True, tint=0):
    """
    The whole cradle.
    :param sway: degrees by which the basket hangs to one side
    :param mattress: a function that builds what lies in it, around the origin, or True for its mattress
    """
    cloth = cloth or fabric('cradle fabric', pitch=.010, strength=.4, sheen=.4, melange=.12, tint=tint)
    mesh = mesh or see_through('cradle mesh', .42, tint=tint)
    trim = trim or fabric('cradle tape', TRIM, 'rib', pitch=.008, tint=tint)
    thread = solid('cradle thread', (.62, .61, .59), .8, .1, 0, tint=tint)
    steel = solid('cradle steel', (.40, .40, .395), .36, .5, 0.02, 200)
    frame(steel, plywood('beech plywood'))
    with moved((0, 0, 1.60)):
        with moved(turn=(sway, 0, 0)):
            with moved((0, 0, -1.60)):
                basket(cloth, mesh, trim, thread)
                if mattress:
                    with moved((0, 0, BASE_HEIGHT + .006)):
                        cradle_mattress() if mattress is True else mattress()
