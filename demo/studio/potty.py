"""The potties: a shell on a rubber rim, and an inner pot that lifts out."""
import numpy as np

from bathroom import ANGLE, around, crest, near, outline, shell, shifted


def base_rim(half_width, half_depth, material, egg=.04, y=0.0, exponent=2.4):
    """The rubber rim on which a potty stands."""
    def ring(grow):
        return shifted(outline(half_width + grow, half_depth + grow, exponent=exponent, egg=egg), y=y)

    shell('rim', [(ring(-.018), .030), (ring(-.002), .033), (ring(0), .027), (ring(0), .008), (ring(-.006), .0),
                  (ring(-.04), .0), (ring(-.05), .012)], material)


def inner_pot(seat, width, depth, guard_height, material, y=0.0, bottom=.05, lift=None):
    """
    The pot: a sloped seat whose lip rests on the shell, a splash guard at its front, and a deep bowl.
    :param seat: height of the seat
    :param width: half the width of the lip; `depth` is half its depth
    :param lift: heights that are added along the lip
    """
    guard = crest(.62)
    lift = 0 if lift is None else lift

    def ring(part, egg=.10, grow=0.0):
        return shifted(outline(width * part + grow, depth * part + grow, exponent=2.2, egg=egg), y=y)

    lean = np.c_[np.zeros(len(ANGLE)), -.03 * guard]
    shell('pot', [
        (ring(.955, .05), seat - .024 + lift), (ring(.995, .05), seat - .016 + lift), (ring(1, .05), seat - .006 + lift),
        (ring(.99, .05), seat + .004 + lift), (ring(.955, .06), seat + .010 + lift * .9),
        (ring(.88, .07), seat + .008 + lift * .6 + guard * guard_height * .10),
        (ring(.78, .08), seat - .004 + lift * .3 + guard * guard_height * .32),
        (ring(.71, .10) + lean * .6, seat - .014 + guard * guard_height * .72),
        (ring(.655, .12) + lean, seat - .022 + guard * guard_height * .98),
        (ring(.635, .13) + lean, seat - .028 + guard * guard_height),
        (ring(.615, .14) + lean * .8, seat - .042 + guard * guard_height * .93),
        (ring(.600, .14) + lean * .3, seat - .085 + guard * guard_height * .5),
        (ring(.575, .12), seat - .16), (ring(.54, .10), bottom + .08), (ring(.49, .10), bottom + .025),
        (ring(.41, .08), bottom), (ring(.2, .06), bottom - .003), (ring(.02, 0), bottom - .004)], material)


def smart_potty(color, grip, pot):
    """32 × 29 × 20 cm, seat at 15 cm: a low egg of a potty, a little higher behind."""
    back = .030 * near(np.pi, .95)
    notch = -.020 * (near(np.pi / 2 + .2, .20) + near(-np.pi / 2 - .2, .20))

    def ring(grow, egg=.05, exponent=2.3):
        return outline(.345 + grow, .382 + grow, exponent=exponent, egg=egg)

    shell('potty', [
        (ring(-.03), .026), (ring(.004), .026), (ring(.0145), .032), (ring(.0135), .046), (ring(.000), .10),
        (ring(-.034), .185), (ring(-.046), .255), (ring(-.034), .315), (ring(.000), .352 + back * .6 + notch * .6),
        (ring(.0115), .369 + back + notch), (ring(.0125), .379 + back + notch), (ring(.005), .388 + back + notch),
        (ring(-.010), .390 + back + notch), (ring(-.024), .384 + back + notch), (ring(-.034), .368 + back + notch),
        (ring(-.05), .345)], color)
    base_rim(.3625, .400, grip, egg=.05, exponent=2.3)
    inner_pot(.380, .327, .364, .150, pot, bottom=.07, lift=back)


def potty_chair(color, grip, pot):
    """38 × 36 × 33 cm, seat at 16 cm: an armchair whose arms and back are one high rim."""
    height = around([(0, .392), (40, .396), (62, .44), (84, .565), (104, .59), (122, .60), (144, .69), (164, .80),
                     (180, .822)])
    wall = np.clip((height - .392) / .43, 0, 1)
    arms = np.clip(wall * 2.2, 0, 1)
    tilt = .055 * wall ** 2

    def ring(grow, egg=.03, exponent=2.5, leaning=0.0):
        line = outline(.425 + grow, .430 + grow, exponent=exponent, egg=egg)
        line[:, 1] += leaning * tilt
        return line

    def inward(thick, level, leaning):
        """The inner side: as much thicker as the arms are."""
        line = ring(0, leaning=leaning)
        return line * (1 - (thick + .055 * arms) / .43)[:, None], .385 + (height - .385) * level

    shell('chair', [
        (ring(-.03), .028), (ring(.030), .028), (ring(.042), .034), (ring(.040), .050), (ring(.022), .11),
        (ring(-.004), .20), (ring(-.014), .30 + wall * .02), (ring(-.008, leaning=.2), .345 + wall * .16),
        (ring(.002, leaning=.7), .385 + (height - .385) * .82 - .012), (ring(.008, leaning=.95), height - .012),
        (ring(.004, leaning=1), height - .002), (ring(-.006, leaning=1), height + .003),
        (inward(.016, 1, 1)[0], height + .004), (inward(.032, 1, 1)[0], height - .002),
        (inward(.044, 1, .95)[0], height - .016 - .01 * arms), inward(.055, .72, .8),
        (inward(.070, .4, .5)[0], .372 + wall * .14), (inward(.090, 0, .2)[0], .372 + wall * .02),
        (inward(.12, 0, 0)[0], .364), (inward(.16, 0, 0)[0], .35)], color)
    base_rim(.470, .475, grip, egg=.03, exponent=2.5)
    inner_pot(.378, .305, .345, .125, pot, y=-.018, bottom=.08)
