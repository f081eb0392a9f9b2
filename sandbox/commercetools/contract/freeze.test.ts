import { expect } from 'vitest';
import { setPrice } from '../simulated-changes.ts';
import { contract } from '../testing/contract.ts';
import type { CartUpdateAction } from '@commercetools/platform-sdk';
import {
  berlin,
  createCart,
  createPayment,
  newYork,
  place,
  readyCart,
  refusalOf,
  startProject,
  update,
} from '../testing/project.ts';

const notAllowed = { statusCode: 400, code: 'InvalidOperation' };
const add = { action: 'addLineItem', sku: 'BIB', quantity: 1 } as const;
const express = {
  action: 'setShippingMethod',
  shippingMethod: { typeId: 'shipping-method', key: 'express' },
} as const;

const strategy = 'HardFreeze';

contract('a frozen cart', (rule, ownRule) => {
  rule('refuses what changes its lines, prices, and codes', async (sdk) => {
    const ready = await readyCart(sdk, { discountCodes: ['WELCOME10'] });
    const frozen = await update(sdk, ready, { action: 'freezeCart', strategy });
    expect(frozen).toMatchObject({ cartState: 'Frozen', freezeStrategy: strategy });
    const lineItemId = frozen.lineItems[0]?.id ?? '';
    const discountCode = frozen.discountCodes[0]?.discountCode;
    if (!discountCode) throw new Error('The cart has a code.');
    const refused: CartUpdateAction[] = [
      add,
      { action: 'changeLineItemQuantity', lineItemId, quantity: 2 },
      { action: 'removeLineItem', lineItemId },
      { action: 'addDiscountCode', code: 'CRADLE15' },
      { action: 'removeDiscountCode', discountCode },
      { action: 'recalculate' },
      express,
    ];
    for (const action of refused) {
      expect(await refusalOf(update(sdk, frozen, action)), action.action).toMatchObject(notAllowed);
    }
    const { body } = await sdk.carts().withId({ ID: frozen.id }).get().execute();
    expect(body).toEqual(frozen);
  });

  rule('accepts addresses, email, payments, and custom fields', async (sdk) => {
    const payment = { typeId: 'payment', id: (await createPayment(sdk)).id } as const;
    const frozen = await update(sdk, await readyCart(sdk), { action: 'freezeCart', strategy });
    const changed = await update(
      sdk,
      frozen,
      { action: 'setCustomerEmail', email: 'eve@example.com' },
      { action: 'setShippingAddress', address: { ...newYork, city: 'Albany' } },
      { action: 'setBillingAddress', address: berlin },
      { action: 'addPayment', payment },
      {
        action: 'setCustomType',
        type: { typeId: 'type', key: 'cart-checkout' },
        fields: { orderNumber: 'N-1' },
      },
      { action: 'removePayment', payment },
    );
    expect(changed).toMatchObject({
      cartState: 'Frozen',
      customerEmail: 'eve@example.com',
      shippingAddress: { city: 'Albany' },
      billingAddress: { country: 'DE' },
      custom: { fields: { orderNumber: 'N-1' } },
      totalPrice: frozen.totalPrice,
    });
  });

  ownRule('keeps its prices whatever becomes of the catalogue, and is ordered at them', async () => {
    const { sdk, storage } = await startProject();
    const other = await readyCart(sdk);
    const frozen = await update(sdk, await readyCart(sdk), { action: 'freezeCart', strategy });
    setPrice(storage, { sku: 'CARRIER-BLACK', currency: 'USD', centAmount: 12345 });
    expect(await refusalOf(place(sdk, other)), 'without being frozen').toMatchObject({
      statusCode: 400,
      code: 'PriceChanged',
      lineItems: [other.lineItems[0]?.id],
    });
    const mailed = await update(sdk, frozen, { action: 'setCustomerEmail', email: 'ada@example.com' });
    expect(mailed.totalPrice).toEqual(frozen.totalPrice);
    expect((await place(sdk, mailed)).totalPrice).toEqual(frozen.totalPrice);
  });

  rule('is unfrozen and changed in one update, at current prices', async (sdk) => {
    const payment = { typeId: 'payment', id: (await createPayment(sdk)).id } as const;
    const frozen = await update(
      sdk,
      await readyCart(sdk),
      { action: 'addPayment', payment },
      { action: 'freezeCart', strategy },
    );
    expect(frozen).toMatchObject({ cartState: 'Frozen', paymentInfo: { payments: [payment] } });
    const thawed = await update(
      sdk,
      frozen,
      { action: 'unfreezeCart' },
      { action: 'removePayment', payment },
      add,
      express,
    );
    expect(thawed).toMatchObject({ cartState: 'Active', totalPrice: { centAmount: 13895 } });
    expect(thawed.paymentInfo).toBeUndefined();
    expect(thawed.freezeStrategy).toBeUndefined();
    const refrozen = await update(sdk, thawed, { action: 'freezeCart', strategy });
    const atomic = update(sdk, refrozen, { action: 'unfreezeCart' }, { ...add, sku: 'NOTHING' });
    expect(await refusalOf(atomic)).toMatchObject({ statusCode: 400 });
    const { body } = await sdk.carts().withId({ ID: refrozen.id }).get().execute();
    expect(body).toEqual(refrozen);
  });
});

contract('freezing', (rule) => {
  rule('is refused for an empty cart, one that is frozen, and one that is ordered', async (sdk) => {
    const freeze = { action: 'freezeCart', strategy: 'HardFreeze' } as const;
    expect(await refusalOf(update(sdk, await createCart(sdk), freeze))).toMatchObject(notAllowed);
    const frozen = await update(sdk, await readyCart(sdk), freeze);
    expect(await refusalOf(update(sdk, frozen, freeze))).toMatchObject(notAllowed);
    await place(sdk, frozen);
    const { body: ordered } = await sdk.carts().withId({ ID: frozen.id }).get().execute();
    expect(ordered.cartState).toBe('Ordered');
    expect(await refusalOf(update(sdk, ordered, freeze))).toMatchObject(notAllowed);
    const thaw = { action: 'unfreezeCart' } as const;
    expect(await refusalOf(update(sdk, await readyCart(sdk), thaw))).toMatchObject(notAllowed);
  });
});
