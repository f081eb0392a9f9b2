/** A point in a drawing, in the drawing's own units. */
export type Point = readonly [x: number, y: number];
/** A corner of a polygon; the third number rounds it. */
export type Corner = readonly [x: number, y: number, radius?: number];

const number = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${number(x)} ${number(y)}`;

function smooth(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const pick = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    const point = points[place];
    if (!point) throw new RangeError('A curve needs points');
    return point;
  };
  const pieces = [`M${at(...pick(0))}`];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const out = at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    const into = at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
    pieces.push(`C${out} ${into} ${at(...to)}`);
  }
  return closed ? `${pieces.join('')}Z` : pieces.join('');
}

/** An open curve that passes smoothly through every point. */
export const curve = (...points: readonly Point[]): string => smooth(points, false);

/** A closed curve that passes smoothly through every point. */
export const loop = (...points: readonly Point[]): string => smooth(points, true);

const flip = ([x, y]: Point): Point => [1000 - x, y];

/** A closed curve symmetric about x = 500, from the points of its right half, top to bottom. */
export function mirrored(...right: readonly Point[]): string {
  const left = right
    .filter(([x]) => x !== 500)
    .map(flip)
    .reverse();
  return loop(...right, ...left);
}

/** An open curve and its mirror image about x = 500. */
export const pair = (...points: readonly Point[]): readonly [string, string] => [
  curve(...points),
  curve(...points.map(flip)),
];

/** A closed polygon with rounded corners. */
export function polygon(...corners: readonly Corner[]): string {
  const pieces = corners.map((corner, index) => {
    const [x, y, radius = 0] = corner;
    const toward = (other: Corner | undefined): Point => {
      const [ox, oy] = other ?? corner;
      const length = Math.hypot(ox - x, oy - y) || 1;
      const reach = Math.min(radius, length / 2);
      return [x + ((ox - x) / length) * reach, y + ((oy - y) / length) * reach];
    };
    const start = toward(corners.at(index - 1));
    const end = toward(corners[(index + 1) % corners.length]);
    return `${index === 0 ? 'M' : 'L'}${at(...start)}Q${at(x, y)} ${at(...end)}`;
  });
  return `${pieces.join('')}Z`;
}

/** A polygon symmetric about x = 500, from the corners of its right half, top to bottom. */
export function mirroredPolygon(...right: readonly Corner[]): string {
  const left = right.map(([x, y, radius = 0]): Corner => [1000 - x, y, radius]).reverse();
  return polygon(...right, ...left);
}

/** A box with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  polygon([x, y, radius], [x + width, y, radius], [x + width, y + height, radius], [x, y + height, radius]);

/** An ellipse as a path. */
export function oval(cx: number, cy: number, rx: number, ry: number = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const arc = (...points: readonly Point[]): string => `C${points.map((point) => at(...point)).join(' ')}`;
  return [
    `M${at(cx - rx, cy)}`,
    arc([cx - rx, cy - ky], [cx - kx, cy - ry], [cx, cy - ry]),
    arc([cx + kx, cy - ry], [cx + rx, cy - ky], [cx + rx, cy]),
    arc([cx + rx, cy + ky], [cx + kx, cy + ry], [cx, cy + ry]),
    arc([cx - kx, cy + ry], [cx - rx, cy + ky], [cx - rx, cy]),
    'Z',
  ].join('');
}

/** The course of a crease: it passes smoothly through these points. */
export type Crease = readonly Point[];

export const crease = (...points: readonly Point[]): Crease => points;

/** A crease and its mirror image about x = 500. */
export const creases = (...points: readonly Point[]): readonly [Crease, Crease] => [points, points.map(flip)];

function along(points: Crease, share: number): Point {
  const reach = share * (points.length - 1);
  const index = Math.min(Math.floor(reach), points.length - 2);
  const t = reach - index;
  const pick = (place: number): Point => points[Math.min(Math.max(place, 0), points.length - 1)] ?? [0, 0];
  const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
  const blend = (axis: 0 | 1): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [blend(0), blend(1)];
}

/** Outlines of a crease for each of several widths, tapering to a point at both ends. */
export function slivers(points: Crease, widths: readonly number[]): readonly string[] {
  const count = 8 * (points.length - 1);
  const spine = Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const [x, y] = along(points, share);
    const [fromX, fromY] = along(points, Math.max(0, share - 0.02));
    const [toX, toY] = along(points, Math.min(1, share + 0.02));
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const swell = Math.sin(Math.PI * share) ** 0.6 / 2;
    return { x, y, across: [((fromY - toY) / length) * swell, ((toX - fromX) / length) * swell] as const };
  });
  return widths.map((width) => {
    const side = (sign: number): readonly string[] =>
      spine.map(({ x, y, across }) => at(x + across[0] * width * sign, y + across[1] * width * sign));
    return `M${[...side(1), ...side(-1).toReversed()].join('L')}Z`;
  });
}

/** The bounding box of a path from this module, slightly too large where curves bulge. */
export function boundsOf(d: string): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  const values = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const axis = (odd: number): readonly number[] => values.filter((_, index) => index % 2 === odd);
  const [xs, ys] = [axis(0), axis(1)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
