import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import { createCart, place, readyCart, refusalOf, stockEntry, update } from '../testing/project.ts';

const black = { sku: 'CARRIER-BLACK', quantity: 1 };
/** A price and total of nothing that the caller sets, instead of the catalogue's. */
const free = {
  price: { currencyCode: 'USD', centAmount: 0 },
  totalPrice: { currencyCode: 'USD', centAmount: 0 },
};
const gift = { type: { typeId: 'type', key: 'line-item-gift' } } as const;

contract('line items', (rule) => {
  rule('are added by SKU at the price of the cart, merged, changed, and removed', async (sdk) => {
    const created = await createCart(sdk, { anonymousId: 'visitor', lineItems: [black] });
    expect(created).toMatchObject({ version: 1, cartState: 'Active', anonymousId: 'visitor', country: 'US' });
    expect(created.totalPrice).toEqual({
      type: 'centPrecision',
      centAmount: 10000,
      currencyCode: 'USD',
      fractionDigits: 2,
    });
    expect(created.lineItems[0]).toMatchObject({
      productKey: 'baby-carrier',
      name: { en: 'Baby carrier' },
      variant: { sku: 'CARRIER-BLACK', availability: { availableQuantity: 50 } },
      price: { value: { centAmount: 10000 } },
    });

    const merged = await update(sdk, created, { action: 'addLineItem', sku: 'CARRIER-BLACK', quantity: 2 });
    expect(merged.lineItems).toHaveLength(1);
    expect(merged).toMatchObject({ totalLineItemQuantity: 3, totalPrice: { centAmount: 30000 } });

    const lineItemId = merged.lineItems[0]?.id ?? '';
    const fewer = await update(sdk, merged, { action: 'changeLineItemQuantity', lineItemId, quantity: 2 });
    expect(fewer.totalPrice.centAmount).toBe(20000);
    const removed = await update(sdk, fewer, { action: 'changeLineItemQuantity', lineItemId, quantity: 0 });
    expect(removed).toMatchObject({ lineItems: [], totalPrice: { centAmount: 0 } });
  });

  rule('keep lines with different custom fields apart and check the fields', async (sdk) => {
    const cart = await createCart(sdk);
    const message = (giftMessage: unknown) => ({ ...gift, fields: { giftMessage } });
    const add = { action: 'addLineItem', sku: 'GIFT-MESSAGE', quantity: 1 } as const;
    const two = await update(
      sdk,
      cart,
      { ...add, custom: message('Welcome') },
      { ...add, custom: message('Hello') },
    );
    expect(two.lineItems.map(({ custom }) => custom?.fields['giftMessage'] as unknown)).toEqual([
      'Welcome',
      'Hello',
    ]);
    const lineItemId = two.lineItems[0]?.id ?? '';
    const changed = await update(sdk, two, {
      action: 'setLineItemCustomType',
      lineItemId,
      ...message('Bye'),
    });
    expect(changed.lineItems[0]?.custom?.fields).toEqual({ giftMessage: 'Bye' });
    expect(await refusalOf(update(sdk, changed, { ...add, custom: message(7) }))).toMatchObject({
      code: 'InvalidField',
      field: 'giftMessage',
    });
  });

  rule('reject an unknown SKU and a product without a price for the cart', async (sdk) => {
    expect(await refusalOf(createCart(sdk, { lineItems: [{ sku: 'NOTHING' }] }))).toMatchObject({
      statusCode: 400,
      code: 'InvalidField',
      field: 'sku',
    });
    expect(await refusalOf(createCart(sdk, { currency: 'CHF', lineItems: [black] }))).toMatchObject({
      statusCode: 400,
      code: 'MatchingPriceNotFound',
      currency: 'CHF',
    });
  });

  rule(
    'may have a total of the caller’s own: a line of its own, kept, not discounted, and taken from stock',
    async (sdk) => {
      const cart = await readyCart(sdk, { lineItems: [black], discountCodes: ['WELCOME10'] });
      const add = {
        action: 'addLineItem',
        sku: 'CARRIER-BLACK',
        quantity: 2,
        externalTotalPrice: free,
      } as const;
      const both = await update(sdk, cart, add, { action: 'recalculate' });
      const [sold, given] = both.lineItems;
      expect(both.lineItems).toHaveLength(2);
      expect(given).toMatchObject({
        ...{ quantity: 2, priceMode: 'ExternalTotal', discountedPricePerQuantity: [] },
        ...{ price: { value: { centAmount: 0 } }, totalPrice: { centAmount: 0 } },
      });
      expect([both.totalPrice, both.taxedPrice]).toEqual([cart.totalPrice, cart.taxedPrice]);
      const twice = await update(sdk, both, { action: 'addLineItem', sku: 'CARRIER-BLACK', quantity: 1 });
      expect(twice.lineItems.map(({ id, quantity }) => [id, quantity])).toEqual([
        [sold?.id, 2],
        [given?.id, 2],
      ]);
      await place(sdk, twice);
      expect((await stockEntry(sdk, 'CARRIER-BLACK')).availableQuantity).toBe(46);
    },
  );
});

contract('versions', (rule) => {
  rule('accept one of several writers with the same version', async (sdk) => {
    const cart = await createCart(sdk);
    const writers = await Promise.allSettled(
      [1, 2, 3, 4].map((quantity) => update(sdk, cart, { action: 'addLineItem', sku: 'BIB', quantity })),
    );
    expect(writers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(update(sdk, cart, { action: 'recalculate' }))).toMatchObject({
      statusCode: 409,
      code: 'ConcurrentModification',
      currentVersion: 2,
    });
  });

  rule('apply either all actions of a request or none', async (sdk) => {
    const cart = await createCart(sdk, { lineItems: [black] });
    const actions = [
      { action: 'addLineItem', sku: 'BIB', quantity: 1 },
      { action: 'addLineItem', sku: 'NOTHING', quantity: 1 },
    ] as const;
    expect(await refusalOf(update(sdk, cart, ...actions))).toMatchObject({ statusCode: 400 });
    expect((await sdk.carts().withId({ ID: cart.id }).get().execute()).body).toEqual(cart);
  });

  rule('are needed to delete a cart', async (sdk) => {
    const { id } = await createCart(sdk);
    const remove = (version: number) =>
      sdk.carts().withId({ ID: id }).delete({ queryArgs: { version } }).execute();
    expect(await refusalOf(remove(7))).toMatchObject({ statusCode: 409, currentVersion: 1 });
    await remove(1);
    expect(await refusalOf(sdk.carts().withId({ ID: id }).get().execute())).toMatchObject({
      statusCode: 404,
    });
  });
});
