"""
The home page begins with it: the cradle in the morning, alone on its rug, with a bear that waits beside it. Screens cut the wide
picture to its middle two thirds, and the tall one to a square, so the cradle fills what they leave.
"""
import room_parts as parts
from cradle import cradle
from furniture import basket, plant
from materials import fabric
from room import oak, prepare
from room_parts import LINEN, srgb
from scenery import dyed, waiting_bear
from stage import Shot, moved, sky


def build(view):
    """`wide` or `tall`."""
    tall = view == 'tall'
    shot = Shot(target=(.02, 0, 1.08 if tall else .94), span=3.35 if tall else 2.45, azimuth=0, elevation=9,
                aspect=4 / 5 if tall else 16 / 9)
    prepare(shot, .016, 2.4, .02)
    parts.plank_floor(-.036)
    parts.wall(2.9, parts.plaster('paint', srgb('#cfc1aa')), floor=-.036)
    with moved((.05, .15, 0)):
        parts.round_rug(1.75, fabric('wool', srgb('#d8cab4'), 'terry', .028, melange=.5, strength=.9, tint=None))
    with moved((-.06, .12, 0), (0, 0, 24)), dyed('#e8e1d5'):
        cradle(sway=-2)
    waiting_bear((.86, -.62, 0), -24, 0)
    with moved((-1.25 if tall else -1.9, 2.3, -.036)):
        parts.curtain(1.2 if tall else 1.6, 7.5, parts.translucent_linen('curtain', srgb('#e6dccb'), .45), 6, .12)
    with moved((1.45 if tall else 2.0, 2.0, -.036)):
        plant(2.3, seed=12)
    if not tall:
        with moved((-1.62, .95, -.036)):
            basket(fabric('rope', LINEN, 'rib', .02, tint=None), .33, .5)
    parts.window_light(820, 3.4, (-5.2, -3.0, 4.4), (.2, 0, .9))
    parts.sun_patch((-7, -3.6, 6.2), (.55, 2.8, 2.2), 5600)
    sky(.22)
    return shot
