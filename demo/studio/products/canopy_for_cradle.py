"""The canopy of the cradle: a veil of voile that hangs from a slim stand, which is clipped to the cradle's frame."""
import numpy as np

import room
from cloth import fractal, lengths, through
from cradle import END, cradle
from cradle_views import RUG, rug
from materials import fabric, solid
from netting import see_through
from scenery import dyed
from solids import box, grid, lathe, rods
from stage import Shot, moved

PEAK = np.array([.36, 0, 3.58])
"""Where the ring hangs on which the veil is gathered."""
RING = .085
STAND = [(END, 0, 1.67), (1.0, 0, 2.15), (.93, 0, 2.75), (.76, 0, 3.22), (.55, 0, 3.50), (PEAK[0] + RING, 0, PEAK[2])]
OVER_RIM, HEM = 1.70, 1.02
COLUMNS, ROWS = 760, 150
OPENING = np.radians(-98)
"""Direction in which the veil is parted."""


def stand(steel):
    """A bent rod on a clip, with a ring at its end."""
    rods('stand', [through(STAND, 24)], .0135, steel, resolution=6)
    turn = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    rods('ring', [PEAK + RING * np.stack([np.cos(turn), np.sin(turn), 0 * turn], 1)], .011, steel, cyclic=True)
    box('clip', (END, 0, 1.655), (.075, .13, .085), steel, .02)
    lathe('socket', [(.030, 1.69), (.030, 1.76), (.024, 1.77), (.014, 1.772)], steel, (END, 0), 32)


def fall():
    """Share of the way from the peak's line to the outline of the cradle, and height, for each row of the veil."""
    line = through([(.085, 0, PEAK[2] + .012), (.15, 0, 3.42), (.33, 0, 2.90), (.60, 0, 2.32), (.83, 0, 1.93),
                    (.955, 0, OVER_RIM), (1.005, 0, 1.55), (1.03, 0, 1.36), (1.05, 0, 1.20), (1.075, 0, HEM)], 30)
    far = lengths(line)
    at = np.linspace(0, far[-1], ROWS)
    return np.interp(at, far, line[:, 0]), np.interp(at, far, line[:, 2]), at


def veil(voile, hem):
    """The voile: gathered at the ring, spread by the cradle's rim, hanging freely below it, and parted in front."""
    share, height, down = fall()
    t = np.linspace(0, 1, COLUMNS)
    # It is parted below the peak, more the lower it is; both edges hang back in soft curves.
    low = np.clip((PEAK[2] - .35 - height) / 1.6, 0, 1)
    half = .02 + .52 * low ** .9
    turn = OPENING + half[:, None] + t[None] * (2 * np.pi - 2 * half[:, None])
    power = 2 / (2 + 1.2 * share[:, None])
    cx, cy = (np.sign(f) * np.abs(f) ** power for f in (np.cos(turn), np.sin(turn)))
    x = (PEAK[0] * np.clip(1 - share, 0, 1) ** .9)[:, None] + 1.085 * share[:, None] * cx
    y = .745 * share[:, None] * cy
    z = np.broadcast_to(height[:, None], x.shape).copy()
    # The rod holds the veil up at the head of the cradle.
    rod = through(STAND, 24)
    reach = np.interp(height, rod[:, 2], rod[:, 0])
    need = np.clip(reach + .02 - x.max(1), 0, None)
    x += need[:, None] * np.exp(-(((turn + np.pi) % (2 * np.pi) - np.pi) / .42) ** 2)
    bend = np.stack([3 * np.cos(turn), 3 * np.sin(turn), np.broadcast_to(height[:, None] * .30, turn.shape)], -1)
    wave = np.sin(turn * 30 + 4.5 * fractal(bend, .7, 2, 3)) * (.75 + .6 * fractal(bend, 1.6, 2, 8))
    free = np.clip((OVER_RIM - height) / .55, 0, 1)[:, None]
    inside = np.clip(share, 0, 1)[:, None]
    deep = .016 * np.clip(inside / .15, 0, 1) + .020 * np.sin(np.pi * inside) + .030 * free
    outward = np.stack([np.cos(turn), np.sin(turn)], -1)
    x += outward[..., 0] * deep * wave
    y += outward[..., 1] * deep * wave
    z += .03 * free**2 * fractal(bend, .9, 2, 12)
    points = np.stack([x, y, z], -1)
    across = np.cumsum(np.c_[np.zeros((ROWS, 1)), np.linalg.norm(np.diff(points, axis=1), axis=2)], 1)
    obj = grid('veil', points, np.stack([across, np.broadcast_to(down[:, None], across.shape)], -1), voile)
    obj.data.materials.append(hem)
    index = np.zeros((ROWS - 1, COLUMNS - 1), np.int32)
    index[-4:] = 1
    index[20:, :3] = index[20:, -3:] = 1
    obj.data.polygons.foreach_set('material_index', index.ravel())


def crown(cloth):
    """A soft cap over the ring, where the gathers of the veil are sewn together."""
    profile = [(.001, .046), (.030, .043), (.062, .032), (.086, .012), (.094, -.012), (.093, -.045)]
    cap = lathe('crown', profile, cloth, segments=120)
    cap.location = PEAK + (0, 0, .018)
    soft = cap.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1


def canopy():
    """The stand and the veil, for a cradle at the origin."""
    stand(solid('lacquered steel', (.16, .155, .15), .35, .5, .02, 200))
    crown(fabric('crown cloth', (.62, .615, .605), pitch=.006, tint=0))
    veil(see_through('voile', .40, grazing=.5, sheen=.25), see_through('voile hem', .62, grazing=.4, sheen=.25))


def cradle_with_canopy():
    """Only the canopy is tinted; the cradle is silver grey."""
    with dyed('#8f8d8a'):
        cradle()
    canopy()


def build(view, material='cotton'):
    if view == 'use':
        with moved((0, 0, RUG)):
            cradle_with_canopy()
            rug(1.9)
        shot = Shot(target=(0, 0, 1.78), span=4.6, azimuth=26, elevation=9)
        room.bedroom(shot)
        return shot
    cradle_with_canopy()
    return Shot(target=(0, 0, 1.78), span=4.5, elevation=11, exposure=-.05)
