"""A baby bouncer: a bent steel frame and a fabric seat. One unit is 40 cm; its foot end faces -y."""
import numpy as np

from bouncer_outline import Outline
from bouncer_seat import HALF_WIDTH, Seat, seat_cloth  # noqa: F401 (kits take seat_cloth from here)
from cloth import lengths, resample, through
from materials import solid
from solids import box, frame_at, rods
from stage import moved

UPRIGHT = [(-.84, .47), (-.62, .375), (-.36, .33), (-.10, .42), (.16, .62), (.42, .865), (.66, 1.09), (.86, 1.27)]
"""The side wire of the seat (y, z) from the foot end to the head end, ready for a baby."""
FOLDED = [(-1.02, .20), (-.70, .19), (-.30, .185), (.10, .19), (.50, .20), (.80, .215), (1.06, .23)]
LYING = [(-1.05, .13), (-.80, .075), (-.50, .06), (-.10, .065), (.30, .06), (.70, .065), (.95, .09), (1.08, .14)]
"""The seat alone, on the ground."""


def frame_materials():
    """Powder-coated steel, and the black of joints and feet."""
    return (solid('steel', (.055, .056, .060), .42, .5, .05, 300), solid('rubber', (.022, .022, .023), .7, .3, .1))


def mirrored(half):
    """A closed or open line through points of one side and their mirror images."""
    half = np.array(half, float)
    return np.vstack([half[::-1] * (-1, 1, 1), half[1:] if half[0, 0] == 0 else half])


def bent(points):
    """A wire bent through points."""
    return resample(through(points, 12), .012)


def frame(folded=False):
    """The base: a loop on the ground that springs up to the joints, and a loop that holds up the back."""
    steel, rubber = frame_materials()
    if folded:
        base = [(0, .86, .035), (.30, .86, .035), (.42, .83, .035), (.50, .70, .035), (.50, 0, .035), (.50, -.72, .036),
                (.49, -.84, .06), (.485, -.87, .11), (.475, -.80, .155), (.455, -.5, .17), (.45, -.2, .18)]
        back = [(0, .70, .085), (.40, .70, .085), (.50, .62, .085), (.52, .2, .10), (.515, .1, .11)]
        joint = (-.2, .18)
    else:
        base = [(0, .74, .035), (.30, .74, .035), (.42, .71, .035), (.49, .60, .035), (.50, .30, .035), (.50, -.20, .035),
                (.50, -.46, .037), (.495, -.60, .075), (.485, -.655, .17), (.475, -.61, .27), (.465, -.48, .33),
                (.455, -.28, .375), (.45, -.10, .42)]
        back = [(0, .52, .078), (.40, .52, .078), (.50, .505, .09), (.525, .48, .16), (.512, .28, .64), (.505, .25, .72)]
        joint = (-.10, .42)
    rods('base', [bent(mirrored(base))], .020, steel)
    rods('back', [bent(mirrored(back))], .015, steel)
    rear, front = base[0][1], base[5][1]
    for side in (-1, 1):
        turn = np.array([(side * .50, front + .02, .034), (side * .50, front + .30, .034)])
        rods('foot', [resample(turn, .02)], .031, rubber)
        rods('foot', [resample(np.array([(side * .14, rear, .034), (side * .32, rear, .034)]), .02)], .031, rubber)
        hinge = frame_at((side * .447, *joint), (0, 1, .5 * (not folded)), (side, 0, 0))
        box('joint', (0, 0, .0), (.085, .17, .075), rubber, .03, 5, frame=hinge)
        y, z = back[-1][1:]
        box('joint', (0, 0, 0), (.06, .12, .075), rubber, .025, 5,
            frame=frame_at((side * .492, y, z), (0, 1, .95 * (not folded)), (side, 0, 0)))
        if not folded:
            box('notch', (side * .50, .50, .055), (.062, .17, .075), rubber, .018, 4)


def on_rim(seat, part=.55, upright=.85, low=.06):
    """What is built inside stands on the side wires of a seat, as toys do: `part` is how far towards the head."""
    t = part * seat.length
    _, y, z = seat.read(seat.side, t)
    _, back, up = seat.read(seat.up, t)
    slope = np.degrees(np.arctan2(-back, up))
    return moved((0, y + back * -low, z - up * low), (slope * upright, 0, 0))


def bare_frame():
    """The frame as it is without its fabric: with the wire that the seat is pulled over."""
    frame()
    side = resample(np.pad(through(UPRIGHT), ((0, 0), (1, 0))), .004)
    t = lengths(side)
    ring = Outline(t[-1], HALF_WIDTH, .34, .46).ring
    wire = np.stack([ring[:, 0], np.interp(ring[:, 1], t, side[:, 1]), np.interp(ring[:, 1], t, side[:, 2])], 1)
    rods('wire', [wire], .014, frame_materials()[0], cyclic=True)


def bouncer(cloth, folded=False, harness=True, seed=0):
    """The whole bouncer; returns its seat, so that toys and blankets can be put on it."""
    frame(folded)
    return Seat(FOLDED if folded else UPRIGHT, cloth, harness, seed)
