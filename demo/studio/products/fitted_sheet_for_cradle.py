"""The jersey sheet of the cradle, pulled over its mattress but for one corner."""
import room
from cradle_views import RUG, grey_cradle_with, rug
from mattresses import CRADLE, cradle_mattress, fitted_sheet, jersey_sheet
from sheets import half_on
from stage import Shot, moved


def in_cradle():
    """On the mattress in the cradle, seen from above."""
    with moved((0, 0, RUG)):
        grey_cradle_with(lambda: fitted_sheet(jersey_sheet(), CRADLE))
        rug(1.75)
    shot = Shot(target=(0, 0, .92), span=2.7, azimuth=50, elevation=52)
    room.bedroom(shot)
    shot.exposure = .34
    return shot


def build(view, material=None):
    if view == 'use':
        return in_cradle()
    cradle_mattress()
    half_on(jersey_sheet(), CRADLE, turn=-38, start=.52)
    return Shot(target=(0, 0, .02), span=2.2, elevation=32, exposure=-.02)
