"""Potty Chair."""
import room
from bathroom import WHITE, plastic, rubber, studio
from potty import potty_chair
from scenery import waiting_bear
from stage import Shot, moved


def chair():
    potty_chair(plastic(), rubber(), plastic('pot', WHITE, None))


def in_use():
    """On the bathroom floor, with a bear beside it."""
    with moved(turn=(0, 0, 10)):
        chair()
    waiting_bear((-.66, -.12, 0), 24, 6)
    shot = Shot(target=(-.08, 0, .42), span=1.75, azimuth=-16, elevation=13)
    room.bathroom(shot)
    return shot


def build(view, material='plastic'):
    if view == 'use':
        return in_use()
    chair()
    return studio((0, 0, .38), 1.22, 20, 28)
