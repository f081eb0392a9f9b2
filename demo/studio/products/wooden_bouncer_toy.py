"""Wooden Bouncer Toy."""
import room
from bouncer import bouncer, on_rim, seat_cloth
from bouncer_toys import wooden_toy
from stage import Shot


def use():
    """On a bouncer in a nursery."""
    seat = bouncer(seat_cloth('jersey', tint=None), seed=5)
    with on_rim(seat):
        wooden_toy(width=.98)
    shot = Shot(target=(0, -.05, .80), span=1.62, azimuth=26, elevation=12)
    room.nursery(shot)
    return shot


def build(view, material='wood'):
    if view == 'use':
        return use()
    wooden_toy()
    return Shot(target=(0, 0, .30), span=1.04, azimuth=22, elevation=9, key=(-3, -1.8, 3.6), exposure=-.12)
