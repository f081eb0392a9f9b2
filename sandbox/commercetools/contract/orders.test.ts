import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import type { ByProjectKeyRequestBuilder, Cart, Order, OrderUpdateAction } from '@commercetools/platform-sdk';
import { createCart, newYork, place, readyCart, refusalOf, stockEntry, update } from '../testing/project.ts';

const stockOf = async (sdk: ByProjectKeyRequestBuilder, sku: string) =>
  (await stockEntry(sdk, sku)).availableQuantity;

contract('orders', (rule) => {
  rule('belong to the Store of their cart, which has to exist and to know the country', async (sdk) => {
    const inStore = (key: string) => ({ store: { typeId: 'store', key } as const });
    const cart = await readyCart(sdk, inStore('us'));
    expect(cart.store).toEqual({ typeId: 'store', key: 'us' });
    expect((await place(sdk, cart)).store).toEqual(cart.store);
    expect(await refusalOf(createCart(sdk, inStore('nowhere')))).toMatchObject({
      code: 'ReferencedResourceNotFound',
      typeId: 'store',
    });
    expect(await refusalOf(createCart(sdk, inStore('de')))).toMatchObject({
      code: 'CountryNotConfiguredInStore',
      storeCountries: ['DE'],
    });
  });

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
      const withoutAddress = await createCart(sdk, { lineItems: [{ sku: 'BIB', quantity: 1 }] });
      expect(await refusal(withoutAddress)).toMatchObject({ code: 'InvalidOperation' });
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

  rule(
    'come back in steps: an announcement stays as it is, and only what is back is refunded',
    async (sdk) => {
      const order = await place(sdk, await readyCart(sdk), { orderNumber: 'N-1' });
      const lineItemId = order.lineItems[0]?.id ?? '';
      const changed = async (...actions: OrderUpdateAction[]) => {
        const byNumber = sdk.orders().withOrderNumber({ orderNumber: 'N-1' });
        const { version } = (await byNumber.get().execute()).body;
        return (await byNumber.post({ body: { version, actions } }).execute()).body;
      };
      const add = (shipmentState: string) =>
        changed({ action: 'addReturnInfo', items: [{ lineItemId, quantity: 1, shipmentState }] });
      const stateOf = ({ returnInfo }: Order) =>
        (returnInfo ?? []).flatMap(({ items }) =>
          items.map((item) => [item.shipmentState, item.paymentState]),
        );
      const advised = await add('Advised');
      const announced = advised.returnInfo?.[0]?.items[0]?.id ?? '';
      const returned = await add('Returned');
      const back = returned.returnInfo?.[1]?.items[0]?.id ?? '';
      expect(stateOf(returned)).toEqual([
        ['Advised', 'NonRefundable'],
        ['Returned', 'Initial'],
      ]);
      const refused = { statusCode: 400 };
      expect(
        await refusalOf(
          changed({ action: 'setReturnShipmentState', returnItemId: announced, shipmentState: 'Returned' }),
        ),
      ).toMatchObject(refused);
      expect(
        await refusalOf(
          changed({ action: 'setReturnPaymentState', returnItemId: announced, paymentState: 'Refunded' }),
        ),
      ).toMatchObject(refused);
      const refunded = await changed({
        action: 'setReturnPaymentState',
        returnItemId: back,
        paymentState: 'Refunded',
      });
      expect(stateOf(refunded)).toContainEqual(['Returned', 'Refunded']);
    },
  );
});
