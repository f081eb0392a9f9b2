"""Baby Carrier Harmony: a tall panel with a soft chin roll, a wide lumbar belt, a padded plate behind."""
from carrier import carrier
from carrier_design import Belt, Cut, Design, Straps
from carrier_parts import Fabrics, drawn, slack, stroke
from carrier_views import folded_shot, worn_shot
from form import Form

SEAMS = [stroke(*[(side * x, z) for x, z in ((.20, .70), (.175, .95), (.15, 1.2), (.175, 1.46))]) for side in (-1, 1)]
DESIGN = Design(
    panel=Cut(.64, 1.63, [(0, .23), (.08, .30), (.18, .355), (.30, .325), (.42, .27), (.56, .275), (.75, .315), (.92, .325), (1, .30)],
              [(0, .06), (.12, .17), (.30, .255), (.55, .22), (.8, .14), (1, .10)], gap=.075,
              seams=[*SEAMS, stroke((-.30, 1.47), (0, 1.455), (.30, 1.47))], hips=.09, pad=.034,
              folds=drawn((.27, 1.21), 31, 3, .26, .012, 28) + drawn((-.27, 1.21), 32, 3, .26, .012, 28)
              + slack([(-.30, .80, -.04, .84), (.30, .84, .04, .86), (-.12, .98, .11, 1.0), (-.1, .85, .1, .83)], 33, .012)),
    headrest=None, roll=(1.60, .30, .115),
    straps=Straps(width=.225, thickness=.09, back='yoke', start=(.25, 1.40)),
    belt=Belt(.75, [(0, .15), (.2, .20), (.5, .27), (.8, .33), (1, .36)], .085, style='lumbar'),
    label=(0, 1.36), side=(1.20, .82), buckles='none', seed=31)


def build(view, material='woven'):
    fabrics = Fabrics(material, 'cotton' if material == 'mesh' else 'woven', headrest='jersey')
    if view == 'folded':
        return folded_shot(fabrics, (0.95, 0.7, 0.32), 'padded', DESIGN.seed)
    return worn_shot(view, lambda: carrier(Form(), DESIGN, fabrics), detail=(.25, -.35, .93), zoom=2.8, use=52,
                     front=(8, 1.62, 1.30))
