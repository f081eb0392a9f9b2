import { describe, expect, test } from 'vitest';
import type { Money } from '../../contract/money.ts';
import { cartFixture, lineItemFixture, money, orderFixture } from '../testing/carts.ts';
import type { ConsentCategory } from '../consent/inventory.ts';
import type { ShopEvent } from './events.ts';
import { tagManagerEventOf } from './tag-manager-event.ts';

const yen = (centAmount: number): Money => ({ centAmount, currencyCode: 'JPY', fractionDigits: 0 });
const mini = { key: 'shell-jacket', name: 'Shell Jacket', price: money(9_950) };
const line = lineItemFixture({ quantity: 3, totalPrice: money(29_000), fullPrice: money(29_700) });
const cart = cartFixture({ lineItems: [line], subtotal: money(29_000) });
const lineItem = {
  item_id: 'shell-jacket',
  item_name: 'Shell Jacket',
  item_variant: 'Green, M',
  item_sku: 'SKU-1',
  price: 96.67,
  discount: 2.33,
  quantity: 3,
};
const href = 'https://shop.example/cart/?order=US-7K3M-9QF2-HT5V';
const page_location = 'https://shop.example/cart/?order=[hidden]';
const all = new Set<ConsentCategory>(['strict', 'statistics', 'marketing']);
const sent = (event: ShopEvent, granted = all) => tagManagerEventOf({ event, href }, granted);
const ofCart = { currency: 'USD', value: 290, items: [lineItem] };

describe('an event of the shop in GA4’s terms', () => {
  test.each<[ShopEvent, object]>([
    [
      { name: 'view_item_list', list: 'home/newest', products: [mini, { ...mini, key: 'b', name: 'B' }] },
      {
        item_list_id: 'home/newest',
        currency: 'USD',
        items: [
          { item_id: mini.key, item_name: mini.name, price: 99.5, quantity: 1, index: 0 },
          { item_id: 'b', item_name: 'B', price: 99.5, quantity: 1, index: 1 },
        ],
      },
    ],
    [
      { name: 'add_to_cart', line, quantity: 2 },
      { currency: 'USD', value: 193.34, items: [{ ...lineItem, quantity: 2 }] },
    ],
    [
      {
        name: 'add_shipping_info',
        cart: { ...cart, shippingMethod: { id: 's', name: 'Standard', arrival: null }, delivery: money(500) },
      },
      { ...ofCart, shipping_tier: 'Standard' },
    ],
    [
      { name: 'add_payment_info', cart, method: 'scheme' },
      { ...ofCart, payment_type: 'scheme' },
    ],
    [
      {
        name: 'purchase',
        order: orderFixture({
          orderNumber: 'US-1',
          cart: {
            ...cart,
            tax: { amount: money(1_234), included: false, name: 'salesTax' },
            shippingMethod: { id: 's', name: 'Standard', arrival: null },
            delivery: money(500),
            discountCodes: [
              { id: '1', code: 'BABY', applied: true },
              { id: '2', code: 'OLD', applied: false },
            ],
          },
        }),
      },
      { ...ofCart, transaction_id: 'US-1', tax: 12.34, shipping: 5, coupon: 'BABY' },
    ],
  ])('$name', (event, ecommerce) => {
    expect(sent(event)).toEqual({ event: event.name, page_location, ecommerce });
  });

  test.each([
    [money(5), 0.05],
    [yen(9_950), 9_950],
    [{ centAmount: 1_234, currencyCode: 'KWD', fractionDigits: 3 }, 1.234],
  ])('the price %j is %d in major units', (price, expected) => {
    const event = sent({ name: 'view_item', product: mini, variant: { sku: 'S', label: '', price } });
    expect(event).toMatchObject({
      ecommerce: { currency: price.currencyCode, value: expected, items: [{ price: expected }] },
    });
  });

  test('a discount on yen has no decimals', () => {
    const discounted = lineItemFixture({ quantity: 3, totalPrice: yen(10_000), fullPrice: yen(11_000) });
    expect(sent({ name: 'add_to_cart', line: discounted, quantity: 3 })).toMatchObject({
      ecommerce: { value: 9_999, items: [{ price: 3_333, discount: 334 }] },
    });
  });

  test('a search is not told what else was typed', () => {
    expect(sent({ name: 'search', term: 'bib for ada@example.org', results: 0 })).toEqual({
      event: 'search',
      page_location,
      search_term: 'bib for [email]',
      results: 0,
    });
  });

  test('product 2.2.9: a route change has the event’s name and an address without secrets', () => {
    const address = 'https://shop.example/order-confirmation/?order=N&token=t&reloaded=1#top';
    const tracked = { event: { name: 'gatsby-route-change' }, href: address } as const;
    expect(tagManagerEventOf(tracked, all)).toEqual({
      event: 'gatsby-route-change',
      page_location: 'https://shop.example/order-confirmation/?order=[hidden]&token=[hidden]',
    });
  });

  const click = 'Cj0KCQiA-5a.b_C~9';
  test.each([
    ...['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'ScCid'].map(
      (name) => [`${name}=${click}&utm_source=x`, `${name}=${click}&utm_source=x`, 'marketing'] as const,
    ),
    [`gclid=${click}`, 'gclid=[hidden]', 'statistics'],
    ['gclid=ada@example.com', 'gclid=[hidden]', 'marketing'],
    ['fbclid=4111111111111111&msclkid=+15185550134', 'fbclid=[hidden]&msclkid=[hidden]', 'marketing'],
    ['q=%20Baby%20%20ＣＡＲＲＩＥＲ+', 'q=baby%20carrier', 'statistics'],
    ['q=bib for ada@example.com', 'q=bib%20for%20%5Bemail%5D', 'statistics'],
    ['q=carrier', 'q=[hidden]', 'marketing'],
    ['email=a@b.example&name=Ada&order=1', 'email=[hidden]&name=[hidden]&order=[hidden]', 'marketing'],
  ] as const)('product 2.2.310: ?%s is told as ?%s with consent to %s only', (query, told, category) => {
    const tracked = {
      event: { name: 'gatsby-route-change' },
      href: `https://shop.example/search/?${query}`,
    } as const;
    const { page_location: location } = tagManagerEventOf(tracked, new Set(['strict', category]));
    expect(location).toBe(`https://shop.example/search/?${told}`);
    const again = { ...tracked, href: location };
    expect(tagManagerEventOf(again, new Set(['strict', category])).page_location).toBe(location);
  });

  test('product 2.2.310: what was searched for is told with consent to statistics only', () => {
    const search = { name: 'search', term: 'bib', results: 1 } as const;
    expect(sent(search, new Set(['marketing']))).toMatchObject({ search_term: '[hidden]', results: 1 });
  });
});
