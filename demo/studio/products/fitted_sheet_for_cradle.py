"""The jersey sheet of the cradle, pulled over its mattress but for one corner."""
from mattresses import CRADLE, cradle_mattress, jersey_sheet
from sheets import half_on
from stage import Shot


def build(view, material=None):
    cradle_mattress()
    half_on(jersey_sheet(), CRADLE, turn=-38, start=.52)
    return Shot(target=(0, 0, .02), span=2.2, elevation=32, exposure=-.02)
