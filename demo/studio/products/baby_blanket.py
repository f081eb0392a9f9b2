"""The knitted baby blanket."""
import room
from bedding import blanket, open_knit
from furniture import bench
from scenery import throw, waiting_bear
from stage import Shot, moved


def in_use():
    """Thrown over a bench in the nursery, with a bear beside it."""
    bench(room.oak(), 2.7, .95, .9)
    path = [(0, -.53, .30), (0, -.525, .62), (0, -.52, .90), (0, -.46, 1.0), (0, -.30, 1.005), (0, .10, 1.005), (0, .36, 1.01)]
    with moved((-.30, 0, 0), (0, 0, 3)):
        throw('blanket', path, 1.35, open_knit('blanket knit'), .024, 5, 3)
    waiting_bear((.82, .02, .95), -14, 9)
    shot = Shot(target=(-.06, -.1, .86), span=2.5, azimuth=22, elevation=19)
    room.nursery(shot)
    return shot


def build(view, material='cotton'):
    if view == 'use':
        return in_use()
    blanket()
    return Shot(target=(0, 0, .08), span=1.28, elevation=22, exposure=-.05)
