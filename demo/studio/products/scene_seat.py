"""From close: the wide seat of a carrier on a form, which holds the thighs up to the knees; a nursery far behind."""
import room_parts as parts
from carrier import carrier
from carrier_parts import Fabrics
from furniture import plant
from products import baby_carrier_harmony
from room import oak, prepare
from room_parts import srgb
from scenery import dyed, standing_form
from stage import Shot, moved, sky


def build(view):
    """`wide` only."""
    shot = Shot(target=(.22, -.2, 2.05), span=1.6, azimuth=0, elevation=5, aspect=16 / 9)
    prepare(shot, .020, 2.8, .05)
    wood = oak()
    parts.plank_floor(0)
    parts.wall(3.0, parts.plaster('paint', srgb('#e3dccf')), parts.plaster('wainscot', srgb('#c9cdc0'), .05), rail=2.0)
    with dyed('#d9c3a3'), moved((0, .1, 1.05), (0, 0, 24)):
        carrier(standing_form(wood), baby_carrier_harmony.DESIGN, Fabrics('woven', 'woven', headrest='jersey'))
    with moved((2.15, 2.6, 0)):
        parts.curtain(1.5, 7, parts.translucent_linen('curtain', srgb('#e6dccb'), .45), 6, .12)
    with moved((-1.75, 2.3, 0)):
        plant(3.0, seed=9)
    parts.window_light(700, 2.8, (-3.8, -2.4, 3.8), (0, 0, 1.9))
    parts.sun_patch((-6, -3.2, 5.4), (1.0, 3.0, 2.4), 2200)
    sky(.20)
    return shot
