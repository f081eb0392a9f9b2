import type { ColorKey, MaterialKey } from '../../brands/demo/project/attributes.ts';

/**
 * What a product's picture is taken of: the first is the main one, `use` shows it where it is used, and the last two how large it is.
 */
export const pictureViews = [
  'front',
  'use',
  'back',
  'side',
  'folded',
  'detail',
  'beside-carton',
  'beside-can',
] as const;
export type PictureView = (typeof pictureViews)[number];

/** The pictures of a product, which serve all of its colors. */
export interface ProductPictures {
  /** In the order in which they are shown. */
  readonly views: readonly PictureView[];
  /** Views that have a picture of their own in a material; the other materials share one. */
  readonly inMaterials?: Readonly<Partial<Record<MaterialKey, readonly PictureView[]>>>;
  /**
   * Keys of the products that a picture's masks color, in the order of their channels: of a bundle, its components;
   * otherwise, the product itself. Empty if the product exists in one color, in which it is rendered.
   */
  readonly colored?: readonly string[];
}

const everySide: ProductPictures = { views: ['front', 'use', 'back', 'folded', 'detail'] };
const standing: ProductPictures = { views: ['front', 'use', 'side', 'folded', 'detail'] };
const simple: ProductPictures = { views: ['front', 'use'] };

/** By key of the product; those of the others are simple. */
const productPictures: Readonly<Partial<Record<string, ProductPictures>>> = {
  'baby-carrier-mini': { ...everySide, inMaterials: { jersey: ['front'], mesh: ['front'] } },
  'baby-carrier-move': everySide,
  'baby-carrier-free': everySide,
  'baby-carrier-harmony': { ...everySide, inMaterials: { mesh: ['front'] } },
  'baby-carrier-one': everySide,
  'baby-carrier-one-air': everySide,
  'bouncer-bliss': { ...standing, inMaterials: { mesh: ['front'] } },
  'bouncer-balance-soft': { ...standing, inMaterials: { woven: ['front'] } },
  'bouncer-bundle-with-toy': { ...simple, colored: ['bouncer-balance-soft', 'wooden-bouncer-toy'] },
  'bouncer-with-transport-bag': { views: ['front'], colored: ['bouncer-bliss'] },
  'transport-bag-for-bouncer': { ...simple, colored: [] },
  'baby-plate': { ...simple, inMaterials: { silicone: ['front'] } },
  'baby-cradle': standing,
  'travel-cot-light': standing,
  'travel-cot-light-with-sheet': { ...simple, colored: ['travel-cot-light', 'fitted-sheet-for-travel-cot'] },
  'basic-starter-kit-for-newborns': {
    ...simple,
    colored: ['baby-carrier-mini', 'carrier-bib', 'muslin-swaddle'],
  },
  'bouncer-and-carrier-starter-kit': { ...simple, colored: ['baby-carrier-mini', 'wooden-bouncer-toy'] },
  'welcome-baby-gift-set': { ...simple, colored: ['baby-blanket', 'soft-friend-bear'] },
};

/** A can shows the size of these better than a milk carton does. */
const small = [
  'baby-bib',
  'baby-bib-2-pack',
  'baby-blanket',
  'baby-cup',
  'baby-cup-2-pack',
  'baby-feeding-set-3-pcs',
  'baby-plate',
  'baby-plate-spoon-and-fork',
  'baby-spoon-and-fork',
  'carrier-bib',
  'feeding-bib-set',
  'gift-message',
  'hanging-friends-bouncer-toy',
  'mealtime-starter-kit',
  'muslin-swaddle',
  'pocket-pouch',
  'small-baby-bib-2-pack',
  'snack-bowl',
  'soft-friend-bear',
  'teething-pads',
  'welcome-baby-gift-set',
  'wooden-bouncer-toy',
];

/** Nothing can stand beside what hangs on a wall. */
const hanging = ['hooded-towel'];

/** The color in which a product turns in the video of its gallery. */
export const turntables: Readonly<Record<string, ColorKey>> = {
  'baby-carrier-harmony': 'terracotta',
  'bouncer-bliss': 'dusty-pink',
};

const rooms =
  'carriers bouncers kitchen bathroom sleep starter-kits gifts content travel workshop afternoon table seat passed-on'.split(
    ' ',
  );

/**
 * Pictures that show products in a room, by the name under which a storefront asks for them: their files. Those of several
 * products are named after their shapes, 16:9 or 4:5.
 */
export const scenes: Readonly<Record<string, string>> = {
  // What the home page sells fills its picture.
  'home-hero': 'scene-hero/wide',
  'home-hero-portrait': 'scene-hero/tall',
  nursery: 'scene-home/wide',
  ...Object.fromEntries(rooms.map((room) => [room, `scene-${room}/wide`])),
};

/** @param product its key. */
export function picturesOf(product: string): ProductPictures {
  const pictures = productPictures[product] ?? simple;
  if (hanging.includes(product)) return pictures;
  return {
    ...pictures,
    views: [...pictures.views, small.includes(product) ? 'beside-can' : 'beside-carton'],
  };
}

/** In pixels: what shoppers see first is larger, and what shows no detail is smaller. */
export const sideOf = (view: PictureView): number =>
  view === 'front' ? 1600 : view.startsWith('beside-') ? 800 : 1200;
