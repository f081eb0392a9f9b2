import { colors } from '../catalogue/colors.ts';
import type { PictureShape, PictureView } from '../catalogue/shapes.ts';
import type { DemoVariant } from '../catalogue/types.ts';
import { element, place } from './markup.ts';
import { toneOf } from './palette.ts';
import { glow } from './scenes/room.ts';
import { roomOf, supportFor } from './scenes/homes.ts';
import type { Paint, Place, Shape } from './shapes/shape.ts';
import { shapes } from './shapes/all.ts';
import { backdrop, groundShadow, pictureSide } from './studio.ts';

/** What a picture shows: a shape in a variant's colour and material, or in its natural ones. */
export interface Subject extends Pick<DemoVariant, 'color' | 'material'> {
  readonly shape: PictureShape;
}

const paintOf = ({ color, material }: Subject, { natural }: Shape): Paint => ({
  tone: toneOf(colors[color ?? natural.color].hex),
  material: material ?? natural.material,
});

/** The shape and its shadow, still in its box of 1000 × 1000. */
export function figure(subject: Subject): string {
  const shape = shapes[subject.shape];
  const shadow = shape.foot ? groundShadow(500, shape.foot.y, shape.foot.halfWidth) : '';
  return shadow + shape.draw(paintOf(subject, shape));
}

/** An SVG document of the given size. */
export const picture = (width: number, height: number, ...content: readonly string[]): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${String(width)} ${String(height)}` }, ...content);

const scaled = (x: number, y: number, scaleX: number, scaleY: number, drawing: string): string =>
  place(`translate(${String(x)} ${String(y)}) scale(${String(scaleX)} ${String(scaleY)})`, drawing);

const studioScale = 1.16;

function front(subject: Subject): string {
  const margin = (pictureSide - 1000 * studioScale) / 2;
  return backdrop() + scaled(margin, margin, studioScale, studioScale, figure(subject));
}

function detail(subject: Subject): string {
  const { x, y, zoom } = shapes[subject.shape].close;
  const scale = studioScale * zoom;
  return backdrop() + scaled(pictureSide / 2 - x * scale, pictureSide / 2 - y * scale, scale, scale, figure(subject));
}

const horizon = 930;

function home(subject: Subject): string {
  const { foot, home: at } = shapes[subject.shape];
  const frame = { width: pictureSide, height: pictureSide, horizon };
  const scale = studioScale * at.size;
  const left = pictureSide / 2 - 500 * scale;
  const placed: Record<Place, () => string> = {
    floor: () => scaled(left, 1180 - (foot?.y ?? 900) * scale, scale, scale, figure(subject)),
    table: () => scaled(left, 1150 - (foot?.y ?? 760) * scale, scale, scale * (foot ? 1 : 0.7), figure(subject)),
    wall: () => scaled(left, 280 - 110 * scale, scale, scale, figure(subject)),
  };
  return roomOf(at.scene, frame) + supportFor(at.on, frame) + placed[at.on]() + glow(frame);
}

const views: Record<PictureView, (subject: Subject) => string> = { front, detail, home };

/** Draws one of a product's three pictures as an SVG document of 1400 × 1400; the same subject gives the same text. */
export const drawPicture = (subject: Subject, view: PictureView): string => picture(pictureSide, pictureSide, views[view](subject));
