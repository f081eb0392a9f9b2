"""
Rooms for pictures of use. Each turns with the camera, so it looks alike from every azimuth; the place at the origin
is free, and the product is lit by a window at the left. `nursery(shot)` etc. set `shot.ground` and a depth of field.
"""
from furniture import basket, book, bowl, low_shelf, mug, plant, table
from materials import fabric, solid, wood
from room_parts import (LINEN, boards, boards_material, curtain, plank_floor, plaster, round_rug, srgb, sun_patch,
                        translucent_linen, wall, window_light)
from room_more import bed, tub
from solids import box
from stage import moved, sky


class View:
    """Where the edges of the picture are in a room that faces the camera."""

    def __init__(self, shot):
        self.distance, self.span, self.aspect = 3.555 * shot.span, shot.span / shot.zoom, shot.aspect

    def x(self, part, y, least=0.0):
        """A place in the picture (-1 is its left, 1 its right edge) as x at a depth y, but `least` from the middle."""
        place = part * self.span * self.aspect / 2 * (self.distance + y) / self.distance
        return max(abs(place), least) * (1 if part > 0 else -1)


def prepare(shot, blur, depth, exposure):
    """A room's camera: no sweep; things `depth` behind are blurred over this part of the picture's height."""
    shot.ground = None
    shot.exposure = exposure
    if shot.fstop is None:
        opening = blur * shot.span / shot.zoom * (3.555 * shot.span + depth) / depth
        shot.fstop = 0.128 * shot.zoom / opening
    return View(shot)


def oak():
    return wood('oak', srgb('#d6bd9b'), srgb('#b3946d'), 0.5)


def nursery(shot):
    """Oak planks, a round rug of wool, wainscot, linen curtain, a low shelf with toys and books, a plant."""
    view = prepare(shot, 0.014, 3, 0.0)
    with moved(turn=(0, 0, shot.azimuth + 5)):
        plank_floor(-0.036)
        wall(3.2, plaster('paint', srgb('#efe9df')), plaster('wainscot', srgb('#dcd5c8'), 0.05), floor=-0.036)
        round_rug(2.5, fabric('wool', srgb('#d9cdb9'), 'terry', 0.03, melange=0.5, strength=0.9, tint=None))
        with moved((view.x(-0.92, 2.7, 1.6), 2.85, -0.036)):
            curtain(1.5, 7, translucent_linen('curtain', srgb('#e9e0d0')))
        with moved((view.x(0.80, 2.6, 1.9), 2.7, -0.036)):
            low_shelf(oak())
            with moved((-.75, -.05, 1.0), (0, 0, 12)):
                book(solid('cover', srgb('#b08968'), .7), solid('paper', srgb('#efe8da'), .9))
                with moved((.02, 0, .06), (0, 0, -20)):
                    book(solid('cover 2', srgb('#8f9c88'), .7), solid('paper', srgb('#efe8da'), .9), (.42, .58, .05))
            with moved((.55, 0, .22)):
                basket(fabric('rope', LINEN, 'rib', .02, tint=None), .3, .5)
        with moved((view.x(-0.60, 2.1, 1.7), 2.1, -0.036)):
            plant(2.4)
        window_light()
        sun_patch((-6, -3.2, 6.2), (view.x(.45, 3.2, .9), 3.2, 2.3))
    sky(0.24)


def kitchen_table(shot):
    """An oak table (its surface is z = 0) before a blurred kitchen with a counter and a shelf."""
    view = prepare(shot, 0.035, 4, 0.0)
    with moved(turn=(0, 0, shot.azimuth + 4)):
        table(wood('table', srgb('#d3b48c'), srgb('#9d7b53'), 0.45, 1.8), 5.0, 2.6, y=0.45)
        plank_floor(-1.85)
        wall(4.6, plaster('paint', srgb('#efe9df')), floor=-1.85)
        front = solid('cabinet', srgb('#c9cabb'), .5)
        for i in range(-5, 6):
            box('door', (i * 1.5, 4.0, -.84), (1.48, 1.1, 1.9), front, .01)
        box('counter', (0, 3.95, .2), (17, 1.3, .1), oak(), .012)
        box('shelf', (0, 4.4, 1.5), (9, .5, .07), oak(), .012)
        for i, part in enumerate((-.2, .1, .55, .8)):
            with moved((view.x(part, 4.3), 4.35, 1.535)):
                (bowl if i % 2 else mug)(solid('ware', (srgb('#e9e2d5'), srgb('#b9a58c'))[i % 2], .4))
        with moved((view.x(.62, 3.9), 3.9, .25)):
            plant(1.3, seed=8)
        with moved((view.x(-.9, 4.2), 4.1, -1.85)):
            curtain(1.7, 7, translucent_linen('curtain', srgb('#e9e0d0')))
        window_light(at=(-4.6, -1.6, 3.2), target=(0, 0, 0.1))
        sun_patch((-6, -2, 4.6), (view.x(.3, 4.6, .5), 4.6, .9))
    sky(0.24)


def bathroom(shot):
    """Pale floor tiles, glazed wall tiles, a tub at the right, a towel on an oak rail, a stool."""
    view = prepare(shot, 0.012, 2.6, 0.0)
    with moved(turn=(0, 0, shot.azimuth + 5)):
        stone = boards_material('stone', srgb('#d9d3c8'), srgb('#cbc4b8'), .45, False)
        floor = boards('floor tiles', 16, 16, (0.78, 0.78), stone, .014, .006, 0)
        floor.location = (0, -2, 0)
        box('grout', (0, -2, -.06), (16, 16, .095), solid('grout', srgb('#b9b2a6'), .9, .1), .001, 1)
        wall(2.9, plaster('paint', srgb('#efe9df')))
        glaze = boards_material('glaze', srgb('#ece7dd'), srgb('#dcd6ca'), .18, False)
        tiles = boards('wall tiles', 16, 3.0, (0.25, 0.75), glaze, .012, .010, 0, 5)
        tiles.rotation_euler, tiles.location = (1.5708, 0, 0), (0, 2.86, 1.5)
        box('wall grout', (0, 2.89, 1.5), (16, .04, 3.0), solid('grout 2', srgb('#cfc8bc'), .9, .1), .001, 1)
        box('ledge', (0, 2.83, 3.03), (16, .14, .06), oak(), .01)
        with moved((view.x(.75, 2, 2.3), 1.95, 0)):
            tub()
        with moved((view.x(-.92, 2.2, 1.5), 2.2, 0)):
            plant(1.9, seed=4)
        window_light()
        sun_patch((-6, -3.2, 6.2), (view.x(.2, 2.9, .7), 2.9, 2.3))
    sky(0.26)


def bedroom(shot):
    """Oak planks, a bed with linen behind, a bedside table, a curtain."""
    view = prepare(shot, 0.013, 3, 0.0)
    with moved(turn=(0, 0, shot.azimuth + 4)):
        plank_floor(0)
        wall(4.4, plaster('paint', srgb('#e9e2d6')))
        with moved((view.x(.62, 2.9, 1.9), 3.0, 0)):
            bed(oak())
        with moved((view.x(-.92, 4, 1.9), 4.1, 0)):
            curtain(1.8, 7.2, translucent_linen('curtain', srgb('#e9e0d0')))
        with moved((view.x(-.62, 3.2, 1.4), 3.2, 0)):
            plant(2.6, seed=9)
        window_light()
        sun_patch((-6, -3, 6.6), (view.x(.3, 4.4, .8), 4.4, 2.7))
    sky(0.24)
