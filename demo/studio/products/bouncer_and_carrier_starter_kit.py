"""Bouncer and Carrier Starter Kit: the Mini on a form, Bouncer Balance Soft, the wooden toy, and the guides."""
from bouncer import bouncer, seat_cloth
from bouncer_toys import wooden_toy
from products.basic_starter_kit_for_newborns import guide, mini_on_form
from room import nursery
from stage import Shot, moved


def build(view, material='jersey'):
    mini_on_form(material, (-.95, .55), -4)
    with moved((.62, .02, 0), (0, 0, 24)):
        bouncer(seat_cloth(material), seed=7)
    with moved((-.62, -.92, 0), (0, 0, 20)):
        wooden_toy(tint=1)
    guide((.30, -1.34, 0), 12)
    guide((.46, -1.30, .022), -9, (.40, .42, .38))
    if view == 'use':
        shot = Shot(target=(-.02, -.15, .90), span=3.6, azimuth=4, elevation=13)
        nursery(shot)
        shot.exposure += .25
        return shot
    return Shot(target=(-.02, -.15, .86), span=3.2, azimuth=14, elevation=15, exposure=.02, world=.14, fill_power=14,
                key=(-3.0, -1.9, 3.8), key_power=440)
