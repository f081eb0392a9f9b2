import { contact, form, softStroke, tube } from '../form.ts';
import { box, curve, oval } from '../geometry.ts';
import { element, fill, place, radial, stroke } from '../markup.ts';
import { house, type Tone } from '../palette.ts';

/** A side-release buckle, 100 wide and 60 high, centered; `turn` in degrees. */
export function buckle(x: number, y: number, turn = 0, size = 1, tone: Tone = house.graphite): string {
  const window = (left: number): string => fill(box(left, -17, 9, 34, 4), tone.deep, 0.75);
  return place(
    `translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size)})`,
    contact(box(-50, -30, 100, 60, 14), 0.34),
    form(box(-50, -24, 34, 48, 8), tone, { material: 'plastic', depth: 10 }),
    form(box(-24, -30, 74, 60, 15), tone, { material: 'plastic', depth: 14 }),
    window(-12),
    window(28),
    softStroke('M4 -8H20', tone.glow, 8, 0.5),
  );
}

/** A round snap. */
export function snap(x: number, y: number, radius: number, tone: Tone = house.steel): string {
  const dome = radial([0.36, 0.32, 0.75], [0, tone.glow], [0.5, tone.base], [1, tone.dark]);
  const circle = (r: number, paint: string, opacity?: number): string =>
    element('circle', { cx: x, cy: y, r, fill: paint, 'fill-opacity': opacity });
  return (
    dome.markup +
    element('circle', { cx: x + 2, cy: y + 4, r: radius + 3, fill: '#2b1a10', 'fill-opacity': 0.28 }) +
    circle(radius, dome.url) +
    element('circle', {
      cx: x,
      cy: y,
      r: radius * 0.62,
      fill: 'none',
      stroke: tone.deep,
      'stroke-width': 1.4,
      'stroke-opacity': 0.5,
    })
  );
}

/** A small woven label without lettering: a leaf in thread. */
export function label(x: number, y: number, width = 62): string {
  const height = width * 0.46;
  const stem = `M${String(x)} ${String(y + height * 0.28)}C${String(x - width * 0.2)} ${String(y)} ${String(x)} ${String(y - height * 0.3)} ${String(x)} ${String(y - height * 0.3)}S${String(x + width * 0.2)} ${String(y)} ${String(x)} ${String(y + height * 0.28)}Z`;
  const outline = box(x - width / 2, y - height / 2, width, height, 3);
  return (
    place('translate(1 3)', softStroke(outline, '#2b1a10', 7, 0.3)) +
    form(outline, house.linen, { material: 'woven', depth: 6 }) +
    stroke(stem, house.clay.dark, 1.8)
  );
}

/** A zipper along a path. */
export function zip(d: string, tone: Tone): string {
  return (
    stroke(d, tone.deep, 16, 0.55) +
    stroke(d, house.steel.dark, 8, 0.9) +
    stroke(d, house.steel.glow, 7, 0.9, '2.5 3.5')
  );
}

/** The slider and pull of a zipper. */
export const puller = (x: number, y: number, turn = 0): string =>
  place(
    `translate(${String(x)} ${String(y)}) rotate(${String(turn)})`,
    form(box(-8, -9, 16, 20, 5), house.steel, { material: 'plastic', depth: 5 }),
    form(box(-6, 11, 12, 34, 5), house.steel, { material: 'plastic', depth: 4 }),
  );

/** A wooden ball for toys and knobs. */
export const bead = (x: number, y: number, radius: number, tone: Tone = house.oak): string =>
  form(oval(x, y, radius), tone, { material: 'plastic', depth: radius * 0.6 });

/** A wire loop that hangs something from `[x, y]`. */
export const cord = (x: number, y: number, length: number, tone: Tone = house.linen): string =>
  tube(curve([x, y], [x + 1, y + length / 2], [x, y + length]), tone, 7);
