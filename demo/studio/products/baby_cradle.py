"""The baby cradle."""
import room
from cradle import cradle
from cradle_views import RUG, close_up_cradle, cradle_in_parts, rug
from scenery import waiting_bear
from stage import Shot, moved


def in_bedroom():
    """Swaying a little beside a bed, with a bear that waits on the rug."""
    with moved((0, 0, RUG)):
        cradle(sway=-2.5)
        rug(1.75)
        waiting_bear((.42, -.98, 0), -30)
    shot = Shot(target=(0, -.1, .86), span=2.75, azimuth=-27, elevation=13)
    room.bedroom(shot)
    return shot


def build(view, material='mesh'):
    if view == 'use':
        return in_bedroom()
    if view == 'detail':
        close_up_cradle()
        return Shot(target=(.80, -.28, 1.42), span=2.45, zoom=3.2, azimuth=38, elevation=16,
                    key=(-3.9, -.3, 3.0), exposure=-.08, fstop=8)
    if view == 'folded':
        cradle_in_parts()
        return Shot(target=(0, -.32, .1), span=3.2, azimuth=4, elevation=46, exposure=-.06)
    cradle()
    if view == 'side':
        return Shot(target=(0, 0, .78), span=2.35, azimuth=80, elevation=9)
    return Shot(target=(0, 0, .84), span=2.45, elevation=14)
