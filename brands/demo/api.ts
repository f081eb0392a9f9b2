import type { ApiBrand } from '../types.ts';
import { brand as browser } from './browser.ts';
import { catalogue } from './catalogue.ts';
import { pagePaths } from './pages.ts';
import { mailColors } from './theme/mail-colors.ts';
import { storefronts } from './storefronts/index.ts';

export const brand: ApiBrand = {
  ...browser,
  folder: 'brands/demo',
  catalogue,
  storefronts,
  paths: pagePaths,
  mailColors,
  // What parents of other countries say.
  english: {
    british: {
      diaper: 'nappy',
      diapers: 'nappies',
      pacifier: 'dummy',
      stroller: 'pushchair',
      strollers: 'pushchairs',
      supercozy: 'supercosy',
    },
    countries: { au: { stroller: 'pram', strollers: 'prams' } },
  },
};
