import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Offer } from '../../commerce/commerce.ts';
import { cartLine as line, offerOf } from '../testing/fake-cart.ts';
import { movableLines } from './move-cart.ts';

const offer = (sku: string, availableQuantity: number | null, sold = true) =>
  offerOf(sku, { availableQuantity, ...(!sold && { price: null }) });
const offersOf = (...offers: Offer[]) => new Map(offers.map((offered) => [offered.sku, offered]));

describe('the part of a cart that can be sold in another country', () => {
  const counted = offer('A', 3);
  test.each([
    [
      'the text of a gift message',
      [line('M', 1, 'Welcome!')],
      [offer('M', null)],
      [{ sku: 'M', quantity: 1, giftMessage: 'Welcome!' }],
    ],
    [
      'two lines of one SKU within one stock, the first one first',
      [line('A', 2), line('A', 2), line('A', 1)],
      [counted],
      [
        { sku: 'A', quantity: 2 },
        { sku: 'A', quantity: 1 },
      ],
    ],
    [
      'of a bundle, what an earlier line leaves of its components',
      [line('A', 2), line('KIT', 4)],
      [counted, { ...offer('KIT', 3), takes: counted.takes }],
      [
        { sku: 'A', quantity: 2 },
        { sku: 'KIT', quantity: 1 },
      ],
    ],
  ])('%s', (_what, lines, offers, moved) => {
    expect(movableLines(lines, offersOf(...offers))).toEqual(moved);
  });
});

describe('whatever is in the cart and in stock', () => {
  const skus = ['A', 'B', 'C', 'D'];
  const lines = fc.array(
    fc.record({
      sku: fc.constantFrom(...skus),
      quantity: fc.integer({ min: 1, max: 20 }),
      giftMessage: fc.option(fc.string({ minLength: 1, maxLength: 5 })),
    }),
    { maxLength: 8 },
  );
  const offers = fc.uniqueArray(
    fc.record({
      sku: fc.constantFrom(...skus),
      availableQuantity: fc.option(fc.integer({ min: -3, max: 30 })),
      sold: fc.boolean(),
    }),
    { selector: ({ sku }) => sku, maxLength: skus.length },
  );
  const moves = fc.tuple(lines, offers).map(([wanted, sold]) => {
    const offered = offersOf(...sold.map((drawn) => offer(drawn.sku, drawn.availableQuantity, drawn.sold)));
    const cart = wanted.map(({ sku, quantity, giftMessage }) => line(sku, quantity, giftMessage));
    return { cart, offered, moved: movableLines(cart, offered) };
  });
  const piecesOf = (sku: string, among: readonly { sku: string; quantity: number }[]) =>
    among.reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0);

  test('of each SKU, the requested quantity is moved, up to the stock', () => {
    fc.assert(
      fc.property(moves, ({ cart, offered, moved }) => {
        for (const sku of skus) {
          const { price: sold = null, availableQuantity = 0 } = offered.get(sku) ?? {};
          const there = sold === null ? 0 : Math.max(0, availableQuantity ?? Infinity);
          expect(piecesOf(sku, moved)).toBe(Math.min(piecesOf(sku, cart), there));
        }
      }),
    );
  });

  test('a line never grows, is never empty, and keeps its position and its message', () => {
    fc.assert(
      fc.property(moves, ({ cart, moved }) => {
        let place = 0;
        for (const { sku, quantity, giftMessage } of moved) {
          expect(quantity).toBeGreaterThan(0);
          const found = cart.findIndex(
            (line, index) =>
              index >= place &&
              line.sku === sku &&
              line.giftMessage === (giftMessage ?? null) &&
              line.quantity >= quantity,
          );
          expect(found).toBeGreaterThanOrEqual(place);
          place = found + 1;
        }
      }),
    );
  });
});
