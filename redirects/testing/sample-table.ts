import type { RedirectTable } from '../records.ts';
import { instagram, qrCode } from '../tracking.ts';

/** A small table with one of everything, for tests of code that reads a table; the real one grows independently. */
export const sampleTable: readonly RedirectTable[] = [
  {
    file: 'redirects/testing/sample-table.ts',
    shortLinks: {
      'gift-guide': { to: 'content/gift-guide', tracking: instagram('gift_guide') },
      'bouncer-bliss': {
        to: 'product/bouncer-bliss',
        tracking: qrCode('sign'),
        except: { kr: 'product/fabric-seat-for-bouncer' },
        fallback: 'eu',
      },
      'baby-crib': { to: 'product/baby-cradle', assumed: 'The crib became <the> cradle.' },
      help: { to: { url: 'https://help.example/a' } },
      mini: { to: { page: 'product/baby-carrier-mini', sku: 'MINI-1' } },
    },
    assumed: { tw: 'Taiwan shops in Hong Kong.' },
  },
  {
    file: 'redirects/testing/older-addresses.ts',
    legacyLinks: {
      '/carriers/': 'category/baby-carriers',
      '/carriers/bliss/': {
        to: 'product/bouncer-bliss',
        except: { kr: 'product/fabric-seat-for-bouncer', au: 'category/baby-bouncers' },
        assumed: 'Nobody knows.',
      },
      '/find-a-store/?country=fi': { to: 'stores', store: 'eu' },
      '/undefined/*': { rest: true },
      '/us/*': 'home',
      '/back/': { url: 'https://us.cradleandcarry.example/forth/' },
      '/forth/': { url: 'https://us.cradleandcarry.example/back/' },
      '/moved/': { url: 'https://se.cradleandcarry.example/carriers/' },
    },
  },
];
