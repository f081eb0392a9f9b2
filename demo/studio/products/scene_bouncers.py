"""Two bouncers on a rug in a nursery."""
import room_parts as parts
from bouncer import bouncer, seat_cloth
from furniture import basket, book, low_shelf, plant
from materials import fabric, solid
from room import oak, prepare
from room_parts import LINEN, srgb
from scenery import dyed
from stage import Shot, moved, sky


def build(view):
    """`wide` only."""
    shot = Shot(target=(0, 0, 1.02), span=2.75, azimuth=0, elevation=9, aspect=16 / 9)
    prepare(shot, .008, 2.4, .05)
    wood = oak()
    parts.plank_floor(-.036)
    parts.wall(2.7, parts.plaster('paint', srgb('#ece5d9')), parts.plaster('wainscot', srgb('#d8d3c6'), .05), floor=-.036)
    with moved((.35, .1, 0)):
        parts.round_rug(2.15, fabric('wool', srgb('#d9cdb9'), 'terry', .026, melange=.5, strength=.9, tint=None))
    with moved((-.35, -.25, 0), (0, 0, 34)), dyed('#d9c3a3'):
        bouncer(seat_cloth('cotton'))
    with moved((1.25, .45, 0), (0, 0, -26)), dyed('#647b93'):
        bouncer(seat_cloth('jersey'), seed=3)
    with moved((1.6, 2.2, -.036)):
        low_shelf(wood, 2.6)
        with moved((-.8, 0, 1.0), (0, 0, 12)):
            book(solid('cover', srgb('#b08968'), .7), solid('paper', srgb('#efe8da'), .9))
        with moved((.6, 0, .22)):
            basket(fabric('rope', LINEN, 'rib', .02, tint=None), .3, .5)
    with moved((-2.3, 2.5, -.036)):
        parts.curtain(1.3, 6, parts.translucent_linen('curtain', srgb('#e6dccb')), 6, .12)
    with moved((-1.75, 1.9, -.036)):
        plant(2.2, seed=5)
    parts.window_light(760, 3.4, (-5, -2.4, 4), (.3, 0, .6))
    parts.sun_patch((-6.2, -3.2, 5.4), (.4, 2.7, 2.1), 2600)
    sky(.24)
    return shot
