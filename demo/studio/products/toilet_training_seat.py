"""Toilet Training Seat."""
import room
from bathroom import WHITE, plastic, rubber, studio, toilet_training_seat
from materials import solid
from room_parts import srgb
from solids import box, lathe
from stage import Shot, moved


RIM = 1.0
"""40 cm: how high the toilet is."""


def toilet(porcelain, seat):
    """A toilet with an open seat, its bowl around the origin, and its cistern behind."""
    bowl = lathe('bowl', [(.001, 0), (.27, 0), (.28, .03), (.25, .22), (.29, .52), (.40, .82), (.455, .95), (.46, RIM - .02),
                          (.45, RIM), (.36, RIM), (.33, .90), (.22, .55), (.001, .5)], porcelain)
    bowl.scale = (.98, 1.22, 1)
    rim = lathe('seat', [(.30, RIM + .005), (.45, RIM + .005), (.475, RIM + .02), (.47, RIM + .045), (.43, RIM + .06),
                         (.34, RIM + .058), (.30, RIM + .03), (.30, RIM + .005)], seat)
    rim.scale = (.98, 1.22, 1)
    box('base', (0, .52, .46), (.62, .60, .92), porcelain, .12, 8)
    box('cistern', (0, .78, 1.40), (1.0, .42, .84), porcelain, .06, 6)
    box('cistern lid', (0, .78, 1.85), (1.04, .46, .07), porcelain, .03, 5)


def training_seat():
    toilet_training_seat(plastic(), rubber(), plastic('skirt', WHITE, None))


def in_use():
    """On a toilet."""
    toilet(solid('porcelain', srgb('#f1eee8'), .12, .5), solid('toilet seat', srgb('#e9e5dd'), .3, .5))
    with moved((0, -.03, RIM + .003)):
        training_seat()
    shot = Shot(target=(0, .1, 1.10), span=1.75, azimuth=28, elevation=24)
    room.bathroom(shot)
    return shot


def build(view, material='plastic'):
    if view == 'use':
        return in_use()
    training_seat()
    return studio((0, 0.02, .12), 1.0, 27, 28)
