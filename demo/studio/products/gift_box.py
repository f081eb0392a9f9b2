"""Gift Box."""
import room
from bathroom import studio
from bedding import muslins
from furniture import low_shelf
from paper import board, gift_box, ribbon_cloth
from scenery import dyed, waiting_bear
from stage import Shot, moved


def in_use():
    """On a low shelf in the nursery, with a bear and muslins that wait to be packed."""
    low_shelf(room.oak(), 3.4, 1.2, 1.3)
    with moved((-.26, .08, 1.2), (0, 0, -12)):
        gift_box(board(), ribbon_cloth())
    with moved((.92, .04, 1.2), (0, 0, 10)):
        with dyed('#a3b39b'):
            height = muslins(seed=21)
        waiting_bear((.02, .04, height - .01), -24, 11)
    shot = Shot(target=(.23, 0, 1.42), span=2.5, azimuth=-12, elevation=19)
    room.nursery(shot)
    return shot


def build(view, material='board'):
    if view == 'use':
        return in_use()
    gift_box(board(), ribbon_cloth())
    return studio((0, 0, .22), 1.60, 26, 30)
