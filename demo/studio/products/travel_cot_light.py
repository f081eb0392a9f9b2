"""The travel crib."""
import room
from cradle_views import RUG, rug
from scenery import waiting_bear
from stage import Shot, moved
from travel_crib import travel_crib
from travel_crib_views import close_up_crib, crib_bag


def in_bedroom():
    """Beside a bed, with a bear that waits on the rug."""
    with moved((0, 0, RUG)):
        travel_crib()
        rug(2.2)
        waiting_bear((.62, -1.42, 0), -22, 6)
    shot = Shot(target=(0, -.12, .78), span=3.62, azimuth=-25, elevation=16)
    room.bedroom(shot)
    return shot


def packed():
    """In its bag on the rug, ready to go, with a bear that shows its size."""
    crib_bag()
    waiting_bear((1.17, -.10, 0), -14, 9)
    shot = Shot(target=(.20, -.1, .56), span=2.3, azimuth=20, elevation=11)
    room.nursery(shot)
    return shot


def build(view, material=None):
    if view == 'use':
        return in_bedroom()
    if view == 'folded':
        return packed()
    if view == 'detail':
        close_up_crib()
        return Shot(target=(1.22, -.62, 1.30), span=3.5, zoom=3.4, azimuth=34, elevation=18,
                    key=(-3.9, -.3, 3.0), fstop=7)
    travel_crib()
    if view == 'side':
        return Shot(target=(0, 0, .70), span=2.95, azimuth=78, elevation=12)
    return Shot(target=(0, 0, .76), span=3.5, elevation=17)
