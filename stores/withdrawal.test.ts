import { expect, test } from 'vitest';
import { isInEea } from './european-economic-area.ts';
import { stores } from '../brands/demo/storefronts/index.ts';

test.each(Object.values(stores))(
  'product 2.3.37: $id has the page that withdraws from a contract, and the instructions, exactly if it sells in the European Union',
  ({ countries, legalPages }) => {
    const isOwed = countries.some(({ code }) => isInEea(code));
    for (const page of ['withdraw', 'content/right-of-withdrawal'] as const)
      expect(legalPages.includes(page)).toBe(isOwed);
  },
);
