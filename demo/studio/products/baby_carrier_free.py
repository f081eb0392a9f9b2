"""Baby Carrier Free: soft jersey, wide gathered straps that cross like a wrap, a sash, one buckle."""
import room
from carrier import carrier
from carrier_design import Belt, Cut, Design, Straps
from carrier_belts import wrapped
from carrier_parts import Fabrics, drawn, slack
from carrier_views import folded_shot, worn_shot
from form import Form

DESIGN = Design(
    panel=Cut(.72, 1.58, [(0, .24), (.12, .29), (.25, .315), (.42, .30), (.6, .30), (.8, .315), (.93, .31), (1, .28)],
              [(0, .04), (.14, .16), (.34, .245), (.58, .22), (.82, .14), (1, .09)], seams=[], sides=None, hips=.05,
              folds=drawn((.29, 1.40), 21, 6, .40, .017, 60) + drawn((-.29, 1.40), 22, 6, .40, .017, 60)
              + slack([(-.24, .86, .20, .84), (.25, .95, -.18, .92), (-.2, 1.05, .15, 1.02), (-.15, 1.5, .17, 1.51)], 23, .016),
              pad=.016, thickness=.03, edge=.024, sag=.012, scoop=.05),
    headrest=None, straps=Straps(start=(.235, 1.44), width=.34, thickness=.022, soft=True, crest=.30),
    belt=Belt(widths=[(0, .19), (.5, .21), (1, .20)], thickness=.03, reach=3.0, style='sash'),
    label=(.0, .875), side=(1.10, .92), buckles='left', finish=wrapped, seed=20)


def build(view, material='jersey'):
    fabrics = Fabrics('jersey', 'jersey', belt='jersey')
    if view == 'folded':
        return folded_shot(fabrics, (0.65, 0.3, 0.3), 'padded', DESIGN.seed, roll=True)
    return worn_shot(view, lambda: carrier(Form(), DESIGN, fabrics), detail=(.08, -.55, 1.12), zoom=2.9, use=20,
                     where=room.bedroom, front=(-26, 1.62, 1.32))
