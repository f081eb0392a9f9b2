import { legacyLinks, linkTo, listOf, productBy, productsIn, to } from './legacy-links.ts';

/** Former pages below a product, which are now part of the product's page. */
const tabs = ['about/', 'reviews/', 'usage/', 'story-behind/', 'product-specifications/'];

const assumed = 'A gift message is written in the cart and has no page; gifts are what it goes with.';
const gifts = { to: 'category/gifts', assumed } as const;

type ProductFolder = `/products/${string}/`;

const pageIn = (folder: ProductFolder) => productBy(folder.split('/').at(-2) ?? '');

/** Former colors and materials of a product, in its folder: they lead to the product, whose swatches show what is available. */
const discontinued = (folder: ProductFolder) =>
  listOf((name) => [[`${folder}${name}/`, linkTo(pageIn(folder))]]);

/** Variants that still exist under another name: `old-name=SKU`, the current one being our choice. */
const renamed = (folder: ProductFolder) =>
  listOf((line) => {
    const [name = '', sku = ''] = line.split('=');
    const assumed = 'The current variant that the old name describes.';
    return [[`${folder}${name}/`, { ...linkTo({ page: pageIn(folder), sku }), assumed }]];
  });

/** Colors of former cotton products, which are now woven; paths contained both words. */
const cottonOrWoven = (folder: ProductFolder, sku: string) =>
  listOf((color) => {
    const link = linkTo({ page: pageIn(folder), sku: `${sku}-WOVEN-${color.toUpperCase()}` });
    return ['cotton', 'woven'].map((word) => [`${folder}${word}-${color}/`, link] as const);
  });

/**
 * Old paths below products' own: of their tabs, of the gift message, and of colors and materials from before `?sku=` selected
 * the variant. docs/product.md prescribes that cotton became woven; the colors and the other names are our choice.
 */
export const legacyVariants = legacyLinks(
  // The tabs of the products that had any, below the paths of the time
  productsIn('/products/baby-carriers/', tabs)`
    baby-carrier-free baby-carrier-harmony baby-carrier-mini baby-carrier-move baby-carrier-one-air
    baby-carrier-one`,
  productsIn('/products/baby-carriers/accessories-baby-carrier/', tabs)`
    carrier-bib carrier-storage-bag pocket-pouch rain-cover teething-pads winter-cover`,
  productsIn('/products/baby-bouncers/', tabs)`
    bouncer-balance-soft bouncer-bliss bouncer-bundle-with-toy bouncer-with-transport-bag`,
  productsIn('/products/baby-bouncers/accessories-baby-bouncer/', tabs)`
    fabric-seat-for-bouncer hanging-friends-bouncer-toy transport-bag-for-bouncer wooden-bouncer-toy`,
  productsIn('/products/baby-cradle-and-travel-crib/', tabs)`
    baby-cradle travel-cot-light-with-sheet travel-cot-light`,
  productsIn('/products/baby-cradle-and-travel-crib/accessories/', tabs)`
    baby-blanket canopy-for-cradle fitted-sheet-for-cradle fitted-sheet-for-travel-cot
    insect-net-for-travel-cot mattress-for-cradle muslin-swaddle`,
  productsIn('/products/bathroom/', tabs)`
    bathroom-set changing-mat hooded-towel potty-chair smart-potty step-stool toilet-training-seat`,
  productsIn('/products/gifts/', tabs)`soft-friend-bear welcome-baby-gift-set`,
  productsIn('/products/kitchen/', tabs)`
    baby-bib-2-pack baby-bib baby-cup-2-pack baby-cup baby-feeding-set-3-pcs baby-plate-spoon-and-fork
    baby-plate baby-spoon-and-fork feeding-bib-set high-chair small-baby-bib-2-pack snack-bowl`,
  productsIn('/products/starter-kits/', tabs)`
    basic-starter-kit-for-newborns bouncer-and-carrier-starter-kit mealtime-starter-kit`,

  // The gift message, in storefronts' first languages and in others
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

  // Cotton that became woven
  cottonOrWoven(
    '/products/baby-carriers/baby-carrier-one/',
    'CARRIER-ONE',
  )`khaki black charcoal navy-blue dusty-pink`,
  cottonOrWoven(
    '/products/baby-carriers/baby-carrier-harmony/',
    'CARRIER-HARMONY',
  )`sand terracotta dark-green`,
  cottonOrWoven(
    '/products/baby-bouncers/bouncer-balance-soft/',
    'BOUNCER-BALANCE-SOFT',
  )`black khaki pearl-blue`,
  cottonOrWoven(
    '/products/baby-cradle-and-travel-crib/accessories/muslin-swaddle/',
    'MUSLIN-SWADDLE',
  )`cream sage-green rose pearl-blue`,

  // Other colors and materials
  renamed('/products/baby-carriers/baby-carrier-mini/')`
    cotton-vintage-indigo=CARRIER-MINI-COTTON-SLATE-BLUE jersey-anthracite=CARRIER-MINI-JERSEY-CHARCOAL
    3d-mesh-pearl-blue=CARRIER-MINI-MESH-PEARL-BLUE`,
  renamed('/products/baby-carriers/baby-carrier-move/')`
    3d-mesh-black=CARRIER-MOVE-MESH-BLACK 3d-mesh-midnight-blue=CARRIER-MOVE-MESH-NAVY-BLUE
    3d-mesh-greige=CARRIER-MOVE-MESH-LIGHT-GREY`,
  renamed('/products/baby-carriers/baby-carrier-one-air/')`
    3d-mesh-black=CARRIER-ONE-AIR-MESH-BLACK 3d-mesh-silver=CARRIER-ONE-AIR-MESH-SILVER-GREY`,
  renamed('/products/baby-bouncers/bouncer-bliss/')`petal-quilt-dusty-pink=BOUNCER-BLISS-COTTON-DUSTY-PINK`,
  renamed('/products/kitchen/baby-bib/')`
    powder-yellow=BABY-BIB-YELLOW powder-green=BABY-BIB-SAGE-GREEN`,
  renamed('/products/bathroom/smart-potty/')`white-grey=SMART-POTTY-WHITE`,
  renamed('/products/baby-cradle-and-travel-crib/travel-cot-light/')`silver=TRAVEL-COT-LIGHT-SILVER-GREY`,
  discontinued('/products/baby-carriers/baby-carrier-one/')`
    cotton-denim-grey cotton-classic-denim cotton-beige`,
  discontinued('/products/baby-carriers/baby-carrier-harmony/')`cotton-plum cotton-leopard`,
  discontinued('/products/baby-bouncers/bouncer-balance-soft/')`cotton-turquoise cotton-plum`,
  discontinued('/products/baby-carriers/baby-carrier-mini/')`cotton-cherry-red cotton-lilac`,
  discontinued('/products/baby-carriers/baby-carrier-move/')`3d-mesh-turquoise`,
  discontinued('/products/baby-bouncers/bouncer-bliss/')`jersey-plum`,
  discontinued('/products/kitchen/baby-bib/')`red`,
  discontinued('/products/kitchen/high-chair/')`turquoise`,
  discontinued('/products/bathroom/potty-chair/')`red`,
  discontinued('/products/baby-cradle-and-travel-crib/travel-cot-light/')`turquoise`,
);
