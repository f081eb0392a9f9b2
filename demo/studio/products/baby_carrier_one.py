"""Baby Carrier One: woven, a high head support, zips at the legs, buckles at the chest, a broad belt."""
import room
from carrier import carrier
from carrier_design import Belt, Cut, Design, Straps
from carrier_parts import Fabrics, beside, drawn, oval, slack, stroke
from carrier_views import folded_shot, worn_shot
from cloth import profile
from form import Form

WIDTHS = [(0, .21), (.10, .29), (.20, .33), (.34, .285), (.5, .265), (.7, .295), (.9, .305), (1, .285)]
PANEL = Cut(.68, 1.53, WIDTHS, [(0, .04), (.12, .14), (.32, .235), (.58, .21), (.8, .16), (1, .13)], gap=.06, hips=.08, sides=.03,
            seams=[stroke((-.15, 1.46), (-.13, 1.20), (-.155, .95), (-.12, .74)), stroke((.15, 1.46), (.13, 1.20), (.155, .95), (.12, .74))],
            folds=drawn((.27, 1.22), 41, 4, .2, .014) + drawn((-.27, 1.22), 42, 4, .2, .014)
            + slack([(-.11, .90, .10, .87), (-.10, 1.04, .11, 1.07), (-.09, 1.28, .11, 1.25)], 43, .013))
HEADREST = Cut(1.46, 1.86, [(0, .225), (.08, .25), (.28, .238), (.5, .262), (.75, .27), (.9, .24), (1, .16)],
               [(0, .15), (.5, .20), (1, .17)], gap=.085, lean=.03, seams=[oval(0, 1.67, .185, .125, .5)], sides=None,
               folds=slack([(-.20, 1.52, .14, 1.54), (.22, 1.60, .12, 1.66), (-.21, 1.60, -.12, 1.65)], 44, .007), pad=.042, thickness=.07,
               edge=.032, sag=.008, flatness=2.3, free=1.62, scoop=-.02)
ZIPS = [beside(profile(*zip(*WIDTHS)), PANEL.bottom, PANEL.top, side, .080, .08, .56) for side in (-1, 1)]
DESIGN = Design(
    panel=PANEL, headrest=HEADREST, straps=Straps(start=(.24, 1.42), width=.205, back='parallel'), zips=ZIPS,
    belt=Belt(.75, [(0, .22), (.3, .26), (.6, .25), (1, .20)], .085, 2.1), label=(0, 1.40), side=(1.22, .82), seed=41)


def build(view, material='woven'):
    fabrics = Fabrics('woven', 'woven')
    if view == 'folded':
        return folded_shot(fabrics, (1.0, 0.75, 0.37), 'padded', DESIGN.seed)
    return worn_shot(view, lambda: carrier(Form(), DESIGN, fabrics), detail=(.20, -.50, 1.16), zoom=2.9, use=36, where=room.bedroom)
