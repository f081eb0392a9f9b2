import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import { berlin, createCart, newYork, place, refusalOf, update } from '../testing/project.ts';

const bibs = (quantity: number) => ({ lineItems: [{ sku: 'BIB', quantity }] });
const london = { country: 'GB', city: 'London', postalCode: 'E1 6AN' };
const standard = { typeId: 'shipping-method', key: 'standard' } as const;

contract('tax', (rule) => {
  rule('is unknown without an address, and added if prices do not include it', async (sdk) => {
    const cart = await createCart(sdk, bibs(1));
    expect(cart.taxedPrice).toBeUndefined();
    const taxed = await update(sdk, cart, { action: 'setShippingAddress', address: newYork });
    expect(taxed.totalPrice.centAmount).toBe(2000);
    expect(taxed.taxedPrice).toMatchObject({
      totalNet: { centAmount: 2000 },
      totalGross: { centAmount: 2178 },
      totalTax: { centAmount: 178 },
      taxPortions: [{ rate: 0.08875, amount: { centAmount: 178 } }],
    });
    expect(taxed.lineItems[0]?.taxRate).toMatchObject({
      amount: 0.08875,
      includedInPrice: false,
      state: 'NY',
    });
    const untaxed = await update(sdk, taxed, { action: 'setShippingAddress' });
    expect(untaxed.taxedPrice).toBeUndefined();
    expect(untaxed.lineItems[0]?.taxRate).toBeUndefined();
  });
});

contract('shipping', (rule) => {
  rule('offers the methods that ship to the cart’s address, and none if none does', async (sdk) => {
    const cart = await createCart(sdk, bibs(1));
    const matching = (cartId: string) =>
      sdk.shippingMethods().matchingCart().get({ queryArgs: { cartId } }).execute();
    expect(await refusalOf(matching(cart.id))).toMatchObject({ code: 'InvalidOperation' });
    await update(sdk, cart, { action: 'setShippingAddress', address: newYork });
    const { results } = (await matching(cart.id)).body;
    expect(results.map(({ key }) => key).toSorted()).toEqual(['express', 'standard']);
    expect(results.find(({ key }) => key === 'standard')?.zoneRates[0]?.shippingRates).toMatchObject([
      {
        price: { centAmount: 695, currencyCode: 'USD' },
        freeAbove: { centAmount: 7500 },
        isMatching: true,
      },
    ]);
    const to = (state: string) =>
      sdk
        .shippingMethods()
        .matchingLocation()
        .get({ queryArgs: { country: 'US', state, currency: 'USD' } })
        .execute();
    expect((await to('CA')).body.count).toBe(2);
    expect((await to('GU')).body.count).toBe(0);
    expect((await to('AE')).body.count).toBe(0);
  });

  rule('is in the total, is taxed, and is free exactly from its threshold on', async (sdk) => {
    const cart = await createCart(sdk, { ...bibs(3), shippingAddress: newYork, shippingMethod: standard });
    expect(cart.shippingInfo).toMatchObject({ shippingMethodName: 'Standard', price: { centAmount: 695 } });
    expect(cart).toMatchObject({
      totalPrice: { centAmount: 6000 + 695 },
      taxedPrice: { totalGross: { centAmount: 6000 + 532 + 695 + 62 } },
      taxedShippingPrice: { totalNet: { centAmount: 695 }, totalGross: { centAmount: 757 } },
    });
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const four = await update(sdk, cart, { action: 'changeLineItemQuantity', lineItemId, quantity: 4 });
    expect(four).toMatchObject({
      shippingInfo: { price: { centAmount: 0 } },
      totalPrice: { centAmount: 8000 },
    });
    const discounted = await update(sdk, four, { action: 'addDiscountCode', code: 'WELCOME10' });
    expect(discounted).toMatchObject({ totalPrice: { centAmount: 7200 + 695 } });
  });

  rule(
    'needs an address first, and is kept and marked if the method does not ship to a new one',
    async (sdk) => {
      const cart = await createCart(sdk, { ...bibs(1), currency: 'EUR', country: 'DE' });
      const choose = {
        action: 'setShippingMethod',
        shippingMethod: { typeId: 'shipping-method', key: 'express' },
      } as const;
      expect(await refusalOf(update(sdk, cart, choose))).toMatchObject({ code: 'InvalidOperation' });
      const chosen = await update(sdk, cart, { action: 'setShippingAddress', address: berlin }, choose);
      expect(chosen.shippingInfo).toMatchObject({
        price: { centAmount: 1290 },
        shippingMethodState: 'MatchesCart',
      });
      const moved = await update(sdk, chosen, { action: 'setShippingAddress', address: london });
      expect(moved).toMatchObject({
        shippingInfo: {
          price: { centAmount: 1290 },
          shippingMethodState: 'DoesNotMatchCart',
          taxRate: { country: 'GB' },
        },
        totalPrice: { centAmount: 1890 + 1290 },
      });
      const refused = { statusCode: 400, code: 'ShippingMethodDoesNotMatchCart' };
      expect(await refusalOf(update(sdk, moved, choose))).toMatchObject(refused);
      expect(await refusalOf(place(sdk, moved))).toMatchObject(refused);
      const back = await update(sdk, moved, { action: 'setShippingAddress', address: berlin });
      expect(back.shippingInfo).toEqual(chosen.shippingInfo);
      const none = await update(sdk, back, { action: 'setShippingMethod' });
      expect(none.shippingInfo).toBeUndefined();
    },
  );
});

contract('a product discount', (rule) => {
  rule('is what a line costs, in any quantity, and codes come off it', async (sdk) => {
    const cart = await createCart(sdk, { lineItems: [{ sku: 'SWADDLE', quantity: 2 }] });
    expect(cart.lineItems[0]).toMatchObject({
      price: { value: { centAmount: 4000 }, discounted: { value: { centAmount: 3000 } } },
      totalPrice: { centAmount: 6000 },
    });
    expect(cart.totalPrice.centAmount).toBe(6000);
    const coded = await update(sdk, cart, { action: 'addDiscountCode', code: 'WELCOME10' });
    expect(coded.totalPrice.centAmount).toBe(5400);
  });
});

contract('discount codes', (rule) => {
  rule('take a percentage off the items, and can be removed', async (sdk) => {
    const cart = await createCart(sdk, { ...bibs(2), discountCodes: ['WELCOME10'] });
    expect(cart).toMatchObject({
      totalPrice: { centAmount: 3600 },
      discountCodes: [{ state: 'MatchesCart' }],
    });
    expect(cart.lineItems[0]?.discountedPricePerQuantity).toMatchObject([
      {
        quantity: 2,
        discountedPrice: {
          value: { centAmount: 1800 },
          includedDiscounts: [{ discountedAmount: { centAmount: 200 } }],
        },
      },
    ]);
    const { body: expanded } = await sdk
      .carts()
      .withId({ ID: cart.id })
      .get({ queryArgs: { expand: 'discountCodes[*].discountCode' } })
      .execute();
    expect(expanded.discountCodes[0]?.discountCode.obj?.code).toBe('WELCOME10');
    const discountCode = cart.discountCodes[0]?.discountCode ?? { typeId: 'discount-code', id: '' };
    const full = await update(sdk, cart, {
      action: 'removeDiscountCode',
      discountCode: { typeId: 'discount-code', id: discountCode.id },
    });
    expect(full).toMatchObject({ totalPrice: { centAmount: 4000 }, discountCodes: [] });
    expect(full.lineItems[0]?.discountedPricePerQuantity).toEqual([]);
  });

  rule('distribute an amount over all lines once the order value is high enough', async (sdk) => {
    const cart = await createCart(sdk, { ...bibs(1), discountCodes: ['CRADLE15'] });
    expect(cart).toMatchObject({
      totalPrice: { centAmount: 2000 },
      discountCodes: [{ state: 'DoesNotMatchCart' }],
    });
    const enough = await update(sdk, cart, { action: 'addLineItem', sku: 'CARRIER-BLACK', quantity: 1 });
    expect(enough).toMatchObject({
      totalPrice: { centAmount: 12000 - 1500 },
      discountCodes: [{ state: 'MatchesCart' }],
    });
    expect(enough.lineItems.map(({ totalPrice }) => totalPrice.centAmount)).toEqual([
      2000 - 250,
      10000 - 1250,
    ]);
    const both = await update(sdk, enough, { action: 'addDiscountCode', code: 'WELCOME10' });
    expect(both.totalPrice.centAmount).toBe(12000 - 1200 - 1500);
  });

  rule('are rejected if unknown or expired', async (sdk) => {
    const cart = await createCart(sdk, bibs(1));
    const add = (code: string) => refusalOf(update(sdk, cart, { action: 'addDiscountCode', code }));
    expect(await add('NOPE')).toMatchObject({ code: 'DiscountCodeNonApplicable', reason: 'DoesNotExist' });
    expect(await add('EXPIRED5')).toMatchObject({
      code: 'DiscountCodeNonApplicable',
      reason: 'TimeRangeNonApplicable',
    });
  });
});
