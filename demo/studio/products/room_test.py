"""A sphere and a cushion in a room."""
import room
from furniture import cushion
from materials import fabric, solid
from solids import lathe
from stage import Shot
import numpy as np


def build(view, azimuth='28', elevation='10', span=None):
    small = view == 'kitchen_table'
    size = (float(span) / 400 if span else .3 if small else .6)
    t = np.linspace(-np.pi / 2, np.pi / 2, 40)
    lathe('ball', np.c_[np.maximum(size * np.cos(t), .001), size * np.sin(t) + size], fabric('x', tint=0))
    s = float(span) / 100 if span else (1.0 if small else 3.0)
    shot = Shot(target=(0, 0, s * .32), span=s, azimuth=float(azimuth), elevation=float(elevation))
    getattr(room, view)(shot)
    return shot
