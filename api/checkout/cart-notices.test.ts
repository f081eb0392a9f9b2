import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, LineItem } from '../../contract/cart.ts';
import { isShort } from '../../contract/short-line.ts';
import { emptyCart, moneyIn } from '../testing/fake-cart.ts';
import { noticesBetween } from './cart-notices.ts';

const eur = (centAmount: number) => moneyIn('EUR', centAmount);

function lineOf(fields: Partial<LineItem>): LineItem {
  const price = eur(1_000);
  return {
    id: 'a',
    sku: 'A',
    productKey: 'a',
    kind: 'product',
    name: 'Bib',
    variantLabel: '',
    path: null,
    imageUrl: null,
    quantity: 2,
    unitPrice: price,
    totalPrice: price,
    fullPrice: price,
    availableQuantity: 5,
    giftMessage: null,
    ...fields,
  };
}

const cartOf = (fields: Partial<Cart>): Cart => ({
  ...emptyCart({ country: 'de', currency: 'EUR' }),
  ...fields,
});
const withLine = (fields: Partial<LineItem>) => cartOf({ lineItems: [lineOf(fields)] });
const withCode = (applied: boolean) => cartOf({ discountCodes: [{ id: 'c', code: 'TEN', applied }] });
const withMethod = cartOf({ shippingMethod: { id: 's', name: 'Standard', arrival: null } });
const about = { lineItemId: 'a', name: 'Bib' };

describe('product 4.89: what changed', () => {
  it.each([
    [
      'a price that rose',
      withLine({}),
      withLine({ unitPrice: eur(1_200) }),
      [{ kind: 'priceChanged', ...about, from: eur(1_000), to: eur(1_200) }],
    ],
    [
      'a price that fell',
      withLine({}),
      withLine({ unitPrice: eur(900) }),
      [{ kind: 'priceChanged', ...about, from: eur(1_000), to: eur(900) }],
    ],
    ['a line that is gone', withLine({}), cartOf({}), [{ kind: 'lineRemoved', ...about }]],
    [
      'too little stock',
      withLine({}),
      withLine({ availableQuantity: 1 }),
      [{ kind: 'stockShort', ...about, available: 1 }],
    ],
    [
      'no stock',
      withLine({}),
      withLine({ availableQuantity: 0 }),
      [{ kind: 'stockShort', ...about, available: 0 }],
    ],
    [
      'more promised than exists',
      withLine({}),
      withLine({ availableQuantity: -3 }),
      [{ kind: 'stockShort', ...about, available: 0 }],
    ],
    ['just enough stock', withLine({}), withLine({ availableQuantity: 2 }), []],
    [
      'stock that is no longer tracked',
      withLine({ availableQuantity: 1 }),
      withLine({ availableQuantity: null }),
      [],
    ],
    [
      'a line that was short before',
      withLine({ availableQuantity: 1 }),
      withLine({ availableQuantity: 0 }),
      [],
    ],
    ['a code that idles', withCode(true), withCode(false), [{ kind: 'codeIdle', code: 'TEN' }]],
    ['a code that idled before', withCode(false), withCode(false), []],
    ['a code that applies now', withCode(false), withCode(true), []],
    ['a code that was removed', withCode(true), cartOf({}), []],
    ['a method that is gone', withMethod, cartOf({}), [{ kind: 'shippingMethodRemoved' }]],
    ['a line that was added', cartOf({}), withLine({ availableQuantity: 1 }), []],
  ] as const)('%s', (_, before, after, notices) => expect(noticesBetween(before, after)).toEqual(notices));

  it('not what the shopper removed', () =>
    expect(noticesBetween(withLine({}), cartOf({}), new Set(['a']))).toEqual([]));

  const lines = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.integer({ min: 1, max: 20 }),
      unitPrice: fc.integer({ min: 0, max: 5 }).map(eur),
      availableQuantity: fc.option(fc.integer({ min: -2, max: 20 })),
    }),
    { selector: ({ id }) => id },
  );
  const carts = lines.map((all) => cartOf({ lineItems: all.map(lineOf) }));

  it('is nothing between a cart and itself', () =>
    fc.assert(fc.property(carts, (cart) => noticesBetween(cart, cart).length === 0)));

  it('names every line that is gone, costs something else, or has become short, and no other', () =>
    fc.assert(
      fc.property(carts, carts, (before, after) => {
        const named = new Set(noticesBetween(before, after).flatMap(({ lineItemId }) => lineItemId ?? []));
        for (const line of before.lineItems) {
          const now = after.lineItems.find(({ id }) => id === line.id);
          const isNews =
            !now ||
            now.unitPrice.centAmount !== line.unitPrice.centAmount ||
            (isShort(now) && !isShort(line));
          expect(named.has(line.id)).toBe(isNews);
        }
        for (const id of named) expect(before.lineItems.some((line) => line.id === id)).toBe(true);
      }),
    ));
});
