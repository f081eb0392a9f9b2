"""Bouncer Balance Soft with the wooden toy on it, whose painted parts are the second color."""
from bouncer import seat_cloth
from bouncer_toys import wooden_toy
from bouncer_views import bouncer_view


def build(view, material='jersey'):
    return bouncer_view(view, seat_cloth(material), lambda: wooden_toy(tint=1, width=.98), seed=11)
