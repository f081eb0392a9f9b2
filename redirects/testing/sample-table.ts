import { stores } from '../../stores/testing/storefronts.ts';
import type { RedirectTable } from '../records.ts';
import { instagram, qrCode } from '../tracking.ts';

/** A small table with one of everything, for tests of code that reads a table; a brand's own grows independently. */
export const sampleTable: readonly RedirectTable[] = [
  {
    file: 'redirects/testing/sample-table.ts',
    shortLinks: {
      questions: { to: 'content/faq', tracking: instagram('questions') },
      'shell-jacket': {
        to: 'product/shell-jacket',
        tracking: qrCode('sign'),
        except: { gb: 'product/wool-jacket' },
        fallback: stores.eu.id,
      },
      anorak: { to: 'product/wind-jacket', assumed: 'The anorak became <the> jacket.' },
      help: { to: { url: 'https://help.example/a' } },
      wool: { to: { page: 'product/wool-jacket', sku: 'WOOL-1' } },
    },
    assumed: { tw: 'Taiwan shops in Hong Kong.' },
  },
  {
    file: 'redirects/testing/older-addresses.ts',
    legacyLinks: {
      '/coats/': 'category/jackets',
      '/coats/shell/': {
        to: 'product/shell-jacket',
        except: { [stores.gb.id]: 'product/wool-jacket', [stores.ca.id]: 'category/jackets' },
        assumed: 'Nobody knows.',
      },
      '/find-a-store/?country=fi': { to: 'stores', store: stores.eu.id },
      '/undefined/*': { rest: true },
      '/us/*': 'home',
      '/back/': { url: 'https://us.fell-and-fjord.example/forth/' },
      '/forth/': { url: 'https://us.fell-and-fjord.example/back/' },
      '/moved/': { url: 'https://se.fell-and-fjord.example/coats/' },
    },
  },
];
