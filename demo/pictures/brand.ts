import { catalogue } from '../catalogue/index.ts';
import type { DemoProduct } from '../catalogue/types.ts';
import { picture, staged, subjectFrom, type Staged, type Subject } from './draw.ts';
import { roomOf, stageOf } from './scenes/homes.ts';
import { glow, type Frame } from './scenes/room.ts';
import { shapes } from './shapes/all.ts';
import type { Place, SceneKey } from './shapes/shape.ts';

/** A landscape or portrait picture of several products in a room instead of one variant. */
export interface BrandPicture {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
}

/** Size, in a category's picture, of the product that is largest at home. */
const largest = 0.58;

type Spot = Pick<Staged, 'x' | 'y'>;

const wide: Frame = { width: 1600, height: 900, horizon: 600 };
const tall: Frame = { width: 1200, height: 1500, horizon: 1040 };

const compose = (frame: Frame, scene: SceneKey, on: Place, things: readonly Staged[]): BrandPicture => ({
  svg: picture(
    frame.width,
    frame.height,
    roomOf(scene, on, frame),
    stageOf(on, frame).furniture,
    glow(frame),
    ...things.map(staged),
  ),
  width: frame.width,
});

const hero = (frame: Frame, scale: number, spots: readonly [Spot, Spot, Spot]): BrandPicture =>
  compose(frame, 'bedroom', 'floor', [
    { subject: { shape: 'cradle', color: 'white' }, ...spots[0], scale },
    { subject: { shape: 'bouncer', color: 'sage-green' }, ...spots[1], scale: scale * 0.9 },
    { subject: { shape: 'soft-toy', color: 'sand' }, ...spots[2], scale: scale * 0.42 },
  ]);

/** A product in a different color than its neighbors. */
const subjectOf = ({ picture: shape, variants }: DemoProduct, index: number): Subject =>
  subjectFrom(shape, variants[index % variants.length] ?? variants[0]);

/** One product of each shape. */
function cast(products: readonly DemoProduct[]): readonly Subject[] {
  const seen = new Map(products.toReversed().map((product) => [product.picture, product] as const));
  return [...seen.values()].toReversed().map(subjectOf);
}

/** Up to three of the subjects, from the entire list, because neighbors look alike. */
const spread = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.filter(
    (_, index) =>
      subjects.length <= 3 || [0, 1, 2].some((third) => index === Math.floor((third * subjects.length) / 3)),
  );

/** Where most of the subjects rest at home. */
function commonPlace(subjects: readonly Subject[]): Place {
  const places = subjects.map(({ shape }) => shapes[shape].home.on);
  const votes = (place: Place): number => places.filter((other) => other === place).length;
  return places.reduce((best, place) => (votes(place) > votes(best) ? place : best));
}

function group(products: readonly DemoProduct[]): BrandPicture | undefined {
  const subjects = cast(products);
  const [first] = subjects;
  if (!first) return undefined;
  const on = commonPlace(subjects);
  const { scene } = shapes[first.shape].home;
  const frame = on === 'wall' ? { ...wide, horizon: 690 } : wide;
  const fitting = spread(subjects.filter((subject) => shapes[subject.shape].home.on === on));
  const { y } = stageOf(on, frame);
  const enlarged = largest / Math.max(...fitting.map((subject) => shapes[subject.shape].home.size));
  const things = fitting.map((subject, index) => {
    const x = wide.width / 2 + (index - (fitting.length - 1) / 2) * 470;
    return { subject, x, y, scale: shapes[subject.shape].home.size * enlarged };
  });
  return compose(frame, scene, on, things);
}

const productsIn = (key: string): readonly DemoProduct[] =>
  catalogue.products.filter(({ categories }) =>
    categories.some((category) => category === key || category.startsWith(`${key}/`)),
  );

const fixed: Readonly<Record<string, () => BrandPicture>> = {
  'home-hero': () =>
    hero(wide, 0.72, [
      { x: 960, y: 820 },
      { x: 560, y: 840 },
      { x: 1240, y: 850 },
    ]),
  'home-hero-portrait': () =>
    hero(tall, 0.86, [
      { x: 740, y: 1270 },
      { x: 430, y: 1390 },
      { x: 960, y: 1420 },
    ]),
  content: () =>
    compose(wide, 'nursery', 'floor', [
      { subject: { shape: 'bouncer', color: 'dusty-pink' }, x: 640, y: 800, scale: 0.62 },
      { subject: { shape: 'soft-toy', color: 'sand' }, x: 1010, y: 820, scale: 0.36 },
    ]),
};

/**
 * The brand picture with a name: `home-hero`, `home-hero-portrait`, `content`, or `category-` and a category's key with
 * `_` for `/`. Undefined for any other name and for a category without products.
 */
export function brandPicture(name: string): BrandPicture | undefined {
  if (Object.hasOwn(fixed, name)) return fixed[name]?.();
  if (!name.startsWith('category-')) return undefined;
  const key = name.slice('category-'.length).replaceAll('_', '/');
  return group(productsIn(key));
}
