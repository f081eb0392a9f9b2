"""The fabric seat without its frame."""
import room
from bouncer import LYING, Seat, bare_frame, seat_cloth
from stage import Shot, moved


def build(view, material='cotton'):
    cloth = seat_cloth(material)
    if view == 'use':
        # The frame waits without its fabric, and the fresh seat lies before it.
        with moved((.42, .62, 0), (0, 0, 8)):
            bare_frame()
        with moved((-.10, -.62, 0), (0, 0, 58)):
            Seat(LYING, cloth, seed=5, hung=.12)
        shot = Shot(target=(.12, .05, .48), span=2.75, azimuth=24, elevation=24)
        room.nursery(shot)
        return shot
    Seat(LYING, cloth, seed=3, hung=.12)
    return Shot(target=(0, 0, .06), span=2.0, azimuth=32, elevation=48, key=(-3.6, -.6, 3.0), exposure=-.1)
