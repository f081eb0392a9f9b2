import { band, contact, fold, form, softStroke } from '../form.ts';
import { crease, creases, curve, mirrored, mirroredPolygon, pair, type Point } from '../geometry.ts';
import { flipped, stroke } from '../markup.ts';
import { buckle, label, puller, snap, zip } from '../parts/hardware.ts';
import type { MaterialKey } from '../../catalogue/types.ts';
import type { Paint, Shape } from './shape.ts';

/** How one carrier differs from the others. */
interface Plan {
  readonly material: MaterialKey;
  /** Right half of the front panel, top to bottom. */
  readonly panel: readonly Point[];
  /** Width of the padded shoulder straps. */
  readonly strap: number;
  readonly belt?: { readonly height: number; readonly padded: boolean };
  readonly detail: 'zips' | 'darts' | 'quilted' | 'pocket' | 'plain' | 'airy';
  /** Height of the head support above the panel's top edge. */
  readonly support: number;
}

const top = 300;

function shoulder({ tone }: Paint, plan: Plan): string {
  const padded = curve([596, 372], [634, 236], [694, 140], [772, 128], [828, 210], [838, 340], [812, 470]);
  const webbing = curve([812, 460], [780, 560], [716, 640], [640, 690]);
  return band(webbing, tone, 32) + band(padded, tone, plan.strap);
}

function beltOf({ tone, material }: Paint, height: number, padded: boolean): string {
  const middle = 772;
  const [half, tip] = [height / 2, padded ? 0.62 : 0.8];
  const outline = mirrored(
    [500, middle - half + 8],
    [700, middle - half - 6],
    [850, middle - half * tip - 26],
    [918, middle - 46],
    [918, middle - 2],
    [850, middle + half * tip - 6],
    [700, middle + half + 6],
    [500, middle + half + 14],
  );
  const quilting = [690, 770, 848].flatMap((x) =>
    creases([x, middle - half], [x + 8, middle], [x - 4, middle + half]),
  );
  return (
    contact(outline) +
    form(outline, tone, {
      material,
      depth: 46,
      hem: padded ? 15 : 11,
      folds: padded ? quilting : [],
      crease: 18,
    }) +
    band(curve([918, middle - 24], [950, middle - 20], [966, middle + 30], [940, middle + 76]), tone, 26) +
    flipped(buckle(918, middle - 22, 6, 0.9)) +
    buckle(918, middle - 22, 6, 0.9)
  );
}

const seams: Record<Plan['detail'], (paint: Paint) => string> = {
  zips: ({ tone }) =>
    pair([606, 430], [590, 560], [604, 690], [640, 760])
      .map((path) => zip(path, tone))
      .join('') +
    puller(606, 432) +
    puller(394, 432),
  darts: ({ tone }) =>
    creases([580, 380], [566, 560], [588, 720])
      .map((seam) => fold(seam, tone, 16) + stroke(curve(...seam), tone.thread, 2.4, 0.9, '9 6'))
      .join(''),
  quilted: ({ tone }) =>
    [430, 500, 570, 640, 710]
      .map(
        (y) =>
          fold(crease([372, y], [500, y + 22], [628, y]), tone, 18) +
          stroke(curve([372, y], [500, y + 22], [628, y]), tone.thread, 2, 0.6, '8 6'),
      )
      .join(''),
  pocket: ({ tone, material }) => {
    const pocket = mirroredPolygon([592, 560, 12], [584, 700, 44]);
    return (
      contact(pocket, 0.2) +
      form(pocket, tone, { material, depth: 16, hem: 10 }) +
      zip(curve([418, 580], [500, 584], [582, 580]), tone) +
      puller(574, 580, -80)
    );
  },
  airy: ({ tone }) =>
    stroke(
      mirrored([500, 410], [574, 424], [590, 560], [566, 690], [500, 720]),
      tone.thread,
      2.6,
      0.9,
      '9 6',
    ) + softStroke(mirrored([500, 410], [574, 424], [590, 560], [566, 690], [500, 720]), tone.deep, 16, 0.3),
  plain: ({ tone }) =>
    fold(crease([410, 640], [500, 668], [590, 640]), tone, 22) +
    stroke(curve([392, 428], [500, 446], [608, 428]), tone.thread, 2.4, 0.8, '9 6'),
};

function supportOf({ tone, material }: Paint, height: number): string {
  const outline = mirrored(
    [500, top - height],
    [572, top - height + 4],
    [622, top - height * 0.62],
    [634, top + 28],
    [612, top + 92],
    [556, top + 104],
    [500, top + 108],
  );
  return (
    contact(outline, 0.34) +
    form(outline, tone, {
      material,
      depth: 44,
      hem: 14,
      folds: [crease([404, top + 40], [500, top + 58], [596, top + 40])],
      crease: 20,
    }) +
    [398, 602].map((x) => snap(x, top + 54, 13)).join('')
  );
}

function carrier(paint: Paint, plan: Plan): string {
  const { tone, material } = paint;
  const panel = mirrored([500, top], ...plan.panel);
  const inner = mirrored([500, 250], [640, 330], [660, 520], [640, 700], [500, 760]);
  const back = curve([170, 236], [340, 306], [500, 326], [660, 306], [830, 236]);
  const wrinkles = [
    ...creases([648, 500], [600, 548], [546, 552]),
    ...creases([640, 620], [600, 700], [530, 730]),
    ...creases([654, 560], [610, 610], [560, 624]),
  ];
  return [
    band(back, { ...tone, base: tone.dark, light: tone.base }, plan.strap * 0.62),
    form(inner, { ...tone, base: tone.dark, light: tone.dark }, { material, depth: 30 }),
    plan.belt ? beltOf(paint, plan.belt.height, plan.belt.padded) : '',
    shoulder(paint, plan),
    flipped(shoulder(paint, plan)),
    contact(panel, 0.36),
    form(panel, tone, { material, depth: 64, hem: 16, folds: wrinkles, crease: 30 }),
    seams[plan.detail](paint),
    buckle(652, 690, -32, 0.86),
    flipped(buckle(652, 690, -32, 0.86)),
    buckle(626, 404, 68, 0.7),
    flipped(buckle(626, 404, 68, 0.7)),
    supportOf(paint, plan.support),
    label(500, plan.detail === 'pocket' ? 500 : 520),
  ].join('');
}

const narrow: readonly Point[] = [
  [596, 310],
  [636, 380],
  [628, 480],
  [650, 580],
  [682, 660],
  [640, 734],
  [572, 800],
  [500, 822],
];
const wide: readonly Point[] = [
  [600, 310],
  [648, 390],
  [652, 500],
  [684, 610],
  [748, 700],
  [700, 776],
  [600, 836],
  [500, 852],
];
const tall: readonly Point[] = [
  [604, 306],
  [660, 380],
  [664, 500],
  [676, 620],
  [716, 716],
  [668, 790],
  [588, 846],
  [500, 858],
];

const plans = {
  'carrier-mini': { material: 'cotton', panel: narrow, strap: 62, detail: 'plain', support: 96 },
  'carrier-move': {
    material: 'mesh',
    panel: tall,
    strap: 78,
    belt: { height: 84, padded: false },
    detail: 'airy',
    support: 104,
  },
  'carrier-harmony': {
    material: 'mesh',
    panel: wide,
    strap: 92,
    belt: { height: 128, padded: true },
    detail: 'quilted',
    support: 118,
  },
  'carrier-one': {
    material: 'cotton',
    panel: tall,
    strap: 84,
    belt: { height: 118, padded: true },
    detail: 'zips',
    support: 124,
  },
  'carrier-one-air': {
    material: 'mesh',
    panel: tall,
    strap: 84,
    belt: { height: 118, padded: true },
    detail: 'zips',
    support: 124,
  },
  'carrier-free': {
    material: 'woven',
    panel: wide,
    strap: 72,
    belt: { height: 92, padded: false },
    detail: 'pocket',
    support: 88,
  },
} as const satisfies Record<string, Plan>;

const shapeOf = (plan: Plan): Shape => ({
  draw: (paint) => carrier(paint, plan),
  natural: { color: 'black', material: plan.material },
  close: { x: 560, y: 420, zoom: 2.3 },
  home: { scene: 'hall', on: 'wall', size: 0.6 },
});

export const carriers = {
  'carrier-mini': shapeOf(plans['carrier-mini']),
  'carrier-move': shapeOf(plans['carrier-move']),
  'carrier-harmony': shapeOf(plans['carrier-harmony']),
  'carrier-one': shapeOf(plans['carrier-one']),
  'carrier-one-air': shapeOf(plans['carrier-one-air']),
  'carrier-free': shapeOf(plans['carrier-free']),
};
