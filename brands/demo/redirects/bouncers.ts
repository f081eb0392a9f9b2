import type { ShortLinks } from '../../../redirects/records.ts';
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
