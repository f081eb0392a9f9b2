"""Baby Carrier Mini: small, no waist belt, crossed straps, a headrest that folds down."""
from carrier import carrier
from carrier_design import Cut, Design, Straps
from carrier_parts import Fabrics, drawn, oval, slack
from carrier_views import folded_shot, worn_shot
from form import Form

DESIGN = Design(
    panel=Cut(.84, 1.60, [(0, .095), (.05, .165), (.14, .205), (.30, .205), (.48, .225), (.66, .262), (.85, .282), (1, .27)],
              [(0, .05), (.12, .15), (.30, .225), (.55, .20), (.8, .13), (1, .09)],
              seams=[oval(0, 1.08, .125, .19, .75, .1)], hips=.05,
              folds=drawn((.25, 1.27), 3, 5, .24, .014) + drawn((-.25, 1.27), 4, 5, .24, .014)
              + slack([(-.17, .93, .05, .90), (.17, .96, -.03, 1.0)], 5)),
    headrest=Cut(1.375, 1.70, [(0, .17), (.06, .215), (.16, .238), (.5, .25), (.85, .245), (.95, .225), (1, .17)],
                 [(0, .135), (.5, .17), (1, .135)], gap=.115, seams=[oval(0, 1.545, .190, .105, .45)], sides=None,
                 folds=slack([(-.18, 1.48, .10, 1.45), (.19, 1.62, .02, 1.58), (-.19, 1.6, -.06, 1.56)], 6),
                 pad=.034, thickness=.05, edge=.028, sag=.008, flatness=2.2),
    straps=Straps(start=(.225, 1.44), slide=False, width=.18),
    snaps=[(-.175, 1.425), (.175, 1.425)], label=(0, 1.285), side=(1.24, .86), seed=1)


def build(view, material='cotton'):
    fabrics = Fabrics(material, {'cotton': 'cotton', 'jersey': 'jersey', 'mesh': 'fine mesh'}[material],
                      headrest='jersey' if material == 'jersey' else 'cotton')
    if view == 'folded':
        return folded_shot(fabrics, (0.72, 0.52, 0.17), 'padded', DESIGN.seed)
    return worn_shot(view, lambda: carrier(Form(), DESIGN, fabrics), detail=(.15, -.5, 1.25), use=50,
                     front=(28, 1.48, 1.40))
