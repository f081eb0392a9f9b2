"""Gift Message."""
import room
from bathroom import studio
from materials import solid
from paper import board, card, envelope, gift_box, ribbon_cloth
from scenery import dyed
from stage import Shot, moved


def card_and_envelope():
    """The open card with its words, and the envelope before it."""
    paper = board('card', (.80, .785, .75), None)
    with moved((-.02, .02, 0), (0, 0, -4)):
        card(paper, solid('ink', (.16, .20, .17), .9, .1, 0))
    with moved((.14, -.20, 0), (0, 0, 16)):
        envelope(board('envelope', (.60, .52, .41), None))


def in_use():
    """On a table before a gift box."""
    card_and_envelope()
    with dyed('#a3b39b'), moved((.10, .98, 0), (0, 0, 16)):
        gift_box(board(), ribbon_cloth())
    shot = Shot(target=(.03, .15, .25), span=1.28, azimuth=-10, elevation=18)
    room.kitchen_table(shot)
    return shot


def build(view, material='paper'):
    if view == 'use':
        return in_use()
    card_and_envelope()
    return studio((.04, -.04, .16), .60, 20, 22)
