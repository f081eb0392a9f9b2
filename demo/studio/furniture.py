"""Furniture and small things that make a room lived in. Each is built at the origin, standing on z = 0, facing -y."""
import math

import numpy as np

from cloth import fractal, through
from materials import solid
from room_parts import srgb
from solids import box, grid, lathe, rods
from stage import moved


def plant(height=2.2, leaves=24, seed=5, pot=None, leaf=None):
    """An olive green rubber plant in a pot of stoneware."""
    random = np.random.default_rng(seed)
    pot = pot or solid('stoneware', srgb('#d9d0c3'), 0.8, 0.2, 0.3, 60)
    leaf = leaf or solid('leaf', srgb('#6b7a55'), 0.45, 0.35, 0.2, 30)
    radius = 0.15 * height
    lathe('pot', [(.001, 0), (radius * .72, 0), (radius * .8, .02), (radius, radius * 1.5),
                  (radius * .99, radius * 1.55), (radius * .93, radius * 1.53), (radius * .9, radius * 1.3), (.001, radius * 1.28)], pot, segments=64)
    stem = solid('stem', srgb('#7a6a4f'), 0.8, 0.2, 0.3)
    for i in range(leaves):
        turn, part = i * 2.4 + random.random() * 0.5, (i + 1) / leaves
        base = np.array([0, 0, radius * 1.3])
        tip = base + np.array([math.cos(turn), math.sin(turn), 0]) * height * (0.06 + 0.17 * random.random()) \
            + np.array([0, 0, (height - radius * 1.5) * (0.25 + 0.65 * part)])
        middle = (base + tip) / 2 + np.array([0, 0, 0.15 * height]) - 0.25 * (tip - base) * [1, 1, 0]
        rods('stem', [through([base, middle, tip], 8)], 0.005 * height, stem)
        _leaf(tip, turn + random.normal() * 0.3, height * (0.19 + 0.06 * random.random()), random, leaf)


def _leaf(base, turn, length, random, material):
    u, v = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(0, 1, 18))
    half = length * 0.34 * np.sin(np.pi * v**0.8) ** 0.8 * (1 - 0.2 * v)
    droop = 0.3 + 0.5 * random.random()
    along = length * v
    outward, rise = along * math.cos(0.5) * 0.9, along * 0.75 - droop * length * v**2 + np.abs(u) * half * 0.35
    c, s = math.cos(turn), math.sin(turn)
    side = u * half
    points = np.stack([base[0] + outward * c - side * s, base[1] + outward * s + side * c, base[2] + rise], -1)
    grid('leaf', points, np.stack([side, along], -1), material)


def low_shelf(material, width=2.4, height=1.0, depth=0.75):
    """A low open shelf of oak with one compartment row."""
    board = 0.055
    for z in (board / 2 + 0.16, height - board / 2):
        box('board', (0, 0, z), (width, depth, board), material, 0.01)
    for x in (-width / 2 + board / 2, 0, width / 2 - board / 2):
        box('side', (x, 0, (height + 0.16) / 2), (board, depth - 0.01, height - 0.16 - 2 * board), material, 0.008)
    box('back', (0, depth / 2 - 0.02, (height + 0.16) / 2), (width - 0.02, 0.02, height - 0.2), material, 0.004)
    for x in (-width / 2 + 0.2, width / 2 - 0.2):
        for y in (-depth / 2 + 0.12, depth / 2 - 0.12):
            lathe('leg', [(.001, .001), (.03, .001), (.045, .16), (.001, .16)], material, (x, y), 24)


def basket(material, radius=0.42, height=0.62):
    """A basket of thick coiled rope."""
    rows = int(height / 0.06)
    lines = []
    turn = np.linspace(0, 2 * math.pi, 90, endpoint=False)
    for row in range(rows + 1):
        r = radius * (0.9 + 0.1 * math.sin(row / rows * 2.4))
        lines.append(np.stack([r * np.cos(turn), r * np.sin(turn), np.full(90, 0.03 + row * 0.055)], 1))
    rods('rope', lines, 0.034, material, cyclic=True)
    lathe('inside', [(.001, .04), (radius * .86, .04), (radius * .9, height * .8)], material)


def book(material, pages, size=(0.5, 0.68, 0.06), center=(0, 0)):
    """A book lying flat."""
    box('pages', (center[0], center[1], size[2] / 2), (size[0] - .02, size[1] - .03, size[2] - .016), pages, .004, 2)
    for z in (.005, size[2] - .005):
        box('cover', (center[0], center[1], z), (*size[:2], .01), material, .004, 2)
    box('spine', (center[0] - size[0] / 2, center[1], size[2] / 2), (.012, size[1], size[2]), material, .004, 2)


def mug(material, radius=0.105, height=0.23):
    """A mug with a handle."""
    r, h = radius, height
    lathe('mug', [(.001, .004), (r * .82, .004), (r * .93, .02), (r, h * .3), (r, h * .97), (r * .97, h),
                  (r * .93, h * .97), (r * .92, h * .3), (r * .8, .03), (.001, .024)], material, segments=64)
    a = np.linspace(-1.45, 1.45, 24)
    rods('handle', [np.stack([r * .95 + .085 * np.cos(a), 0 * a, h * .52 + .075 * np.sin(a)], 1)], .016, material)


def bowl(material, radius=0.24, height=0.15):
    """A wide bowl."""
    r, h = radius, height
    lathe('bowl', [(.001, .006), (r * .42, .006), (r * .45, .012), (r * .8, h * .45), (r, h * .97), (r * .985, h),
                   (r * .96, h * .97), (r * .76, h * .5), (r * .4, .035), (.001, .03)], material, segments=72)


def table(material, width=4.0, depth=2.2, thick=0.09, height=1.85, y=0.0):
    """A table whose surface is z = 0 (its legs go down to -height)."""
    box('table top', (0, y, -thick / 2), (width, depth, thick), material, 0.022, 5)
    box('apron', (0, y, -thick - .1), (width - .5, depth - .4, .2), material, .01)
    for x in (-width / 2 + .25, width / 2 - .25):
        for side in (-1, 1):
            rods('leg', [[(x, y + side * (depth / 2 - .2), -thick), (x * 1.04, y + side * (depth / 2 - .14), -height)]],
                 .07, material)


def chair(wood, seat):
    """A round-backed dining chair in the Danish manner: turned legs, bent rail, woven seat."""
    for x in (-.42, .42):
        rods('front leg', [[(x * 1.08, -.48, 0), (x, -.42, 1.08)]], .042, wood)
        rods('back leg', [through([(x * 1.05, .55, 0), (x * .95, .43, .9), (x * 1.02, .47, 1.75)], 12)], .04, wood)
        rods('side rail', [[(x * 1.02, -.44, .92), (x * .97, .45, .92)], [(x * 1.05, -.46, .5), (x, .5, .5)]], .026, wood)
    for y, z in ((-.43, .95), (.44, .95)):
        rods('rail', [[(-.42, y, z), (.42, y, z)]], .026, wood)
    a = np.linspace(math.pi + .1, 2 * math.pi - .1, 40)
    arc = np.stack([.56 * np.cos(a), .05 - .5 * np.sin(a), 1.72 + .05 * np.sin(a) ** 2], 1)
    for dz in (-.05, 0, .05):
        rods('back rest', [arc + [0, 0, dz]], .038, wood)
    cushion('seat', (.92, .9), .12, seat, (0, 0, 1.04))


def cushion(name, size, thick, material, center=(0, 0, 0), seed=1, power=6):
    """A soft flat pad with slightly wavy edges, centered at a point."""
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 120, endpoint=False), np.linspace(-math.pi / 2, math.pi / 2, 48))
    e = 2 / power
    cx, cy = (np.sign(f) * np.abs(f) ** e for f in (np.cos(u), np.sin(u)))
    flat, up = np.cos(v) ** 0.35, np.sign(np.sin(v)) * np.abs(np.sin(v)) ** 0.9
    points = np.stack([cx * flat * size[0] / 2, cy * flat * size[1] / 2, up * thick / 2], -1)
    points += fractal(points, 3.2, 2, seed)[..., None] * np.array([.01, .01, .018]) * min(1, thick * 5)
    uv = points[..., :2].copy()
    return grid(name, points + np.array(center), uv, material, close_u=True)


def side_table(wood, height=1.125, radius=.42):
    """A small round table on three legs."""
    lathe('top', [(.001, height), (radius - .02, height), (radius, height - .015), (radius - .01, height - .04),
                  (radius - .06, height - .06), (.001, height - .06)], wood, segments=72)
    for i in range(3):
        c, s = math.cos(i * 2.1 + .4), math.sin(i * 2.1 + .4)
        rods('leg', [[(.2 * c, .2 * s, height - .05), (.36 * c, .36 * s, 0)]], .03, wood)


def armchair(wood, cloth):
    """A low Danish easy chair: round oak frame, thick seat and back cushions."""
    for x in (-.78, .78):
        rods('front leg', [through([(x, -.62, 0), (x, -.60, .7), (x, -.60, 1.42)], 10)], .045, wood)
        rods('back leg', [[(x, .72, 0), (x, .50, 1.36)]], .045, wood)
        arm = through([(x, -.78, 1.42), (x, -.5, 1.46), (x * 1.01, 0, 1.42), (x, .62, 1.33)], 14)
        for dz, radius in ((0, .05), (-.03, .045)):
            rods('arm', [arm + [0, 0, dz]], radius, wood)
        rods('side rail', [[(x, -.6, .72), (x, .64, .55)]], .035, wood)
        rods('stile', [[(x * .8, .42, .62), (x * .8, .98, 2.1)]], .036, wood)
    for y, z in ((-.6, .72), (.52, .60)):
        rods('rail', [[(-.78, y, z), (.78, y, z)]], .036, wood)
    rods('top rail', [[(-.66, .98, 2.1), (.66, .98, 2.1)]], .036, wood)
    tilted_cushion('seat', (1.42, 1.36), .32, cloth, (0, -.05, .90), -7, 3)
    tilted_cushion('back', (1.40, 1.36), .30, cloth, (0, .66, 1.55), 68, 8)


def tilted_cushion(name, size, thick, cloth, center, tilt, seed):
    """A cushion tilted around x (degrees), with piping around its edge."""
    with moved(center, (tilt, 0, 0)):
        cushion(name, size, thick, cloth, seed=seed, power=9)


def bench(wood, width=2.4, height=1.1, depth=.8):
    """A hall bench: a thick seat on two slanted frames."""
    box('seat', (0, 0, height - .045), (width, depth, .09), wood, .02)
    for x in (-width / 2 + .3, width / 2 - .3):
        for side in (-1, 1):
            rods('leg', [[(x, side * (depth / 2 - .12), height - .09), (x * 1.06, side * (depth / 2 - .04), 0)]], .05, wood)
        rods('stretcher', [[(x * 1.03, -depth / 2 + .08, .42), (x * 1.03, depth / 2 - .08, .42)]], .028, wood)
    rods('rail', [[(-width / 2 + .3, 0, height - .2), (width / 2 - .3, 0, height - .2)]], .03, wood)


def vase(clay, twig, blossom, seed=6):
    """A round stoneware vase with dry branches that carry small buds."""
    random = np.random.default_rng(seed)
    lathe('vase', [(.001, 0), (.11, 0), (.16, .05), (.19, .16), (.17, .27), (.10, .35), (.065, .39), (.062, .43), (.072, .45),
                   (.062, .445), (.05, .40), (.001, .36)], clay, segments=72)
    for i in range(7):
        turn = i * 2.4 + random.random()
        reach = .18 + .30 * random.random()
        tip = np.array([reach * math.cos(turn), reach * math.sin(turn) * .6, .95 + .45 * random.random()])
        line = through([(0, 0, .35), tip * [.25, .25, .62] + random.normal(0, .02, 3), tip], 16)
        rods('twig', [line], .0055, twig)
        for at in range(9, len(line), 2):
            bud_at(line[at] + random.normal(0, .022, 3), .015 + .012 * random.random(), blossom)


def bud_at(center, radius, material):
    """A small round bud."""
    t = np.linspace(-math.pi / 2, math.pi / 2, 9)
    bud = lathe('bud', np.c_[np.maximum(radius * np.cos(t), .0005), radius * 1.3 * np.sin(t)], material, segments=12)
    bud.location = center
