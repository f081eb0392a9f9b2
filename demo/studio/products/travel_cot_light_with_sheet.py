"""The travel crib with a fitted sheet on its mattress; the sheet has the second color."""
import room
from cradle_views import RUG, rug
from mattresses import CRIB, fitted_sheet, woven_sheet
from scenery import waiting_bear
from stage import Shot, moved
from travel_crib import travel_crib


def crib_with_sheet():
    travel_crib(inside=lambda: fitted_sheet(woven_sheet(tint=1), CRIB, panelled=True))


def build(view, material=None):
    if view == 'use':
        with moved((0, 0, RUG)):
            crib_with_sheet()
            rug(2.2)
            waiting_bear((-.42, -1.42, 0), 48, 8)
        shot = Shot(target=(0, -.06, .70), span=3.65, azimuth=50, elevation=50)
        room.nursery(shot)
        return shot
    crib_with_sheet()
    # From high enough that one sees what it has in addition to the crib without a sheet.
    return Shot(target=(0, 0, .62), span=3.6, elevation=44, azimuth=28)
