"""Where carriers are made: shelves with rolls of cloth, a finished carrier on a form, and thread on the table before it."""
import numpy as np

import room_parts as parts
from carrier import carrier
from carrier_parts import Fabrics
from materials import fabric, solid, wood
from products import baby_carrier_one
from room import oak, prepare
from room_parts import srgb
from scenery import dyed, standing_form
from solids import box, lathe, rods
from stage import Shot, moved, sky

COLORS = ('#a3b39b', '#d9c3a3', '#647b93', '#d8a7a0', '#efe6d6', '#c8795a', '#b6c7d2', '#a3946f', '#b9b7b4', '#e7c6bf')


def muted(code):
    """A color of the catalogue, less saturated: a filmic exposure makes colors deeper."""
    color = np.array(srgb(code))
    return tuple(.62 * color + .20 * (color @ (.21, .72, .07)))


def roll(cloth, tube, length, radius):
    """A roll of cloth that lies along x around a tube of cardboard; its ends show the layers."""
    with moved((-length / 2, 0, radius), (0, 90, 0)):
        layers = np.linspace(radius * .985, .062, 9)
        end = [(r, .006 * (i % 2)) for i, r in enumerate(layers)]
        profile = [(r, z) for r, z in end[::-1]] + [(radius, .01), (radius, length - .01)] + [(r, length - z) for r, z in end]
        lathe('roll', profile, cloth, segments=72)
        lathe('tube', [(.062, -.03), (.048, -.03), (.048, length + .03), (.062, length + .03), (.062, -.03)], tube, segments=40)


def shelves(material, tube, width=1.5, columns=3, rows=(.1, 1.15, 2.2, 3.25), seed=3):
    """Open shelves before the wall (y = 0) with three or four rolls in each compartment."""
    random, depth = np.random.default_rng(seed), .8
    cloths = [fabric(f'cloth {code}', muted(code), 'weave', .016, strength=.8, tint=None)
              for code in COLORS]
    total = width * columns
    for z in rows:
        box('shelf', (0, -depth / 2, z), (total + .06, depth, .055), material, .008)
    for i in range(columns + 1):
        box('side', (-total / 2 + i * width, -depth / 2, (rows[0] + rows[-1]) / 2), (.055, depth, rows[-1] - rows[0]), material, .008)
    for row, z in enumerate(rows[:-1]):
        for column in range(columns):
            x, radius = -total / 2 + (column + .5) * width, .17
            places = [(-.58, 0), (-.225, 0), (-.40, .30)][: 3 if (row + column) % 3 else 2]
            for y, up in places:
                with moved((x + random.uniform(-.05, .05), y, z + .03 + up)):
                    roll(cloths[random.integers(len(cloths))], tube, width - .32, radius * random.uniform(.92, 1.02))


def spool(thread, core):
    """A cone of sewing thread, standing."""
    t = np.linspace(0, 1, 40)
    wound = [(.10 - .045 * q + .0016 * (i % 2), .03 + .26 * q) for i, q in enumerate(t)]
    lathe('thread', [(.05, .028), *wound, (.04, .292)], thread, segments=48)
    lathe('cone', [(.001, 0), (.115, 0), (.11, .02), (.075, .03), (.035, .34), (.001, .34)], core, segments=40)


def build(view):
    """`wide` only."""
    shot = Shot(target=(.1, 0, 1.95), span=2.9, azimuth=0, elevation=5, aspect=16 / 9)
    prepare(shot, .008, 2.0, .05)
    wood_ = oak()
    parts.plank_floor(0)
    parts.wall(2.6, parts.plaster('paint', srgb('#e3dccf')))
    with moved((-.9, 2.6, 0)):
        shelves(wood_, solid('cardboard', srgb('#b79f7f'), .9, .1))
    with dyed('#a3b39b'), moved((1.25, .35, 1.05), (0, 0, -22)):
        carrier(standing_form(wood_), baby_carrier_one.DESIGN, Fabrics('woven', 'woven'))
    with moved((-1.0, -.1, 0)):
        top = 1.62
        box('table top', (0, 0, top - .05), (2.9, 1.5, .1), wood('table', srgb('#d3b48c'), srgb('#a3825a'), .5, 1.6), .02)
        for x in (-1.3, 1.3):
            for y in (-.6, .6):
                rods('leg', [[(x, y, top - .1), (x * 1.03, y * 1.05, 0)]], .06, wood_)
        for x, y, code in ((-.95, .20, '#647b93'), (-.68, .36, '#d8a7a0'), (-.60, .02, '#efe6d6'), (-.28, .30, '#c8795a')):
            with moved((x, y, top)):
                spool(solid(f'thread {code}', muted(code), .8, .15, .5, 200), solid('core', srgb('#e9e2d5'), .6))
        with moved((.55, .05, top), (0, 0, -14)):
            roll(fabric('cut', muted('#a3b39b'), 'weave', .016, strength=.8, tint=None),
                 solid('cardboard 2', srgb('#b79f7f'), .9, .1), 1.2, .15)
    parts.window_light(1000, 3.6, (-5.2, -2.8, 4.6), (.2, 0, 1.7))
    parts.sun_patch((-6.5, -3.4, 6.0), (.9, 2.6, 2.9), 2600)
    sky(.22)
    return shot
