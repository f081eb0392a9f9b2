"""Kits for the first weeks: a carrier on a form, a bouncer with its toy, and on a bench muslins, a blanket, and a bib."""
import room_parts as parts
from bedding import muslins
from bouncer import bouncer, on_rim, seat_cloth
from bouncer_toys import wooden_toy
from bib import soft_plastic, standing_bib
from carrier import carrier
from carrier_parts import Fabrics
from furniture import basket, bench, plant
from materials import fabric
from products import baby_carrier_mini
from room import oak, prepare
from room_parts import LINEN, srgb
from scenery import dyed, standing_form
from stage import Shot, moved, sky


def build(view):
    """`wide` only."""
    shot = Shot(target=(.1, 0, 1.45), span=3.3, azimuth=0, elevation=7, aspect=16 / 9)
    prepare(shot, .006, 2.4, .05)
    wood = oak()
    parts.plank_floor(-.036)
    parts.wall(2.6, parts.plaster('paint', srgb('#e8e0d3')), parts.plaster('wainscot', srgb('#ccd0c2'), .05), rail=1.9, floor=-.036)
    with moved((.45, .2, 0)):
        parts.round_rug(2.1, fabric('wool', srgb('#d9cdb9'), 'terry', .028, melange=.5, strength=.9, tint=None))
    with dyed('#b9b7b4', '#a3b39b'), moved((.05, -.15, 0), (0, 0, 30)):
        seat = bouncer(seat_cloth('jersey'), seed=8)
        with on_rim(seat):
            wooden_toy(tint=1, width=.98)
    with dyed('#a3b39b'), moved((2.0, .95, .80), (0, 0, -18)):
        carrier(standing_form(wood, .83), baby_carrier_mini.DESIGN, Fabrics('jersey', 'jersey', headrest='jersey'))
    with moved((-1.85, 1.35, -.036), (0, 0, 5)):
        bench(wood, 2.3, 1.05)
        with dyed('#efe6d6'), moved((-.5, 0, 1.05), (0, 0, -6)):
            muslins(seed=6)
        with dyed('#d9c3a3'), moved((.5, .0, 1.05)):
            standing_bib(soft_plastic(), 0, 0, -8)
        with moved((.55, 0, 0)):
            basket(fabric('rope', LINEN, 'rib', .02, tint=None), .33, .48)
    with moved((3.15, 1.9, -.036)):
        plant(2.7, seed=31)
    parts.window_light(950, 3.6, (-5.2, -2.8, 4.3), (.3, 0, .8))
    parts.sun_patch((-6.5, -3.4, 5.8), (.3, 2.6, 2.5), 3200)
    sky(.21)
    return shot
