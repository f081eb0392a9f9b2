"""Basic Starter Kit for Newborns: the Mini on a form, two bibs, two muslins, and the guide."""
from mathutils import Matrix

from bedding import DEEPER, gauze, muslin
from carrier import carrier
from carrier_accessories import CLOTH, tag, thread_of
from carrier_bib_parts import bib
from carrier_parts import Fabrics
from cloth import Stitches
from form import Form
from materials import TRIM, fabric, solid
from products.baby_carrier_mini import DESIGN
from room import nursery
from solids import box, text
from stage import Shot, moved


def mini_on_form(material, place, turn):
    """The carrier Mini on a form that stands on the ground."""
    with moved((place[0], place[1], -.10), (0, 0, turn)):
        carrier(Form(), DESIGN, Fabrics(material, material, headrest=material))


def guide(place, turn, color=(.52, .49, .44)):
    """The illustrated guide: a thin booklet."""
    paper, cover = solid('paper', (.72, .70, .66), .9, .1, .1), solid('cover', color, .75, .2, .15, 200)
    ink = solid('guide ink', (.10, .095, .09), .8)
    with moved(place, (0, 0, turn)):
        box('pages', (0, 0, .010), (.362, .512, .014), paper, .002)
        box('cover', (0, 0, .019), (.370, .520, .004), cover, .0018)
        box('cover', (0, 0, .002), (.370, .520, .004), cover, .0018)
        text('Cradle & Carry', .034, Matrix.Translation((0, .12, .0212)), ink)
        text('Your first weeks', .019, Matrix.Translation((0, .06, .0212)), ink)


def bibs_on_ground(place, turn):
    """Two bibs, one upon the other, a little turned."""
    cloth = fabric('bib', CLOTH, pitch=.0062, strength=.35, sheen=.5, melange=.10, tint=1)
    button = solid('button', TRIM, .45, .4, .05, tint=1)
    label, ink = solid('label', (.76, .75, .73), .85, .1, .3, 300), solid('ink', (.03, .03, .03), .8)
    for k, (x, y, aside) in enumerate(((.02, .11, 14), (-.03, -.05, 0))):
        stitches = Stitches(k)
        with moved((place[0] + x, place[1] + y, .056 * k), (0, 0, turn + aside)):
            made = bib(cloth, button, stitches, 1 + 4 * k)
            if k:
                (point,), _ = made.at([(.0, -.115)])
                tag((point[0], point[1], point[2] + .004), 0, label, ink)
            stitches.sew(thread_of(1))


def muslins_on_ground(place, turn):
    """Two folded muslins in matching shades."""
    hem = gauze('muslin hem', TRIM, tint=2, crinkle=.004)
    deeper = gauze('deeper muslin', tuple(1.25 * c for c in DEEPER), tint=2)
    with moved((*place, 0), (0, 0, turn)):
        height = muslin(gauze('muslin', tint=2), hem, width=.70, depth=.60)
        with moved((.02, .015, height), (0, 0, 6)):
            muslin(deeper, deeper, width=.66, depth=.56, seed=9)


def build(view, material='cotton'):
    mini_on_form(material, (-.30, .32), -16)
    muslins_on_ground((.66, .02), 14)
    bibs_on_ground((.06, -.66), -8)
    guide((.86, -.58, 0), 22)
    if view == 'use':
        shot = Shot(target=(.10, 0, 1.02), span=3.0, azimuth=-6, elevation=12)
        nursery(shot)
        shot.exposure += .25
        return shot
    return Shot(target=(.14, 0, .95), span=2.72, azimuth=8, elevation=16, exposure=.05, world=.14, fill_power=14,
                key=(-3.0, -1.9, 3.8), key_power=460)
