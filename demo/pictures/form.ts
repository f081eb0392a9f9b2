import type { MaterialKey } from '../catalogue/types.ts';
import { slivers, type Crease } from './geometry.ts';
import { clip, element, fill, linear, place, stroke } from './markup.ts';
import type { Tone } from './palette.ts';
import { isGlossy, textureOf } from './textures.ts';

/** How a surface is modeled beyond its outline. Lengths are in the drawing's units (a shape's box is 1000 wide). */
export interface Surface {
  readonly material?: MaterialKey;
  /** Width of the shaded rim: how thick and round the thing looks. */
  readonly depth?: number;
  readonly folds?: readonly Crease[];
  /** Softness of the creases. */
  readonly crease?: number;
  /** Distance of a stitched hem from the edge. */
  readonly hem?: number;
  /** Drawn on the surface and clipped at its edge. */
  readonly inside?: string;
}

/** A soft-edged stroke: nested strokes of decreasing width, because blurring takes the rasterizer ten times as long. */
export function softStroke(d: string, paint: string, width: number, opacity: number): string {
  const steps = Math.min(14, Math.max(6, Math.round(width / 10)));
  const each = 1 - (1 - opacity) ** (1 / steps);
  return Array.from({ length: steps }, (_, step) =>
    stroke(d, paint, (width * (steps - step)) / steps, each),
  ).join('');
}

/** A crease in cloth: a shadow that fades out at both ends, and the lit edge of the next fold next to it. */
export function fold(points: Crease, tone: Tone, width: number): string {
  const shares = [1.3, 1, 0.72, 0.46, 0.24];
  const soft = (paint: string, scale: number, opacity: number): string => {
    const each = 1 - (1 - opacity) ** (1 / shares.length);
    return slivers(
      points,
      shares.map((share) => share * width * scale),
    )
      .map((d) => fill(d, paint, each))
      .join('');
  };
  const lit = place(
    `translate(${String(width * 0.45)} ${String(width * 0.4)})`,
    soft(tone.glow, 0.9, 0.4 * tone.contrast),
  );
  return lit + soft(tone.deep, 1, 0.52 * tone.contrast);
}

function hemOf(d: string, paint: string, tone: Tone, inset: number): string {
  const edge = inset * 2;
  return (
    stroke(d, tone.deep, edge + 5, 0.28) +
    stroke(d, paint, edge + 1) +
    stroke(d, tone.thread, edge - 5, 0.85, '9 6') +
    stroke(d, paint, edge - 10)
  );
}

function shading(d: string, tone: Tone, depth: number, glossy: boolean): string {
  const shadow = place(
    `translate(${String(-depth * 0.32)} ${String(-depth * 0.38)})`,
    softStroke(d, tone.deep, depth * 1.5, 0.5 * tone.contrast),
  );
  const lit = place(
    `translate(${String(depth * 0.2)} ${String(depth * 0.24)})`,
    softStroke(d, tone.glow, depth * 0.7, glossy ? 0.6 : 0.4),
  );
  return shadow + lit;
}

/** A modeled surface: lit from the upper left, with a shaded rim, creases, a hem, and the weave of its material. */
export function form(d: string, tone: Tone, surface: Surface = {}): string {
  const { material = 'cotton', depth = 36, folds = [], crease = 26, hem, inside = '' } = surface;
  const glossy = isGlossy(material);
  const paint = linear([0.1, 0, 0.85, 1], [0, tone.light], [0.45, tone.base], [1, tone.dark]);
  const edge = clip(d);
  const modeled = element(
    'g',
    { 'clip-path': edge.url },
    hem === undefined ? '' : hemOf(d, paint.url, tone, hem),
    inside,
    shading(d, tone, depth, glossy),
    ...folds.map((path) => fold(path, tone, crease)),
    textureOf(material, tone, d),
  );
  return [paint.markup, edge.markup, fill(d, paint.url), modeled, stroke(d, tone.deep, 1.6, 0.5)].join('');
}

/** A shape's shadow on whatever is directly below it. */
export const contact = (d: string, opacity = 0.3): string =>
  place('translate(5 9)', softStroke(d, '#3a2416', 30, opacity));

/** A round bar along a path: wire, rail, tube. */
export function tube(d: string, tone: Tone, width: number): string {
  const off = (dx: number, paint: string, share: number, opacity: number): string =>
    place(
      `translate(${String(-width * dx)} ${String(-width * dx)})`,
      stroke(d, paint, width * share, opacity),
    );
  return (
    stroke(d, tone.deep, width) +
    off(0.03, tone.dark, 0.9, 1) +
    off(0.07, tone.base, 0.74, 1) +
    off(0.13, tone.light, 0.46, 0.8) +
    off(0.18, tone.glow, 0.18, 0.9)
  );
}

/** A flat band of webbing or padding along a path, its two edges stitched. */
export function band(d: string, tone: Tone, width: number): string {
  return (
    place('translate(3 6)', softStroke(d, '#3a2416', width + 14, 0.26)) +
    stroke(d, tone.deep, width + 2) +
    stroke(d, tone.dark, width) +
    place('translate(-1.5 -1.5)', stroke(d, tone.base, width - 4)) +
    stroke(d, tone.thread, width - 9, 0.7, '8 6') +
    stroke(d, tone.base, width - 13) +
    place('translate(-2 -2)', softStroke(d, tone.light, width * 0.55, 0.55))
  );
}
