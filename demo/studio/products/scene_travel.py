"""Ready to leave: the travel crib in its bag by the door, and on a bench a folded carrier, its bag, a pouch, and a bear."""
import room_parts as parts
from carrier_folded import bundle
from carrier_parts import Fabrics
from furniture import basket, bench, plant
from materials import fabric, solid
from products.carrier_storage_bag import filled_bag
from products.pocket_pouch import Materials, pouch
from room import oak, prepare
from room_parts import LINEN, srgb
from scenery import dyed, waiting_bear
from solids import box, lathe
from stage import Shot, moved, sky
from travel_crib_views import crib_bag


def door(paint, brass, width=2.0, height=5.0):
    """A paneled door in the plane y = 0, closed, its handle at the right."""
    box('door', (0, -.03, height / 2), (width, .06, height), paint, .01)
    for x in (-width / 2 - .12, width / 2 + .12):
        box('casing', (x, -.04, height / 2), (.2, .08, height + .1), paint, .012)
    for low, high in ((.35, 1.7), (2.05, height - .35)):
        for side in (-1, 1):
            box('panel', (side * width * .235, -.07, (low + high) / 2), (width * .36, .03, high - low), paint, .014)
    box('plate', (width / 2 - .17, -.075, 2.08), (.1, .02, .5), brass, .008)
    with moved((width / 2 - .17, -.09, 2.16), (90, 0, 0)):
        lathe('knob', [(.001, .13), (.06, .125), (.085, .10), (.08, .07), (.03, .05), (.03, 0)], brass, segments=48)


def build(view):
    """`wide` only."""
    shot = Shot(target=(.12, 0, 1.16), span=2.75, azimuth=0, elevation=8, aspect=16 / 9)
    prepare(shot, .006, 2.0, .05)
    wood = oak()
    parts.plank_floor(0)
    parts.wall(1.8, parts.plaster('paint', srgb('#e6dfd2')), parts.plaster('wainscot', srgb('#c3c9bc'), .05), rail=1.95)
    # Before the wall, whose rail would cross it.
    with moved((-1.72, 1.71, 0)):
        door(solid('door paint', srgb('#dcd8cb'), .5, .3, .05, 60), solid('brass', srgb('#b9995f'), .35, .5, .02, metal=1))
    with dyed('#647b93'), moved((-.62, .05, 0), (0, 0, 16)):
        crib_bag()
    with moved((1.32, 1.0, 0), (0, 0, -5)):
        bench(wood, 2.3)
        with dyed('#a3b39b'), moved((-.62, -.02, 1.1), (0, 0, 14)):
            bundle(Fabrics('jersey', 'jersey', headrest='jersey'), (.72, .52, .17), 'padded', 1)
        with dyed('#d9c3a3'), moved((.68, .08, 1.1), (0, 0, -8)):
            filled_bag()
        with dyed('#2f3f5b'), moved((.16, -.20, 1.1), (0, 0, 10)):
            pouch(Materials())
        with moved((.45, 0, 0)):
            basket(fabric('rope', LINEN, 'rib', .02, tint=None), .36, .5)
    waiting_bear((.62, -.30, 0), -22)
    with moved((2.75, .9, 0)):
        plant(2.5, seed=15)
    parts.window_light(900, 3.4, (-5.0, -2.8, 4.0), (.2, 0, .8))
    parts.sun_patch((-6.2, -3.2, 5.4), (.9, 1.8, 2.2), 2600)
    sky(.22)
    return shot
