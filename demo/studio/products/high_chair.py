"""A high chair with its tray, footrest, and harness; in use it stands at the kitchen's table."""
import room
from high_chair import default_chair
from stage import Shot, moved


def build(view, material='plastic'):
    if view == 'use':
        with moved((-.1, -2.0, -1.85)):
            default_chair()
        shot = Shot(target=(.05, -1.8, -.80), span=2.9, elevation=12, azimuth=24)
        room.kitchen_table(shot)
        return shot
    default_chair()
    return Shot(target=(0, 0, .97), span=2.62, elevation=14, azimuth=28, exposure=-.08, key=(-3.2, -1.5, 3.8), fill_power=14,
                world=.15)
