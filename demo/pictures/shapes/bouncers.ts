import { band, contact, fold, form, softStroke, tube } from '../form.ts';
import { crease, creases, curve, loop, mirrored, type Point } from '../geometry.ts';
import { place } from '../markup.ts';
import { label, snap } from '../parts/hardware.ts';
import { house, type Tone } from '../palette.ts';
import { bag } from './bags.ts';
import type { Paint, Shape } from './shape.ts';
import { toyBar } from './toys.ts';

const outline: readonly Point[] = [
  [150, 650],
  [170, 706],
  [250, 738],
  [400, 742],
  [560, 668],
  [712, 500],
  [824, 300],
  [822, 200],
  [738, 140],
  [632, 160],
  [548, 320],
  [430, 476],
  [300, 566],
  [196, 602],
];

function sling({ tone, material }: Paint): string {
  const d = loop(...outline);
  const folds = [
    crease([300, 566], [360, 626], [400, 742]),
    crease([430, 476], [500, 560], [520, 690]),
    crease([236, 610], [300, 650], [330, 720]),
    crease([600, 260], [660, 330], [760, 400]),
  ];
  return form(d, tone, { material, depth: 70, hem: 20, folds, crease: 34 });
}

function harness({ tone, material }: Paint): string {
  const d = loop(
    [318, 668],
    [372, 640],
    [410, 560],
    [446, 500],
    [500, 508],
    [592, 600],
    [604, 642],
    [540, 660],
    [450, 668],
    [378, 704],
    [330, 706],
  );
  return (
    contact(d, 0.4) +
    form(d, tone, {
      material,
      depth: 34,
      hem: 11,
      folds: [crease([400, 660], [450, 610], [520, 572])],
      crease: 20,
    }) +
    snap(454, 526, 12) +
    snap(576, 628, 12) +
    label(478, 612, 48)
  );
}

/** The spare seat, spread out flat. */
function fabricSeat({ tone, material }: Paint): string {
  const seat = mirrored(
    [500, 96],
    [628, 116],
    [690, 230],
    [676, 420],
    [690, 560],
    [716, 700],
    [640, 850],
    [500, 896],
  );
  const between = mirrored(
    [500, 546],
    [590, 540],
    [668, 566],
    [674, 620],
    [590, 648],
    [544, 720],
    [536, 830],
    [500, 846],
  );
  const wrinkles = [
    crease([350, 260], [480, 290], [620, 262]),
    ...creases([676, 440], [620, 470], [560, 470]),
    ...creases([700, 690], [650, 720], [600, 770]),
  ];
  return [
    contact(seat, 0.5),
    form(seat, tone, { material, depth: 60, hem: 22, folds: wrinkles, crease: 36 }),
    contact(between, 0.4),
    form(between, tone, {
      material,
      depth: 36,
      hem: 12,
      folds: creases([640, 600], [580, 612], [540, 660]),
      crease: 20,
    }),
    ...[352, 648].map((x) => snap(x, 594, 14)),
    label(500, 610, 56),
    label(500, 170, 66),
  ].join('');
}

function frame(tone: Tone): string {
  const base = curve(
    [470, 430],
    [560, 560],
    [628, 720],
    [560, 800],
    [330, 808],
    [186, 836],
    [196, 886],
    [380, 912],
    [640, 908],
    [764, 872],
    [744, 760],
    [650, 590],
  );
  return tube(base, tone, 24);
}

function feet(): string {
  return [
    [226, 888],
    [700, 892],
  ]
    .map(([x = 0, y = 0]) => tube(curve([x - 34, y], [x, y + 5], [x + 34, y + 4]), house.graphite, 27))
    .join('');
}

/** The bouncer without extras. */
function bouncer(paint: Paint): string {
  const rim = loop(...outline);
  return [
    softStroke(curve([250, 880], [420, 896], [640, 890]), '#3a2416', 70, 0.3),
    frame(house.steel),
    feet(),
    tube(rim, house.steel, 26),
    place('translate(2 3)', sling(paint)),
    fold(crease([660, 230], [730, 250], [790, 290]), paint.tone, 30),
    band(curve([548, 322], [580, 420], [520, 520]), paint.tone, 20),
    band(curve([716, 496], [660, 560], [590, 622]), paint.tone, 20),
    harness(paint),
    label(742, 214, 56),
  ].join('');
}

const common = {
  natural: { color: 'silver-grey', material: 'cotton' },
  foot: { y: 896, halfWidth: 330 },
} as const;

export const bouncers = {
  bouncer: {
    ...common,
    draw: bouncer,
    close: { x: 500, y: 590, zoom: 2.3 },
    home: { scene: 'nursery', on: 'floor', size: 0.62 },
  },
  'bouncer-with-toy': {
    ...common,
    draw: (paint) => bouncer(paint) + place('translate(196 210) rotate(-14) scale(.52)', toyBar(paint.tone)),
    close: { x: 480, y: 420, zoom: 2.1 },
    home: { scene: 'nursery', on: 'floor', size: 0.62 },
  },
  'bouncer-with-bag': {
    ...common,
    foot: { y: 896, halfWidth: 400 },
    draw: (paint) =>
      place('translate(-90 0)', bouncer(paint)) + place('translate(560 500) scale(.46)', bag(paint)),
    close: { x: 640, y: 640, zoom: 2 },
    home: { scene: 'nursery', on: 'floor', size: 0.62 },
  },
  'fabric-seat': {
    natural: { color: 'cream', material: 'cotton' },
    draw: fabricSeat,
    close: { x: 560, y: 560, zoom: 2.2 },
    home: { scene: 'hall', on: 'wall', size: 0.6, hook: 96 },
  },
} as const satisfies Record<string, Shape>;
