"""Baby Carrier Move: mesh with reflective piping, a slim waist belt, a seat slider, crossed straps under a patch."""
from carrier import carrier
from carrier_design import Belt, Cut, Design, Straps
from carrier_belts import seat_slider
from carrier_parts import Fabrics, drawn, oval, slack
from carrier_views import folded_shot, worn_shot
from form import Form

CENTER = oval(0, 1.10, .165, .26, .72, .12)
DESIGN = Design(
    panel=Cut(.70, 1.60, [(0, .20), (.10, .285), (.20, .325), (.36, .275), (.48, .255), (.62, .275), (.80, .310), (.92, .318), (1, .29)],
              [(0, .03), (.12, .13), (.30, .235), (.55, .21), (.8, .13), (1, .09)], gap=.05, seams=[CENTER], hips=.085,
              folds=drawn((.27, 1.24), 11, 5, .25, .016) + drawn((-.27, 1.24), 12, 5, .25, .016)
              + slack([(-.27, .80, .06, .86), (.27, .83, -.03, .81), (-.26, .92, -.06, .95), (.28, .93, .10, .96)], 13, .013)),
    headrest=Cut(1.36, 1.71, [(0, .16), (.06, .225), (.16, .262), (.5, .275), (.85, .262), (.95, .23), (1, .17)],
                 [(0, .135), (.5, .17), (1, .135)], gap=.125, lean=-.02,
                 seams=[oval(0, 1.535, .215, .125, .45)], sides=None,
                 folds=slack([(-.18, 1.47, .12, 1.44), (.2, 1.62, .02, 1.57), (-.2, 1.60, -.06, 1.56)], 14),
                 pad=.034, thickness=.05, edge=.030, sag=.008, flatness=2.2),
    straps=Straps(back='patch'), belt=Belt(), snaps=[(-.19, 1.405), (.19, 1.405)], piping=[CENTER],
    label=(0, 1.255), side=(1.225, .80), finish=lambda worn: seat_slider(worn, .80), seed=10)


def build(view, material='mesh'):
    fabrics = Fabrics('mesh')
    if view == 'folded':
        return folded_shot(fabrics, (0.85, 0.6, 0.22), 'padded', DESIGN.seed)
    return worn_shot(view, lambda: carrier(Form(), DESIGN, fabrics), detail=(.17, -.5, 1.22), use=40,
                     front=(46, 1.90, 1.37))
