import { DatabaseSync } from 'node:sqlite';
import type { Cart } from '@commercetools/platform-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../storage.ts';
import { projectSeed } from '../testing/seed.ts';
import { writeSeed } from '../write-seed.ts';
import type { WantedAction } from '../actions.ts';
import { cartDraftSchema, createCart, updatedCart } from './actions.ts';
import { recalculate } from './totals.ts';

const storage = openStorage(new DatabaseSync(':memory:'));
writeSeed(storage, projectSeed, 'http://pictures.test');

const markets = [
  { currency: 'USD', country: 'US', address: { country: 'US', state: 'NY' } },
  { currency: 'SEK', country: 'SE', address: { country: 'SE' } },
  { currency: 'EUR', country: 'DE', address: { country: 'DE' } },
  { currency: 'JPY', country: 'JP', address: { country: 'JP' } },
] as const;

const sku = fc.constantFrom('CARRIER-BLACK', 'CARRIER-SAND', 'BIB', 'MEAL-KIT', 'GIFT-MESSAGE');
const change: fc.Arbitrary<WantedAction> = fc.oneof(
  fc.record({ action: fc.constant('addLineItem' as const), sku, quantity: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    action: fc.constant('addDiscountCode' as const),
    code: fc.constantFrom('WELCOME10', 'CRADLE15'),
  }),
  fc
    .constantFrom('standard', 'express')
    .map((key) => ({ action: 'setShippingMethod' as const, shippingMethod: { key } })),
  fc.constant({ action: 'recalculate' as const, updateProductData: false }),
);

const sum = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? Number.NaN), 0);

/** A cart after some changes, each followed by a calculation of the totals. */
const cartsAfter = fc
  .tuple(fc.constantFrom(...markets), fc.array(change, { maxLength: 12 }))
  .map(([{ currency, country, address }, changes]) => {
    const draft = cartDraftSchema.parse({ currency, country, shippingAddress: address });
    return changes.reduce<Cart>(
      (cart, action) => updatedCart(cart, [action], storage),
      createCart(draft, storage),
    );
  });

describe('totals of any cart', () => {
  it('are the sum of their parts', () => {
    fc.assert(
      fc.property(cartsAfter, (cart) => {
        const goods = sum(cart.lineItems.map(({ totalPrice }) => totalPrice.centAmount));
        const shipping = cart.shippingInfo?.price.centAmount ?? 0;
        expect(cart.totalPrice.centAmount).toBe(goods + shipping);
        const taxed = [...cart.lineItems, ...(cart.shippingInfo ? [cart.shippingInfo] : [])];
        for (const part of ['totalNet', 'totalGross', 'totalTax'] as const) {
          const parts = sum(taxed.map(({ taxedPrice }) => taxedPrice?.[part]?.centAmount));
          expect(cart.taxedPrice?.[part]?.centAmount ?? 0).toBe(parts);
        }
      }),
    );
  });

  it('do not change when recalculated', () => {
    fc.assert(
      fc.property(cartsAfter, (cart) => {
        expect(recalculate(cart, storage)).toEqual(cart);
      }),
    );
  });
});
