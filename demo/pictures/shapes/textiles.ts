import { band, contact, fold, form, softStroke } from '../form.ts';
import { box, crease, curve, loop, mirrored, mirroredPolygon, polygon } from '../geometry.ts';
import { stroke } from '../markup.ts';
import { label } from '../parts/hardware.ts';
import { house, mix } from '../palette.ts';
import type { Paint, Shape } from './shape.ts';

/** Cloth folded to a stack of layers, seen from the front and a little above. */
function stack({ tone, material }: Paint, layers: number, height: number): string {
  const bottom = 800;
  return Array.from({ length: layers }, (_, index) => {
    const y = bottom - height * (index + 1);
    const lean = index % 2 === 0 ? 8 : -6;
    const layer = polygon(
      [190 + lean, y, height * 0.48],
      [806 + lean, y - 4, height * 0.48],
      [810 + lean, y + height, height * 0.46],
      [186 + lean, y + height, height * 0.46],
    );
    return (
      contact(layer, 0.3) +
      form(layer, tone, {
        material,
        depth: height * 0.62,
        folds: [crease([200, y + height * 0.6], [440, y + height * 0.56], [790, y + height * 0.62])],
        crease: 10,
      })
    );
  }).join('');
}

function fittedSheet(paint: Paint): string {
  const { tone, material } = paint;
  const top = polygon([270, 384, 60], [740, 380, 60], [824, 560, 50], [180, 566, 50]);
  return [
    stack(paint, 3, 84),
    contact(top, 0.3),
    form(top, tone, {
      material,
      depth: 50,
      folds: [crease([300, 420], [420, 440], [540, 420]), crease([640, 540], [700, 500], [780, 520])],
      crease: 30,
    }),
    band(curve([494, 382], [500, 470], [502, 562]), house.linen, 60),
    band(curve([502, 566], [504, 680], [502, 800]), house.linen, 60),
    label(502, 690, 92),
  ].join('');
}

function blanket(paint: Paint): string {
  const { tone, material } = paint;
  const top = polygon([240, 330, 50], [770, 326, 50], [826, 540, 60], [176, 548, 60]);
  const corner = polygon([560, 540, 20], [822, 534, 30], [800, 760, 30], [640, 640, 60]);
  const waffle = [0.2, 0.4, 0.6, 0.8].map((t) =>
    crease([240 - 64 * t, 330 + 214 * t], [500, 332 + 216 * t], [770 + 56 * t, 326 + 212 * t]),
  );
  const fringe = Array.from({ length: 30 }, (_, index) =>
    stroke(
      curve([196 + index * 21, 792], [194 + index * 21 + (index % 3) * 3, 816], [197 + index * 21, 838]),
      index % 2 ? tone.dark : tone.base,
      7,
    ),
  );
  return [
    ...fringe,
    stack(paint, 3, 86),
    contact(top, 0.34),
    form(top, tone, { material, depth: 56, hem: 18, folds: waffle, crease: 16 }),
    contact(corner, 0.34),
    form(
      corner,
      { ...tone, base: mix(tone.base, tone.light, 0.5) },
      { material, depth: 34, hem: 16, folds: [crease([660, 560], [700, 620], [760, 660])], crease: 24 },
    ),
    label(330, 640, 84),
  ].join('');
}

/** A muslin swaddle, wrapped as if around a small child. */
function swaddle({ tone, material }: Paint): string {
  const body = mirrored([500, 190], [620, 214], [704, 330], [724, 500], [690, 690], [600, 850], [500, 892]);
  const left = loop(
    [330, 270],
    [440, 250],
    [560, 330],
    [660, 470],
    [690, 640],
    [600, 560],
    [440, 520],
    [300, 560],
    [276, 420],
  );
  const right = loop(
    [690, 290],
    [730, 460],
    [690, 690],
    [600, 850],
    [500, 880],
    [420, 850],
    [400, 780],
    [520, 640],
    [600, 470],
    [630, 330],
  );
  return [
    contact(body, 0.5),
    form(body, tone, {
      material,
      depth: 90,
      folds: [crease([340, 640], [400, 740], [480, 860]), crease([310, 560], [350, 660], [420, 760])],
      crease: 40,
    }),
    contact(right, 0.3),
    form(right, tone, {
      material,
      depth: 50,
      hem: 12,
      folds: [crease([680, 400], [630, 560], [520, 720]), crease([700, 500], [650, 680], [540, 820])],
      crease: 34,
    }),
    contact(left, 0.4),
    form(left, tone, {
      material,
      depth: 50,
      hem: 12,
      folds: [crease([330, 340], [440, 380], [560, 470]), crease([310, 420], [420, 450], [520, 500])],
      crease: 34,
    }),
    form(
      mirrored([500, 232], [566, 244], [596, 290], [560, 320], [500, 326]),
      { ...tone, base: tone.dark, light: tone.deep },
      { material, depth: 30 },
    ),
    softStroke(curve([410, 250], [500, 218], [590, 250]), tone.glow, 16, 0.6),
    label(440, 600, 62),
  ].join('');
}

/** A padded mat with raised sides and a wipeable surface. */
function changingMat({ tone, material }: Paint): string {
  const mat = mirroredPolygon([730, 110, 110], [770, 500, 200], [730, 890, 110]);
  const well = mirroredPolygon([620, 180, 90], [640, 500, 160], [620, 820, 90]);
  return [
    contact(mat, 0.6),
    form(mat, tone, { material, depth: 90, folds: [] }),
    form(
      well,
      { ...tone, light: tone.base, base: mix(tone.base, tone.dark, 0.25) },
      {
        material,
        depth: 46,
        folds: [340, 500, 660].map((y) => crease([370, y], [500, y + 12], [630, y])),
        crease: 18,
        hem: 14,
      },
    ),
    ...[330, 500, 670].flatMap((y) => [
      fold(crease([250, y], [310, y + 8], [358, y]), tone, 30),
      fold(crease([644, y], [690, y + 8], [752, y]), tone, 30),
    ]),
    form(box(430, 846, 140, 30, 8), house.linen, { material: 'woven', depth: 8 }),
    label(500, 230, 74),
  ].join('');
}

const bedroom = { scene: 'bedroom', on: 'table', size: 0.56 } as const;

export const textiles = {
  'fitted-sheet': {
    draw: fittedSheet,
    natural: { color: 'white', material: 'jersey' },
    foot: { y: 802, halfWidth: 320 },
    close: { x: 520, y: 560, zoom: 2.2 },
    home: bedroom,
  },
  blanket: {
    draw: blanket,
    natural: { color: 'sand', material: 'woven' },
    foot: { y: 812, halfWidth: 320 },
    close: { x: 660, y: 560, zoom: 2.3 },
    home: bedroom,
  },
  swaddle: {
    draw: swaddle,
    natural: { color: 'cream', material: 'cotton' },
    close: { x: 560, y: 470, zoom: 2.3 },
    home: bedroom,
  },
  'changing-mat': {
    draw: changingMat,
    natural: { color: 'cream', material: 'cotton' },
    close: { x: 600, y: 360, zoom: 2.3 },
    home: { scene: 'nursery', on: 'table', size: 0.62 },
  },
} as const satisfies Record<string, Shape>;
