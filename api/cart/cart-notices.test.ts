import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, LineItem } from '../../contract/cart.ts';
import { isShort } from '../../contract/short-line.ts';
import { cartLine, emptyCart, moneyIn } from '../testing/fake-cart.ts';
import { noticesBetween } from './cart-notices.ts';

const eur = (centAmount: number) => moneyIn('EUR', centAmount);

const lineOf = (fields: Partial<LineItem>): LineItem => ({
  ...cartLine('A', 2),
  ...{ id: 'a', name: 'Bib', unitPrice: eur(1_000), availableQuantity: 5 },
  ...fields,
});

const cartOf = (fields: Partial<Cart>): Cart => ({
  ...emptyCart({ country: 'de', currency: 'EUR' }),
  ...fields,
});
const withLine = (fields: Partial<LineItem>) => cartOf({ lineItems: [lineOf(fields)] });
const withCode = (applied: boolean) => cartOf({ discountCodes: [{ id: 'c', code: 'TEN', applied }] });
const withMethod = cartOf({ shippingMethod: { id: 's', name: 'Standard', arrival: null } });
const inStock = (availableQuantity: number | null) => withLine({ availableQuantity });
const about = { lineItemId: 'a', name: 'Bib' };
const dearer = { kind: 'priceChanged', ...about, from: eur(1_000), to: eur(1_200) };

describe('product 4.89: what changed', () => {
  it.each([
    ['a price that rose', withLine({}), withLine({ unitPrice: eur(1_200) }), [dearer]],
    ['a line that is gone', withLine({}), cartOf({}), [{ kind: 'lineRemoved', ...about }]],
    ['too little stock', withLine({}), inStock(1), [{ kind: 'stockShort', ...about, available: 1 }]],
    [
      'more promised than exists',
      withLine({}),
      inStock(-3),
      [{ kind: 'stockShort', ...about, available: 0 }],
    ],
    ['stock that is no longer tracked', inStock(1), inStock(null), []],
    ['a line that was short before', inStock(1), inStock(0), []],
    ['a code that idles', withCode(true), withCode(false), [{ kind: 'codeIdle', code: 'TEN' }]],
    ['a code that idled before', withCode(false), withCode(false), []],
    ['a code that was removed', withCode(true), cartOf({}), []],
    ['a method that is gone', withMethod, cartOf({}), [{ kind: 'shippingMethodRemoved' }]],
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
