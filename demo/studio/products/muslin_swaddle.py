"""Two muslins in matching shades."""
import room
from bedding import DEEPER, gauze, muslin, muslins
from furniture import armchair
from materials import fabric
from room_parts import srgb
from scenery import throw
from stage import Shot, moved


def in_use():
    """One over the arm of a chair in the nursery, the other folded on its seat."""
    armchair(room.oak(), fabric('linen cushion', srgb('#b9ab95'), 'weave', .02, tint=None))
    outside, inside = (-.13, -.12, -.06), (.06, .12)
    path = ([(0, y, z) for y, z in zip(outside, (.62, 1.2, 1.48))] + [(0, 0, 1.535)]
            + [(0, y, z) for y, z in zip(inside, (1.50, 1.2))])
    with moved((.78, -.12, 0), (0, 0, 90)):
        throw('muslin', path, .85, gauze('muslin'), .012, 4, 4)
    with moved((-.10, -.30, 1.085), (-7, 0, 12)):
        muslin(gauze('deeper muslin', DEEPER), seed=8)
    shot = Shot(target=(.18, -.2, 1.22), span=2.1, azimuth=34, elevation=20)
    room.nursery(shot)
    return shot


def build(view, material='woven'):
    if view == 'use':
        return in_use()
    muslins()
    return Shot(target=(0, 0, .10), span=1.15, elevation=22, exposure=-.02)
