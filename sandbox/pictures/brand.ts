import { catalogue } from '../catalogue/index.ts';
import type { DemoProduct } from '../catalogue/types.ts';
import { figure, picture, type Subject } from './draw.ts';
import { place } from './markup.ts';
import { roomOf, supportFor } from './scenes/homes.ts';
import { glow, type Frame } from './scenes/room.ts';
import { shapes } from './shapes/all.ts';
import type { SceneKey } from './shapes/shape.ts';

/** A wide or tall picture of several products in a room, not of one variant. */
export interface BrandPicture {
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
}

/** A product in a scene: its middle and ground in the picture's units, and its size against its box of 1000. */
interface Placed {
  readonly subject: Subject;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const wide: Frame = { width: 1600, height: 900, horizon: 600 };
const tall: Frame = { width: 1200, height: 1500, horizon: 1040 };

function stand({ subject, x, y, scale }: Placed): string {
  const { foot, home } = shapes[subject.shape];
  const ground = foot?.y ?? 850;
  const lean = foot || home.on !== 'table' ? 1 : 0.7;
  return place(`translate(${String(x - 500 * scale)} ${String(y - ground * scale * lean)}) scale(${String(scale)} ${String(scale * lean)})`, figure(subject));
}

const compose = (frame: Frame, scene: SceneKey, support: string, things: readonly Placed[]): BrandPicture => ({
  svg: picture(frame.width, frame.height, roomOf(scene, frame), support, ...things.map(stand), glow(frame)),
  width: frame.width,
});

const hero = (frame: Frame, scale: number, spots: readonly (readonly [x: number, y: number])[]): BrandPicture => {
  const cast: readonly (Subject & { readonly size: number })[] = [
    { shape: 'cradle', color: 'white', size: 1 },
    { shape: 'bouncer', color: 'sage-green', size: 0.9 },
    { shape: 'soft-toy', color: 'sand', size: 0.42 },
  ];
  return compose(
    frame,
    'bedroom',
    '',
    cast.map((subject, index) => ({ subject, x: spots[index]?.[0] ?? 0, y: spots[index]?.[1] ?? 0, scale: scale * subject.size })),
  );
};

const subjectOf = ({ picture: shape, variants: [{ color, material }] }: DemoProduct): Subject => ({
  shape,
  ...(color === undefined ? {} : { color }),
  ...(material === undefined ? {} : { material }),
});

/** Up to three products that look different from each other. */
function cast(products: readonly DemoProduct[]): readonly Subject[] {
  const seen = new Map(products.map((product) => [product.picture, product] as const));
  return [...seen.values()].slice(0, 3).map(subjectOf);
}

function group(products: readonly DemoProduct[]): BrandPicture | undefined {
  const subjects = cast(products);
  const [first] = subjects;
  if (!first) return undefined;
  const { scene, on } = shapes[first.shape].home;
  const step = 430;
  const things = subjects.map((subject, index) => {
    const x = 760 + (index - (subjects.length - 1) / 2) * step;
    return { subject, x, y: on === 'wall' ? 760 : 800, scale: shapes[subject.shape].home.size * 0.95 };
  });
  return compose(wide, scene, on === 'table' ? supportFor('table', wide) : '', things);
}

const productsIn = (key: string): readonly DemoProduct[] =>
  catalogue.products.filter(({ categories }) => categories.some((category) => category === key || category.startsWith(`${key}/`)));

const fixed: Readonly<Record<string, () => BrandPicture | undefined>> = {
  'home-hero': () => hero(wide, 0.72, [[960, 820], [560, 840], [1240, 850]]),
  'home-hero-portrait': () => hero(tall, 0.86, [[700, 1280], [400, 1400], [960, 1420]]),
  content: () => compose(wide, 'nursery', '', [{ subject: { shape: 'soft-toy', color: 'sand' }, x: 620, y: 800, scale: 0.44 }, { subject: { shape: 'blanket', color: 'rose' }, x: 900, y: 810, scale: 0.42 }]),
};

/**
 * The brand picture of a name: `home-hero`, `home-hero-portrait`, `content`, or `category-` and a category's key with `_` for `/`.
 * Undefined for any other name and for a category without products.
 */
export function brandPicture(name: string): BrandPicture | undefined {
  if (Object.hasOwn(fixed, name)) return fixed[name]?.();
  if (!name.startsWith('category-')) return undefined;
  const key = name.slice('category-'.length).replaceAll('_', '/');
  return group(productsIn(key));
}
