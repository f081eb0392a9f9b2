import { describe, expect, test } from 'vitest';
import type { Offer } from '../../commerce/commerce.ts';
import type { CartAction } from '../../contract/cart.ts';
import { maxLines } from '../../contract/limits.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { cartLine, emptyCart, offerOf } from '../testing/fake-cart.ts';
import { planChanges } from './cart-plan.ts';

const cart = (...lines: [sku: string, quantity: number][]) => ({
  ...emptyCart({ country: 'de', currency: 'EUR' }),
  lineItems: lines.map(([sku, quantity]) => cartLine(sku, quantity)),
});
const offer = (sku: string, takes: Offer['takes'], availableQuantity: number | null) =>
  offerOf(sku, { takes, availableQuantity });
const carrier = (inStock: number) => ({ sku: 'CARRIER', quantity: 1, inStock });
const shopWith = (inStock: number, twin = inStock) =>
  new Map(
    [
      offer('CARRIER', [carrier(inStock)], inStock),
      offer('KIT', [{ sku: 'KIT', quantity: 1, inStock: null }, carrier(inStock)], inStock),
      offer('TWINS', [{ ...carrier(inStock), quantity: 2 }], Math.floor(twin / 2)),
    ].map((offered) => [offered.sku, offered]),
  );
const add = (sku: string, quantity = 1): CartAction => ({ action: 'addLineItem', sku, quantity });

/** What is refused, as code and details; null if it is allowed. */
function refusal(
  ...[before, offers, ...actions]: [ReturnType<typeof cart>, ReadonlyMap<string, Offer>, ...CartAction[]]
) {
  try {
    planChanges({ cart: before, orderNumber: null, actions, offers });
    return null;
  } catch (error) {
    if (!isShopError(error)) throw error;
    return [error.code, error.details];
  }
}

describe('product 4.61: bundles and their components share one stock', () => {
  const short = (sku: string, available: number) => ['OutOfStock', { sku, available }];
  const inCart = (sku: string) => ['RestInCart', { sku }];
  const carriers: CartAction = { action: 'removeLineItem', lineItemId: 'line of CARRIER' };
  const fewer: CartAction = { action: 'changeLineItemQuantity', lineItemId: 'line of KIT', quantity: 4 };
  test.each<[string, ReturnType<typeof cart>, number, CartAction[], unknown[] | null]>([
    ['the last carrier beside a bundle', cart(['KIT', 2]), 3, [add('CARRIER')], null],
    ['one carrier too many beside bundles', cart(['KIT', 2]), 3, [add('CARRIER', 2)], short('CARRIER', 1)],
    ['a bundle of a carrier that is in the cart', cart(['CARRIER', 3]), 3, [add('KIT')], inCart('KIT')],
    ['a carrier that is in a bundle in the cart', cart(['KIT', 3]), 3, [add('CARRIER')], inCart('CARRIER')],
    ['a bundle of a sold-out carrier', cart(), 0, [add('KIT')], short('KIT', 0)],
    ['a bundle of two if one is left', cart(['KIT', 1]), 2, [add('TWINS')], inCart('TWINS')],
    ['both at once', cart(), 3, [add('KIT', 2), add('CARRIER', 2)], short('CARRIER', 1)],
    ['one in exchange for the other', cart(['CARRIER', 3]), 3, [carriers, add('KIT', 3)], null],
    [
      'less of a bundle than before, although there is not enough',
      cart(['KIT', 5], ['CARRIER', 5]),
      3,
      [fewer],
      null,
    ],
  ])('%s', (_what, before, inStock, actions, refused) => {
    expect(refusal(before, shopWith(inStock), ...actions)).toEqual(refused);
  });
});

describe(`product 5.34: a cart of ${maxLines} lines`, () => {
  const skus = Array.from({ length: maxLines + 1 }, (_, index) => `SKU-${index}`);
  const offers = new Map(skus.map((sku) => [sku, offer(sku, [{ sku, quantity: 1, inStock: null }], null)]));
  const full = cart(...skus.slice(1).map((sku) => [sku, 1] as [string, number]));

  test('does not take another one', () => {
    expect(refusal(full, offers, add('SKU-0'))).toEqual(['CartFull', { maxLines }]);
  });

  test('takes more of what it contains, and another one in exchange', () => {
    expect(refusal(full, offers, add('SKU-1'))).toBeNull();
    const remove: CartAction = { action: 'removeLineItem', lineItemId: 'line of SKU-1' };
    expect(refusal(full, offers, remove, add('SKU-0'))).toBeNull();
  });

  test('is reached by adding one thing after the other', () => {
    expect(refusal(cart(), offers, ...skus.slice(1).map((sku) => add(sku)))).toBeNull();
    expect(refusal(cart(), offers, ...skus.map((sku) => add(sku)))).toEqual(['CartFull', { maxLines }]);
  });
});

test('product 4.100: who gets the parcel is written once, beside the number of an order that was tried before', () => {
  const before = cart(['CARRIER', 1]);
  const plan = (...choices: boolean[]) =>
    planChanges({
      cart: before,
      orderNumber: 'DE-1',
      actions: choices.map((isForSomebodyElse) => ({ action: 'setForSomebodyElse', isForSomebodyElse })),
      offers: new Map(),
    });
  const written = { action: 'setCheckoutFields', orderNumber: 'DE-1', isForSomebodyElse: true };
  expect(plan(false)).toEqual([]);
  expect(plan(true, true)).toEqual([written]);
});
