import type { LegacyLink, LegacyLinks } from '../records.ts';
import { whereSold } from './legacy-where-sold.ts';

// Prescribed
const miracleOrWe = 'product/baby-carrier-move';
const original = 'product/baby-carrier-mini';

// Ours
const comfort: LegacyLink = {
  to: 'product/baby-carrier-harmony',
  assumed: 'A padded carrier for long walks; today, that is Harmony.',
};
const synergy: LegacyLink = {
  to: 'product/baby-carrier-move',
  assumed: 'An airy carrier with back support; today, that is Move.',
};
const active: LegacyLink = {
  to: 'product/baby-carrier-move',
  assumed: 'An Original with back support; Move is to Mini what this one was to Original.',
};
const oneOutdoors: LegacyLink = {
  to: 'product/baby-carrier-one-air',
  assumed: 'A One for warm days and sports; today, that is One Air.',
};
const oldBouncer: LegacyLink = {
  ...whereSold('product/bouncer-balance-soft'),
  assumed: 'An everyday bouncer; today, that is Balance Soft.',
};
const softBouncer: LegacyLink = {
  ...whereSold('product/bouncer-bliss'),
  assumed: 'A bouncer in soft cotton; today, that is Bliss.',
};
const travelCot: LegacyLink = {
  to: 'product/travel-cot-light',
  assumed: 'Travel Cot Light is the only travel cot today.',
};
const cradle: LegacyLink = {
  to: 'product/baby-cradle',
  assumed: 'A cradle under another name; today, there is one cradle.',
};
const crib: LegacyLink = {
  to: 'category/baby-cradle-and-travel-crib',
  assumed: 'No full-size crib is made today; the category shows the available beds.',
};
const carrierBib: LegacyLink = {
  to: 'product/carrier-bib',
  assumed: 'Today’s bib fits all carriers.',
};
const carrierAccessories: LegacyLink = {
  to: 'category/baby-carriers/accessories-baby-carrier',
  assumed: 'It has no successor; the accessories of current carriers are the closest page.',
};
const bouncerAccessories: LegacyLink = {
  to: 'category/baby-bouncers/accessories-baby-bouncer',
  assumed: 'It has no successor; the accessories of current bouncers are the closest page.',
};
const kitchen: LegacyLink = {
  to: 'category/kitchen',
  assumed: 'It has no successor; its category is the closest page.',
};
const bathroom: LegacyLink = {
  to: 'category/bathroom',
  assumed: 'It has no successor; its category is the closest page.',
};

/**
 * Products that are no longer made, each with its colors, tabs, and accessories (`*`). docs/product.md lists the
 * carriers Miracle, We, and Original; which others existed, and how paths were spelled, is our choice.
 */
export const legacyDiscontinued = {
  // Carriers with a prescribed successor
  '/baby-carriers/baby-carrier-miracle/*': miracleOrWe,
  '/products/baby-carriers/baby-carrier-miracle/*': miracleOrWe,
  '/carriers/baby-carrier-miracle/*': miracleOrWe,
  '/baby-carrier-miracle/*': miracleOrWe,
  '/miracle/*': miracleOrWe,
  '/baby-carriers/baby-carrier-we/*': miracleOrWe,
  '/products/baby-carriers/baby-carrier-we/*': miracleOrWe,
  '/carriers/baby-carrier-we/*': miracleOrWe,
  '/baby-carrier-we/*': miracleOrWe,
  '/baby-carriers/baby-carrier-we-air/*': miracleOrWe,
  '/products/baby-carriers/baby-carrier-we-air/*': miracleOrWe,
  '/baby-carriers/baby-carrier-original/*': original,
  '/products/baby-carriers/baby-carrier-original/*': original,
  '/carriers/baby-carrier-original/*': original,
  '/baby-carrier-original/*': original,
  '/baby-carriers/baby-carrier-original-classic/*': original,

  // Other carriers
  '/baby-carriers/comfort-carrier/*': comfort,
  '/products/baby-carriers/comfort-carrier/*': comfort,
  '/baby-carriers/baby-carrier-comfort/*': comfort,
  '/comfort-carrier/*': comfort,
  '/baby-carriers/baby-carrier-synergy/*': synergy,
  '/products/baby-carriers/baby-carrier-synergy/*': synergy,
  '/baby-carrier-synergy/*': synergy,
  '/baby-carriers/baby-carrier-active/*': active,
  '/products/baby-carriers/baby-carrier-active/*': active,
  '/baby-carrier-active/*': active,
  '/baby-carriers/baby-carrier-one-outdoors/*': oneOutdoors,
  '/products/baby-carriers/baby-carrier-one-outdoors/*': oneOutdoors,
  '/baby-carrier-one-outdoors/*': oneOutdoors,

  // Accessories of carriers
  '/baby-carriers/accessories/bib-for-baby-carrier/*': carrierBib,
  '/products/baby-carriers/bib-for-baby-carrier/*': carrierBib,
  '/baby-carriers/accessories/bib-for-baby-carrier-original/*': carrierBib,
  '/baby-carriers/accessories/bib-for-baby-carrier-one/*': carrierBib,
  '/baby-carriers/accessories/teething-bib/*': carrierBib,
  '/baby-carriers/accessories/cover-for-baby-carrier/*': {
    to: 'product/winter-cover',
    assumed: 'The winter cover is the warmer one of today’s two covers.',
  },
  '/products/baby-carriers/cover-for-baby-carrier/*': {
    to: 'product/winter-cover',
    assumed: 'The winter cover is the warmer one of today’s two covers.',
  },
  '/baby-carriers/accessories/back-support/*': carrierAccessories,
  '/baby-carriers/accessories/leg-straps/*': carrierAccessories,
  '/baby-carriers/accessories/waist-belt-extension/*': carrierAccessories,

  // Bouncers
  '/baby-bouncers/baby-sitter-balance/*': oldBouncer,
  '/products/baby-bouncers/baby-sitter-balance/*': oldBouncer,
  '/baby-sitter-balance/*': oldBouncer,
  '/baby-bouncers/baby-sitter-1-2-3/*': oldBouncer,
  '/baby-bouncers/bouncer-balance-air/*': oldBouncer,
  '/products/baby-bouncers/bouncer-balance-air/*': oldBouncer,
  '/baby-bouncers/bouncer-balance-classic/*': oldBouncer,
  '/baby-bouncers/bouncer-balance-organic/*': softBouncer,
  '/products/baby-bouncers/bouncer-balance-organic/*': softBouncer,
  '/baby-bouncers/bouncer-soft/*': softBouncer,
  '/baby-bouncers/accessories/flying-friends-toy/*': {
    to: 'product/hanging-friends-bouncer-toy',
    assumed: 'The soft figures on a bow, under their current name.',
  },
  '/baby-bouncers/accessories/googly-eyes-toy/*': {
    to: 'product/wooden-bouncer-toy',
    assumed: 'The other wooden toy, which replaced it.',
  },
  '/baby-bouncers/accessories/spin-toy/*': bouncerAccessories,
  '/baby-bouncers/accessories/extra-seat/*': {
    to: 'product/fabric-seat-for-bouncer',
    assumed: 'Today, an extra seat is called a fabric seat.',
  },

  // Sleep
  '/travel-cot/travel-crib-easy-go/*': travelCot,
  '/products/travel-cot/travel-crib-easy-go/*': travelCot,
  '/baby-cradle-and-travel-crib/travel-crib-easy-go/*': travelCot,
  '/products/baby-cradle-and-travel-crib/travel-crib-easy-go/*': travelCot,
  '/travel-crib-easy-go/*': travelCot,
  '/travel-cot/travel-bed/*': travelCot,
  '/cradle/cradle-harmony/*': cradle,
  '/cradle/cradle-with-canopy/*': cradle,
  '/baby-crib/*': crib,
  '/products/baby-crib/*': crib,

  // Kitchen
  '/kitchen/eat-and-play-smock/*': kitchen,
  '/products/kitchen/eat-and-play-smock/*': kitchen,
  '/kitchen/plastic-bib/*': { to: 'product/baby-bib', assumed: 'Today’s bib, in a softer material.' },
  '/kitchen/high-chair-cushion/*': kitchen,
  '/kitchen/high-chair-tray/*': kitchen,
  '/kitchen/learning-cup/*': { to: 'product/baby-cup', assumed: 'Today’s low cup is for learning too.' },

  // Bathroom
  '/bathroom/little-potty/*': {
    to: 'product/smart-potty',
    assumed: 'The smaller of today’s two potties.',
  },
  '/bathroom/safe-step/*': { to: 'product/step-stool', assumed: 'The step stool under its old name.' },
  '/bathroom/toilet-trainer/*': {
    to: 'product/toilet-training-seat',
    assumed: 'The training seat under its old name.',
  },
  '/bathroom/bath-support/*': bathroom,
  '/bathroom/baby-bath/*': bathroom,
} as const satisfies LegacyLinks;
