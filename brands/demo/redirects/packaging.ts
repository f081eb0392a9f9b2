import type { ShortLinks } from '../../../redirects/records.ts';
import { folder, qrCode } from '../../../redirects/tracking.ts';

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
