import type { BrandWords } from '../../stores/english.ts';

/** What parents of other countries say. */
export const english: BrandWords = {
  british: {
    diaper: 'nappy',
    diapers: 'nappies',
    pacifier: 'dummy',
    stroller: 'pushchair',
    strollers: 'pushchairs',
    supercozy: 'supercosy',
  },
  countries: { au: { stroller: 'pram', strollers: 'prams' } },
};
