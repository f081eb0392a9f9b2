import { band, contact, form, softStroke } from '../form.ts';
import { crease, curve, loop, mirrored, mirroredPolygon, oval, polygon } from '../geometry.ts';
import { place, stroke } from '../markup.ts';
import { label } from '../parts/hardware.ts';
import { house, mix, type Tone } from '../palette.ts';
import type { Paint, Shape } from './shape.ts';

const hard = { material: 'plastic' } as const;
const hollowOf = (tone: Tone): Tone => ({
  ...tone,
  light: tone.dark,
  dark: tone.light,
  base: mix(tone.base, tone.dark, 0.4),
});

/** A small potty with a removable inner bowl. */
function smartPotty(tone: Tone): string {
  const body = mirroredPolygon([768, 420, 30], [712, 866, 60]);
  const rim = loop(
    [500, 330],
    [640, 344],
    [752, 400],
    [770, 470],
    [700, 540],
    [500, 566],
    [300, 540],
    [230, 470],
    [248, 400],
    [360, 344],
  );
  const guard = mirrored([500, 500], [560, 510], [586, 570], [560, 610], [500, 620]);
  return [
    form(body, tone, { ...hard, depth: 110 }),
    softStroke(curve([300, 600], [318, 720], [330, 800]), tone.glow, 60, 0.4),
    contact(rim, 0.3),
    form(rim, house.porcelain, { ...hard, depth: 40 }),
    form(oval(500, 440, 176, 74), hollowOf(house.porcelain), { ...hard, depth: 54 }),
    form(guard, house.porcelain, { ...hard, depth: 26 }),
    softStroke(curve([300, 400], [400, 362], [500, 354]), house.porcelain.glow, 18, 0.8),
    softStroke(curve([300, 806], [500, 824], [704, 806]), tone.deep, 14, 0.3),
  ].join('');
}

/** A step with a rubber top. */
function stepStool(tone: Tone): string {
  const body = mirrored(
    [500, 400],
    [700, 404],
    [790, 440],
    [806, 520],
    [838, 700],
    [850, 810],
    [780, 840],
    [690, 826],
    [640, 740],
    [500, 720],
  );
  const surface = loop(
    [500, 300],
    [690, 312],
    [800, 370],
    [806, 430],
    [700, 488],
    [500, 504],
    [300, 488],
    [194, 430],
    [200, 370],
    [310, 312],
  );
  const row = (index: number): string => `M${String(250 + (index % 2) * 23)} ${String(330 + index * 15)}H750`;
  const grips = stroke(
    Array.from({ length: 10 }, (_, index) => row(index)).join(''),
    tone.dark,
    9,
    0.9,
    '15 31',
  );
  const pad = oval(500, 398, 250, 76);
  return [
    form(
      mirrored([500, 690], [640, 700], [700, 800], [500, 812]),
      { ...tone, base: tone.deep, light: tone.deep, dark: tone.deep },
      { ...hard, depth: 10 },
    ),
    form(body, tone, { ...hard, depth: 90 }),
    softStroke(curve([236, 540], [214, 680], [204, 780]), tone.glow, 40, 0.5),
    form(surface, tone, { ...hard, depth: 34 }),
    form(pad, { ...tone, light: tone.base }, { material: 'silicone', depth: 14, inside: grips }),
    softStroke(curve([250, 378], [370, 334], [500, 322]), tone.glow, 14, 0.7),
    [
      [196, 826],
      [804, 826],
    ]
      .map(([x = 0, y = 0]) => form(oval(x, y + 6, 44, 14), house.graphite, { ...hard, depth: 8 }))
      .join(''),
  ].join('');
}

/** A child's seat for the toilet, with a splash guard and two handles. */
function toiletSeat(tone: Tone): string {
  const ring = mirrored([500, 170], [640, 196], [736, 320], [752, 500], [706, 690], [600, 810], [500, 832]);
  const hole = mirrored([500, 370], [574, 384], [612, 470], [600, 590], [552, 672], [500, 690]);
  const grip = loop([742, 420], [812, 430], [838, 500], [820, 580], [748, 600], [770, 510]);
  return [
    contact(ring, 0.5),
    form(grip, house.graphite, { ...hard, depth: 20 }),
    place('translate(1000 0) scale(-1 1)', form(grip, house.graphite, { ...hard, depth: 20 })),
    form(ring, tone, { ...hard, depth: 90 }),
    form(hole, { ...tone, base: tone.deep, light: tone.deep, dark: tone.dark }, { ...hard, depth: 40 }),
    form(mirrored([500, 350], [580, 362], [626, 410], [600, 430], [540, 402], [500, 396]), tone, {
      ...hard,
      depth: 30,
    }),
    softStroke(curve([300, 560], [284, 420], [360, 280]), tone.glow, 34, 0.5),
  ].join('');
}

/** A potty with a high back, arm rests and a splash guard. */
function pottyChair(tone: Tone): string {
  const back = mirrored([500, 150], [620, 168], [700, 280], [724, 440], [770, 540], [700, 640], [500, 660]);
  const seat = loop(
    [500, 480],
    [650, 490],
    [790, 540],
    [806, 600],
    [700, 670],
    [500, 690],
    [300, 670],
    [194, 600],
    [210, 540],
    [350, 490],
  );
  const base = mirroredPolygon([804, 590, 20], [756, 876, 90]);
  const guard = mirrored([500, 520], [548, 536], [566, 620], [540, 668], [500, 676]);
  return [
    form(back, tone, { ...hard, depth: 80 }),
    form(
      mirrored([500, 200], [592, 216], [650, 320], [660, 470], [500, 500]),
      { ...tone, light: tone.base, base: mix(tone.base, tone.dark, 0.3) },
      { ...hard, depth: 50 },
    ),
    form(base, tone, { ...hard, depth: 100 }),
    contact(seat, 0.3),
    form(seat, tone, { ...hard, depth: 44 }),
    form(oval(500, 576, 172, 66), house.porcelain, { ...hard, depth: 24 }),
    form(oval(500, 580, 142, 50), hollowOf(house.porcelain), { ...hard, depth: 44 }),
    form(guard, house.porcelain, { ...hard, depth: 26 }),
    softStroke(curve([250, 700], [262, 780], [284, 830]), tone.glow, 40, 0.4),
  ].join('');
}

/** A towel with a hood, laid out as a kite. */
function hoodedTowel({ tone, material }: Paint): string {
  const cloth = polygon(
    [500, 110, 70],
    [886, 480, 70],
    [790, 850, 60],
    [500, 900, 60],
    [210, 850, 60],
    [114, 480, 70],
  );
  const hood = polygon([500, 104, 70], [740, 350, 60], [500, 400, 160], [260, 350, 60]);
  const ear = (x: number): string =>
    contact(oval(x, 190, 58, 52), 0.3) +
    form(oval(x, 190, 60, 54), tone, {
      material,
      depth: 30,
      inside: form(oval(x + 4, 198, 34, 30), house.linen, { depth: 10 }),
    });
  return [
    contact(cloth, 0.5),
    form(cloth, tone, {
      material: 'jersey',
      depth: 38,
      hem: 22,
      folds: [
        crease([300, 420], [330, 600], [280, 850]),
        crease([700, 420], [660, 640], [720, 850]),
        crease([500, 460], [520, 660], [490, 880]),
      ],
      crease: 60,
    }),
    ear(366),
    ear(634),
    contact(hood, 0.5),
    form(hood, tone, {
      material: 'jersey',
      depth: 50,
      hem: 20,
      folds: [crease([420, 200], [470, 270], [480, 360])],
      crease: 40,
    }),
    band(curve([268, 346], [380, 378], [500, 384], [620, 378], [732, 346]), house.linen, 22),
    label(500, 820, 70),
  ].join('');
}

const at = (x: number, y: number, scale: number, drawing: string): string =>
  place(`translate(${String(x)} ${String(y)}) scale(${String(scale)})`, drawing);
const natural = { color: 'white', material: 'plastic' } as const;

export const bathroom = {
  'smart-potty': {
    draw: ({ tone }) => smartPotty(tone),
    natural,
    foot: { y: 868, halfWidth: 240 },
    close: { x: 470, y: 480, zoom: 2.1 },
    home: { scene: 'bathroom', on: 'floor', size: 0.4 },
  },
  'step-stool': {
    draw: ({ tone }) => stepStool(tone),
    natural,
    foot: { y: 836, halfWidth: 350 },
    close: { x: 440, y: 440, zoom: 2.2 },
    home: { scene: 'bathroom', on: 'floor', size: 0.42 },
  },
  'toilet-seat': {
    draw: ({ tone }) => toiletSeat(tone),
    natural,
    close: { x: 600, y: 440, zoom: 2.2 },
    home: { scene: 'bathroom', on: 'wall', size: 0.5, hook: 172 },
  },
  'potty-chair': {
    draw: ({ tone }) => pottyChair(tone),
    natural,
    foot: { y: 874, halfWidth: 290 },
    close: { x: 480, y: 560, zoom: 2.1 },
    home: { scene: 'bathroom', on: 'floor', size: 0.46 },
  },
  'hooded-towel': {
    draw: hoodedTowel,
    natural: { color: 'cream', material: 'jersey' },
    close: { x: 610, y: 330, zoom: 2.3 },
    home: { scene: 'bathroom', on: 'wall', size: 0.56 },
  },
  'bathroom-set': {
    draw: ({ tone }) =>
      at(170, 20, 0.66, toiletSeat(tone)) +
      at(-40, 300, 0.64, smartPotty(tone)) +
      at(400, 316, 0.64, stepStool(tone)),
    natural,
    foot: { y: 846, halfWidth: 410 },
    close: { x: 340, y: 600, zoom: 2 },
    home: { scene: 'bathroom', on: 'floor', size: 0.56 },
  },
} as const satisfies Record<string, Shape>;
