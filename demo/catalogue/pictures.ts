import type { MaterialKey } from './types.ts';

/** What a product's picture is taken of: the first is the main one, and `use` shows it where it is used. */
export const pictureViews = ['front', 'use', 'back', 'side', 'folded', 'detail'] as const;
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
  /** Keys of the products that the main picture shows, one for each piece; without it, the product itself, once. */
  readonly shows?: readonly [string, ...string[]];
}

const everySide: ProductPictures = { views: ['front', 'use', 'back', 'folded', 'detail'] };
const standing: ProductPictures = { views: ['front', 'use', 'side', 'folded', 'detail'] };
const simple: ProductPictures = { views: ['front', 'use'] };

/** By key of the product. Kits show exactly their components: a test compares them. */
export const productPictures = {
  'baby-carrier-mini': { ...everySide, inMaterials: { jersey: ['front'], mesh: ['front'] } },
  'baby-carrier-move': everySide,
  'baby-carrier-free': everySide,
  'baby-carrier-harmony': { ...everySide, inMaterials: { mesh: ['front'] } },
  'baby-carrier-one': everySide,
  'baby-carrier-one-air': everySide,
  'winter-cover': simple,
  'rain-cover': simple,
  'carrier-bib': simple,
  'teething-pads': simple,
  'pocket-pouch': simple,
  'carrier-storage-bag': simple,
  'bouncer-bliss': { ...standing, inMaterials: { mesh: ['front'] } },
  'bouncer-balance-soft': { ...standing, inMaterials: { woven: ['front'] } },
  'bouncer-bundle-with-toy': {
    ...simple,
    colored: ['bouncer-balance-soft', 'wooden-bouncer-toy'],
    shows: ['bouncer-balance-soft', 'wooden-bouncer-toy'],
  },
  'bouncer-with-transport-bag': {
    views: ['front'],
    colored: ['bouncer-bliss'],
    shows: ['bouncer-bliss', 'transport-bag-for-bouncer'],
  },
  'fabric-seat-for-bouncer': simple,
  'wooden-bouncer-toy': simple,
  'hanging-friends-bouncer-toy': simple,
  'soft-friend-bear': simple,
  'transport-bag-for-bouncer': { ...simple, colored: [] },
  'baby-bib': simple,
  'baby-bib-2-pack': simple,
  'small-baby-bib-2-pack': simple,
  'feeding-bib-set': {
    ...simple,
    shows: ['baby-bib', 'baby-spoon-and-fork'],
  },
  'baby-feeding-set-3-pcs': simple,
  'baby-cup': simple,
  'baby-cup-2-pack': simple,
  'baby-spoon-and-fork': simple,
  'baby-plate': { ...simple, inMaterials: { silicone: ['front'] } },
  'baby-plate-spoon-and-fork': {
    ...simple,
    shows: ['baby-plate', 'baby-spoon-and-fork'],
  },
  'snack-bowl': simple,
  'high-chair': simple,
  'smart-potty': simple,
  'potty-chair': simple,
  'toilet-training-seat': simple,
  'step-stool': simple,
  'hooded-towel': simple,
  'changing-mat': simple,
  'bathroom-set': {
    ...simple,
    shows: ['smart-potty', 'toilet-training-seat', 'step-stool'],
  },
  'baby-cradle': standing,
  'travel-cot-light': standing,
  'travel-cot-light-with-sheet': {
    ...simple,
    colored: ['travel-cot-light', 'fitted-sheet-for-travel-cot'],
    shows: ['travel-cot-light', 'fitted-sheet-for-travel-cot'],
  },
  'fitted-sheet-for-cradle': simple,
  'fitted-sheet-for-travel-cot': simple,
  'canopy-for-cradle': simple,
  'mattress-for-cradle': simple,
  'insect-net-for-travel-cot': simple,
  'baby-blanket': simple,
  'muslin-swaddle': simple,
  'basic-starter-kit-for-newborns': {
    ...simple,
    colored: ['baby-carrier-mini', 'carrier-bib', 'muslin-swaddle'],
    shows: ['baby-carrier-mini', 'carrier-bib', 'muslin-swaddle'],
  },
  'bouncer-and-carrier-starter-kit': {
    ...simple,
    colored: ['baby-carrier-mini', 'wooden-bouncer-toy'],
    shows: ['baby-carrier-mini', 'bouncer-balance-soft', 'wooden-bouncer-toy'],
  },
  'mealtime-starter-kit': {
    ...simple,
    shows: ['baby-bib-2-pack', 'baby-plate', 'baby-cup', 'baby-spoon-and-fork'],
  },
  'welcome-baby-gift-set': {
    ...simple,
    colored: ['baby-blanket', 'soft-friend-bear'],
    shows: ['baby-blanket', 'soft-friend-bear'],
  },
  'gift-box': simple,
  'gift-message': simple,
} as const satisfies Readonly<Record<string, ProductPictures>>;

/** Pictures that show several products in a room, by name, with their shape: 16:9 or 4:5. */
export const scenes = {
  'scene-home': ['wide', 'tall'],
  'scene-carriers': ['wide'],
  'scene-bouncers': ['wide'],
  'scene-kitchen': ['wide'],
  'scene-bathroom': ['wide'],
  'scene-sleep': ['wide'],
  'scene-starter-kits': ['wide'],
  'scene-gifts': ['wide'],
  'scene-content': ['wide'],
} as const satisfies Readonly<Record<string, readonly ('wide' | 'tall')[]>>;

/** @throws RangeError if the product has no pictures. */
export function picturesOf(product: string): ProductPictures {
  const pictures = (productPictures as Readonly<Record<string, ProductPictures>>)[product];
  if (!pictures) throw new RangeError(`${product} has no pictures`);
  return pictures;
}

/** In pixels: what shoppers see first is larger. */
export const sideOf = (view: PictureView): number => (view === 'front' ? 1600 : 1200);
