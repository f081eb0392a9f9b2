"""A quiet corner for texts: an armchair by a window, a blanket over it, a book and a mug on a stool."""
import room_parts as parts
from furniture import armchair, book, mug, plant, side_table
from materials import fabric, solid
from room import oak, prepare
from room_parts import srgb
from scenery import framed_print, throw, window
from stage import Shot, moved, sky


def build(view):
    """`wide` only; the middle and left stay calm."""
    shot = Shot(target=(-.15, 0, 1.75), span=3.9, azimuth=0, elevation=5, aspect=16 / 9)
    prepare(shot, .006, 2.4, .05)
    wood = oak()
    parts.plank_floor(-.036)
    parts.wall(2.6, parts.plaster('paint', srgb('#e9e1d4')), floor=-.036)
    with moved((-2.35, 2.6, 1.35)):
        window(2.3, 3.4)
    curtains = parts.translucent_linen('curtain', srgb('#e6dccb'), .5)
    for x, seed in ((-3.85, 3), (-.85, 6)):
        with moved((x, 2.42, -.036)):
            parts.curtain(.9, 5.6, curtains, 5, .1, seed)
    with moved((1.35, .25, 0)):
        parts.round_rug(2.2, fabric('wool', srgb('#d6c8b1'), 'terry', .03, melange=.5, strength=.9, tint=None))
    with moved((1.25, .75, 0), (0, 0, -24)):
        armchair(wood, fabric('upholstery', srgb('#cdbfa9'), pitch=.02, melange=.5, strength=.9, sheen=.4, tint=None))
        wool = fabric('throw', srgb('#b58a70'), 'jersey', .03, melange=.3, strength=.9, sheen=.6, tint=None)
        throw('throw', [(.3, -.80, .70), (.3, -.75, 1.05), (.3, -.62, 1.19), (.3, -.3, 1.16), (.3, .12, 1.10), (.3, .29, 1.2),
                        (.3, .46, 1.62), (.3, .70, 2.17), (.3, .81, 2.30), (.3, .94, 2.27), (.3, 1.0, 2.0), (.3, 1.02, 1.5)],
              .62, wool, fringe=wool)
    with moved((2.62, .35, -.036)):
        side_table(wood)
        with moved((-.05, .03, 1.09), (0, 0, 18)):
            book(solid('cover', srgb('#b98d6d'), .7), solid('paper', srgb('#efe8da'), .9), (.42, .56, .06))
        with moved((.13, -.2, 1.09), (0, 0, -40)):
            mug(solid('stoneware', srgb('#e6ded0'), .55, .3, .2))
    with moved((3.35, 1.7, -.036)):
        plant(3.0, seed=12)
    with moved((1.5, 2.6, 3.1)):
        framed_print(wood, seed=2)
    parts.window_light(1000, 3.8, (-5.4, -3, 4.4), (.8, 0, .8))
    parts.sun_patch((-6.5, -3.4, 5.6), (2.0, 2.6, 2.3), 3000)
    sky(.24)
    return shot
