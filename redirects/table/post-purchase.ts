import type { ShortLinks } from '../records.ts';
import { qrCode } from '../tracking.ts';

/** Codes inside packages, for people who have just bought: how to use it, not how to buy it. */
export const postPurchase = {
  'qr-package-inside-baby-carrier-harmony': {
    to: 'content/babywearing-guide',
    tracking: qrCode('post-purchase'),
    fallback: 'eu',
    assumed: 'The guide shows how to put a carrier on.',
  },
  'packaging-inside-post-purchase-baby-carrier-mini': {
    to: 'content/babywearing-guide',
    tracking: qrCode('post-purchase'),
    assumed: 'The guide shows how to put a carrier on.',
  },
  'packaging-inside-post-purchase-baby-carrier-move-free': {
    to: 'content/babywearing-guide',
    tracking: qrCode('post-purchase'),
    assumed: 'The guide shows how to put a carrier on.',
  },
  'packaging-inside-post-purchase-bouncers': {
    to: 'content/manuals',
    tracking: qrCode('post-purchase'),
    fallback: 'eu',
    assumed: 'People who have just unpacked it want to know how to use it.',
  },
  'packaging-inside-post-purchase-baby-crib': {
    to: 'content/manuals',
    tracking: qrCode('post-purchase'),
    assumed: 'People who have just unpacked it want to know how to use it.',
  },
  'packaging-inside-post-purchase-baby-cradle': {
    to: 'content/manuals',
    tracking: qrCode('post-purchase'),
    assumed: 'People who have just unpacked it want to know how to use it.',
  },
  'packaging-inside-post-purchase-travel-crib': {
    to: 'content/manuals',
    tracking: qrCode('post-purchase'),
    assumed: 'People who have just unpacked it want to know how to use it.',
  },
} as const satisfies ShortLinks;
