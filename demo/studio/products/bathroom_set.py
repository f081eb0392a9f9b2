"""Bathroom Set: Smart Potty, Toilet Training Seat, and Step Stool."""
import room
from bathroom import WHITE, plastic, rubber, step_stool, studio, toilet_training_seat
from potty import smart_potty
from stage import Shot, moved


def bathroom_set():
    """The three side by side; all take the same color."""
    color, grip, white = plastic(), rubber(), plastic('pot', WHITE, None)
    with moved((-.42, .34, 0), (0, 0, 8)):
        step_stool(color, grip)
    with moved((.52, .02, 0), (0, 0, -6)):
        smart_potty(color, grip, white)
    with moved((-.32, -.50, 0), (0, 0, 10)):
        toilet_training_seat(color, grip, white)


def in_use():
    """The three on the bathroom floor."""
    bathroom_set()
    shot = Shot(target=(.05, -.05, .24), span=1.8, azimuth=8, elevation=20)
    room.bathroom(shot)
    return shot


def build(view, material='plastic'):
    if view == 'use':
        return in_use()
    bathroom_set()
    return studio((.02, -.05, .18), 2.12, 24, 24)
