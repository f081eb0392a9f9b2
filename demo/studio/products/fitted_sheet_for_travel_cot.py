"""The woven sheet of the travel crib, pulled over the larger half of its mattress of dark panels."""
import room
from cradle_views import RUG, rug
from mattresses import CRIB, crib_mattress, fitted_sheet, woven_sheet
from sheets import half_on
from stage import Shot, moved
from travel_crib_views import grey_crib_with


def in_crib():
    """On the mattress in the crib, seen from above."""
    with moved((0, 0, RUG)):
        grey_crib_with(lambda: fitted_sheet(woven_sheet(), CRIB, panelled=True))
        rug(2.2)
    shot = Shot(target=(.02, 0, .66), span=3.85, azimuth=56, elevation=50)
    room.bedroom(shot)
    shot.exposure = .34
    return shot


def build(view, material=None):
    if view == 'use':
        return in_crib()
    crib_mattress()
    half_on(woven_sheet(), CRIB, turn=0, start=.62, seed=8)
    return Shot(target=(.02, 0, .02), span=3.15, elevation=34, azimuth=22, exposure=-.02)
