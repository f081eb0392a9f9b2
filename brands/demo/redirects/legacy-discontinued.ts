import { legacyLinks, to } from './legacy-links.ts';

const kitchen = to('category/kitchen', 'It has no successor; its category is the closest page.');

/**
 * Products that are no longer made, each with its colors, tabs, and accessories (`*`). docs/product.md lists the
 * carriers Miracle, We, and Original; which others existed, and how paths were spelled, is our choice.
 */
export const legacyDiscontinued = legacyLinks(
  // Carriers with a prescribed successor
  to('product/baby-carrier-move')`
    /baby-carriers/baby-carrier-miracle/* /products/baby-carriers/baby-carrier-miracle/*
    /carriers/baby-carrier-miracle/* /baby-carrier-miracle/* /miracle/* /baby-carriers/baby-carrier-we/*
    /products/baby-carriers/baby-carrier-we/* /carriers/baby-carrier-we/* /baby-carrier-we/*
    /baby-carriers/baby-carrier-we-air/* /products/baby-carriers/baby-carrier-we-air/*`,
  to('product/baby-carrier-mini')`
    /baby-carriers/baby-carrier-original/* /products/baby-carriers/baby-carrier-original/*
    /carriers/baby-carrier-original/* /baby-carrier-original/*
    /baby-carriers/baby-carrier-original-classic/*`,

  // Other carriers
  to('product/baby-carrier-harmony', 'A padded carrier for long walks; today, that is Harmony.')`
    /baby-carriers/comfort-carrier/* /products/baby-carriers/comfort-carrier/*
    /baby-carriers/baby-carrier-comfort/* /comfort-carrier/*`,
  to('product/baby-carrier-move', 'An airy carrier with back support; today, that is Move.')`
    /baby-carriers/baby-carrier-synergy/* /products/baby-carriers/baby-carrier-synergy/*
    /baby-carrier-synergy/*`,
  to(
    'product/baby-carrier-move',
    'An Original with back support; Move is to Mini what this one was to Original.',
  )`
    /baby-carriers/baby-carrier-active/* /products/baby-carriers/baby-carrier-active/*
    /baby-carrier-active/*`,
  to('product/baby-carrier-one-air', 'A One for warm days and sports; today, that is One Air.')`
    /baby-carriers/baby-carrier-one-outdoors/* /products/baby-carriers/baby-carrier-one-outdoors/*
    /baby-carrier-one-outdoors/*`,

  // Accessories of carriers
  to('product/carrier-bib', 'Today’s bib fits all carriers.')`
    /baby-carriers/accessories/bib-for-baby-carrier/* /products/baby-carriers/bib-for-baby-carrier/*
    /baby-carriers/accessories/bib-for-baby-carrier-original/*
    /baby-carriers/accessories/bib-for-baby-carrier-one/* /baby-carriers/accessories/teething-bib/*`,
  to('product/winter-cover', 'The winter cover is the warmer one of today’s two covers.')`
    /baby-carriers/accessories/cover-for-baby-carrier/* /products/baby-carriers/cover-for-baby-carrier/*`,
  to(
    'category/baby-carriers/accessories-baby-carrier',
    'It has no successor; the accessories of current carriers are the closest page.',
  )`
    /baby-carriers/accessories/back-support/* /baby-carriers/accessories/leg-straps/*
    /baby-carriers/accessories/waist-belt-extension/*`,

  // Bouncers
  to('product/bouncer-balance-soft', 'An everyday bouncer; today, that is Balance Soft.')`
    /baby-bouncers/baby-sitter-balance/* /products/baby-bouncers/baby-sitter-balance/*
    /baby-sitter-balance/* /baby-bouncers/baby-sitter-1-2-3/* /baby-bouncers/bouncer-balance-air/*
    /products/baby-bouncers/bouncer-balance-air/* /baby-bouncers/bouncer-balance-classic/*`,
  to('product/bouncer-bliss', 'A bouncer in soft cotton; today, that is Bliss.')`
    /baby-bouncers/bouncer-balance-organic/* /products/baby-bouncers/bouncer-balance-organic/*
    /baby-bouncers/bouncer-soft/*`,
  to('product/hanging-friends-bouncer-toy', 'The soft figures on a bow, under their current name.')`
    /baby-bouncers/accessories/flying-friends-toy/*`,
  to('product/wooden-bouncer-toy', 'The other wooden toy, which replaced it.')`
    /baby-bouncers/accessories/googly-eyes-toy/*`,
  to(
    'category/baby-bouncers/accessories-baby-bouncer',
    'It has no successor; the accessories of current bouncers are the closest page.',
  )`/baby-bouncers/accessories/spin-toy/*`,
  to('product/fabric-seat-for-bouncer', 'Today, an extra seat is called a fabric seat.')`
    /baby-bouncers/accessories/extra-seat/*`,

  // Sleep
  to('product/travel-cot-light', 'Travel Cot Light is the only travel cot today.')`
    /travel-cot/travel-crib-easy-go/* /products/travel-cot/travel-crib-easy-go/*
    /baby-cradle-and-travel-crib/travel-crib-easy-go/*
    /products/baby-cradle-and-travel-crib/travel-crib-easy-go/* /travel-crib-easy-go/*
    /travel-cot/travel-bed/*`,
  to(
    'product/baby-cradle',
    'A cradle under another name; today, there is one cradle.',
  )`/cradle/cradle-harmony/* /cradle/cradle-with-canopy/*`,
  to(
    'category/baby-cradle-and-travel-crib',
    'No full-size crib is made today; the category shows the available beds.',
  )`/baby-crib/* /products/baby-crib/*`,

  // Kitchen
  kitchen`/kitchen/eat-and-play-smock/* /products/kitchen/eat-and-play-smock/*`,
  to('product/baby-bib', 'Today’s bib, in a softer material.')`/kitchen/plastic-bib/*`,
  kitchen`/kitchen/high-chair-cushion/* /kitchen/high-chair-tray/*`,
  to('product/baby-cup', 'Today’s low cup is for learning too.')`/kitchen/learning-cup/*`,

  // Bathroom
  to('product/smart-potty', 'The smaller of today’s two potties.')`/bathroom/little-potty/*`,
  to('product/step-stool', 'The step stool under its old name.')`/bathroom/safe-step/*`,
  to('product/toilet-training-seat', 'The training seat under its old name.')`/bathroom/toilet-trainer/*`,
  to(
    'category/bathroom',
    'It has no successor; its category is the closest page.',
  )`/bathroom/bath-support/* /bathroom/baby-bath/*`,
);
