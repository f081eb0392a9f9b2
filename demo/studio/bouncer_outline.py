"""Flat pieces of cloth with rounded ends, before they are sewn to a seat. One unit is 40 cm."""
import numpy as np

from cloth import lengths


class Outline:
    """A flat piece of cloth with rounded ends, cut out around the line x = 0: a grid of places (x, t)."""

    def __init__(self, length, half_width, round_start, round_end, rows=230, columns=150):
        self.length, self.half_width = length, half_width
        quarter = np.linspace(0, np.pi / 2, 40)
        t = np.r_[round_start * (1 - np.cos(quarter)), np.linspace(round_start, length - round_end, 60)[1:-1],
                  length - round_end + round_end * np.sin(quarter)]
        x = half_width(t / length) * np.r_[np.sin(quarter), np.ones(58), np.cos(quarter)]
        right = np.stack([x, t], 1)
        self.ring = np.vstack([right, right[-2:0:-1] * (-1, 1)])
        lower, upper = right[:24], right[-24:]

        def evenly(line, count):
            d = lengths(line)
            at = np.linspace(0, d[-1], count)
            return np.stack([np.interp(at, d, line[:, k]) for k in range(2)], 1)
        side = evenly(right[23:-23], rows)
        start = evenly(np.vstack([lower[:0:-1] * (-1, 1), lower]), columns)
        end = evenly(np.vstack([upper * (-1, 1), upper[-2::-1]]), columns)
        u, v = np.linspace(0, 1, columns)[None, :, None], np.linspace(0, 1, rows)[:, None, None]
        left = side * (-1, 1)
        self.places = ((1 - v) * start[None] + v * end[None] + (1 - u) * left[:, None] + u * side[:, None]
                       - (1 - u) * (1 - v) * start[0] - u * (1 - v) * start[-1] - (1 - u) * v * end[0] - u * v * end[-1])
        self.edge = self.edge_distance(self.places)

    def inset(self, distance):
        """A closed line of places at a distance inside the edge."""
        way = np.roll(self.ring, -1, 0) - np.roll(self.ring, 1, 0)
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        line = self.ring + distance * np.stack([-way[:, 1], way[:, 0]], 1)
        return np.vstack([line, line[:1]])

    def contains(self, places):
        """Whether places (n, 2) are on the cloth: it is convex enough to ask how wide it is at their height."""
        half = self.ring[:len(self.ring) // 2 + 1]
        return np.abs(places[:, 0]) < np.interp(places[:, 1], half[:, 1], half[:, 0], 0, 0)

    def edge_distance(self, places):
        """Distance of places (…, 2) to the cut edge."""
        p, nearest = places.reshape(-1, 2), None
        for a, b in zip(self.ring, np.roll(self.ring, -1, 0)):
            way = b - a
            f = np.clip((p - a) @ way / max(way @ way, 1e-12), 0, 1)[:, None]
            d = np.sum((p - a - f * way) ** 2, 1)
            nearest = d if nearest is None else np.minimum(nearest, d)
        return np.sqrt(nearest).reshape(places.shape[:-1])
