import { form, softStroke, tube } from '../form.ts';
import { box, crease, curve, loop, oval, polygon, type Point } from '../geometry.ts';
import { element, fill, stroke } from '../markup.ts';
import { house, mix, toneOf } from '../palette.ts';

const spines = ['#c8795a', '#e2d3ba', '#8f9f8a', '#d8a7a0', '#647b93', '#ead9a0', '#efe6d6'];

/** A wall shelf with books, a bowl and a small vase. */
export function shelf(x: number, y: number, width: number): string {
  let left = x + 30;
  const books = spines.map((color, index) => {
    const [thick, tall] = [22 + ((index * 7) % 16), 120 + ((index * 29) % 50)];
    const book = form(box(left, y - tall, thick, tall, 4), toneOf(mix(color, '#e8dccb', 0.25)), {
      material: 'paper',
      depth: 12,
    });
    left += thick + 2;
    return book;
  });
  const vase = x + width - 90;
  return [
    softStroke(`M${String(x + 20)} ${String(y + 40)}H${String(x + width)}`, '#3a2416', 44, 0.2),
    ...books,
    tube(curve([vase, y - 90], [vase - 14, y - 170], [vase - 44, y - 230]), toneOf('#a89468'), 5),
    tube(curve([vase, y - 90], [vase + 10, y - 190], [vase + 30, y - 250]), toneOf('#a89468'), 5),
    ...(
      [
        [-44, -236],
        [-30, -204],
        [30, -256],
        [20, -216],
        [-12, -180],
      ] as readonly Point[]
    ).map(([dx, dy]) =>
      form(oval(vase + dx, y + dy, 13, 17), toneOf('#e6d3b1'), { material: 'cotton', depth: 10 }),
    ),
    form(
      loop(
        [vase - 16, y - 96],
        [vase + 16, y - 96],
        [vase + 42, y - 50],
        [vase + 30, y - 2],
        [vase - 30, y - 2],
        [vase - 42, y - 50],
      ),
      house.porcelain,
      { material: 'paper', depth: 30 },
    ),
    form(box(x, y, width, 26, 5), house.oak, { material: 'wood', depth: 10 }),
  ].join('');
}

/** A framed print: hills under a low sun. */
export function print(x: number, y: number, width: number): string {
  const height = width * 1.3;
  const inner = width * 0.12;
  const view = box(x + inner, y + inner, width - inner * 2, height - inner * 2, 0);
  const hill = (top: number, lift: number): string =>
    loop(
      [x - 20, y + height],
      [x + width * 0.1, y + height * top],
      [x + width * 0.5, y + height * (top - lift)],
      [x + width + 20, y + height * top],
      [x + width, y + height * 1.1],
    );
  const scene =
    fill(oval(x + width * 0.62, y + height * 0.4, width * 0.14), '#d99a6c') +
    fill(hill(0.66, 0.12), '#b9c0a4') +
    fill(hill(0.78, -0.06), '#8f9f8a');
  return (
    softStroke(box(x + 8, y + 14, width, height, 4), '#3a2416', 26, 0.26) +
    form(box(x, y, width, height, 4), house.oak, { material: 'wood', depth: 8 }) +
    form(box(x + width * 0.05, y + width * 0.05, width * 0.9, height - width * 0.1, 0), house.porcelain, {
      material: 'paper',
      depth: 6,
    }) +
    form(view, toneOf('#f0dfc6'), { material: 'paper', depth: 4, inside: scene })
  );
}

/** A paper globe lamp. */
export function globeLamp(x: number, y: number, radius: number): string {
  const ribs = [0.85, 0.6, 0.3].map((share) =>
    element('ellipse', {
      cx: x,
      cy: y,
      rx: radius * share,
      ry: radius,
      fill: 'none',
      stroke: '#d8c6aa',
      'stroke-width': 2,
      'stroke-opacity': 0.7,
    }),
  );
  return (
    stroke(`M${String(x)} -10V${String(y - radius)}`, '#4a3c30', 4) +
    form(oval(x, y, radius), toneOf('#fbf1de'), { material: 'paper', depth: radius * 0.7 }) +
    ribs.join('')
  );
}

/** Linen curtains at the picture's left edge. */
export function curtain(height: number, width: number): string {
  const d = polygon(
    [-40, -20],
    [width, -20],
    [width * 0.86, height * 0.5, 200],
    [width * 1.04, height + 10],
    [-40, height + 10],
  );
  const folds = [0.2, 0.42, 0.62, 0.82].map((share) =>
    crease([width * share, -20], [width * (share - 0.05), height * 0.5], [width * (share + 0.04), height]),
  );
  return (
    softStroke(
      curve([width + 16, 0], [width * 0.9, height * 0.5], [width + 20, height]),
      '#3a2416',
      50,
      0.16,
    ) + form(d, toneOf('#efe6d6'), { material: 'cotton', depth: 40, folds, crease: 50 })
  );
}
