"""Hanging Friends Bouncer Toy."""
import room
from bouncer import bouncer, on_rim, seat_cloth
from bouncer_toys import hanging_friends
from stage import Shot


def use():
    """On a bouncer in a nursery."""
    seat = bouncer(seat_cloth('cotton', tint=None), seed=9)
    with on_rim(seat):
        hanging_friends(width=.98)
    shot = Shot(target=(0, -.05, .80), span=1.62, azimuth=26, elevation=12)
    room.nursery(shot)
    return shot


def build(view, material='cotton'):
    if view == 'use':
        return use()
    hanging_friends()
    return Shot(target=(0, 0, .29), span=1.10, azimuth=20, elevation=8, key=(-3, -1.8, 3.6), exposure=-.12)
