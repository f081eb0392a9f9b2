"""A nursery in the morning with a cradle, a carrier on a form, and a bear. Calm at left."""
import room_parts as parts
from carrier import carrier
from carrier_parts import Fabrics
from cradle import cradle
from furniture import basket, book, plant
from materials import fabric, solid
from products import baby_carrier_one
from room import oak, prepare
from room_parts import LINEN, srgb
from scenery import dyed, standing_form, throw, waiting_bear
from stage import Shot, moved, sky


def build(view):
    """`wide` only: its left third is left to words."""
    shot = Shot(target=(.12, 0, 1.52), span=3.4, azimuth=0, elevation=6, aspect=16 / 9)
    prepare(shot, .005, 2.4, .06)
    wood = oak()
    walls()
    things(wood)
    with moved((-3.1, 2.35, -.036)):
        parts.curtain(1.5, 7.5, parts.translucent_linen('curtain', srgb('#e6dccb'), .45), 6, .12)
    with moved((3.6, 2.05, -.036)):
        plant(3.0, seed=12)
    parts.window_light(1300, 3.8, (-5.6, -3.2, 4.6), (.8, 0, 1.0))
    parts.sun_patch((-7, -3.6, 6.4), (-.6, 2.8, 2.55), 5200)
    sky(.20)
    return shot


def walls():
    """Planks and a plain wall with a baseboard."""
    parts.plank_floor(-.036)
    parts.wall(2.8, parts.plaster('paint', srgb('#e4d9c8')), floor=-.036)


def things(wood):
    """The products on and behind a round rug."""
    with moved((1.15, .25, 0)):
        parts.round_rug(2.05, fabric('wool', srgb('#d8cab4'), 'terry', .028, melange=.5, strength=.9, tint=None))
    with moved((.95, .72, 0), (0, 0, -10)):
        with dyed('#e6ddcf'):
            cradle()
        wool = fabric('throw', srgb('#b4927a'), 'jersey', .03, melange=.3, strength=.9, sheen=.6, tint=None)
        throw('throw', [(.42, -.22, .98), (.42, -.44, 1.25), (.42, -.57, 1.56), (.42, -.64, 1.61), (.42, -.71, 1.54),
                        (.42, -.73, 1.2), (.42, -.73, .86)], .56, wool, fringe=wool, folds=4)
    with dyed('#647b93'), moved((2.62, 1.25, .92), (0, 0, -16)):
        carrier(standing_form(wood, .95), baby_carrier_one.DESIGN, Fabrics('woven', 'woven'))
    waiting_bear((.30, -.62, 0), -16, 0)
    with moved((2.12, -.1, 0)):
        basket(fabric('rope', LINEN, 'rib', .02, tint=None), .33, .5)
    with moved((.82, -.60, 0), (0, 0, 24)):
        book(solid('cover', srgb('#8f9c88'), .7), solid('paper', srgb('#efe8da'), .9), (.44, .56, .05))
