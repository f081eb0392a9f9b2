"""Baby carriers worn by a tailor's form: `carrier(form, design, fabrics)`. Designs stand in `products/baby_carrier_*.py`."""
import numpy as np

from carrier_belts import lumbar
from carrier_parts import beside, bridge, evenly, label, on_panel, piping, sash, webbing, zipper
from carrier_panel import Shell
from cloth import Band, Stitches, binding, profile, through
from solids import side_release_buckle, snap, triglide


class Worn:
    """A carrier on a form. Accessories can be put on its `panel`, `headrest`, `straps`, and `belt`."""

    def __init__(self, form, design, fabrics):
        self.form, self.design, self.fabrics = form, design, fabrics
        self.stitches = Stitches(design.seed + 4)
        self.panel = self._piece('panel', design.panel, fabrics.panel, design.seed)
        self.headrest = design.headrest and self._piece('headrest', design.headrest, fabrics.headrest, design.seed + 7)
        self.straps, self.belt = [], None
        for side in (-1, 1):
            self._strap(side)
        if design.belt:
            self._belt(design.belt)
        if design.straps.back != 'cross':
            self._back()
        for place in design.snaps:
            point, normal = self.headrest.at(np.array([place]))
            snap(point[0] + normal[0] * .004, normal[0], .021, .007, fabrics.metal)
        for line in design.zips:
            zipper(self.panel, line, fabrics, self.stitches)
        for line in design.piping:
            piping(self.panel, line, fabrics.reflective)
        if design.roll:
            self._roll(*design.roll)
        if design.label:
            label(self.panel, design.label, fabrics, self.stitches)
        if design.finish:
            design.finish(self)
        self.stitches.sew(fabrics.thread, .0021)

    def _piece(self, name, cut, material, seed):
        """The panel or the headrest, with its sewn edge."""
        width = profile(*zip(*cut.widths))
        bulge = profile(*zip(*cut.bulges))
        seams = list(cut.seams)
        if cut.sides:
            for side in (-1, 1):
                seams.append(beside(width, cut.bottom, cut.top, side, cut.sides))

        def gap(u, v):
            return cut.gap + cut.lean * v + cut.hips * np.exp(-((v - .40) / .16) ** 2) * np.abs(u) ** 3

        def depth(x, z):
            # A smooth minimum of z and `free`: a sharp one would pinch the cloth.
            return self.form.front(x, z - .07 * np.logaddexp(0, (z - cut.free) / .07))

        piece = Shell(name, cut, width, bulge, gap, depth, material, self.stitches, seams, seed)
        # Stitches on the silhouette would look like beads: the edge has none.
        self.edge = binding(name + ' edge', piece.rim(), self.fabrics.edge, None, inset=cut.thickness * .42, radius=cut.edge)
        return piece

    def _strap(self, side):
        """One shoulder strap, from the chest over the shoulder and the back to its side, and the webbing to the panel."""
        cut, fabrics, form = self.design.straps, self.fabrics, self.form
        x, z = cut.start
        line = [(side * x, -.40, z), (side * (x * .55 + cut.crest * .45), -.36, z + .18), (side * cut.crest, -.22, 1.76),
                (side * cut.crest, .03, 1.85), (side * (cut.crest - .035), .25, 1.72)]
        end = cut.end
        if cut.back in ('cross', 'patch'):
            line += [(side * .18, .36, 1.50), (0, .38, end + .21), (-side * .22, .36, end + .07), (-side * .40, .22, end + .01),
                     (-side * .455, .10, end)]
            lift = .075 if side > 0 else 0
            exit_ = -side
        else:
            line += [(side * .245, .36, 1.50), (side * .25, .37, 1.32), (side * .31, .34, end + .10), (side * .42, .22, end + .02),
                     (side * .455, .10, end)]
            lift, exit_ = 0, side

        thick = cut.thickness
        points, normals = form.drape(through(line), lambda t: thick * .54 + .030 * cut.soft + lift * np.exp(-((t - .60) / .085) ** 2))
        if cut.soft:
            self.straps.append((side, points, normals))
        else:
            begin = int(len(points) * .10) if cut.clip else 0
            if cut.clip:
                self._clip(points, normals, begin, side)
            band = Band('strap', points[begin:], normals[begin:],
                        lambda t: cut.width - cut.width * .42 * np.clip((t - .9) / .1, 0, 1) ** 1.5,
                        lambda t: thick * (1 - .4 * np.clip((t - .9) / .1, 0, 1)), fabrics.straps,
                        self.stitches if cut.stitched else None, seed=self.design.seed + side)
            self.straps.append(band)
            if cut.slide:
                self._slide(band)
        self._side(exit_)

    def _clip(self, points, normals, begin, side):
        """Webbing and a buckle between the panel's upper corner and a strap."""
        a, b = 0, begin + 10
        webbing('clip webbing', *evenly(points[a:b] + normals[a:b] * .012, normals[a:b]), self.fabrics, .080, .010)
        i = int(begin * .62)
        side_release_buckle(points[i] + normals[i] * .016, points[i + 4] - points[i - 4], normals[i], self.fabrics.plastic,
                            .105, 1.05)

    def _slide(self, band):
        """The webbing on a strap that adjusts its length, with its slide."""
        a, b = int(len(band.points) * .055), int(len(band.points) * .30)
        rise = .0415 / .078 * band.thickness[a] + .003 * np.sin(np.linspace(0, 9, b - a))
        points, normals = evenly(band.points[a:b] + band.normals[a:b] * rise[:, None], band.normals[a:b])
        webbing('slide webbing', points, normals, self.fabrics, .062, .007)
        k = len(points) // 2
        triglide(points[k] + normals[k] * .008, points[k + 2] - points[k - 2], normals[k], self.fabrics.plastic, .062)

    def _side(self, side):
        """Webbing from a strap's end to the panel's side, with a buckle and the loose end."""
        design, fabrics, end = self.design, self.fabrics, self.design.straps.end
        z, part = design.side
        v = (z - design.panel.bottom) / (design.panel.top - design.panel.bottom)
        target, _ = self.panel.at(np.array([[side * part * float(self.panel.width(v)), z]]))
        line = through([(side * .44, .16, end + .005), (side * .47, .05, end + .02), (side * .45, -.12, end + (z - end) * .5),
                        (side * .36, -.33, z - .02), (side * abs(target[0, 0]), -.44, z)])
        points, normals = bridge(self.form, line, lambda t: .026 + .03 * t, end=target[0] - [0, .006, 0])
        points, normals = evenly(points, normals)
        band = webbing('side webbing', points, normals, fabrics)
        with_buckle = design.buckles == 'both' or design.buckles == 'left' and side > 0
        if with_buckle:
            i = int(len(points) * .60)
            side_release_buckle(band.points[i] + band.normals[i] * .003, band.along[i], band.normals[i], fabrics.plastic,
                                design.buckle_width, design.buckle_width / .10)
        if side > 0 and with_buckle:
            fall = through([(.455, -.12, z - .045), (.462, -.125, z - .11), (.452, -.15, z - .20), (.44, -.13, z - .285)])
            points, normals = self.form.drape(fall, lambda t: .030 + .035 * np.sin(t * 2.6) + .01 * t)
            webbing('loose end', points, normals, fabrics, .072, .009)

    def _around(self, start, stop, height=None, count=200):
        """A level line around the waist, from one angle to another; 0 is the front."""
        belt, turn = self.design.belt, np.linspace(start, stop, count)
        return np.stack([.47 * np.sin(turn), -.36 * np.cos(turn), (height or belt.height) + belt.rise * np.cos(turn)], 1)

    def _belt(self, belt):
        fabrics = self.fabrics
        width = profile(*zip(*belt.widths))
        reach = belt.reach

        def across(t):
            angle = np.abs(2 * t - 1)
            return width(angle * reach / np.pi) * (1 - .35 * angle ** 8)

        if belt.style == 'lumbar':
            return lumbar(self, belt, width)
        off = .045 if belt.style == 'sash' else belt.thickness * .57
        points, normals = self.form.drape(self._around(-reach, reach), off)
        if belt.style == 'sash':
            sash('sash', points, normals, across, fabrics.belt, 5, .014, .022, self.design.seed)
        else:
            self.belt = Band('belt', points, normals, across, lambda t: belt.thickness * (1 - .28 * np.abs(2 * t - 1) ** 6),
                             fabrics.belt, self.stitches, seed=self.design.seed)
        points, normals = self.form.drape(self._around(reach - .2, 2 * np.pi - reach + .2),
                                          .065 if belt.style == 'sash' else .022)
        behind = webbing('belt webbing', points, normals, fabrics, .085)
        k = len(points) // 2
        side_release_buckle(behind.points[k] + behind.normals[k] * .004, behind.along[k], behind.normals[k],
                            fabrics.plastic, .12, 1.15)
        if belt.style == 'webbed':
            self._belt_webbing(.62, min(reach - .28, 1.72), belt.thickness + .0055)

    def _belt_webbing(self, start, stop, off):
        """Webbing sewn onto both sides of the belt, each with a slide."""
        for a, b in ((start, stop), (-stop, -start)):
            points, normals = self.form.drape(self._around(a, b, count=140), off)
            band = webbing('belt strap', points, normals, self.fabrics, .075, .009, self.stitches)
            k = int(len(points) * (.45 if a > 0 else .55))
            triglide(band.points[k] + band.normals[k] * .008, band.along[k], band.normals[k], self.fabrics.plastic, .078)

    def _back(self):
        """What joins parallel straps behind: a chest clip, or a padded plate between the shoulder blades."""
        form, fabrics = self.form, self.fabrics
        off = self.design.straps.thickness
        if self.design.straps.back == 'patch':
            z = self.design.straps.end + .21
            points, normals = form.drape(through([(0, .4, z + .17), (0, .4, z), (0, .38, z - .17)]), off * .54 + .105)
            Band('patch', points, normals, lambda t: .17 + .12 * np.sin(t * np.pi) ** .8, .045, fabrics.belt, self.stitches, .03)
            return
        if self.design.straps.back == 'yoke':
            points, normals = form.drape(through([(0, .4, 1.60), (0, .4, 1.45), (0, .38, 1.26)]), off * .75)
            Band('yoke', points, normals, lambda t: .50 - .10 * np.sin(t * np.pi), .075, fabrics.belt, self.stitches, .035)
            return
        points, normals = form.drape(through([(-.27, .38, 1.47), (0, .42, 1.465), (.27, .38, 1.47)]), off + .004)
        band = webbing('chest webbing', points, normals, fabrics, .065)
        k = len(points) // 2
        side_release_buckle(band.points[k], band.along[k], band.normals[k], fabrics.plastic, .085, .85)

    def _roll(self, height, half, thickness):
        """A soft chin edge: a padded roll over the top of the panel."""
        t = np.linspace(-1, 1, 60)
        places = np.stack([t * half, height - .012 * (1 - t**2)], 1)
        points, normals = on_panel(self.panel, places, .012)
        Band('chin edge', points, normals, lambda s: thickness * 1.25 * (1 - .18 * np.abs(2 * s - 1) ** 6), thickness,
             self.fabrics.headrest, self.stitches, thickness * .32, seed=self.design.seed + 3)


def carrier(form, design, fabrics):
    """A carrier worn by a form (`form.Form`)."""
    return Worn(form, design, fabrics)
