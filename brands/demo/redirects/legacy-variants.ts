import type { PageKey } from '../../../stores/urls.ts';
import { legacyLinks, linkTo, to } from './legacy-links.ts';

/**
 * Colors of former cotton products, which are now woven; paths contained both words, below the product's path, followed
 * by the color.
 */
const cottonOrWoven =
  (page: PageKey, path: `/${string}/`, product: string) =>
  ([colors = '']: TemplateStringsArray) =>
    colors.split(' ').flatMap((color) => {
      const link = linkTo({ page, sku: `${product}-WOVEN-${color.toUpperCase()}` });
      return ['cotton', 'woven'].map((word) => [`${path}${word}-${color}/`, link] as const);
    });

/** Variants that still exist under another name: a line each, with the old path and the current SKU, which is our choice. */
const renamed =
  (page: PageKey) =>
  ([lines = '']: TemplateStringsArray) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [address = '', sku = ''] = line.trim().split(' ');
        const assumed = 'The current variant that the old name describes.';
        return [address, { ...linkTo({ page, sku }), assumed }] as const;
      });

/**
 * Old paths of colors whose cotton became woven, from before `?sku=` selected the variant. docs/product.md prescribes
 * the word; the colors are our choice.
 */
export const legacyWovenVariants = legacyLinks(
  'legacy-variants',
  cottonOrWoven(
    'product/baby-carrier-one',
    '/products/baby-carriers/baby-carrier-one/',
    'CARRIER-ONE',
  )`khaki black charcoal navy-blue dusty-pink`,
  cottonOrWoven(
    'product/baby-carrier-harmony',
    '/products/baby-carriers/baby-carrier-harmony/',
    'CARRIER-HARMONY',
  )`sand terracotta dark-green`,
  cottonOrWoven(
    'product/bouncer-balance-soft',
    '/products/baby-bouncers/bouncer-balance-soft/',
    'BOUNCER-BALANCE-SOFT',
  )`black khaki pearl-blue`,
  cottonOrWoven(
    'product/muslin-swaddle',
    '/products/baby-cradle-and-travel-crib/accessories/muslin-swaddle/',
    'MUSLIN-SWADDLE',
  )`cream sage-green rose pearl-blue`,
);

/**
 * Old paths of other colors and materials, which are our choice. A discontinued one leads to its product, whose
 * swatches show what is available.
 */
export const legacyVariants = legacyLinks(
  'legacy-variants',
  // Discontinued colors of woven products
  to('product/baby-carrier-one')`
    /products/baby-carriers/baby-carrier-one/cotton-denim-grey/
    /products/baby-carriers/baby-carrier-one/cotton-classic-denim/
    /products/baby-carriers/baby-carrier-one/cotton-beige/`,
  to('product/baby-carrier-harmony')`
    /products/baby-carriers/baby-carrier-harmony/cotton-plum/
    /products/baby-carriers/baby-carrier-harmony/cotton-leopard/`,
  to('product/bouncer-balance-soft')`
    /products/baby-bouncers/bouncer-balance-soft/cotton-turquoise/
    /products/baby-bouncers/bouncer-balance-soft/cotton-plum/`,

  // Renamed colors and materials
  renamed('product/baby-carrier-mini')`
    /products/baby-carriers/baby-carrier-mini/cotton-vintage-indigo/ CARRIER-MINI-COTTON-SLATE-BLUE
    /products/baby-carriers/baby-carrier-mini/jersey-anthracite/ CARRIER-MINI-JERSEY-CHARCOAL
    /products/baby-carriers/baby-carrier-mini/3d-mesh-pearl-blue/ CARRIER-MINI-MESH-PEARL-BLUE`,
  renamed('product/baby-carrier-move')`
    /products/baby-carriers/baby-carrier-move/3d-mesh-black/ CARRIER-MOVE-MESH-BLACK
    /products/baby-carriers/baby-carrier-move/3d-mesh-midnight-blue/ CARRIER-MOVE-MESH-NAVY-BLUE
    /products/baby-carriers/baby-carrier-move/3d-mesh-greige/ CARRIER-MOVE-MESH-LIGHT-GREY`,
  renamed('product/baby-carrier-one-air')`
    /products/baby-carriers/baby-carrier-one-air/3d-mesh-black/ CARRIER-ONE-AIR-MESH-BLACK
    /products/baby-carriers/baby-carrier-one-air/3d-mesh-silver/ CARRIER-ONE-AIR-MESH-SILVER-GREY`,
  renamed('product/bouncer-bliss')`
    /products/baby-bouncers/bouncer-bliss/petal-quilt-dusty-pink/ BOUNCER-BLISS-COTTON-DUSTY-PINK`,
  renamed('product/baby-bib')`
    /products/kitchen/baby-bib/powder-yellow/ BABY-BIB-YELLOW
    /products/kitchen/baby-bib/powder-green/ BABY-BIB-SAGE-GREEN`,
  renamed('product/smart-potty')`
    /products/bathroom/smart-potty/white-grey/ SMART-POTTY-WHITE`,
  renamed('product/travel-cot-light')`
    /products/baby-cradle-and-travel-crib/travel-cot-light/silver/ TRAVEL-COT-LIGHT-SILVER-GREY`,

  // Other discontinued colors
  to('product/baby-carrier-mini')`
    /products/baby-carriers/baby-carrier-mini/cotton-cherry-red/
    /products/baby-carriers/baby-carrier-mini/cotton-lilac/`,
  to('product/baby-carrier-move')`/products/baby-carriers/baby-carrier-move/3d-mesh-turquoise/`,
  to('product/bouncer-bliss')`/products/baby-bouncers/bouncer-bliss/jersey-plum/`,
  to('product/baby-bib')`/products/kitchen/baby-bib/red/`,
  to('product/high-chair')`/products/kitchen/high-chair/turquoise/`,
  to('product/potty-chair')`/products/bathroom/potty-chair/red/`,
  to('product/travel-cot-light')`/products/baby-cradle-and-travel-crib/travel-cot-light/turquoise/`,
);
