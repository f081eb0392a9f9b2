"""A bedroom at rest: the cradle beside a bed with linen, a folded blanket, and a bear."""
import room_parts as parts
from bedding import blanket
from cradle import cradle
from furniture import bench, plant
from materials import fabric
from room import oak, prepare
from room_more import bed
from room_parts import srgb
from scenery import dyed, framed_print, waiting_bear
from stage import Shot, moved, sky


def build(view):
    """`wide` only."""
    shot = Shot(target=(0, 0, 1.35), span=3.3, azimuth=0, elevation=8, aspect=16 / 9)
    prepare(shot, .006, 2.4, .05)
    wood = oak()
    parts.plank_floor(-.036)
    parts.wall(3.3, parts.plaster('paint', srgb('#e2dacc')), floor=-.036)
    with moved((-1.0, .2, 0)):
        parts.round_rug(1.9, fabric('wool', srgb('#d8cab4'), 'terry', .028, melange=.5, strength=.9, tint=None))
    with dyed('#cfc6b8'), moved((-.95, .25, 0), (0, 0, 14)):
        cradle(sway=-2)
    with moved((2.05, 1.75, -.036)):
        bed(wood)
    with moved((-2.9, 2.95, -.036)):
        parts.curtain(1.5, 7.5, parts.translucent_linen('curtain', srgb('#e6dccb'), .45), 6, .12, 8)
    with moved((1.75, -.15, -.036), (0, 0, -6)):
        bench(wood, 1.5, .8, .7)
        with dyed('#a3b39b'), moved((-.22, 0, .8), (0, 0, 8)):
            blanket(seed=7)
        waiting_bear((.50, .02, .8), -20)
    with moved((-.35, 3.3, 2.45)):
        framed_print(wood, (.75, 1.0), 5)
    with moved((-2.35, 2.1, -.036)):
        plant(2.3, seed=21)
    parts.window_light(1000, 3.8, (-5.4, -3, 4.4), (.2, 0, .8))
    parts.sun_patch((-7, -3.6, 6.2), (1.6, 3.3, 2.7), 3200)
    sky(.20)
    return shot
