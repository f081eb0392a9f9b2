import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import type { ByProjectKeyRequestBuilder, Order, OrderUpdateAction } from '@commercetools/platform-sdk';
import { berlin, newYork, place, readyCart, refusalOf, stockEntry, updateOrder } from '../testing/project.ts';

const invalid = { statusCode: 400, code: 'InvalidField' };
const notAllowed = { statusCode: 400, code: 'InvalidOperation' };

async function shippedOrder(sdk: ByProjectKeyRequestBuilder): Promise<Order> {
  const lineItems = [{ sku: 'BIB', quantity: 3 }];
  const order = await place(sdk, await readyCart(sdk, { lineItems }), { paymentState: 'Paid' });
  return updateOrder(sdk, order, { action: 'changeShipmentState', shipmentState: 'Shipped' });
}

contract('an order', (rule) => {
  rule('changes its states, number, email, and addresses', async (sdk) => {
    const order = await place(sdk, await readyCart(sdk));
    const changed = await updateOrder(
      sdk,
      order,
      { action: 'setOrderNumber', orderNumber: 'N-1' },
      { action: 'changeOrderState', orderState: 'Confirmed' },
      { action: 'changeShipmentState', shipmentState: 'Ready' },
      { action: 'changePaymentState', paymentState: 'Failed' },
      { action: 'setCustomerEmail', email: 'eve@example.com' },
      { action: 'setShippingAddress', address: { ...newYork, city: 'Albany' } },
      { action: 'setBillingAddress', address: berlin },
    );
    expect(changed).toMatchObject({
      orderNumber: 'N-1',
      orderState: 'Confirmed',
      shipmentState: 'Ready',
      paymentState: 'Failed',
      customerEmail: 'eve@example.com',
      shippingAddress: { city: 'Albany' },
      billingAddress: { country: 'DE' },
    });
    const again = { action: 'setOrderNumber', orderNumber: 'N-2' } as const;
    expect(await refusalOf(updateOrder(sdk, changed, again))).toMatchObject(notAllowed);
    const other = await place(sdk, await readyCart(sdk));
    const taken = updateOrder(sdk, other, { action: 'setOrderNumber', orderNumber: 'N-1' });
    expect(await refusalOf(taken)).toMatchObject({ statusCode: 400, code: 'DuplicateField' });
    expect(await refusalOf(updateOrder(sdk, order, again))).toMatchObject({ statusCode: 409 });
  });

  rule('is found by the state of its shipment', async (sdk) => {
    await place(sdk, await readyCart(sdk));
    const shipped = await shippedOrder(sdk);
    const queryArgs = { where: 'shipmentState = "Shipped" and paymentState = "Paid"' };
    const { results } = (await sdk.orders().get({ queryArgs }).execute()).body;
    expect(results.map(({ id }) => id)).toEqual([shipped.id]);
  });

  rule('keeps its stock when it is canceled', async (sdk) => {
    const order = await place(sdk, await readyCart(sdk));
    await updateOrder(sdk, order, { action: 'changeOrderState', orderState: 'Cancelled' });
    expect((await stockEntry(sdk, 'CARRIER-BLACK')).availableQuantity).toBe(49);
  });

  rule('records deliveries of its own lines', async (sdk) => {
    const order = await shippedOrder(sdk);
    const id = order.lineItems[0]?.id ?? '';
    const deliver = (items: { id: string; quantity: number }[]) =>
      updateOrder(sdk, order, { action: 'addDelivery', items });
    expect(await refusalOf(deliver([{ id: 'x', quantity: 1 }]))).toMatchObject(invalid);
    expect(await refusalOf(deliver([{ id, quantity: 4 }]))).toMatchObject(invalid);
    expect((await deliver([{ id, quantity: 2 }])).shippingInfo?.deliveries).toMatchObject([
      { items: [{ id, quantity: 2 }], parcels: [] },
    ]);
  });

  rule('has parcels in its deliveries, with tracking that can be set, changed, and removed', async (sdk) => {
    const order = await shippedOrder(sdk);
    const id = order.lineItems[0]?.id ?? '';
    const early = { action: 'addParcelToDelivery', deliveryId: 'x' } as const;
    expect(await refusalOf(updateOrder(sdk, order, early))).toMatchObject(invalid);
    const trackingData = { trackingId: '1Z', carrier: 'UPS' };
    const items = [{ id, quantity: 1 }];
    const packed = await updateOrder(
      sdk,
      order,
      { action: 'addDelivery', deliveryKey: 'first', items: [{ id, quantity: 2 }] },
      { action: 'addParcelToDelivery', deliveryKey: 'first', parcelKey: 'box', trackingData, items },
    );
    const parcels = ({ shippingInfo }: Order) => shippingInfo?.deliveries?.[0]?.parcels;
    expect(parcels(packed)).toMatchObject([{ key: 'box', trackingData: { trackingId: '1Z' }, items }]);
    const box = { parcelId: parcels(packed)?.[0]?.id ?? '' };
    const four = [{ id, quantity: 4 }];
    const tooMany: OrderUpdateAction = { action: 'setParcelItems', ...box, items: four };
    expect(await refusalOf(updateOrder(sdk, packed, tooMany))).toMatchObject(invalid);
    const nobody = { action: 'setParcelTrackingData', parcelId: 'x', trackingData } as const;
    expect(await refusalOf(updateOrder(sdk, packed, nobody))).toMatchObject(invalid);
    const changed = await updateOrder(
      sdk,
      packed,
      { action: 'setParcelTrackingData', ...box, trackingData: { trackingId: '2Z', isReturn: true } },
      { action: 'setParcelMeasurements', ...box, measurements: { weightInGram: 900 } },
      { action: 'setDeliveryItems', deliveryKey: 'first', items: [{ id, quantity: 3 }] },
    );
    expect(parcels(changed)?.[0]?.trackingData).toMatchObject({ trackingId: '2Z', isReturn: true });
    expect(changed.shippingInfo?.deliveries?.[0]?.items).toEqual([{ id, quantity: 3 }]);
    const bare = await updateOrder(sdk, changed, { action: 'setParcelTrackingData', ...box });
    expect(parcels(bare)?.[0]).not.toHaveProperty('trackingData');
    const alone = await updateOrder(sdk, bare, { action: 'removeParcelFromDelivery', ...box });
    expect(parcels(alone)).toEqual([]);
    const none = await updateOrder(sdk, alone, { action: 'removeDelivery', deliveryKey: 'first' });
    expect(none.shippingInfo?.deliveries).toEqual([]);
  });

  rule('is delivered, in a state of its own', async (sdk) => {
    const shipped = await shippedOrder(sdk);
    const delivered = { action: 'changeShipmentState', shipmentState: 'Delivered' } as const;
    expect((await updateOrder(sdk, shipped, delivered)).shipmentState).toBe('Delivered');
  });

  rule(
    'records returns, first as announced or arrived, then what becomes of goods and money',
    async (sdk) => {
      const unshipped = await place(sdk, await readyCart(sdk));
      const returned = (order: Order, shipmentState: string): OrderUpdateAction => ({
        action: 'addReturnInfo',
        items: [{ lineItemId: order.lineItems[0]?.id ?? '', quantity: 1, shipmentState }],
      });
      expect(await refusalOf(updateOrder(sdk, unshipped, returned(unshipped, 'Returned')))).toMatchObject(
        notAllowed,
      );
      const order = await shippedOrder(sdk);
      const back = await updateOrder(sdk, order, returned(order, 'Returned'), returned(order, 'Advised'));
      const [arrived, announced] = (back.returnInfo ?? []).map(({ items }) => items[0]);
      expect(arrived).toMatchObject({ shipmentState: 'Returned', paymentState: 'Initial' });
      expect(announced).toMatchObject({ shipmentState: 'Advised', paymentState: 'NonRefundable' });
      const restocked = await updateOrder(
        sdk,
        back,
        { action: 'setReturnShipmentState', returnItemId: arrived?.id ?? '', shipmentState: 'BackInStock' },
        { action: 'setReturnPaymentState', returnItemId: arrived?.id ?? '', paymentState: 'Refunded' },
      );
      expect(restocked.returnInfo?.[0]?.items[0]).toMatchObject({
        shipmentState: 'BackInStock',
        paymentState: 'Refunded',
      });
      const early = {
        action: 'setReturnShipmentState',
        returnItemId: announced?.id ?? '',
        shipmentState: 'Unusable',
      } as const;
      expect(await refusalOf(updateOrder(sdk, restocked, early))).toMatchObject(notAllowed);
    },
  );

  rule('moves through the states of a workflow along its transitions', async (sdk) => {
    const order = await place(sdk, await readyCart(sdk));
    const to = (key: string) => ({ action: 'transitionState', state: { typeId: 'state', key } }) as const;
    expect(await refusalOf(updateOrder(sdk, order, to('picked')))).toMatchObject(notAllowed);
    const picked = await updateOrder(sdk, order, to('received'), to('picked'));
    expect(picked.state?.typeId).toBe('state');
    expect(await refusalOf(updateOrder(sdk, picked, to('received')))).toMatchObject(notAllowed);
  });

  rule('is deleted at its version', async (sdk) => {
    const { id, version } = await place(sdk, await readyCart(sdk));
    const at = sdk.orders().withId({ ID: id });
    const stale = at.delete({ queryArgs: { version: version + 1 } }).execute();
    expect(await refusalOf(stale)).toMatchObject({ statusCode: 409 });
    await at.delete({ queryArgs: { version } }).execute();
    expect(await refusalOf(at.get().execute())).toMatchObject({ statusCode: 404 });
  });
});
