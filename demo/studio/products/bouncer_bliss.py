"""Bouncer Bliss: quilted cotton or mesh."""
from bouncer import seat_cloth
from bouncer_views import bouncer_view


def build(view, material='cotton'):
    return bouncer_view(view, seat_cloth(material))
