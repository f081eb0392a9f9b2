"""From where carriers are photographed."""
import room
from carrier_folded import bundle, folded_cloths, rolled
from furniture import book
from materials import fabric, solid
from room_parts import srgb
from stage import Shot, moved

LIGHT = dict(exposure=.12, world=.11, fill_power=9, key=(-3.0, -1.8, 3.7), key_power=530, key_size=1.3)
"""More from the side than usual, so that padding and folds show in dark colors too."""


def worn_shot(view, wear, azimuth=28, detail=(.12, -.5, 1.3), zoom=3.3, use=46, where=room.nursery,
              front=(28, 1.90, 1.37)):
    """
    Front, back, detail, and use of a carrier; `wear()` puts it onto a form.
    :param front: the front's azimuth, how much it shows, and the height in its middle: carriers differ in them, so that
        a list of carriers does not look like one picture many times
    """
    if view == 'use':
        with moved((0, 0, .55)):
            wear()
        shot = Shot(target=(0, 0, 1.90), span=2.15, azimuth=use, elevation=5)
        where(shot)
        shot.exposure += .5
        return shot
    wear()
    if view == 'detail':
        return Shot(target=detail, span=1.90, azimuth=azimuth, elevation=8, zoom=zoom, **LIGHT)
    azimuth, span, middle = (205, 1.90, 1.37) if view == 'back' else front
    return Shot(target=(0, 0, middle), span=span, azimuth=azimuth, elevation=4, **LIGHT)


def folded_shot(fabrics, size, belt, seed=0, roll=False):
    """A carrier folded to a bundle of a size, beside folded muslins or a book."""
    width, depth, height = size
    with moved((0, 0, 0), (0, 0, -26 if roll else 12)):
        if roll:
            rolled(fabrics, width, height / 2, seed)
        else:
            bundle(fabrics, size, belt, seed)
    with moved((width * .36 + .12, depth * .5 + .42, 0), (0, 0, -12)):
        if seed % 2:
            folded_cloths(fabric('muslin', srgb('#e6dccb'), 'weave', .012, strength=.9, tint=None), seed=seed)
        else:
            with moved((-.2, 0, 0)):
                book(solid('cover', srgb('#9aa58f'), .75), solid('paper', srgb('#efe8da'), .9))
    span = (width + .42) * 1.14
    return Shot(target=(.13, depth * .30 + .10, height * .4), span=span, azimuth=16, elevation=38, exposure=-.06, world=.12,
                fill_power=10, key=(-2.8, -1.0, 3.7), key_power=450)
