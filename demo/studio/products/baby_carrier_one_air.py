"""Baby Carrier One Air: the One in airy mesh, with reinforcing bands and the head support folded down."""
import numpy as np

from carrier import carrier
from carrier_design import Belt, Cut, Design, Straps
from carrier_belts import reinforcement
from carrier_parts import Fabrics, drawn, oval, slack
from carrier_views import folded_shot, worn_shot
from form import Form


def bands(worn):
    """Reinforcements from the shoulders to the belt."""
    for side in (-1, 1):
        reinforcement(worn, np.stack([side * np.linspace(.255, .05, 120), np.linspace(1.46, .71, 120)], 1))


DESIGN = Design(
    panel=Cut(.68, 1.56, [(0, .21), (.10, .29), (.20, .33), (.34, .285), (.5, .265), (.7, .295), (.9, .305), (1, .285)],
              [(0, .04), (.12, .14), (.32, .245), (.58, .21), (.8, .14), (1, .10)], gap=.06, hips=.08,
              folds=drawn((.27, 1.22), 51, 4, .2, .014) + drawn((-.27, 1.22), 52, 4, .2, .014)
              + slack([(-.24, .84, -.10, .90), (.25, .86, .12, .84), (-.06, 1.04, .07, 1.07)], 53, .013)),
    headrest=Cut(1.40, 1.68, [(0, .14), (.10, .215), (.25, .265), (.5, .285), (.85, .29), (.95, .28), (1, .24)],
                 [(0, .135), (.5, .18), (1, .14)], gap=.115, seams=[oval(0, 1.55, .20, .085, .6)], sides=None,
                 folds=slack([(-.18, 1.52, .12, 1.50), (.2, 1.61, .02, 1.58)], 54), pad=.036, thickness=.05, edge=.030, sag=.008,
                 flatness=2.2, belly=.02),
    straps=Straps(start=(.24, 1.42), width=.205, back='parallel'),
    belt=Belt(.75, [(0, .22), (.3, .26), (.6, .25), (1, .20)], .085, 2.1),
    label=(0, 1.26), side=(1.20, .82), finish=bands, seed=50)


def build(view, material='mesh'):
    fabrics = Fabrics('big mesh', 'fine mesh', headrest='cotton', belt='fine mesh')
    if view == 'folded':
        return folded_shot(fabrics, (1.0, 0.75, 0.34), 'padded', DESIGN.seed)
    return worn_shot(view, lambda: carrier(Form(), DESIGN, fabrics), azimuth=-28, detail=(-.16, -.5, 1.22), use=-12,
                     front=(-28, 1.90, 1.37))
