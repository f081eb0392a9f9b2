"""Potties, a step stool, and a seat for the toilet in a bathroom."""
import bathroom as goods
import room
from furniture import basket
from materials import TRIM, fabric
from potty import potty_chair, smart_potty
from room_parts import LINEN
from scenery import dyed
from stage import Shot, moved
from towel import hanging_towel, terry


def build(view):
    """`wide` only."""
    shot = Shot(target=(.05, 0, .74), span=2.3, azimuth=0, elevation=10, aspect=16 / 9)
    room.bathroom(shot)
    white = goods.plastic('pot', goods.WHITE, None)
    with dyed('#a3b39b'), moved((-.62, -.30, 0), (0, 0, 26)):
        potty_chair(goods.plastic(), goods.rubber(), white)
    with dyed('#efe6d6'), moved((.72, .35, 0), (0, 0, -22)):
        goods.step_stool(goods.plastic(), goods.rubber())
    with dyed('#647b93'), moved((.28, -.62, 0), (0, 0, -30)):
        smart_potty(goods.plastic(), goods.rubber(), white)
    with moved((-1.35, 1.3, 0)):
        basket(fabric('rope', LINEN, 'rib', .02, tint=None), .34, .62)
    with dyed('#dccdb4'), moved((-.30, 2.62, 3.45)):
        hanging_towel(terry(), fabric('towel binding', TRIM, 'weave'))
    return shot
