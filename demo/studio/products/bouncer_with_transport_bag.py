"""Bouncer Bliss in front of its black bag."""
from bags import transport_bag
from bouncer import bouncer, seat_cloth
from bouncer_views import STUDIO
from stage import Shot, moved


def build(view, material='cotton'):
    with moved((-.37, -.26, 0), (0, 0, -6)):
        bouncer(seat_cloth(material), seed=4)
    with moved((-.19, 1.43, 0), (0, 0, 20)):
        transport_bag()
    return Shot(target=(-.09, .52, .56), span=3.5, azimuth=28, elevation=13, **STUDIO)
