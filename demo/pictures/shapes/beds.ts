import { band, contact, form, softStroke, tube } from '../form.ts';
import { crease, curve, loop, mirrored, polygon } from '../geometry.ts';
import { clip, element, fill, flipped, stroke } from '../markup.ts';
import { label } from '../parts/hardware.ts';
import { house, mix, toneOf, type Tone } from '../palette.ts';
import { textureOf } from '../textures.ts';
import type { Paint, Shape } from './shape.ts';

/** A panel of see-through mesh. */
function net(d: string, tone: Tone, opacity = 0.5): string {
  const edge = clip(d);
  return (
    edge.markup +
    fill(d, tone.base, opacity) +
    element('g', { 'clip-path': edge.url }, textureOf('mesh', tone, d)) +
    stroke(d, tone.deep, 1.6, 0.4)
  );
}

function travelCot({ tone }: Paint): string {
  const back = polygon([250, 268, 20], [750, 268, 20], [724, 730, 10], [276, 730, 10]);
  const side = polygon([150, 340, 10], [252, 272, 10], [276, 730, 10], [196, 850, 10]);
  const front = polygon([150, 352, 16], [850, 352, 16], [808, 860, 30], [192, 860, 30]);
  const mattress = polygon([280, 690, 20], [720, 690, 20], [806, 800, 20], [194, 800, 20]);
  const leg = tube(curve([846, 372], [856, 600], [874, 880]), toneOf(tone.dark), 30);
  const padded = toneOf(tone.base);
  return [
    net(back, tone, 0.62),
    net(side, tone, 0.5),
    flipped(net(side, tone, 0.5)),
    form(mattress, house.linen, {
      depth: 30,
      folds: [crease([300, 744], [500, 758], [700, 742])],
      crease: 26,
    }),
    tube(curve([250, 268], [500, 264], [750, 268]), padded, 40),
    tube(curve([250, 268], [196, 304], [150, 346]), padded, 44),
    tube(curve([750, 268], [804, 304], [850, 346]), padded, 44),
    net(front, tone, 0.36),
    form(polygon([192, 790, 10], [808, 790, 10], [802, 874, 36], [198, 874, 36]), tone, {
      material: 'woven',
      depth: 40,
      hem: 12,
      folds: [crease([300, 800], [420, 836], [520, 826])],
      crease: 22,
    }),
    leg,
    flipped(leg),
    band(curve([150, 350], [500, 356], [850, 350]), tone, 54),
    ...[150, 850].map((x) =>
      form(loop([x, 312], [x + 40, 340], [x + 34, 396], [x, 412], [x - 34, 396], [x - 40, 340]), tone, {
        material: 'woven',
        depth: 26,
      }),
    ),
    label(500, 352, 74),
  ].join('');
}

/** The mesh basket that hangs in the stand. */
export function basket({ tone, material }: Paint): string {
  const rim = loop(
    [500, 330],
    [720, 344],
    [846, 400],
    [820, 456],
    [660, 492],
    [500, 498],
    [340, 492],
    [180, 456],
    [154, 400],
    [280, 344],
  );
  const body = mirrored([500, 420], [840, 410], [838, 500], [780, 620], [660, 690], [500, 704]);
  const inner = loop(
    [500, 352],
    [700, 364],
    [812, 404],
    [780, 446],
    [640, 474],
    [500, 480],
    [360, 474],
    [220, 446],
    [188, 404],
    [300, 364],
  );
  return [
    form(rim, tone, { material, depth: 30 }),
    form(inner, { ...tone, base: tone.dark, light: tone.deep }, { material: 'cotton', depth: 30 }),
    form(
      loop([500, 420], [690, 424], [770, 440], [640, 472], [500, 478], [360, 472], [230, 440], [310, 424]),
      house.linen,
      { depth: 22 },
    ),
    form(body, tone, {
      material: 'mesh',
      depth: 100,
      folds: [
        crease([300, 520], [340, 610], [400, 670]),
        crease([700, 520], [660, 610], [600, 670]),
        crease([500, 500], [504, 600], [500, 700]),
      ],
      crease: 36,
    }),
    band(curve([154, 404], [190, 456], [340, 492], [500, 500], [660, 492], [810, 456], [846, 404]), tone, 46),
    label(500, 504, 74),
  ].join('');
}

/** The splayed oak stand of the cradle. */
export function cradleStand(): string {
  const leg = tube(curve([806, 470], [720, 640], [640, 760], [742, 880]), house.oak, 34);
  return [
    tube(curve([240, 868], [380, 800], [500, 790], [620, 800], [760, 868]), house.oak, 32),
    leg,
    flipped(leg),
    tube(curve([262, 890], [420, 850], [580, 850], [738, 890]), house.oak, 36),
  ].join('');
}

const cradle = (paint: Paint): string =>
  cradleStand() + softStroke(curve([300, 716], [500, 740], [700, 716]), '#3a2416', 50, 0.2) + basket(paint);

function mattress({ tone, material }: Paint): string {
  const upper = polygon([330, 400, 60], [900, 430, 60], [720, 640, 70], [96, 590, 70]);
  const lower = polygon(
    [96, 580, 40],
    [410, 560, 10],
    [908, 430, 40],
    [908, 520, 50],
    [724, 750, 60],
    [110, 690, 60],
  );
  const quilt = [0.2, 0.4, 0.6, 0.8].flatMap((t) => [
    crease([330 + 570 * t, 402 + 30 * t], [220 + 600 * t, 500 + 40 * t], [96 + 624 * t, 590 + 50 * t]),
    crease([330 - 234 * t, 400 + 190 * t], [620 - 200 * t, 420 + 200 * t], [900 - 180 * t, 430 + 210 * t]),
  ]);
  return [
    contact(lower, 0.5),
    form(lower, { ...tone, base: mix(tone.base, tone.dark, 0.5), light: tone.base }, { material, depth: 40 }),
    form(upper, tone, {
      material,
      depth: 54,
      folds: quilt,
      crease: 20,
      inside: quilt.map((seam) => stroke(curve(...seam), tone.thread, 2, 0.7, '8 6')).join(''),
    }),
    stroke(polygon([330, 400, 60], [900, 430, 60], [720, 640, 70], [96, 590, 70]), tone.thread, 9),
    softStroke(polygon([330, 400, 60], [900, 430, 60], [720, 640, 70], [96, 590, 70]), tone.glow, 8, 0.8),
    label(430, 672, 66),
  ].join('');
}

export const beds = {
  'travel-cot': {
    draw: travelCot,
    natural: { color: 'charcoal', material: 'mesh' },
    foot: { y: 884, halfWidth: 400 },
    close: { x: 640, y: 440, zoom: 2.2 },
    home: { scene: 'bedroom', on: 'floor', size: 0.76 },
  },
  cradle: {
    draw: cradle,
    natural: { color: 'white', material: 'cotton' },
    foot: { y: 890, halfWidth: 320 },
    close: { x: 560, y: 500, zoom: 2.2 },
    home: { scene: 'bedroom', on: 'floor', size: 0.66 },
  },
  mattress: {
    draw: mattress,
    natural: { color: 'white', material: 'cotton' },
    close: { x: 560, y: 540, zoom: 2.2 },
    home: { scene: 'bedroom', on: 'floor', size: 0.56 },
  },
} as const satisfies Record<string, Shape>;
