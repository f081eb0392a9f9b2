"""A table set for a small child: plate, bowl, cups, spoon, and fork, before a blurred kitchen."""
import cutlery
import tableware
from furniture import bowl
from materials import fabric, solid
from room import kitchen_table
from room_parts import srgb, sun_patch
from scenery import clementine, dyed, napkin
from stage import Shot, moved

CM = .025


def place(x, y, turn=0, z=0.0):
    """On the table, in centimeters."""
    return moved((x * CM, y * CM, z * CM), (0, 0, turn))


def build(view):
    """`wide` only."""
    shot = Shot(target=(.03, .02, .15), span=.94, azimuth=0, elevation=13, aspect=16 / 9, fstop=1.0)
    kitchen_table(shot)
    # The morning sun falls across the table from behind.
    sun_patch((-3.6, 3.4, 3.0), (.1, .1, 0), 1500, (2, 2), (.10, .13))
    with place(7, -2, 8):
        napkin((.92, .66), fabric('napkin', srgb('#cfc3ae'), pitch=.009, melange=.4, strength=.7, sheen=.2, tint=None))
    with dyed('#e7c6bf'):
        with place(6, -3, -12, .35):
            tableware.plate(tableware.plastic(), tableware.rubber())
    with dyed('#a3b39b'):
        with place(-10.5, 4, 20):
            tableware.bowl(tableware.silicone())
        with place(22, 8, -30):
            tableware.cup(tableware.plastic(), tableware.rubber())
    with dyed('#d9c3a3'):
        with place(-20.5, 12, 40):
            tableware.cup(tableware.plastic(), tableware.rubber())
        cutlery.spoon_at(-8.4, -8.5, 78, tableware.plastic(), cutlery.spoon)
        cutlery.spoon_at(22.5, -6.5, 98, tableware.plastic(), cutlery.fork)
    fruit(12, 24)
    return shot


def fruit(x, y):
    """A stoneware bowl of clementines behind."""
    with place(x, y):
        bowl(solid('stoneware', srgb('#d8cdbb'), .6, .3, .25), .27, .15)
        peel = solid('peel', srgb('#cf9a5c'), .45, .35, .5, 140)
        for i, (right, back, up) in enumerate(((-.09, -.03, .03), (.085, -.06, .03), (.01, .10, .03), (.0, .0, .125))):
            with moved((right, back, up), (20 * i - 30, 12, 70 * i)):
                clementine(peel, .085 + .004 * (i % 2))
