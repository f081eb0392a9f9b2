"""Changing Mat."""
import numpy as np

import room
from bathroom import studio
from bedding import muslins
from cloth import Stitches, binding, fractal, normals_of, through
from furniture import basket, low_shelf
from materials import NEUTRAL, TRIM, fabric, solid
from room_parts import LINEN
from scenery import dyed
from solids import grid, rods
from stage import Shot, moved

WIDTH, DEPTH = 1.70, 1.15
"""68 × 46 cm."""


def changing_mat():
    """Padded in three parts, between which it folds; a raised edge around, bound, with a loop to close it."""
    cloth, edge = coated(), fabric('binding', TRIM, 'weave', tint=0)
    thread = solid('thread', (.74, .72, .67), .8)
    u, v = np.meshgrid(np.linspace(-1, 1, 330), np.linspace(-1, 1, 230))
    corner = 9
    x = u * WIDTH / 2 * (1 - np.abs(v) ** 14 * .012)
    y = v * DEPTH / 2 * (1 - np.abs(u) ** 18 * .012)
    rim = (1 - (np.abs(u) ** corner * .5 + np.abs(v) ** corner * .5)) * 0 + np.minimum(WIDTH / 2 - np.abs(x), DEPTH / 2 - np.abs(y))
    seams = np.minimum(np.abs(x - WIDTH / 6), np.abs(x + WIDTH / 6))
    inner = np.abs(rim - .125)
    z = .050 + .052 * np.exp(-((rim - .062) / .040) ** 2) * (1 - .72 * np.exp(-(seams / .035) ** 2))
    z += .018 * (1 - np.exp(-(np.maximum(rim - .125, 0) / .10))) * (1 - np.exp(-(seams / .07) ** 1.4))
    z -= .026 * np.exp(-(seams / .016) ** 1.5) + .012 * np.exp(-(inner / .014) ** 1.5)
    z -= .030 * np.exp(-(rim / .014) ** 1.2)
    flat = np.stack([x, y, np.zeros_like(x)], -1)
    z += fractal(flat, 2.4, 3, 4) * .007
    z += fractal(flat * (1, 1, 1), 17, 2, 8) * .006 * np.exp(-(np.minimum(seams, inner) / .05) ** 2)
    # Where it was folded, it does not lie quite flat.
    away = np.clip((np.abs(x) - WIDTH / 6) / (WIDTH / 3), 0, 1)
    z += np.where(x > 0, .085, .045) * away ** 1.6
    points = np.stack([x, y, z], -1)
    obj = grid('mat', points, flat[..., :2].copy(), cloth)
    solidify = obj.modifiers.new('thick', 'SOLIDIFY')
    solidify.thickness, solidify.offset = .030, -1
    normals = normals_of(points)
    normals *= np.sign(normals[..., 2:].mean())
    stitches = Stitches(7)
    for place in (-WIDTH / 6, WIDTH / 6):
        column = int((place / WIDTH + .5) * 329)
        stitches.along(points[14:-14, column], normals[14:-14, column])
    row, side = int(.125 / DEPTH * 229), int(.125 / WIDTH * 329)
    for line in ((row, slice(side, -side)), (-row - 1, slice(side, -side)), (slice(row, -row), side),
                 (slice(row, -row), -side - 1)):
        stitches.along(points[line], normals[line])
    stitches.sew(thread)

    def around(g):
        return np.vstack([g[0], g[1:-1, -1], g[-1, ::-1], g[-2:0:-1, 0]])
    outward = around(normals)
    binding('binding', (around(points), outward), edge, stitches, inset=.012, radius=.026)
    end = points[115, -1]
    loop = through([end + p for p in ((-.01, -.05, .0), (.07, -.045, -.006), (.125, -.012, -.012), (.125, .012, -.012),
                                      (.07, .045, -.006), (-.01, .05, .0))], 10)
    rods('loop', [loop], .010, edge)


def coated(name='coated cotton', color=NEUTRAL, tint=0):
    """Cotton with a coating that wipes clean: fine weave under a soft gloss."""
    return fabric(name, color, 'weave', pitch=.0075, roughness=.55, sheen=.15, strength=.35, melange=.12, tint=tint)


def in_use():
    """On a dresser in the nursery, with muslins at hand."""
    low_shelf(room.oak(), 3.0, 2.1, 1.42)
    with moved((-.72, -.10, .22)):
        basket(fabric('rope', LINEN, 'rib', .02, tint=None), .44, .7)
    with moved((.34, -.06, 2.1)):
        changing_mat()
    with dyed('#d9c3a3'), moved((-1.0, .02, 2.1), (0, 0, 9)):
        muslins(seed=17)
    shot = Shot(target=(-.02, -.05, 2.0), span=3.0, azimuth=-20, elevation=28)
    room.nursery(shot)
    return shot


def build(view, material='cotton'):
    if view == 'use':
        return in_use()
    changing_mat()
    return studio((.03, -.02, .05), 2.05, 38, 28)
