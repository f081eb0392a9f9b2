// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CataloguePrice, Measure } from '../../contract/product.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import type { Language } from '../../stores/types.ts';
import { homePageOf, renderInShop } from '../testing/render-in-shop.tsx';
import { PriceNotes, reductionText } from './price-notes.tsx';

const euros = (centAmount: number, priorCentAmount: number | null = null): CataloguePrice => ({
  centAmount,
  currencyCode: 'EUR',
  fractionDigits: 2,
  priorCentAmount,
});
const shown = (
  price: CataloguePrice,
  measure: Measure | null = null,
  [id, language]: readonly [keyof typeof stores, Language] = ['eu', 'en'],
) => {
  const store = stores[id];
  const { container } = renderInShop(
    <PriceNotes price={price} measure={measure} />,
    store,
    homePageOf(store, language),
  );
  return container.textContent.replaceAll(/\s/g, ' ');
};

test('a price that is neither reduced nor one of a measure needs nothing beside it', () => {
  expect(shown(euros(2000))).toBe('');
});

test('product 3.71, 3.73: a reduced price names the lowest of 30 days, which is struck, and the percentage from it', () => {
  expect(shown(euros(2490, 2790))).toBe('Lowest price in the last 30 days: €27.90 -10%');
  expect(screen.getByText('€27.90').tagName).toBe('S');
});

describe('product 3.73: the percentage', () => {
  test.each([
    [8001, 10_000, '-19%'],
    [9999, 10_000, ''],
    [0, 10_000, '-100%'],
  ])('from %s to %s is %s', (before, now, text) => {
    expect(reductionText(before, now, 'en')).toBe(text);
  });

  test('never overstates the reduction', () => {
    const amounts = fc
      .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }))
      .map(([now, more]) => [now, now + more] as const);
    fc.assert(
      fc.property(amounts, ([now, before]) => {
        const percent = -Number.parseInt(reductionText(now, before, 'en') || '0', 10);
        expect(percent * before).toBeLessThanOrEqual((before - now) * 100);
        expect((percent + 1) * before).toBeGreaterThan((before - now) * 100);
      }),
    );
  });
});

test.each([
  [1240, 1, 'm²', ['eu', 'en'], '€12.40 per m²'],
  [500, 0.25, 'l', ['de', 'de'], '20,00 € per l'],
  [999, 2, 'm³', ['eu', 'en'], '€5.00 per m³'],
] as const)('product 3.74: %s cents for %s %s, in the format of %j', (cents, quantity, unit, place, text) => {
  expect(shown(euros(cents), { quantity, unit }, place)).toBe(text);
});
