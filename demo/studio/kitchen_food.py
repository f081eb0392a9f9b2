"""Food on plates and tables, and the kitchen's table for pictures of use. Lengths are in centimeters."""
import numpy as np

import room
from materials import solid
from solids import lathe, rods
from stage import moved
from tableware import CM, circle, dish


def at_table(shot):
    """The same picture on the kitchen's table."""
    room.kitchen_table(shot)
    return shot


def heap(count, radius, reach, floor, seed):
    """Places of balls that were dropped one by one into a circle: each takes the lowest of ten random places."""
    random = np.random.default_rng(seed)
    places = np.empty((0, 3))
    for _ in range(count):
        turn, r = random.random(10) * 2 * np.pi, reach * np.sqrt(random.random(10))
        best = None
        for x, y in zip(r * np.cos(turn), r * np.sin(turn)):
            off = np.hypot(places[:, 0] - x, places[:, 1] - y)
            near = off < 2 * radius
            z = max(floor + radius, (places[near, 2] + np.sqrt(4 * radius**2 - off[near] ** 2)).max(initial=0))
            if best is None or z < best[2]:
                best = (x, y, z)
        places = np.vstack([places, best])
    return places


def _scatter(places, seed, build):
    random = np.random.default_rng(seed)
    for x, y, z in places:
        with moved((x * CM, y * CM, z * CM), tuple(random.uniform(-60, 60, 2)) + (random.random() * 360,)):
            build(random.uniform(.9, 1.08))


def peas(places, seed=1):
    green = solid('pea', (.20, .36, .07), .42, .4, .2, 60, subsurface=.1)
    t = np.linspace(-np.pi / 2, np.pi / 2, 14)
    _scatter(places, seed, lambda size: lathe('pea', np.c_[np.maximum(.4 * np.cos(t), .001), .39 * np.sin(t)] * size * CM,
                                              green, segments=20))


def blueberries(places, seed=2):
    blue = solid('blueberry', (.035, .045, .10), .55, .3, .35, 45)
    top = [(.001, .50), (.13, .48), (.17, .56), (.24, .62), (.28, .59), (.29, .56)]
    t = np.linspace(np.pi / 2 - .52, -np.pi / 2, 16)
    body = top + [(max(.72 * np.cos(a), .001), .66 * np.sin(a)) for a in t]
    _scatter(places, seed, lambda size: lathe('blueberry', np.array(body) * size * CM, blue, segments=24))


def banana(places, seed=3):
    """Slices of banana as (x, y, z of their underside, tilt)."""
    flesh, heart = solid('banana', (.78, .66, .38), .5, .3, .3, 60, subsurface=.15), solid('seed', (.16, .10, .05), .7)
    random = np.random.default_rng(seed)
    turn = np.linspace(0, 2 * np.pi, 90, endpoint=False)
    for x, y, z, tilt in places:
        with moved((x * CM, y * CM, z * CM), (tilt, 0, random.random() * 360)):
            radius = 1.45 * random.uniform(.93, 1.06) * (1 + .035 * np.cos(3 * turn) + .015 * np.cos(5 * turn))
            outline = np.stack([radius * np.cos(turn), radius * np.sin(turn)], 1)
            dish('banana', outline, [(.6, .66), (.3, .67), (.1, .65), (.0, .58), (0, .3), (0, .08), (.1, 0), (.6, 0)], flesh)
            dots = [np.array([[r * np.cos(a), r * np.sin(a), .66], [1.7 * r * np.cos(a), 1.7 * r * np.sin(a), .665]]) * CM
                    for a, r in zip(np.arange(9) * .7 + random.random(9) * .3, random.uniform(.18, .32, 9))]
            rods('seeds', dots, .035 * CM, heart, resolution=2)


def penne(places, seed=4):
    """Short tubes of pasta at (x, y, z)."""
    dough = solid('pasta', (.72, .50, .20), .45, .4, .2, 60, subsurface=.1)
    random = np.random.default_rng(seed)
    for x, y, z in places:
        with moved((x * CM, y * CM, z * CM), (90 + random.uniform(-9, 9), 0, random.random() * 360)):
            with moved((0, 0, -1.7 * CM)):
                dish('penne', circle(.5, 40), [(.12, 1.7), (.12, 3.2), (.10, 3.36), (.03, 3.38), (0, 3.3), (0, 1.7), (0, .1),
                                               (.03, .02), (.10, .04), (.12, .2), (.12, 1.6)], dough)


def meal(floor=.36):
    """Pasta and peas for the plate's middle."""
    pasta = heap(15, .62, 3.3, floor, 5) + (-1.6, .6, -.1)
    penne(pasta)
    peas(heap(34, .4, 2.0, floor, 8) + (3.6, .4, 0))


def fruit(floor=.36):
    """Banana and blueberries for the plate's middle."""
    banana([(-3.6, 1.0, floor, 0), (-1.2, 2.2, floor, 0), (-2.0, -1.0, floor, 0), (.7, .2, floor, 0), (-1.9, .9, floor + .75, 9)])
    blueberries(heap(11, .72, 1.9, floor, 6) + (3.6, .2, 0))
