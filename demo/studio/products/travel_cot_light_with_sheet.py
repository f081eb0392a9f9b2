"""The travel crib with a fitted sheet on its mattress; the sheet has the second color."""
from mattresses import CRIB, fitted_sheet, woven_sheet
from stage import Shot
from travel_crib import travel_crib


def build(view, material=None):
    travel_crib(inside=lambda: fitted_sheet(woven_sheet(tint=1), CRIB, panelled=True))
    return Shot(target=(0, 0, .74), span=3.5, elevation=24, azimuth=24)
