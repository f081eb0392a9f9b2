"""Presents for a baby shower on an oak table, seen from above: a box with a bow, a card, muslins, a blanket, and a bear."""
import room_parts as parts
from bear import bear
from bedding import blanket, muslins
from furniture import table
from materials import fabric, solid, wood
from paper import board, card, envelope, gift_box, ribbon_cloth
from room_parts import srgb
from scenery import dyed, napkin
from stage import Shot, moved, sky


def build(view):
    """`wide` only."""
    shot = Shot(target=(.02, .02, .12), span=1.95, azimuth=0, elevation=62, aspect=16 / 9, ground=None, exposure=.05)
    table(wood('table', srgb('#d3b48c'), srgb('#a3825a'), .45, 1.6), 7, 4.6)
    with moved((.02, -.03, 0), (0, 0, 4)):
        napkin((3.7, .95), fabric('runner', srgb('#d8ccb8'), pitch=.012, melange=.4, strength=.7, sheen=.2, tint=None))
    with dyed('#a3b39b'), moved((-.98, .12, .012), (0, 0, 14)):
        gift_box(board(), ribbon_cloth())
    with moved((.06, .22, .012), (0, 0, -9)):
        with dyed('#d8a7a0'):
            height = blanket(seed=9)
        with dyed('#c9a27c'), moved((.0, -.09, height + .075), (-84, 0, 8)):
            bear(pose='lying', seed=2)
    with dyed('#b6c7d2'), moved((1.08, .30, .012), (0, 0, 8)):
        muslins(seed=12)
    paper, ink = solid('card paper', srgb('#f3eee4'), .9, .12, .1), solid('card ink', srgb('#7f8a6c'), .9, .1, 0)
    with moved((.62, -.62, .012), (0, 0, 12)):
        envelope(solid('envelope paper', srgb('#d9c3a3'), .92, .1, .15))
    with moved((.96, -.74, .022), (0, 0, -10)), moved(turn=(-90, 0, 0)):
        card(paper, ink, opening=2)
    parts.window_light(330, 2.0, (-3.0, .6, 2.3), (0, 0, 0))
    parts.sun_patch((-3.4, 1.6, 3.4), (.2, .1, 0), 900, (2, 3), (.16, .24))
    sky(.26)
    return shot
