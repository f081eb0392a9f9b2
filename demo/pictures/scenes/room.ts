import { form, softStroke, tube } from '../form.ts';
import { box, curve, oval, polygon } from '../geometry.ts';
import { element, fill, linear, place, radial, stroke } from '../markup.ts';
import { house, mix, toneOf } from '../palette.ts';

/** The picture a room fills; lengths in the picture's units. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Where wall and floor meet. */
  readonly horizon: number;
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, 0);

/** A painted wall, lighter toward the window at the upper left. */
export function wall({ width, horizon }: Frame, color: string): string {
  const d = rectangle(0, 0, width, horizon);
  const paint = linear(
    [0, 0, 1, 0.7],
    [0, mix(color, '#fffaf0', 0.55)],
    [0.5, color],
    [1, mix(color, '#7d6650', 0.28)],
  );
  return paint.markup + fill(d, paint.url);
}

/** Tiles up to shoulder height, as in a bathroom. */
export function tiles({ width, horizon }: Frame, top: number): string {
  const side = 110;
  const columns = Array.from(
    { length: Math.ceil(width / side) },
    (_, index) => `M${String(index * side)} ${String(top)}V${String(horizon)}`,
  );
  const rows = Array.from(
    { length: Math.ceil((horizon - top) / side) },
    (_, index) => `M0 ${String(top + index * side)}H${String(width)}`,
  );
  const joints = [...columns, ...rows].join('');
  const d = rectangle(0, top, width, horizon - top);
  const glaze = linear([0, 0, 1, 0.6], [0, '#fbf8f2'], [1, '#ddd3c4']);
  return (
    glaze.markup +
    fill(d, glaze.url) +
    stroke(joints, '#cbbfae', 3.4, 0.8) +
    place('translate(3 3)', stroke(joints, '#ffffff', 2, 0.6)) +
    form(rectangle(-10, top - 16, width + 20, 20), house.linen, { material: 'plastic', depth: 8 })
  );
}

/** Oak boards receding from the viewer, and the baseboard. */
export function floor({ width, height, horizon }: Frame, color: string): string {
  const d = rectangle(0, horizon, width, height - horizon);
  const paint = linear(
    [0, 0, 0.3, 1],
    [0, mix(color, '#8a6848', 0.25)],
    [0.35, color],
    [1, mix(color, '#fff1dc', 0.24)],
  );
  const middle = width * 0.44;
  const boards = Array.from({ length: 19 }, (_, index) => {
    const near = middle + (index - 9) * 190;
    const far = middle + (index - 9) * 84;
    return stroke(curve([far, horizon], [near, height]), mix(color, '#5a3d26', 0.5), 2.4, 0.42);
  });
  const joints = Array.from({ length: 14 }, (_, index) => {
    const depth = ((index * 37) % 100) / 100;
    const y = horizon + (height - horizon) * (0.06 + depth * 0.9);
    const spread = 84 + 106 * ((y - horizon) / (height - horizon));
    const column = ((index * 5) % 13) - 6;
    return stroke(
      `M${String(middle + column * spread)} ${String(y)}H${String(middle + (column + 1) * spread)}`,
      mix(color, '#5a3d26', 0.5),
      2,
      0.34,
    );
  });
  const skirting = form(rectangle(-10, horizon - 46, width + 20, 48), house.porcelain, {
    material: 'plastic',
    depth: 10,
  });
  return (
    paint.markup +
    fill(d, paint.url) +
    boards.join('') +
    joints.join('') +
    skirting +
    softStroke(`M0 ${String(horizon + 8)}H${String(width)}`, '#3a2416', 34, 0.3)
  );
}

/** Sunlight through a window outside the picture, as four panes on the wall. */
export function windowLight(x: number, y: number, size: number): string {
  const pane = (column: number, row: number): string => {
    const [w, h, gap, slant] = [size * 0.42, size * 0.58, size * 0.05, size * 0.3];
    const left = x + column * (w + gap) + row * slant * 0.62;
    const top = y + row * (h + gap) + column * slant * 0.36;
    return polygon(
      [left, top, 4],
      [left + w, top + slant * 0.32, 4],
      [left + w + slant * 0.55, top + h + slant * 0.32, 4],
      [left + slant * 0.55, top + h, 4],
    );
  };
  return [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)]
    .map((d) => fill(d, '#fff6e0', 0.42) + softStroke(d, '#fff6e0', 12, 0.2))
    .join('');
}

/** Warm haze from the window and some darkness in the far corner, on top of everything. */
export function glow({ width, height }: Frame): string {
  const d = rectangle(0, 0, width, height);
  const sun = radial([0.16, 0.12, 0.9], [0, '#fff3d6', 0.5], [0.6, '#fff3d6', 0.08], [1, '#fff3d6', 0]);
  const corner = radial([0.4, 0.4, 0.85], [0.6, '#3c2413', 0], [1, '#3c2413', 0.26]);
  return sun.markup + corner.markup + fill(d, sun.url) + fill(d, corner.url);
}

/** A round rug lying on the floor. */
export function rug(cx: number, cy: number, rx: number, color: string): string {
  const tone = toneOf(color);
  const ring = (share: number, paint: string, width: number): string =>
    element('ellipse', {
      cx,
      cy,
      rx: rx * share,
      ry: rx * 0.26 * share,
      fill: 'none',
      stroke: paint,
      'stroke-width': width,
      'stroke-opacity': 0.7,
    });
  return (
    element('ellipse', {
      cx: cx + 8,
      cy: cy + 14,
      rx: rx + 8,
      ry: rx * 0.26 + 8,
      fill: '#3a2416',
      'fill-opacity': 0.22,
    }) +
    form(oval(cx, cy, rx, rx * 0.26), tone, { material: 'woven', depth: 24 }) +
    ring(0.88, tone.dark, 7) +
    ring(0.82, tone.glow, 5) +
    ring(0.5, tone.dark, 5)
  );
}

/** A rail with pegs, from which things hang. */
export function pegRail(x: number, y: number, width: number, pegs: number): string {
  const knob = (index: number): string => {
    const px = x + ((index + 0.5) * width) / pegs;
    return tube(`M${String(px)} ${String(y)}V${String(y + 26)}`, house.oak, 24);
  };
  return (
    softStroke(`M${String(x + 10)} ${String(y + 34)}H${String(x + width)}`, '#3a2416', 30, 0.2) +
    form(box(x, y - 26, width, 52, 8), house.oak, { material: 'wood', depth: 14 }) +
    Array.from({ length: pegs }, (_, index) => knob(index)).join('')
  );
}

/** A table top that fills the foreground, its far edge at `y`. */
export function tableTop({ width, height }: Frame, y: number): string {
  const tone = house.oak;
  const d = polygon(
    [width * 0.02, y, 30],
    [width * 0.98, y, 30],
    [width * 1.3, height + 60],
    [width * -0.3, height + 60],
  );
  const grain = Array.from({ length: 9 }, (_, index) =>
    stroke(
      curve([width * (0.1 + index * 0.1), y], [width * (-0.1 + index * 0.15), height]),
      tone.dark,
      2,
      0.35,
    ),
  );
  return (
    softStroke(`M0 ${String(y + 4)}H${String(width)}`, '#3a2416', 50, 0.2) +
    form(d, toneOf(mix(tone.base, '#ead3b4', 0.5)), { material: 'wood', depth: 30 }) +
    grain.join('')
  );
}
