import type { ShortLink, ShortLinks } from '../../../redirects/records.ts';
import { folder, qrCode, shopSign } from '../../../redirects/tracking.ts';

/** Short links about bouncers, on signs and packages and in print. Not every model is sold everywhere. */
export const bouncers = {
  'bouncer-balance-soft': {
    to: 'product/bouncer-balance-soft',
    tracking: shopSign('baby_bouncer_sign'),
    except: { au: 'product/bouncer-bliss' },
  },
  'bouncer-bliss': {
    to: 'product/bouncer-bliss',
    tracking: shopSign('baby_bouncer_sign'),
    except: { kr: 'product/fabric-seat-for-bouncer' },
  },
  'qr-baby-bouncer-guide-1': {
    to: 'content/why-buy-a-baby-bouncer',
    tracking: qrCode('baby_bouncer_guide'),
    fallback: 'eu',
    assumed: 'This is the current guide about bouncers.',
  },
  'qr-why-buy-a-baby-bouncer-1': {
    to: 'content/why-buy-a-baby-bouncer',
    tracking: folder('why_buy_a_baby_bouncer'),
    fallback: 'us',
  },
  'qr-package-bouncers': { to: 'category/baby-bouncers', tracking: qrCode('pre-purchase'), fallback: 'eu' },
} as const satisfies ShortLinks;

/** Codes on packages, seen before somebody buys, and in printed folders. */
export const packaging = {
  'qr-package-baby-carrier-mini': { to: 'product/baby-carrier-mini', tracking: qrCode('pre-purchase') },
  'qr-package-baby-carrier-move-free': {
    to: 'product/baby-carrier-move',
    tracking: qrCode('pre-purchase'),
    assumed: 'Move and Free share a package; Move suits more ages and links to the other.',
  },
  'qr-package-baby-carrier-harmony': {
    to: 'product/baby-carrier-harmony',
    tracking: qrCode('pre-purchase'),
    fallback: 'eu',
  },
  'qr-package-baby-crib': {
    to: 'category/baby-cradle-and-travel-crib',
    tracking: qrCode('pre-purchase'),
    fallback: 'eu',
    assumed:
      'Its fallback differs from the usual one in an unknown way; most of these packages are in Europe.',
  },
  'qr-package-baby-cradle': { to: 'product/baby-cradle', tracking: qrCode('pre-purchase') },
  'qr-package-travel-crib': { to: 'product/travel-cot-light', tracking: qrCode('pre-purchase') },
  'qr-babywearing-guide-1': { to: 'content/babywearing-guide', tracking: qrCode('babywearing_guide') },
  'qr-babywearing-guide-2': { to: 'content/babywearing-guide', tracking: folder('babywearing_guide') },
  'qr-bathroom-1': { to: 'category/bathroom', tracking: folder('bathroom') },
  'qr-kitchen-1': { to: 'category/kitchen', tracking: folder('kitchen') },
} as const satisfies ShortLinks;

/** The code on the label of every product, beside its batch number. */
export const labels = {
  'my-product': {
    to: 'registration',
    tracking: qrCode('post-purchase'),
    assumed: 'The code on labels is ours: it leads to where the batch number beside it is asked for.',
  },
} as const satisfies ShortLinks;

const tracking = qrCode('post-purchase');
const guide = {
  to: 'content/babywearing-guide',
  tracking,
  assumed: 'The guide shows how to put a carrier on.',
} as const satisfies ShortLink;
const manuals = {
  to: 'content/manuals',
  tracking,
  assumed: 'People who have just unpacked it want to know how to use it.',
} as const satisfies ShortLink;

/** Codes inside packages, for people who have just bought: how to use it, not how to buy it. */
export const postPurchase = {
  'qr-package-inside-baby-carrier-harmony': { ...guide, fallback: 'eu' },
  'packaging-inside-post-purchase-baby-carrier-mini': guide,
  'packaging-inside-post-purchase-baby-carrier-move-free': guide,
  'packaging-inside-post-purchase-bouncers': { ...manuals, fallback: 'eu' },
  'packaging-inside-post-purchase-baby-crib': manuals,
  'packaging-inside-post-purchase-baby-cradle': manuals,
  'packaging-inside-post-purchase-travel-crib': manuals,
} as const satisfies ShortLinks;
