"""The pictures of a bouncer that all its products share."""
import room
from bear import SAND, bear
from bouncer import bouncer, on_rim
from furniture import basket, book
from materials import fabric, solid
from room_parts import OFF_WHITE, plank_floor, plaster, srgb, wall, window_light
from stage import Shot, moved, sky

STUDIO = {'key': (-3.6, -.9, 3.5), 'key_power': 400, 'exposure': -.05}
"""A key from the side, because the seat faces up: it shows the relief of the fabric."""


def leaning_scene():
    """A wall that the folded bouncer leans against, with a basket of rope and books that show its size."""
    plank_floor(0)
    wall(.22, plaster('paint', srgb('#e9e3d8')))
    with moved((1.12, -.28, 0)):
        basket(fabric('rope', srgb('#d9c7a8'), 'rib', .02, tint=None), .34, .52)
    with moved((-.98, -.22, 0), (0, 0, 12)):
        book(solid('cover', srgb('#8f9c88'), .7), solid('paper', OFF_WHITE, .9))
    with moved((-.99, -.24, .06), (0, 0, -9)):
        book(solid('cover 2', srgb('#b08968'), .7), solid('paper', OFF_WHITE, .9), (.42, .56, .05))
    with moved((-.98, -.20, .11), (0, 0, 26)):
        bear(None, color=SAND)
    window_light()
    sky(.24)


def bouncer_view(view, cloth, toy=None, seed=0):
    """
    Builds a bouncer in one of its views.
    :param toy: called to build a toy, which is put on the seat
    """
    if view == 'folded':
        leaning_scene()
        with moved((0, 0, .99), (78, 0, 0)):
            bouncer(cloth, folded=True, seed=seed)
        return Shot(target=(.03, 0, .98), span=2.6, azimuth=20, elevation=7, ground=None, exposure=.28)
    seat = bouncer(cloth, seed=seed)
    if toy is not None:
        with on_rim(seat):
            toy()
    if view == 'side':
        return Shot(target=(0, .05, .62), span=2.14, azimuth=84, elevation=7, key=(-2.8, -1.8, 4.0), key_power=380,
                    exposure=-.05)
    if view == 'detail':
        return Shot(target=(.06, -.05, .52), span=2.0, azimuth=26, elevation=30, zoom=3.0, **STUDIO)
    if view == 'use':
        with moved((.92, .32, 0), (0, 0, 22)):
            bear(None, seed=seed, color=SAND)
        shot = Shot(target=(.10, .05, .72), span=2.6, azimuth=32 + seed % 5, elevation=13)
        room.nursery(shot)
        return shot
    if toy is not None:
        return Shot(target=(0, -.01, .62), span=2.04, azimuth=30, elevation=14, **STUDIO)
    return Shot(target=(0, .02, .61), span=2.0, azimuth=28 + seed % 4, elevation=15, **STUDIO)
