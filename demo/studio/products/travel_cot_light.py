"""The travel crib."""
from stage import Shot
from travel_crib import travel_crib


def build(view, material=None):
    travel_crib()
    return Shot(target=(0, 0, .76), span=3.5, elevation=17)
