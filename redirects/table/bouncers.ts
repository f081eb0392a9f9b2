import type { ShortLinks } from '../records.ts';
import { folder, qrCode, shopSign } from '../tracking.ts';

/** Short links about bouncers, on signs, packages and in print. Not every model is sold everywhere. */
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
    to: 'category/baby-bouncers',
    tracking: qrCode('baby_bouncer_guide'),
    fallback: 'eu',
    assumed: 'The guide became part of the category.',
  },
  'qr-why-buy-a-baby-bouncer-1': {
    to: 'content/why-buy-a-baby-bouncer',
    tracking: folder('why_buy_a_baby_bouncer'),
    fallback: 'us',
  },
  'qr-package-bouncers': {
    to: 'category/baby-bouncers',
    tracking: qrCode('pre-purchase'),
    fallback: 'eu',
  },
  'packaging-inside-post-purchase-bouncers': {
    to: 'category/baby-bouncers/accessories-baby-bouncer',
    tracking: qrCode('post-purchase'),
    fallback: 'eu',
    assumed: 'Who has just unpacked a bouncer may want a toy or a bag for it.',
  },
} as const satisfies ShortLinks;
