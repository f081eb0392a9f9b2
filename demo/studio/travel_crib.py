"""
The travel crib (116 × 78 × 66 cm): mesh walls below a padded rim, which legs in the shape of an A carry at both ends.
Units of 40 cm; it stands around the origin, its long side faces -y.
"""
import math

import numpy as np

from cloth import Stitches, fractal, through
from cradle import tube
from materials import INK, TRIM, fabric, solid
from mattresses import crib_mattress
from netting import see_through
from solids import grid, lathe, rods
from stage import moved

RIM, BASE = (1.375, 0.875), (1.372, 0.805)
"""Half length and half width at the top and at the floor."""
RIM_HEIGHT = 1.585
FEET = (1.425, 0.945)
AROUND = 360


def ring(share):
    """Points (x, y) around the crib; `share` is 0 at the rim and 1 at the floor."""
    exponent = 5.5 + 2.0 * share
    turn = np.linspace(0, 2 * np.pi, AROUND * 6, endpoint=False)
    draw = 0.030 * math.sin(math.pi * min(1, share / 0.85))
    x, y = (np.sign(f) * np.abs(f) ** (2 / exponent) * (a + (b - a) * share - draw)
            for f, a, b in ((np.cos(turn), RIM[0], BASE[0]), (np.sin(turn), RIM[1], BASE[1])))
    far = np.r_[0, np.cumsum(np.hypot(np.diff(np.r_[x, x[0]]), np.diff(np.r_[y, y[0]])))]
    at = np.linspace(0, far[-1], AROUND, endpoint=False)
    return np.stack([np.interp(at, far, np.r_[f, f[0]]) for f in (x, y)], 1)


def level(share, xy):
    """Height of the wall: the rim sinks a little in the middle of its sides."""
    dip = 0.022 * (1 - np.clip(np.abs(xy[:, 0]) / RIM[0], 0, 1) ** 2)
    return (RIM_HEIGHT - dip) * (1 - share) + 0.012 * share


def wall(name, start, stop, material, rows, out=0.0, thickness=0.0):
    """A part of the walls between two shares of their height; returns its points."""
    points = np.array([np.c_[ring(s) * (1 + out), level(s, ring(s))] for s in np.linspace(start, stop, rows)])
    points[..., :2] += fractal(points, 2.4, 2, 8)[..., None] * 0.006 * np.sign(points[..., :2])
    down = np.cumsum(np.r_[np.zeros((1, AROUND)), np.linalg.norm(np.diff(points, axis=0), axis=2)], axis=0)
    step = np.linalg.norm(points[0, 1] - points[0, 0])
    uv = np.stack([np.broadcast_to(np.arange(AROUND) * step, down.shape), down], -1)
    obj = grid(name, points, uv, material, close_u=True)
    if thickness:
        thick = obj.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = thickness, 0
    return points


def walls(cloth, mesh, trim, thread):
    """Mesh from the rim to a band of fabric at the floor, with taped seams at the corners."""
    stitches = Stitches(7)
    wall('mesh', .04, .90, mesh, 40)
    collar = wall('collar', .0, .060, cloth, 6, .003, .012)
    skirt = wall('skirt', .885, 1.0, cloth, 8, .002, .014)
    xy = ring(0)
    tube('rim', np.c_[xy, level(0, xy)], .052, cloth, 24, 5, .0028, 1.12)
    for points in (collar[-2], skirt[1]):
        line = np.vstack([points, points[:1]])
        outward = np.c_[line[:, :2] / (RIM[0], RIM[1]), np.zeros(len(line))] ** 5
        outward /= np.linalg.norm(outward, axis=1, keepdims=True)
        stitches.along(line + outward * .010, outward, dash=.018, gap=.012)
    corners = np.argsort(-np.abs(xy[:, 0] * xy[:, 1]))
    chosen = [next(i for i in corners if (np.sign(xy[i]) == sign).all()) for sign in ((1, 1), (1, -1), (-1, 1), (-1, -1))]
    shares = np.linspace(.05, .90, 30)
    rods('corner tapes', [np.array([[*ring(s)[i] * 1.003, level(s, ring(s))[i]] for s in shares]) for i in chosen], .014,
         trim, resolution=2)
    stitches.sew(thread, .0028)


def leg_line(side, way):
    """One leg of an A: from below the rim, near the middle of the end, outwards to the floor."""
    return through([(side * (RIM[0] + .012), way * .26, RIM_HEIGHT + .01), (side * (RIM[0] + .030), way * .33, RIM_HEIGHT - .10),
                    (side * (RIM[0] + .036), way * .50, 1.02), (side * (FEET[0] - .004), way * .74, .45),
                    (side * FEET[0], way * (FEET[1] - .03), .03)], 14)


def legs(cloth, aluminum, rubber, trim):
    """At each end an A of aluminum tube: a sleeve of fabric around its upper part, rubber feet, a strap between."""
    for side in (-1, 1):
        for way in (-1, 1):
            line = leg_line(side, way)
            cut = int(len(line) * .80)
            rods('leg', [line], .030, aluminum)
            rods('sleeve', [line[:cut]], .041, cloth, resolution=6)
            rods('sleeve edge', [line[cut - 2:cut + 1]], .044, trim, resolution=6)
            lathe('foot', [(.001, .004), (.040, .004), (.048, .012), (.048, .05), (.043, .085), (.036, .09), (.028, .092)],
                  rubber, tuple(line[-1][:2]), 40)
        yoke(side, cloth)


def yoke(side, cloth):
    """The triangle of fabric between the legs below the rim."""
    lines = [leg_line(side, way)[:22] for way in (-1, 1)]
    t = np.linspace(0, 1, 30)[None, :, None]
    points = lines[0][:, None] * (1 - t) + lines[1][:, None] * t
    points[..., 2] -= 0.05 * np.linspace(0, 1, 22)[:, None] ** 2 * np.sin(np.pi * t[..., 0]) * -1
    uv = np.stack([points[..., 1], points[..., 2]], -1)
    obj = grid('yoke', points, uv, cloth)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .014, 0


def travel_crib(tint=0, cloth=None, mesh=None, inside=None, color=None):
    """
    The whole crib.
    :param inside: a function that adds what lies on its mattress, whose bottom is at z = 0 there
    """
    shade = {'color': color} if color else {}
    cloth = cloth or fabric('crib fabric', pitch=.011, strength=.55, sheen=.4, melange=.22, tint=tint, **shade)
    mesh = mesh or see_through('crib mesh', .44, tint=tint, **shade)
    trim = fabric('crib tape', color or TRIM, 'rib', pitch=.010, tint=tint)
    walls(cloth, mesh, trim, solid('crib thread', (.5, .5, .49), .8, .1, 0, tint=tint))
    legs(cloth, solid('aluminum', (.62, .62, .62), .34, .5, .02, 200, metal=.85), solid('rubber', INK, .7, .2), trim)
    with moved((0, 0, .02)):
        crib_mattress()
        if inside:
            inside()
