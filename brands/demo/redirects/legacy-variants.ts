import type { LegacyLinks } from '../../../redirects/records.ts';
import type { PageKey } from '../../../stores/urls.ts';
import { legacyLinks, linkTo, to, toProductInAddress } from './legacy-links.ts';

/** Former pages below a product, which are now part of the product's page. */
const tabs = ['about', 'reviews', 'usage', 'story-behind', 'product-specifications'] as const;

/** For each product's path, the paths of its five tabs, which lead to the same place. */
export const withTabs = (products: LegacyLinks): LegacyLinks =>
  Object.fromEntries(
    Object.entries(products).flatMap(([path, link]) => tabs.map((tab) => [`${path}${tab}/`, link])),
  );

/**
 * The tabs of the products that had any, below the paths of the time; the older paths of `legacy-catalogue.ts` cover everything
 * below them.
 */
export const legacyProductTabs: LegacyLinks = withTabs(
  legacyLinks(
    toProductInAddress`
      /products/baby-bouncers/accessories-baby-bouncer/fabric-seat-for-bouncer/
      /products/baby-bouncers/accessories-baby-bouncer/hanging-friends-bouncer-toy/
      /products/baby-bouncers/accessories-baby-bouncer/transport-bag-for-bouncer/
      /products/baby-bouncers/accessories-baby-bouncer/wooden-bouncer-toy/
      /products/baby-bouncers/bouncer-balance-soft/ /products/baby-bouncers/bouncer-bliss/
      /products/baby-bouncers/bouncer-bundle-with-toy/ /products/baby-bouncers/bouncer-with-transport-bag/
      /products/baby-carriers/accessories-baby-carrier/carrier-bib/
      /products/baby-carriers/accessories-baby-carrier/carrier-storage-bag/
      /products/baby-carriers/accessories-baby-carrier/pocket-pouch/
      /products/baby-carriers/accessories-baby-carrier/rain-cover/
      /products/baby-carriers/accessories-baby-carrier/teething-pads/
      /products/baby-carriers/accessories-baby-carrier/winter-cover/ /products/baby-carriers/baby-carrier-free/
      /products/baby-carriers/baby-carrier-harmony/ /products/baby-carriers/baby-carrier-mini/
      /products/baby-carriers/baby-carrier-move/ /products/baby-carriers/baby-carrier-one-air/
      /products/baby-carriers/baby-carrier-one/ /products/baby-cradle-and-travel-crib/accessories/baby-blanket/
      /products/baby-cradle-and-travel-crib/accessories/canopy-for-cradle/
      /products/baby-cradle-and-travel-crib/accessories/fitted-sheet-for-cradle/
      /products/baby-cradle-and-travel-crib/accessories/fitted-sheet-for-travel-cot/
      /products/baby-cradle-and-travel-crib/accessories/insect-net-for-travel-cot/
      /products/baby-cradle-and-travel-crib/accessories/mattress-for-cradle/
      /products/baby-cradle-and-travel-crib/accessories/muslin-swaddle/
      /products/baby-cradle-and-travel-crib/baby-cradle/
      /products/baby-cradle-and-travel-crib/travel-cot-light-with-sheet/
      /products/baby-cradle-and-travel-crib/travel-cot-light/ /products/bathroom/bathroom-set/
      /products/bathroom/changing-mat/ /products/bathroom/hooded-towel/ /products/bathroom/potty-chair/
      /products/bathroom/smart-potty/ /products/bathroom/step-stool/ /products/bathroom/toilet-training-seat/
      /products/gifts/soft-friend-bear/ /products/gifts/welcome-baby-gift-set/
      /products/kitchen/baby-bib-2-pack/ /products/kitchen/baby-bib/ /products/kitchen/baby-cup-2-pack/
      /products/kitchen/baby-cup/ /products/kitchen/baby-feeding-set-3-pcs/
      /products/kitchen/baby-plate-spoon-and-fork/ /products/kitchen/baby-plate/
      /products/kitchen/baby-spoon-and-fork/ /products/kitchen/feeding-bib-set/ /products/kitchen/high-chair/
      /products/kitchen/small-baby-bib-2-pack/ /products/kitchen/snack-bowl/
      /products/starter-kits/basic-starter-kit-for-newborns/
      /products/starter-kits/bouncer-and-carrier-starter-kit/ /products/starter-kits/mealtime-starter-kit/`,
  ),
);

const assumed = 'A gift message is written in the cart and has no page; gifts are what it goes with.';
const gifts = { to: 'category/gifts', assumed } as const;

/** The former pages of the gift message, which the cart offers now, in storefronts' first languages and in others. */
export const legacyGiftMessage: LegacyLinks = legacyLinks(
  to(gifts)`
    /products/gifts/gift-message/ /produkter/presenter/presenthalsning/ /produkte/geschenke/grusskarte/
    /produits/cadeaux/message-cadeau/ /productos/regalos/mensaje-de-regalo/ /prodotti/regali/messaggio-regalo/
    /producten/cadeaus/persoonlijk-kaartje/ /sangpum/seonmul/seonmul-message/ /shohin/gift/message-card/
    /shangpin/liwu/xinyika/`,
  to({ ...gifts, language: 'en' })`/en/products/gifts/gift-message/`,
  to({ ...gifts, language: 'de' })`/de/produkte/geschenke/grusskarte/`,
  to({ ...gifts, language: 'fr' })`/fr/produits/cadeaux/message-cadeau/`,
  to({ ...gifts, language: 'nl' })`/nl/producten/cadeaus/persoonlijk-kaartje/`,
  to({ ...gifts, language: 'zh-Hant' })`/zh-hant/shangpin/liwu/xinyika/`,
);

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
