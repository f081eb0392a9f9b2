import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isInEea } from '../../../stores/european-economic-area.ts';
import { legalGuaranteeIn } from '../../../stores/legal-guarantee.ts';
import { languages } from '../../../stores/types.ts';
import { storefronts } from '../storefronts/index.ts';

const longer = storefronts
  .flatMap(({ countries }) => countries.map(({ code }) => code))
  .filter((code) => isInEea(code) && legalGuaranteeIn(code) !== 2);

test.each(languages)(
  'product 3.76: the page on the legal guarantee in %s names every country that goes beyond two years',
  async (language) => {
    const file = `${import.meta.dirname}/customer-service/legal-guarantee/${language}.md`;
    const text = await readFile(file, 'utf8');
    const names = new Intl.DisplayNames([language], { type: 'region' });
    expect(longer.length).toBeGreaterThan(4);
    expect(longer.filter((code) => !text.includes(names.of(code.toUpperCase()) ?? '?'))).toEqual([]);
  },
);
