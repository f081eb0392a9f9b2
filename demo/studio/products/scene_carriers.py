"""A hallway: two carriers on tailor's forms and one that hangs from a peg above a bench."""
import bpy

import room_parts as parts
from bedding import blanket
from carrier import carrier
from carrier_parts import Fabrics
from furniture import basket, bench, plant
from materials import fabric, solid
from products import baby_carrier_harmony, baby_carrier_mini, baby_carrier_one
from room import oak, prepare
from room_parts import LINEN, srgb
from scenery import dyed, hanger, peg_rail, remove_form, standing_form
from stage import Shot, moved, sky


def on_form(product, fabrics, color, wood):
    """A carrier on a form with its stand."""
    with dyed(color):
        carrier(standing_form(wood), product.DESIGN, Fabrics(*fabrics[:2], **fabrics[2]))


def hanging(product, fabrics, color, wood):
    """A carrier on a hanger."""
    before = set(bpy.context.scene.objects)
    with dyed(color):
        from form import Form
        carrier(Form(), product.DESIGN, Fabrics(*fabrics[:2], **fabrics[2]))
    remove_form(before)
    hanger(wood, solid('brass', srgb('#b9995f'), .35, .5, .02, metal=1))


def build(view):
    """`wide` only."""
    shot = Shot(target=(0, 0, 1.98), span=3.75, azimuth=0, elevation=4, aspect=16 / 9)
    prepare(shot, .006, 2.4, .05)
    wood = oak()
    parts.plank_floor(0)
    parts.wall(2.0, parts.plaster('paint', srgb('#e7ddcf')), parts.plaster('wainscot', srgb('#d3cbbd'), .05), rail=2.3)
    with moved((0, 2.0, 3.42)):
        peg_rail(wood, 18, (-1.55, -.55, .6, 2.6))
    with moved((-1.55, 1.55, .96)):
        hanging(baby_carrier_mini, ('jersey', 'jersey', dict(headrest='jersey')), '#c8795a', wood)
    with moved((-1.9, 1.45, 0)):
        bench(wood, 2.6)
        with moved((-.75, 0, 0)):
            basket(fabric('rope', LINEN, 'rib', .02, tint=None), .36, .5)
        with dyed('#cbb89c'), moved((.55, -.02, 1.1), (0, 0, 9)):
            blanket(seed=11)
    with moved((.55, .15, 1.05), (0, 0, -14)):
        on_form(baby_carrier_one, ('woven', 'woven', {}), '#2f3f5b', wood)
    with moved((2.15, .75, 1.05), (0, 0, 16)):
        on_form(baby_carrier_harmony, ('mesh', 'cotton', dict(headrest='jersey')), '#d9c3a3', wood)
    with moved((3.45, 1.55, 0)):
        plant(3.1, seed=15)
    parts.window_light(1000, 3.6, (-5.4, -3, 4.6), (.6, 0, 1.8))
    parts.sun_patch((-6.5, -3.4, 6.0), (.9, 2.0, 2.9), 3000)
    sky(.20)
    return shot
