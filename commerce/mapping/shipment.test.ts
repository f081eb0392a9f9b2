import type { Delivery, Order as PlatformOrder, TrackingData } from '@commercetools/platform-sdk';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../contract/order.ts';
import { shipmentOf } from './shipment.ts';

const lines = [
  { id: 'one', name: 'Carrier', quantity: 2 },
  { id: 'two', name: 'Cradle', quantity: 1 },
] as Order['cart']['lineItems'];

const delivery = (items: Delivery['items'], ...tracking: Partial<TrackingData>[]): Delivery => ({
  id: 'delivery',
  createdAt: '2026-01-05T10:00:00.000Z',
  items,
  parcels: tracking.map((trackingData, index) => ({
    id: `parcel-${index}`,
    createdAt: '2026-01-05T10:00:00.000Z',
    trackingData: { isReturn: false, ...trackingData },
    items: [],
  })),
});
const number = { trackingId: '1Z', carrier: 'UPS' };
const all = [
  { id: 'one', quantity: 2 },
  { id: 'two', quantity: 1 },
];
const some = [{ id: 'one', quantity: 1 }];

const read = (order: Partial<PlatformOrder>, ...deliveries: Delivery[]) =>
  shipmentOf({ orderState: 'Open', ...order, shippingInfo: { deliveries } as never }, lines);

describe('product 4.121: an order is', () => {
  test.each<[string, string, Partial<PlatformOrder>, Delivery[]]>([
    ['placed', 'held', { shipmentState: 'Delayed' }, []],
    ['placed', 'confirmed', { orderState: 'Confirmed', shipmentState: 'Pending' }, []],
    ['packed', 'ready', { shipmentState: 'Ready' }, []],
    ['packed', 'with a label for a return only', {}, [delivery(all, { ...number, isReturn: true })]],
    ['partlyShipped', 'by its state', { shipmentState: 'Partial' }, [delivery(all)]],
    ['partlyShipped', 'with a number for some of it', {}, [delivery(some, number)]],
    ['shipped', 'by its state', { shipmentState: 'Shipped' }, []],
    ['shipped', 'with a number for all of it', { shipmentState: 'Ready' }, [delivery(all, number)]],
    ['shipped', 'with numbers for each part', {}, [delivery(some, number), delivery(all, number)]],
    ['shipped', 'with a number for nobody knows what', {}, [delivery([], number)]],
    ['shipped', 'complete', { orderState: 'Complete' }, []],
    ['delivered', 'by its state', { shipmentState: 'Delivered' }, [delivery(all, number)]],
    ['canceled', 'whatever else it is', { orderState: 'Cancelled', shipmentState: 'Ready' }, []],
  ])('%s: %s', (status, _, order, deliveries) => {
    expect(read(order, ...deliveries).status).toBe(status);
  });

  test('told by delivery, without what has not left and without parts that nobody sees', () => {
    const withPart = delivery([...some, { id: 'part', quantity: 1 }], number);
    expect(read({}, withPart, delivery(some)).deliveries).toEqual([
      {
        id: 'delivery',
        createdAt: '2026-01-05T10:00:00.000Z',
        tracking: [{ carrier: 'UPS', number: '1Z', url: 'https://www.ups.com/track?tracknum=1Z' }],
        items: [{ lineItemId: 'one', name: 'Carrier', quantity: 1 }],
      },
    ]);
  });
});

describe('product 4.122: a parcel', () => {
  test.each<[string, Partial<TrackingData>, object]>([
    [
      'of an unknown carrier',
      { trackingId: '7', carrier: 'Fleet' },
      { carrier: 'Fleet', number: '7', url: null },
    ],
    ['of nobody', { trackingId: ' 7 ' }, { carrier: null, number: '7', url: null }],
    [
      'with an address instead of a number',
      { trackingId: 'https://fleet.example/7', carrier: 'Fleet' },
      { carrier: 'Fleet', number: null, url: 'https://fleet.example/7' },
    ],
  ])('%s says what is known', (_, data, tracking) => {
    expect(read({}, delivery(all, data)).deliveries[0]?.tracking).toEqual([tracking]);
  });

  test.each(['http://fleet.example/7', 'javascript://x/%0Aalert(1)', ''])('never links %j', (trackingId) => {
    const told = read({ shipmentState: 'Shipped' }, delivery(all, { trackingId, carrier: 'UPS' }));
    expect(told.deliveries[0]?.tracking).toEqual([]);
  });

  test('that only says javascript: is a number like any other', () => {
    const [told] = read({}, delivery(all, { trackingId: 'javascript:alert(1)', carrier: 'UPS' })).deliveries;
    expect(told?.tracking[0]?.url).toBe('https://www.ups.com/track?tracknum=javascript%3Aalert(1)');
  });
});
