"""The woven sheet of the travel crib, pulled over the larger half of its mattress of dark panels."""
from mattresses import CRIB, crib_mattress, woven_sheet
from sheets import half_on
from stage import Shot


def build(view, material=None):
    crib_mattress()
    half_on(woven_sheet(), CRIB, turn=0, start=.62, seed=8)
    return Shot(target=(.02, 0, .02), span=3.15, elevation=34, azimuth=22, exposure=-.02)
