"""Bouncer Balance Soft: plain panels of jersey or woven cotton."""
from bouncer import seat_cloth
from bouncer_views import bouncer_view


def build(view, material='jersey'):
    return bouncer_view(view, seat_cloth(material), seed=7)
