"""Welcome Baby Gift Set: the knitted blanket, and the bear that sits on it."""
import room
from bear import bear
from bedding import blanket
from furniture import bench, vase
from materials import fabric, solid
from room_parts import srgb
from stage import Shot, moved


def gift_set():
    """The folded blanket (first color) with the bear (second color) on it."""
    height = blanket(seed=6)
    with moved((.12, .02, height - .012), (0, 0, 14)):
        bear(tint=1, seed=5)


def build(view, material='cotton'):
    if view == 'use':
        bench(room.oak(), 2.6, .9, .9)
        with moved((-.70, .20, .9)):
            vase(solid('stoneware', srgb('#d9cfbf'), .8, .2, .4, 60), solid('twig', srgb('#8f7a5c'), .9, .1),
                 fabric('blossom', srgb('#d9c7a6'), pitch=.02, tint=None))
        with moved((.08, -.06, .9), (0, 0, 10)):
            gift_set()
        shot = Shot(target=(0, 0, 1.21), span=1.42, azimuth=20, elevation=12)
        room.nursery(shot)
        return shot
    gift_set()
    return Shot(target=(0, 0, .27), span=1.25, azimuth=24, elevation=16, exposure=-.08)
