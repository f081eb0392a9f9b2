import type { ShortLinks } from '../../../redirects/records.ts';
import { instagram, shopSign } from '../../../redirects/tracking.ts';

/**
 * Short links in posts, stories, advertisements, and on signs in stores. A new campaign takes one more line: its name,
 * the page it leads to, and its name in the statistics.
 */
export const campaigns = {
  // Posts and stories
  'the-new-neutral': {
    to: 'category/selected/supersoft-and-supercosy-new-additions',
    tracking: instagram('the_new_neutral'),
    assumed: 'The color of this campaign arrived with the new additions.',
  },
  'new-signature-shade': {
    to: 'category/selected/supersoft-and-supercosy-new-additions',
    tracking: instagram('new_signature_shade'),
    assumed: 'The shade of this campaign arrived with the new additions.',
  },
  'cloud-like-comfort': {
    to: 'product/baby-carrier-harmony',
    tracking: instagram('cloud_like_comfort'),
    assumed: 'Harmony is the carrier with the softest padding.',
  },
  'tiny-tasters': {
    to: 'category/kitchen',
    tracking: instagram('tiny_tasters'),
    assumed: 'The campaign was about first meals.',
  },
  'always-by-your-side-instagram': {
    to: 'category/baby-carriers',
    tracking: { ...instagram('always_by_your_side'), medium: 'social-redirect' },
    assumed: 'The campaign was about carrying.',
  },
  'babywearing-guide': { to: 'content/babywearing-guide', tracking: instagram('babywearing_guide') },
  'baby-carrier-how-to': {
    to: 'content/babywearing-guide',
    tracking: instagram('baby_carrier_how_to'),
    assumed: 'The guide shows how to put a carrier on.',
  },
  'caring-for-future-generations': {
    to: 'content/caring-for-future-generations',
    tracking: instagram('caring_for_future_generations'),
  },
  'your-baby-and-sleep': {
    to: 'content/inspiration/sleep',
    tracking: instagram('your_baby_and_sleep'),
    assumed: 'The listing contains everything about sleep.',
  },
  'newborn-diaries': {
    to: 'content/inspiration/all',
    tracking: instagram('newborn_diaries'),
    assumed: 'The diaries no longer exist; new parents now read the guides.',
  },
  'ergonomic-baby-carrier-guide': {
    to: 'content/ergonomic-baby-carrier-guide',
    tracking: instagram('ergonomic_baby_carrier_guide'),
    fallback: 'eu',
    assumed: 'Its fallback differs from the usual one in an unknown way; the guide was written in Europe.',
  },
  'hip-healthy-baby-carriers': {
    to: 'content/hip-healthy-baby-carriers',
    tracking: instagram('hip_healthy_baby_carriers'),
    fallback: 'eu',
    assumed: 'Its fallback differs from the usual one in an unknown way; the page was written in Europe.',
  },
  'gift-guide': { to: 'content/gift-guide', tracking: instagram('gift_guide') },
  'traveling-with-kids': { to: 'content/traveling-with-kids', tracking: instagram('traveling_with_kids') },
  'pocket-pouch': { to: 'product/pocket-pouch', tracking: instagram('pocket_pouch') },
  'winter-cover': { to: 'product/winter-cover', tracking: instagram('winter_cover') },

  // Signs in stores
  'baby-carrier-mini': { to: 'product/baby-carrier-mini', tracking: shopSign('baby_carrier_sign') },
  'baby-carrier-move': { to: 'product/baby-carrier-move', tracking: shopSign('baby_carrier_sign') },
  'baby-carrier-one': { to: 'product/baby-carrier-one', tracking: shopSign('baby_carrier_sign') },
  'baby-carrier-one-air': { to: 'product/baby-carrier-one-air', tracking: shopSign('baby_carrier_sign') },
  'baby-carrier-harmony': {
    to: 'product/baby-carrier-harmony',
    tracking: shopSign('baby_carrier_sign'),
    fallback: 'eu',
  },
  'carrier-harmony': {
    to: 'product/baby-carrier-harmony',
    tracking: shopSign('baby_carrier_sign'),
    fallback: 'eu',
    assumed: 'The spelling of the path is unknown; both spellings lead there.',
  },
  cradle: { to: 'product/baby-cradle', tracking: shopSign('baby_cradle_sign') },
  'baby-crib': {
    to: 'category/baby-cradle-and-travel-crib',
    tracking: shopSign('baby_crib_sign'),
    assumed: 'The crib is no longer made; the category shows what replaced it.',
  },
  'travel-crib-light': { to: 'product/travel-cot-light', tracking: shopSign('travel_crib_sign') },
} as const satisfies ShortLinks;
