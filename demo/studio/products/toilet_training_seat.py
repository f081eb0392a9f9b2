"""Toilet Training Seat."""
from bathroom import WHITE, plastic, rubber, studio, toilet_training_seat


def build(view, material='plastic'):
    toilet_training_seat(plastic(), rubber(), plastic('skirt', WHITE, None))
    return studio((0, 0.02, .12), 1.0, 27, 28)
