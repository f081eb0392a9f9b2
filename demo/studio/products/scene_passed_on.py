"""Kept for the next child: folded blankets, muslins, and a bear on a low shelf, a carrier in its folds, baskets below."""
import room_parts as parts
from bedding import blanket, muslins
from carrier_folded import bundle
from carrier_parts import Fabrics
from furniture import basket, book, low_shelf, vase
from materials import fabric, solid
from room import oak, prepare
from room_parts import LINEN, srgb
from scenery import dyed, framed_print, waiting_bear
from stage import Shot, moved, sky


def build(view):
    """`wide` only."""
    shot = Shot(target=(.02, 0, 1.14), span=1.95, azimuth=0, elevation=7, aspect=16 / 9)
    prepare(shot, .010, 1.2, .05)
    wood = oak()
    parts.plank_floor(0)
    parts.wall(.95, parts.plaster('paint', srgb('#d8c9ba')))
    with moved((0, .42, 0)):
        low_shelf(wood, 3.5, 1.15, .95)
        with moved((-1.18, -.04, 1.15), (0, 0, 5)):
            high = 0
            for color, seed, turn in (('#a3b39b', 7, 2), ('#d8a7a0', 3, -3)):
                with dyed(color), moved((0, .01, high), (0, 0, turn)):
                    high += blanket(seed=seed) - .012
        with dyed('#efe6d6'), moved((-.30, -.06, 1.15), (0, 0, -7)):
            pile = muslins(seed=6)
        waiting_bear((-.30, .02, 1.14 + pile), -10, 3)
        with dyed('#647b93'), moved((.58, -.05, 1.15), (0, 0, -12)):
            bundle(Fabrics('jersey', 'jersey', headrest='jersey'), (.72, .52, .17), 'padded', 1)
        with moved((1.36, .06, 1.15)):
            vase(solid('stoneware', srgb('#d9cfbf'), .8, .2, .4, 60), solid('twig', srgb('#8f7a5c'), .9, .1),
                 fabric('blossom', srgb('#d9c7a6'), pitch=.02, tint=None))
        rope = fabric('rope', LINEN, 'rib', .02, tint=None)
        for x, radius in ((-1.15, .33), (.62, .36)):
            with moved((x, -.02, .215)):
                basket(rope, radius, .5)
        with moved((-.42, -.05, .215), (0, 0, 14)):
            book(solid('cover', srgb('#b08968'), .7), solid('paper', srgb('#efe8da'), .9))
            with moved((.02, 0, .06), (0, 0, -22)):
                book(solid('cover 2', srgb('#8f9c88'), .7), solid('paper', srgb('#efe8da'), .9), (.42, .58, .05))
    with moved((.55, .95, 2.15)):
        framed_print(wood, (.62, .8), 5)
    parts.window_light(420, 2.4, (-3.4, -2.0, 3.0), (0, .3, 1.0))
    parts.sun_patch((-4.6, -2.6, 4.2), (-.3, .95, 1.75), 1500)
    sky(.22)
    return shot
