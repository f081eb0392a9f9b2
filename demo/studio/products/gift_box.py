"""Gift Box."""
from bathroom import studio
from paper import board, gift_box, ribbon_cloth


def build(view, material='board'):
    gift_box(board(), ribbon_cloth())
    return studio((0, 0, .22), 1.60, 26, 30)
