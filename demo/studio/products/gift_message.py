"""Gift Message."""
from bathroom import studio
from materials import solid
from paper import board, card, envelope
from stage import moved


def build(view, material='paper'):
    paper = board('card', (.80, .785, .75), None)
    with moved((-.02, .02, 0), (0, 0, -4)):
        card(paper, solid('ink', (.16, .20, .17), .9, .1, 0))
    with moved((.14, -.20, 0), (0, 0, 16)):
        envelope(board('envelope', (.60, .52, .41), None))
    return studio((.04, -.04, .16), .60, 20, 22)
