"""Transport bag for a bouncer."""
import room
from bags import transport_bag
from bear import SAND, bear
from stage import Shot, moved


def build(view, material='polyester'):
    transport_bag()
    if view == 'use':
        with moved((.86, -.80, 0), (0, 0, 10)):
            bear(None, seed=6, color=SAND)
        shot = Shot(target=(.05, -.1, .74), span=2.95, azimuth=22, elevation=11)
        room.nursery(shot)
        return shot
    return Shot(target=(0, -.1, .58), span=2.75, azimuth=24, elevation=12, key=(-3.4, -1.4, 3.6), exposure=-.05)
