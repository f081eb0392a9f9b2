import { colors } from '../catalogue/colors.ts';
import type { PictureShape, PictureView } from '../catalogue/shapes.ts';
import type { DemoVariant } from '../catalogue/types.ts';
import { element, place } from './markup.ts';
import { toneOf } from './palette.ts';
import { glow, type Frame } from './scenes/room.ts';
import { roomOf, stageOf } from './scenes/homes.ts';
import type { Paint, Place, Shape } from './shapes/shape.ts';
import { shapes } from './shapes/all.ts';
import { backdrop, groundShadow, pictureSide } from './studio.ts';

/** What a picture shows: a shape in a variant's color and material, or in its natural ones. */
export interface Subject extends Pick<DemoVariant, 'color' | 'material'> {
  readonly shape: PictureShape;
}

/** The subject of a variant's pictures. */
export const subjectFrom = (
  shape: PictureShape,
  { color, material }: Pick<DemoVariant, 'color' | 'material'>,
): Subject => ({
  shape,
  ...(color === undefined ? {} : { color }),
  ...(material === undefined ? {} : { material }),
});

const paintOf = ({ color, material }: Subject, { natural }: Shape): Paint => ({
  tone: toneOf(colors[color ?? natural.color].hex),
  material: material ?? natural.material,
});

/** The shape, with its shadow on the ground, still in its box of 1000 × 1000. */
function figure(subject: Subject, grounded = true): string {
  const shape = shapes[subject.shape];
  const shadow = shape.foot && grounded ? groundShadow(500, shape.foot.y, shape.foot.halfWidth) : '';
  return shadow + shape.draw(paintOf(subject, shape));
}

/** An SVG document of the given size. */
export const picture = (width: number, height: number, ...content: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${String(width)} ${String(height)}` },
    ...content,
  );

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
  return (
    backdrop() +
    scaled(pictureSide / 2 - x * scale, pictureSide / 2 - y * scale, scale, scale, figure(subject))
  );
}

/**
 * A product in a room: its center and the height at which it rests, in the picture's units, and its size relative to
 * its box of 1000.
 */
export interface Staged {
  readonly subject: Subject;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Places a product where it hangs, stands, or lies; what lies on a table is seen at an angle. */
export function staged({ subject, x, y, scale }: Staged): string {
  const { foot, home: at } = shapes[subject.shape];
  const lean = at.on === 'table' && !foot ? 0.7 : 1;
  const rest = at.on === 'wall' ? (at.hook ?? usualHook) : (foot?.y ?? 800);
  return scaled(
    x - 500 * scale,
    y - rest * scale * lean,
    scale,
    scale * lean,
    figure(subject, at.on !== 'wall'),
  );
}

const usualHook = 130;
const homeScale = studioScale * 1.25;
const roomFor = (on: Place): Frame => ({
  width: pictureSide,
  height: pictureSide,
  horizon: on === 'wall' ? 1090 : 940,
});

function home(subject: Subject): string {
  const { scene, on, size } = shapes[subject.shape].home;
  const room = roomFor(on);
  const { y, furniture } = stageOf(on, room);
  return (
    roomOf(scene, on, room) +
    furniture +
    glow(room) +
    staged({ subject, x: pictureSide / 2, y, scale: homeScale * size })
  );
}

const views: Record<PictureView, (subject: Subject) => string> = { front, detail, home };

/**
 * Draws one of a product's three pictures as an SVG document of 1400 × 1400; the same subject results in the same text.
 */
export const drawPicture = (subject: Subject, view: PictureView): string =>
  picture(pictureSide, pictureSide, views[view](subject));
