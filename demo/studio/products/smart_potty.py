"""Smart Potty."""
import room
from bathroom import WHITE, plastic, rubber, studio
from furniture import basket
from materials import fabric
from potty import smart_potty
from room_parts import LINEN
from stage import Shot, moved


def potty():
    smart_potty(plastic(), rubber(), plastic('pot', WHITE, None))


def in_use():
    """On the bathroom floor, beside a basket."""
    with moved(turn=(0, 0, -8)):
        potty()
    with moved((.72, .62, 0)):
        basket(fabric('rope', LINEN, 'rib', .02, tint=None), .34, .56)
    shot = Shot(target=(.16, 0, .27), span=1.5, azimuth=18, elevation=15)
    room.bathroom(shot)
    return shot


def build(view, material='plastic'):
    if view == 'use':
        return in_use()
    potty()
    return studio((0, 0, .235), 1.02, 24, 28)
