"""The cradle's mattress."""
import room
from cradle_views import RUG, grey_cradle_with, rug
from mattresses import cradle_mattress
from stage import Shot, moved


def in_cradle():
    """In the cradle, seen from above."""
    with moved((0, 0, RUG)):
        grey_cradle_with(lambda: cradle_mattress(tint=0))
        rug(1.75)
    shot = Shot(target=(0, 0, .92), span=2.7, azimuth=-44, elevation=50)
    room.nursery(shot)
    shot.exposure = .34
    return shot


def build(view, material=None):
    if view == 'use':
        return in_cradle()
    cradle_mattress(tint=0)
    return Shot(target=(0, 0, .03), span=2.2, elevation=27, exposure=-.02)
