import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import { createCart, newYork, refusalOf, update } from '../testing/project.ts';

contract('the basics', (rule) => {
  rule('returns published products by key, SKU and id cursor', async (sdk) => {
    const find = async (where: string) =>
      (await sdk.productProjections().get({ queryArgs: { where } }).execute()).body.results;
    const [bib] = await find('key = "baby-bib"');
    expect(bib).toMatchObject({ key: 'baby-bib', masterVariant: { sku: 'BIB' }, variants: [] });
    const bySku = await find('masterVariant(sku in ("BIB")) or variants(sku in ("BIB"))');
    expect(bySku.map(({ id }) => id)).toEqual([bib?.id]);
    const queryArgs = { where: `id > "${bib?.id}"`, sort: 'id asc', limit: 500 };
    const after = (await sdk.productProjections().get({ queryArgs }).execute()).body.results.map(
      ({ id }) => id,
    );
    expect(after).toEqual(after.toSorted());
    expect(after).not.toContain(bib?.id);
  });

  rule('calculates prices of lines, merges the same SKU, changes, and removes', async (sdk) => {
    const cart = await createCart(sdk, { lineItems: [{ sku: 'BIB', quantity: 1 }] });
    const merged = await update(sdk, cart, { action: 'addLineItem', sku: 'BIB', quantity: 2 });
    expect(merged.lineItems).toMatchObject([
      {
        quantity: 3,
        productKey: 'baby-bib',
        price: { value: { centAmount: 2000 } },
        totalPrice: { centAmount: 6000 },
      },
    ]);
    const lineItemId = merged.lineItems[0]?.id ?? '';
    const emptied = await update(sdk, merged, { action: 'changeLineItemQuantity', lineItemId, quantity: 0 });
    expect(emptied).toMatchObject({ lineItems: [], totalPrice: { centAmount: 0, currencyCode: 'USD' } });
  });

  rule('rejects unknown SKUs and codes, and stale versions with the current one', async (sdk) => {
    const cart = await createCart(sdk);
    const add = (sku: string) => update(sdk, cart, { action: 'addLineItem', sku, quantity: 1 });
    expect(await refusalOf(add('NOTHING'))).toMatchObject({ statusCode: 400 });
    const unknownCode = update(sdk, cart, { action: 'addDiscountCode', code: 'NOPE' });
    expect(await refusalOf(unknownCode)).toMatchObject({ statusCode: 400 });
    const { version } = await add('BIB');
    expect(await refusalOf(add('BIB'))).toMatchObject({
      statusCode: 409,
      code: 'ConcurrentModification',
      currentVersion: version,
    });
  });

  rule('keeps custom fields, addresses, email and the chosen shipping method', async (sdk) => {
    const gift = {
      type: { typeId: 'type', key: 'line-item-gift' },
      fields: { giftMessage: 'Welcome' },
    } as const;
    const cart = await update(
      sdk,
      await createCart(sdk),
      { action: 'addLineItem', sku: 'GIFT-MESSAGE', quantity: 1, custom: gift },
      { action: 'setCustomerEmail', email: 'ada@example.com' },
      { action: 'setShippingAddress', address: newYork },
      { action: 'setBillingAddress', address: newYork },
    );
    expect(cart).toMatchObject({
      customerEmail: 'ada@example.com',
      shippingAddress: newYork,
      lineItems: [{ custom: { type: { typeId: 'type' }, fields: { giftMessage: 'Welcome' } } }],
    });
    const queryArgs = { cartId: cart.id };
    const { results } = (await sdk.shippingMethods().matchingCart().get({ queryArgs }).execute()).body;
    expect(results.map(({ key }) => key).toSorted()).toEqual(['express', 'standard']);
    const id = results.find(({ key }) => key === 'express')?.id ?? '';
    const chosen = await update(sdk, cart, {
      action: 'setShippingMethod',
      shippingMethod: { typeId: 'shipping-method', id },
    });
    expect(chosen.shippingInfo).toMatchObject({
      shippingMethodName: 'Express',
      price: { centAmount: 1895 },
      shippingMethod: { typeId: 'shipping-method', id },
      shippingMethodState: 'MatchesCart',
    });
  });

  rule('records payments and their transactions', async (sdk) => {
    const amountPlanned = { currencyCode: 'USD', centAmount: 2000 };
    const { body: payment } = await sdk
      .payments()
      .post({ body: { key: 'cart_1', amountPlanned } })
      .execute();
    const transaction = {
      type: 'Charge',
      amount: amountPlanned,
      state: 'Pending',
      interactionId: 'PSP1',
    } as const;
    const { body: charged } = await sdk
      .payments()
      .withId({ ID: payment.id })
      .post({ body: { version: payment.version, actions: [{ action: 'addTransaction', transaction }] } })
      .execute();
    const transactionId = charged.transactions[0]?.id ?? '';
    const actions = [{ action: 'changeTransactionState' as const, transactionId, state: 'Success' }];
    const { body: done } = await sdk
      .payments()
      .withKey({ key: 'cart_1' })
      .post({ body: { version: charged.version, actions } })
      .execute();
    expect(done).toMatchObject({
      amountPlanned: { type: 'centPrecision', centAmount: 2000, fractionDigits: 2 },
      transactions: [
        { type: 'Charge', state: 'Success', interactionId: 'PSP1', amount: { centAmount: 2000 } },
      ],
    });
  });
});
