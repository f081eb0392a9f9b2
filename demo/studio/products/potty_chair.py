"""Potty Chair."""
from bathroom import WHITE, plastic, rubber, studio
from potty import potty_chair


def build(view, material='plastic'):
    potty_chair(plastic(), rubber(), plastic('pot', WHITE, None))
    return studio((0, 0, .38), 1.22, 20, 28)
