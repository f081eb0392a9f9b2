"""Soft Friend Bear: knitted."""
import room
from bear import bear
from furniture import chair
from materials import fabric
from stage import Shot, moved


def build(view, material='cotton'):
    if view == 'use':
        chair(room.oak(), fabric('chair seat', room.LINEN, tint=None))
        with moved((.04, .12, 1.108), (0, 0, 14)):
            bear(seed=3)
        shot = Shot(target=(0, 0, 1.33), span=1.5, azimuth=18, elevation=12)
        room.nursery(shot)
        return shot
    bear()
    return Shot(target=(0, -.06, .232), span=.60, azimuth=24, elevation=10, key=(-3.2, -1.6, 3.6), exposure=-.1)
