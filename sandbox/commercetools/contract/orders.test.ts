import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import type { ByProjectKeyRequestBuilder, Cart } from '@commercetools/platform-sdk';
import {
  createCart,
  newYork,
  place,
  readyCart,
  refusalOf,
  setPrice,
  startProject,
  stockEntry,
  update,
} from '../testing/project.ts';

const stockOf = async (sdk: ByProjectKeyRequestBuilder, sku: string) =>
  (await stockEntry(sdk, sku)).availableQuantity;

contract('orders', (rule, ownRule) => {
  rule('copy the cart, close it, reduce the stock, and can be found again', async (sdk) => {
    const cart = await readyCart(sdk, { customerEmail: 'ada@example.com', anonymousId: 'visitor' });
    const order = await place(sdk, cart, { orderNumber: 'N-1', paymentState: 'Paid' });
    expect(order).toMatchObject({
      orderNumber: 'N-1',
      orderState: 'Open',
      paymentState: 'Paid',
      customerEmail: 'ada@example.com',
      anonymousId: 'visitor',
      totalPrice: cart.totalPrice,
      taxedPrice: cart.taxedPrice,
      lineItems: cart.lineItems,
      shippingInfo: cart.shippingInfo,
      shippingAddress: newYork,
      cart: { typeId: 'cart', id: cart.id },
    });
    expect((await sdk.carts().withId({ ID: cart.id }).get().execute()).body.cartState).toBe('Ordered');
    expect(await stockOf(sdk, 'CARRIER-BLACK')).toBe(49);
    expect((await sdk.orders().withOrderNumber({ orderNumber: 'N-1' }).get().execute()).body).toEqual(order);
    expect((await sdk.orders().withId({ ID: order.id }).get().execute()).body).toEqual(order);
    const { body: found } = await sdk
      .orders()
      .get({ queryArgs: { where: `cart(id="${cart.id}")` } })
      .execute();
    expect(found.results).toEqual([order]);
  });

  rule('are created once per cart, however often and in parallel they are requested', async (sdk) => {
    const cart = await readyCart(sdk);
    const attempts = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((n) => place(sdk, cart, { orderNumber: `N-${n}` })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await sdk.orders().get().execute()).body.total).toBe(1);
    const ordered = (await sdk.carts().withId({ ID: cart.id }).get().execute()).body;
    expect(await refusalOf(place(sdk, ordered))).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    const change = { action: 'addLineItem', sku: 'BIB', quantity: 1 } as const;
    expect(await refusalOf(update(sdk, ordered, change))).toMatchObject({ code: 'InvalidOperation' });
  });

  rule('reject a stale cart and an order number that is taken', async (sdk) => {
    const cart = await readyCart(sdk);
    const { version } = await update(sdk, cart, { action: 'setCustomerEmail', email: 'ada@example.com' });
    expect(await refusalOf(place(sdk, cart))).toMatchObject({ statusCode: 409, currentVersion: version });
    await place(sdk, { id: cart.id, version }, { orderNumber: 'N-1' });
    const other = await readyCart(sdk);
    expect(await refusalOf(place(sdk, other, { orderNumber: 'N-1' }))).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
      field: 'orderNumber',
      duplicateValue: 'N-1',
    });
    expect(await stockOf(sdk, 'CARRIER-BLACK')).toBe(49);
    expect((await sdk.carts().withId({ ID: other.id }).get().execute()).body).toEqual(other);
  });

  rule(
    'reject an empty cart, one without address, and an applied code that no longer matches',
    async (sdk) => {
      const refusal = async (cart: Cart) => refusalOf(place(sdk, cart));
      expect(await refusal(await createCart(sdk, { shippingAddress: newYork }))).toMatchObject({
        code: 'InvalidOperation',
      });
      const homeless = await createCart(sdk, { lineItems: [{ sku: 'BIB', quantity: 1 }] });
      expect(await refusal(homeless)).toMatchObject({ code: 'InvalidOperation' });
      const unmatched = await readyCart(sdk, {
        lineItems: [{ sku: 'BIB', quantity: 1 }],
        discountCodes: ['CRADLE15'],
      });
      expect(await refusal(unmatched)).toMatchObject({
        code: 'DiscountCodeNonApplicable',
        discountCode: 'CRADLE15',
      });
    },
  );

  ownRule('are refused at prices that are no longer current, unless the cart is frozen', async () => {
    const { sdk, storage } = await startProject();
    const [cart, other] = [await readyCart(sdk), await readyCart(sdk)];
    const frozen = await update(sdk, other, { action: 'freezeCart', strategy: 'HardFreeze' });
    setPrice(storage, 'baby-carrier', 12345);
    expect(await refusalOf(place(sdk, cart))).toMatchObject({
      statusCode: 400,
      code: 'PriceChanged',
      lineItems: [cart.lineItems[0]?.id],
      shipping: false,
    });
    expect(await stockOf(sdk, 'CARRIER-BLACK')).toBe(50);
    expect((await place(sdk, frozen)).totalPrice).toEqual(cart.totalPrice);
    const current = await update(sdk, cart, { action: 'recalculate' });
    expect((await place(sdk, current)).totalPrice.centAmount).toBe(12345);
  });

  ownRule('are refused at a shipping price that is no longer current', async () => {
    const { sdk, storage } = await startProject();
    const cart = await readyCart(sdk, { lineItems: [{ sku: 'BIB', quantity: 1 }] });
    const method = storage.find('shipping-method', 'standard');
    if (!method) throw new Error('The fixture has a shipping method.');
    const zoneRates = method.zoneRates.map(({ zone, shippingRates }) => ({
      zone,
      shippingRates: shippingRates.map((rate) => ({ ...rate, price: { ...rate.price, centAmount: 995 } })),
    }));
    storage.update('shipping-method', method, method.version, { ...method, zoneRates });
    expect(await refusalOf(place(sdk, cart))).toMatchObject({
      code: 'PriceChanged',
      lineItems: [],
      shipping: true,
    });
  });

  rule('sell no more than the stock, whoever is first', async (sdk) => {
    const sand = { lineItems: [{ sku: 'CARRIER-SAND', quantity: 1 }] };
    const carts = await Promise.all([1, 2, 3, 4].map(() => readyCart(sdk, sand)));
    const attempts = await Promise.allSettled(carts.map((cart) => place(sdk, cart)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await stockOf(sdk, 'CARRIER-SAND')).toBe(0);
    const late = await readyCart(sdk, sand);
    expect(await refusalOf(place(sdk, late))).toMatchObject({
      statusCode: 400,
      code: 'OutOfStock',
      skus: ['CARRIER-SAND'],
      lineItems: [late.lineItems[0]?.id],
    });
  });

  rule('can be created from a frozen cart, and change their states', async (sdk) => {
    const frozen = await update(sdk, await readyCart(sdk), { action: 'freezeCart', strategy: 'HardFreeze' });
    const order = await place(sdk, frozen, { paymentState: 'Pending' });
    const change = (version: number) =>
      sdk
        .orders()
        .withId({ ID: order.id })
        .post({
          body: {
            version,
            actions: [
              { action: 'changePaymentState', paymentState: 'Paid' },
              { action: 'changeOrderState', orderState: 'Confirmed' },
            ],
          },
        })
        .execute();
    expect((await change(order.version)).body).toMatchObject({
      paymentState: 'Paid',
      orderState: 'Confirmed',
    });
    expect(await refusalOf(change(order.version))).toMatchObject({ statusCode: 409 });
  });
});

contract('payments', (rule) => {
  const amountPlanned = { currencyCode: 'USD', centAmount: 10000 };

  rule('can be found by key, ID, and the provider’s reference, and keep their transactions', async (sdk) => {
    const { body: payment } = await sdk
      .payments()
      .post({ body: { key: 'cart-1_1', amountPlanned } })
      .execute();
    expect(payment).toMatchObject({ version: 1, amountPlanned: { fractionDigits: 2 }, transactions: [] });
    const transaction = {
      type: 'Authorization',
      amount: amountPlanned,
      state: 'Initial',
      interactionId: 'PSP1',
    } as const;
    const { body: added } = await sdk
      .payments()
      .withKey({ key: 'cart-1_1' })
      .post({
        body: {
          version: 1,
          actions: [
            { action: 'setInterfaceId', interfaceId: 'PSP1' },
            { action: 'addTransaction', transaction },
            { action: 'setStatusInterfaceCode', interfaceCode: 'Authorised' },
            {
              action: 'addInterfaceInteraction',
              type: { typeId: 'type', key: 'payment-interaction' },
              fields: { type: 'payments', response: '{}' },
            },
          ],
        },
      })
      .execute();
    const transactionId = added.transactions[0]?.id ?? '';
    const { body: done } = await sdk
      .payments()
      .withId({ ID: payment.id })
      .post({
        body: {
          version: added.version,
          actions: [{ action: 'changeTransactionState', transactionId, state: 'Success' }],
        },
      })
      .execute();
    expect(done).toMatchObject({
      transactions: [{ type: 'Authorization', state: 'Success', interactionId: 'PSP1' }],
      paymentStatus: { interfaceCode: 'Authorised' },
      interfaceInteractions: [{ fields: { type: 'payments' } }],
    });
    const { body: found } = await sdk
      .payments()
      .get({ queryArgs: { where: 'interfaceId = "PSP1"' } })
      .execute();
    expect(found.results).toEqual([done]);
  });

  rule('are unique by key and reject stale changes', async (sdk) => {
    const create = () =>
      sdk
        .payments()
        .post({ body: { key: 'cart-1_1', amountPlanned } })
        .execute();
    const { body } = await create();
    expect(await refusalOf(create())).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
      field: 'key',
      duplicateValue: 'cart-1_1',
    });
    const stale = { version: 9, actions: [{ action: 'setInterfaceId', interfaceId: 'X' }] } as const;
    const change = sdk
      .payments()
      .withId({ ID: body.id })
      .post({ body: { ...stale, actions: [...stale.actions] } });
    expect(await refusalOf(change.execute())).toMatchObject({ statusCode: 409, currentVersion: 1 });
  });

  rule('are added to a cart and removed, and are copied to the order', async (sdk) => {
    const { body: payment } = await sdk.payments().post({ body: { amountPlanned } }).execute();
    const reference = { typeId: 'payment', id: payment.id } as const;
    const cart = await update(sdk, await readyCart(sdk), { action: 'addPayment', payment: reference });
    expect(cart.paymentInfo?.payments).toEqual([reference]);
    const without = await update(sdk, cart, { action: 'removePayment', payment: reference });
    expect(without.paymentInfo).toBeUndefined();
    const order = await place(sdk, await update(sdk, without, { action: 'addPayment', payment: reference }));
    expect(order.paymentInfo?.payments).toEqual([reference]);
  });
});
