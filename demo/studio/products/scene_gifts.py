"""Presents on a sideboard: a gift box with its ribbon, a folded blanket with a bear, muslins, and a dry branch."""
import room_parts as parts
from bear import bear
from bedding import blanket, muslins
from furniture import vase
from materials import fabric, solid, wood
from paper import board, gift_box, ribbon_cloth
from room import prepare
from room_parts import srgb
from scenery import dyed
from solids import box
from stage import Shot, moved, sky


def build(view):
    """`wide` only."""
    shot = Shot(target=(.05, 0, .42), span=1.78, azimuth=0, elevation=9, aspect=16 / 9)
    prepare(shot, .012, 1.5, .05)
    oak = wood('sideboard', srgb('#d3b48c'), srgb('#a3825a'), .5, 1.6)
    parts.wall(1.35, parts.plaster('paint', srgb('#e2d7c6')), floor=-1.9)
    box('sideboard', (0, .15, -.06), (7, 2.4, .12), oak, .02)
    box('drawers', (0, .18, -.9), (6.9, 2.28, 1.6), oak, .01)
    with dyed('#d9c3a3', '#a3b39b'), moved((.80, .28, 0), (0, 0, 14)):
        gift_box(board(), ribbon_cloth())
    with moved((-.42, .12, 0), (0, 0, -9)):
        with dyed('#d8a7a0'):
            height = blanket(seed=9)
        with dyed('#e7c6bf'), moved((.04, .03, height - .012), (0, 0, 16)):
            bear(pose='sitting', seed=2)
    with dyed('#a3b39b'), moved((-.02, -.62, 0), (0, 0, 6)):
        muslins(seed=12)
    with moved((-1.22, .45, 0)):
        vase(solid('stoneware', srgb('#d9cfbf'), .8, .2, .4, 60), solid('twig', srgb('#8f7a5c'), .9, .1),
             fabric('blossom', srgb('#d9c7a6'), pitch=.02, tint=None))
    parts.window_light(330, 2.2, (-3.3, -1.6, 2.5), (.1, 0, .3))
    parts.sun_patch((-4.2, -2.2, 3.6), (.35, 1.35, .95), 1300)
    sky(.21)
    return shot
