"""The two largest pieces of furniture: a bed with linen, and a bathtub."""
import numpy as np

from cloth import fractal
from furniture import cushion
from materials import fabric, solid
from room_parts import srgb
from solids import box, grid


def bed(wood, width=4.0, length=2.6):
    """A low oak bed seen from its side, with linen; its pillows are at the right."""
    white, linen = (fabric(f'bed linen {c}', srgb(c), pitch=.014, sheen=.25, melange=.2, tint=None)
                    for c in ('#ece6db', '#d3c5af'))
    box('frame', (0, 0, .45), (width, length, .3), wood, .02)
    for x in (-width / 2 + .15, width / 2 - .15):
        for y in (-length / 2 + .15, length / 2 - .15):
            box('leg', (x, y, .15), (.14, .14, .3), wood, .01)
    box('headboard', (width / 2 + .05, 0, .95), (.1, length + .1, 1.7), wood, .02)
    cushion('mattress', (width - .08, length - .1), .5, white, (0, 0, .78), power=12)
    for y, turn in ((-.62, 0), (.62, 1)):
        cushion('pillow', (.95, 1.15), .4, (white, linen)[turn], (width / 2 - .65, y, 1.18), 4 + turn, 3)
    duvet(linen, width, length)


def duvet(material, width, length):
    """A duvet over the bed that falls over its long sides in folds."""
    u, v = np.meshgrid(np.linspace(0, 1, 140), np.linspace(-1, 1, 160))
    x = -width / 2 + .02 + u * width * .68
    over = np.clip((np.abs(v) * (length / 2 + .55) - length / 2 - .02), 0, None)
    y = np.sign(v) * np.minimum(np.abs(v) * (length / 2 + .55), length / 2 + .02 + .05 * np.clip(over / .1, 0, 1))
    points = np.stack([x, y, 1.10 - over], -1)
    soft = fractal(np.stack([x, v * 1.9, 0 * x], -1), 1.6, 3, 5) * .045
    ripple = .035 * np.sin(x * 6 + 2 * np.sin(x * 2.3)) * np.clip(over / .3, 0, 1)
    points[..., 2] += soft * np.clip(1 - over * 3, 0, 1)
    points[..., 1] += np.sign(v) * (ripple + np.abs(soft) * np.clip(over * 3, 0, 1))
    obj = grid('duvet', points, np.stack([x, v * (length / 2 + .55)], -1), material)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .05, 1


def tub(length=3.6, width=1.7):
    """A freestanding oval tub."""
    enamel = solid('enamel', srgb('#f0ece4'), .18, .5, 0)
    turn = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    e = 2 / 2.8
    ox, oy = (np.sign(f) * np.abs(f) ** e for f in (np.cos(turn), np.sin(turn)))
    rings = [(.80, 0), (.84, .03), (.88, .3), (.94, .8), (.985, 1.24), (1.0, 1.30), (1.0, 1.34), (.985, 1.35),
             (.965, 1.33), (.955, 1.26), (.91, .8), (.85, .4), (.75, .22), (.001, .2)]
    points = np.array([np.stack([ox * length / 2 * q, oy * width / 2 * q, np.full(120, z)], 1) for q, z in rings])
    obj = grid('tub', points, points[..., :2].copy(), enamel, close_u=True)
    smooth = obj.modifiers.new('smooth', 'SUBSURF')
    smooth.render_levels = 1
