// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import type { Language } from '../../stores/types.ts';
import { homePageOf, renderInShop } from '../testing/render-in-shop.tsx';
import { Price } from './purchase.tsx';

const shown = (id: keyof typeof stores, language: Language, currencyCode: string) => {
  const price = { centAmount: 18_900, currencyCode, fractionDigits: currencyCode === 'JPY' ? 0 : 2 };
  const store = stores[id];
  const { container } = renderInShop(<Price price={price} />, store, homePageOf(store, language));
  return container.textContent.replaceAll(/\s/g, ' ');
};

test.each([
  ['us', 'en', 'USD', '$189.00'],
  ['se', 'sv', 'SEK', '189 kr incl. VAT'],
  ['au', 'en', 'AUD', '$189.00 incl. GST'],
  ['jp', 'ja', 'JPY', '￥18,900 incl. consumption tax'],
] as const)('in %s (%s), %s are shown with their tax as %s', (id, language, currency, text) => {
  expect(shown(id, language, currency)).toBe(text);
});
