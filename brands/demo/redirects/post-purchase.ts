import type { ShortLink, ShortLinks } from '../../../redirects/records.ts';
import { qrCode } from '../../../redirects/tracking.ts';

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
