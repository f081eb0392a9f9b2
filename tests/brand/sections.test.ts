// @vitest-environment node
import { expect, test } from 'vitest';
import { sections as second } from '../../brands/second/sections.tsx';
import { sections as built } from '../../brands/sections.ts';
import type { BrandSections } from '../../brands/types.ts';

/** What law or the purchase needs: warnings, what is bought, for how much, how it is paid, and how to withdraw from it. */
const needed: { readonly [Part in keyof BrandSections]?: string[] } = {
  productFacts: ['safety'],
  cart: ['notice', 'lines'],
  cartSums: ['sums', 'checkout'],
  order: ['instructions', 'progress', 'details'],
  orderDetails: ['items', 'totals', 'next'],
};

test.each([...new Set([built, second])])(
  'a list of sections has none twice, and all that law or the purchase needs',
  (sections) => {
    for (const part of Object.keys(sections) as (keyof BrandSections)[]) {
      const list: readonly unknown[] = sections[part] ?? [];
      expect(new Set(list).size, `brands/*/sections.tsx: ${part} has a section twice`).toBe(list.length);
      expect(list, `brands/*/sections.tsx: ${part}`).toEqual(expect.arrayContaining(needed[part] ?? []));
    }
  },
);
