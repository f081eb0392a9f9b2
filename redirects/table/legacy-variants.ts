import type { PageKey } from '../../stores/urls.ts';
import type { LegacyLink, LegacyLinks } from '../records.ts';
import { whereSold } from './legacy-where-sold.ts';

/** Creates links to the variants of a product, by SKU. */
const variantOf = (page: PageKey) => (sku: string) => whereSold({ page, sku });
const one = variantOf('product/baby-carrier-one');
const harmony = variantOf('product/baby-carrier-harmony');
const balanceSoft = variantOf('product/bouncer-balance-soft');
const muslin = variantOf('product/muslin-swaddle');
const mini = variantOf('product/baby-carrier-mini');
const move = variantOf('product/baby-carrier-move');
const oneAir = variantOf('product/baby-carrier-one-air');
const bliss = variantOf('product/bouncer-bliss');
const bib = variantOf('product/baby-bib');
const potty = variantOf('product/smart-potty');
const travelCot = variantOf('product/travel-cot-light');

/**
 * Former cotton products are now woven; paths contained both words, below the product's path, followed by the color.
 */
const cottonOrWoven = (
  productPath: `/${string}/`,
  variant: (sku: string) => LegacyLink,
  skus: Readonly<Record<string, string>>,
): LegacyLinks =>
  Object.fromEntries(
    Object.entries(skus).flatMap(([color, sku]) => [
      [`${productPath}cotton-${color}/`, variant(sku)],
      [`${productPath}woven-${color}/`, variant(sku)],
    ]),
  );

/** A variant that still exists under another name; which one it is now is not prescribed. */
const renamed = (link: LegacyLink): LegacyLink => ({
  ...link,
  assumed: 'The current variant that the old name describes.',
});

/**
 * Old paths of colors whose cotton became woven, from before `?sku=` selected the variant. docs/product.md prescribes
 * the word; the colors are our choice.
 */
export const legacyWovenVariants: LegacyLinks = {
  ...cottonOrWoven('/products/baby-carriers/baby-carrier-one/', one, {
    khaki: 'CARRIER-ONE-WOVEN-KHAKI',
    black: 'CARRIER-ONE-WOVEN-BLACK',
    charcoal: 'CARRIER-ONE-WOVEN-CHARCOAL',
    'navy-blue': 'CARRIER-ONE-WOVEN-NAVY-BLUE',
    'dusty-pink': 'CARRIER-ONE-WOVEN-DUSTY-PINK',
  }),
  ...cottonOrWoven('/products/baby-carriers/baby-carrier-harmony/', harmony, {
    sand: 'CARRIER-HARMONY-WOVEN-SAND',
    terracotta: 'CARRIER-HARMONY-WOVEN-TERRACOTTA',
    'dark-green': 'CARRIER-HARMONY-WOVEN-DARK-GREEN',
  }),
  ...cottonOrWoven('/products/baby-bouncers/bouncer-balance-soft/', balanceSoft, {
    black: 'BOUNCER-BALANCE-SOFT-WOVEN-BLACK',
    khaki: 'BOUNCER-BALANCE-SOFT-WOVEN-KHAKI',
    'pearl-blue': 'BOUNCER-BALANCE-SOFT-WOVEN-PEARL-BLUE',
  }),
  ...cottonOrWoven('/products/baby-cradle-and-travel-crib/accessories/muslin-swaddle/', muslin, {
    cream: 'MUSLIN-SWADDLE-WOVEN-CREAM',
    'sage-green': 'MUSLIN-SWADDLE-WOVEN-SAGE-GREEN',
    rose: 'MUSLIN-SWADDLE-WOVEN-ROSE',
    'pearl-blue': 'MUSLIN-SWADDLE-WOVEN-PEARL-BLUE',
  }),
};

/**
 * Old paths of other colors and materials, which are our choice. A discontinued one leads to its product, whose
 * swatches show what is available.
 */
export const legacyVariants = {
  // Discontinued colors of woven products
  '/products/baby-carriers/baby-carrier-one/cotton-denim-grey/': 'product/baby-carrier-one',
  '/products/baby-carriers/baby-carrier-one/cotton-classic-denim/': 'product/baby-carrier-one',
  '/products/baby-carriers/baby-carrier-one/cotton-beige/': 'product/baby-carrier-one',
  '/products/baby-carriers/baby-carrier-harmony/cotton-plum/': 'product/baby-carrier-harmony',
  '/products/baby-carriers/baby-carrier-harmony/cotton-leopard/': 'product/baby-carrier-harmony',
  '/products/baby-bouncers/bouncer-balance-soft/cotton-turquoise/': whereSold('product/bouncer-balance-soft'),
  '/products/baby-bouncers/bouncer-balance-soft/cotton-plum/': whereSold('product/bouncer-balance-soft'),

  // Renamed colors and materials
  '/products/baby-carriers/baby-carrier-mini/cotton-vintage-indigo/': renamed(
    mini('CARRIER-MINI-COTTON-SLATE-BLUE'),
  ),
  '/products/baby-carriers/baby-carrier-mini/jersey-anthracite/': renamed(
    mini('CARRIER-MINI-JERSEY-CHARCOAL'),
  ),
  '/products/baby-carriers/baby-carrier-mini/3d-mesh-pearl-blue/': renamed(
    mini('CARRIER-MINI-MESH-PEARL-BLUE'),
  ),
  '/products/baby-carriers/baby-carrier-move/3d-mesh-black/': renamed(move('CARRIER-MOVE-MESH-BLACK')),
  '/products/baby-carriers/baby-carrier-move/3d-mesh-midnight-blue/': renamed(
    move('CARRIER-MOVE-MESH-NAVY-BLUE'),
  ),
  '/products/baby-carriers/baby-carrier-move/3d-mesh-greige/': renamed(move('CARRIER-MOVE-MESH-LIGHT-GREY')),
  '/products/baby-carriers/baby-carrier-one-air/3d-mesh-black/': renamed(
    oneAir('CARRIER-ONE-AIR-MESH-BLACK'),
  ),
  '/products/baby-carriers/baby-carrier-one-air/3d-mesh-silver/': renamed(
    oneAir('CARRIER-ONE-AIR-MESH-SILVER-GREY'),
  ),
  '/products/baby-bouncers/bouncer-bliss/petal-quilt-dusty-pink/': renamed(
    bliss('BOUNCER-BLISS-COTTON-DUSTY-PINK'),
  ),
  '/products/kitchen/baby-bib/powder-yellow/': renamed(bib('BABY-BIB-YELLOW')),
  '/products/kitchen/baby-bib/powder-green/': renamed(bib('BABY-BIB-SAGE-GREEN')),
  '/products/bathroom/smart-potty/white-grey/': renamed(potty('SMART-POTTY-WHITE')),
  '/products/baby-cradle-and-travel-crib/travel-cot-light/silver/': renamed(
    travelCot('TRAVEL-COT-LIGHT-SILVER-GREY'),
  ),

  // Other discontinued colors
  '/products/baby-carriers/baby-carrier-mini/cotton-cherry-red/': 'product/baby-carrier-mini',
  '/products/baby-carriers/baby-carrier-mini/cotton-lilac/': 'product/baby-carrier-mini',
  '/products/baby-carriers/baby-carrier-move/3d-mesh-turquoise/': 'product/baby-carrier-move',
  '/products/baby-bouncers/bouncer-bliss/jersey-plum/': whereSold('product/bouncer-bliss'),
  '/products/kitchen/baby-bib/red/': 'product/baby-bib',
  '/products/kitchen/high-chair/turquoise/': whereSold('product/high-chair'),
  '/products/bathroom/potty-chair/red/': 'product/potty-chair',
  '/products/baby-cradle-and-travel-crib/travel-cot-light/turquoise/': 'product/travel-cot-light',
} as const satisfies LegacyLinks;
