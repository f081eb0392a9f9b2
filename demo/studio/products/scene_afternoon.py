"""A quiet afternoon: a bouncer with its wooden toy on a rug, beside an armchair, in low warm sun."""
import room_parts as parts
from bouncer import bouncer, on_rim, seat_cloth
from bouncer_toys import wooden_toy
from furniture import armchair, book, mug, plant, side_table
from materials import fabric, solid
from room import oak, prepare
from room_parts import srgb
from scenery import dyed, throw
from stage import Shot, moved, sky


def build(view):
    """`wide` only."""
    shot = Shot(target=(.05, 0, 1.12), span=2.95, azimuth=0, elevation=10, aspect=16 / 9)
    prepare(shot, .006, 2.4, .02)
    wood = oak()
    parts.plank_floor(-.036)
    parts.wall(2.5, parts.plaster('paint', srgb('#dcd0bd')), floor=-.036)
    with moved((.15, .1, 0)):
        parts.round_rug(2.3, fabric('wool', srgb('#d2c4ac'), 'terry', .028, melange=.5, strength=.9, tint=None))
    with moved((-.72, -.38, 0), (0, 0, 38)):
        with dyed('#d8a7a0', '#a3b39b'):
            seat = bouncer(seat_cloth('cotton'), seed=5)
            with on_rim(seat):
                wooden_toy(tint=1, width=.98)
    with moved((1.25, .72, 0), (0, 0, -30)):
        armchair(wood, fabric('upholstery', srgb('#a9ad9b'), pitch=.02, melange=.5, strength=.9, sheen=.4, tint=None))
        wool = fabric('throw', srgb('#e2d6c2'), 'jersey', .03, melange=.3, strength=.9, sheen=.6, tint=None)
        throw('throw', [(-.2, -.80, .70), (-.2, -.75, 1.05), (-.2, -.62, 1.19), (-.2, -.3, 1.16), (-.2, .12, 1.10),
                        (-.2, .29, 1.2), (-.2, .46, 1.62), (-.2, .70, 2.17), (-.2, .81, 2.30), (-.2, .94, 2.27),
                        (-.2, 1.0, 2.0), (-.2, 1.02, 1.5)], .62, wool, fringe=wool)
    with moved((2.5, .9, -.036)):
        side_table(wood)
        with moved((-.05, .03, 1.09), (0, 0, 18)):
            book(solid('cover', srgb('#b98d6d'), .7), solid('paper', srgb('#efe8da'), .9), (.42, .56, .06))
        with moved((.13, -.2, 1.09), (0, 0, -40)):
            mug(solid('stoneware', srgb('#e6ded0'), .55, .3, .2))
    with moved((-2.45, 2.2, -.036)):
        parts.curtain(1.5, 6, parts.translucent_linen('curtain', srgb('#e6dccb'), .5), 6, .12)
    with moved((-1.55, 1.9, -.036)):
        plant(2.5, seed=5)
    parts.window_light(720, 3.2, (-5, -2.2, 3.6), (.2, 0, .7), (1, .92, .80))
    parts.sun_patch((-6.4, -3.0, 3.9), (.35, 2.5, 1.75), 4200, color=(1, .76, .50))
    sky(.20)
    return shot
