import { contact, fold, form, softStroke } from '../form.ts';
import { crease, curve, loop, polygon } from '../geometry.ts';
import { place, stroke } from '../markup.ts';
import { label } from '../parts/hardware.ts';
import { house, toneOf, type Tone } from '../palette.ts';
import { bib } from './bibs.ts';
import { carriers } from './carriers.ts';
import type { Paint, Shape } from './shape.ts';
import { toys } from './toys.ts';

/** A satin bow, its knot at `[x, y]`. */
function bow(x: number, y: number, tone: Tone): string {
  const wing = loop([0, 0], [40, -66], [130, -110], [190, -76], [176, -10], [100, 20]);
  const tail = polygon([0, -6], [34, 10, 10], [110, 130], [70, 118], [44, 150], [-10, 16, 10]);
  const half =
    contact(wing, 0.3) +
    form(wing, tone, {
      material: 'paper',
      depth: 30,
      folds: [crease([14, -8], [70, -40], [140, -60])],
      crease: 20,
    });
  return place(
    `translate(${String(x)} ${String(y)})`,
    form(tail, tone, { material: 'paper', depth: 18 }),
    place('scale(-1 1)', form(tail, tone, { material: 'paper', depth: 18 })),
    place('scale(-1 1)', half),
    half,
    contact(loop([-30, -26], [0, -34], [30, -26], [34, 10], [0, 24], [-34, 10]), 0.3),
    form(loop([-30, -26], [0, -34], [30, -26], [34, 10], [0, 24], [-34, 10]), tone, {
      material: 'paper',
      depth: 22,
    }),
  );
}

function giftBox({ tone }: Paint): string {
  const card = house.kraft;
  const front = polygon([176, 470, 6], [824, 470, 6], [812, 866, 12], [188, 866, 12]);
  const lid = polygon([150, 380, 8], [850, 380, 8], [842, 496, 12], [158, 496, 12]);
  const upper = polygon([222, 306, 10], [778, 306, 10], [850, 384, 6], [150, 384, 6]);
  return [
    form(front, card, { material: 'paper', depth: 26 }),
    softStroke(curve([180, 506], [500, 508], [820, 506]), card.deep, 40, 0.5),
    form(polygon([452, 490], [548, 490], [546, 866], [454, 866]), tone, { material: 'paper', depth: 16 }),
    form(upper, toneOf(card.light), { material: 'paper', depth: 20 }),
    form(polygon([462, 306], [538, 306], [550, 384], [450, 384]), tone, { material: 'paper', depth: 12 }),
    form(lid, card, { material: 'paper', depth: 34 }),
    form(polygon([450, 380], [550, 380], [549, 496], [451, 496]), tone, { material: 'paper', depth: 16 }),
    bow(500, 352, tone),
    label(690, 700, 110),
  ].join('');
}

function giftMessage({ tone }: Paint): string {
  const envelope = polygon([180, 420, 14], [880, 420, 14], [880, 850, 14], [180, 850, 14]);
  const card = polygon([120, 170, 14], [760, 170, 14], [760, 610, 14], [120, 610, 14]);
  const heart = loop(
    [440, 330],
    [474, 290],
    [526, 288],
    [548, 330],
    [520, 392],
    [440, 462],
    [360, 392],
    [332, 330],
    [354, 288],
    [406, 290],
  );
  return [
    contact(envelope, 0.5),
    form(envelope, tone, { material: 'paper', depth: 10 }),
    fold(crease([186, 846], [400, 690], [520, 600]), tone, 12),
    fold(crease([874, 846], [700, 690], [560, 600]), tone, 12),
    place(
      'rotate(-5 440 390)',
      contact(card, 0.6),
      form(card, house.porcelain, { material: 'paper', depth: 8 }),
      stroke(polygon([150, 200, 8], [730, 200, 8], [730, 580, 8], [150, 580, 8]), tone.base, 3, 0.9),
      form(heart, tone, { material: 'paper', depth: 12 }),
      ...[500, 530].map((y, index) =>
        stroke(
          curve([330 + index * 30, y], [380, y - 8], [430, y + 4], [480, y - 6], [550 - index * 30, y]),
          house.graphite.light,
          4,
          0.55,
        ),
      ),
    ),
  ].join('');
}

const at = (x: number, y: number, scale: number, ...drawing: readonly string[]): string =>
  place(`translate(${String(x)} ${String(y)}) scale(${String(scale)})`, ...drawing);

const starterKit = (paint: Paint): string => {
  const box = polygon([460, 560, 8], [930, 560, 8], [920, 870, 12], [470, 870, 12]);
  return [
    form(box, house.kraft, { material: 'paper', depth: 40 }),
    form(polygon([446, 520, 8], [944, 520, 8], [938, 610, 10], [452, 610, 10]), house.kraft, {
      material: 'paper',
      depth: 26,
    }),
    label(800, 760, 90),
    at(440, 170, 0.5, toys['soft-toy'].draw({ tone: house.linen, material: 'jersey' })),
    at(520, 500, 0.42, bib(toneOf('#d9c3a3'), 'silicone')),
    at(-20, 190, 0.82, carriers['carrier-mini'].draw(paint)),
  ].join('');
};

export const gifts = {
  'starter-kit': {
    draw: starterKit,
    natural: { color: 'slate-blue', material: 'cotton' },
    foot: { y: 868, halfWidth: 410 },
    close: { x: 440, y: 480, zoom: 2 },
    home: { scene: 'nursery', on: 'floor', size: 0.6 },
  },
  'gift-box': {
    draw: giftBox,
    natural: { color: 'terracotta', material: 'paper' },
    foot: { y: 866, halfWidth: 320 },
    close: { x: 520, y: 400, zoom: 2.1 },
    home: { scene: 'nursery', on: 'table', size: 0.56 },
  },
  'gift-message': {
    draw: giftMessage,
    natural: { color: 'dusty-pink', material: 'paper' },
    close: { x: 460, y: 440, zoom: 2.1 },
    home: { scene: 'nursery', on: 'table', size: 0.54 },
  },
} as const satisfies Record<string, Shape>;
