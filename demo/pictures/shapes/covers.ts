import { band, contact, fold, form, softStroke, tube } from '../form.ts';
import { crease, creases, curve, mirrored, mirroredPolygon, oval, pair } from '../geometry.ts';
import { element, fill, stroke } from '../markup.ts';
import { label, puller, snap, zip } from '../parts/hardware.ts';
import { house, mix } from '../palette.ts';
import type { Paint, Shape } from './shape.ts';

/** A quilted cover with a fleece-lined hood, worn over the carrier. */
function winterCover({ tone, material }: Paint): string {
  const body = mirrored(
    [500, 300],
    [610, 310],
    [716, 372],
    [770, 520],
    [776, 680],
    [716, 826],
    [600, 890],
    [500, 900],
  );
  const hood = mirrored([500, 110], [612, 126], [690, 214], [700, 330], [640, 404], [560, 424], [500, 428]);
  const opening = mirrored([500, 206], [572, 218], [612, 284], [600, 360], [550, 392], [500, 398]);
  const quilts = [480, 580, 680, 780].map((y) =>
    crease([220, y - 10], [380, y + 22], [500, y + 26], [620, y + 22], [780, y - 10]),
  );
  return [
    contact(body, 0.3),
    form(body, tone, {
      material,
      depth: 90,
      folds: quilts,
      crease: 44,
      inside: quilts.map((seam) => stroke(curve(...seam), tone.thread, 2.4, 0.8, '9 6')).join(''),
    }),
    zip(curve([500, 424], [500, 640], [500, 892]), tone),
    contact(hood, 0.34),
    form(hood, tone, {
      material,
      depth: 60,
      folds: [...creases([640, 160], [660, 250], [636, 340])],
      crease: 28,
    }),
    form(opening, house.linen, {
      material: 'jersey',
      depth: 54,
      folds: [crease([420, 370], [500, 388], [580, 370])],
    }),
    softStroke(opening, house.linen.glow, 26, 0.7),
    puller(500, 446),
    ...[412, 588].map((x) => snap(x, 452, 13)),
    label(610, 800, 66),
  ].join('');
}

/** Two small bibs for the carrier's front: one lying half over the other. */
function carrierBib({ tone, material }: Paint): string {
  const cloth = mirrored([500, 300], [640, 286], [770, 300], [806, 400], [786, 560], [690, 676], [500, 716]);
  const lining = mirroredPolygon([770, 250, 50], [792, 420, 50]);
  return [
    contact(lining, 0.3),
    form(lining, { ...tone, base: tone.dark }, { material, depth: 30 }),
    contact(cloth, 0.4),
    form(cloth, tone, {
      material,
      depth: 60,
      hem: 20,
      folds: [crease([300, 560], [420, 610], [520, 600]), crease([720, 420], [660, 500], [650, 560])],
      crease: 38,
    }),
    ...[262, 738].flatMap((x) => [snap(x, 346, 17)]),
    ...pair([300, 300], [300, 232]).map((path) => band(path, tone, 56)),
    ...[300, 700].map((x) => snap(x, 238, 15)),
    label(500, 640, 70),
  ].join('');
}

/** A see-through shell with a hood; what is under it shows. */
function rainCover({ tone }: Paint): string {
  const shell = mirrored(
    [500, 120],
    [616, 134],
    [706, 226],
    [748, 400],
    [806, 620],
    [826, 800],
    [760, 868],
    [500, 892],
  );
  const clear = { ...tone, base: mix(tone.base, '#eef3f4', 0.55) };
  const glare = mirrored([500, 200], [590, 214], [646, 300], [640, 420], [560, 470], [500, 474]);
  return [
    contact(shell, 0.3),
    element(
      'g',
      { opacity: 0.86 },
      form(shell, clear, {
        material: 'plastic',
        depth: 70,
        folds: [
          ...creases([690, 330], [640, 500], [676, 700]),
          ...creases([600, 520], [570, 660], [600, 850]),
          crease([300, 800], [420, 770], [500, 800]),
        ],
        crease: 44,
      }),
    ),
    form(glare, { ...house.porcelain, base: '#dfe6e6', dark: '#c3cccd' }, { material: 'plastic', depth: 34 }),
    stroke(glare, tone.base, 16),
    stroke(glare, tone.thread, 2.4, 0.9, '9 6'),
    fill(curve([400, 250], [440, 220], [480, 214], [420, 330], [384, 400], [380, 320]), '#ffffff', 0.5),
    band(curve([172, 812], [320, 880], [500, 892], [680, 880], [828, 812]), tone, 26),
    tube(curve([560, 472], [580, 540], [566, 590]), tone, 9),
    tube(curve([440, 472], [430, 550], [444, 600]), tone, 9),
    form(oval(566, 600, 15, 20), house.graphite, { material: 'plastic', depth: 10 }),
    form(oval(444, 610, 15, 20), house.graphite, { material: 'plastic', depth: 10 }),
    fold(crease([240, 620], [300, 560], [330, 470]), tone, 20),
    label(500, 760, 66),
  ].join('');
}

const home = { scene: 'hall', on: 'wall', size: 0.62 } as const;

export const covers = {
  'winter-cover': {
    draw: winterCover,
    natural: { color: 'navy-blue', material: 'cotton' },
    close: { x: 590, y: 420, zoom: 2.2 },
    home,
  },
  'carrier-bib': {
    draw: carrierBib,
    natural: { color: 'white', material: 'jersey' },
    close: { x: 680, y: 400, zoom: 2.4 },
    home: { scene: 'hall', on: 'wall', size: 0.54, hook: 232 },
  },
  'rain-cover': {
    draw: rainCover,
    natural: { color: 'silver-grey', material: 'plastic' },
    close: { x: 560, y: 420, zoom: 2.2 },
    home,
  },
} as const satisfies Record<string, Shape>;
