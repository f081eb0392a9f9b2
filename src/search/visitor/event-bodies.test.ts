import { describe, expect, test } from 'vitest';
import { lineItemFixture, orderFixture } from '../../testing/carts.ts';
import type { ReportedHit, SearchEvent } from '../service/search-events.ts';
import { samples } from '../service/testing/search-event-samples.ts';
import { hit } from '../service/testing/visitors.ts';
import { reportOf } from './event-report.ts';

const bodyOf = (event: SearchEvent) => {
  const report = reportOf(event, 'klevu-us', { sessionId: null, addresses: null });
  if (report?.path === 'collect') return report.content;
  return report && { path: report.path, ...report.content };
};

const whose = { klevu_apiKey: 'klevu-us', data_protection: 'true' };
const activeFilters = 'color:black;;color:Rust, dark;;klevu_price:60 - 200';

describe('product 7.18: forms', () => {
  test('a search', () => {
    expect(bodyOf(samples.search)).toEqual({
      path: 'n-search/search',
      ...whose,
      klevu_term: 'rain jackets',
      klevu_totalResults: '8',
      klevu_typeOfQuery: 'WILDCARD_AND',
      klevu_activeFilters: activeFilters,
    });
    expect(bodyOf(samples['search without filters'])).toEqual({
      path: 'n-search/search',
      ...whose,
      klevu_term: 'bib',
      klevu_totalResults: '0',
      klevu_typeOfQuery: 'WILDCARD_OR',
    });
  });

  test('a view of a category', () => {
    expect(bodyOf(samples['category view'])).toEqual({
      path: 'categoryProductViewTracking',
      ...whose,
      klevu_categoryName: 'Bibs',
      klevu_categoryPath: 'Kitchen;Bibs',
      klevu_productIds: 'SKU-2,SKU-5,SKU-8',
      klevu_pageStartsFrom: '24',
    });
  });

  test('a click in a category', () => {
    expect(bodyOf(samples['category click'])).toEqual({
      path: 'categoryProductClickTracking',
      ...whose,
      klevu_categoryName: 'Bibs',
      klevu_categoryPath: 'Kitchen;Bibs',
      klevu_productGroupId: 'product-2',
      klevu_productId: 'SKU-2',
      klevu_productVariantId: 'SKU-2',
      klevu_productName: 'Product 2',
      klevu_productUrl: '/products/product-2/?sku=SKU-2',
      klevu_salePrice: '10.02',
      klevu_productSku: 'SKU-2',
      klevu_productPosition: '3',
      klevu_activeFilters: activeFilters,
    });
  });

  test('a click on a banner', () => {
    expect(bodyOf(samples['banner click'])).toEqual({
      path: 'dataTracking',
      ...whose,
      type: 'banner',
      klevu_request: 'click',
      klevu_term: 'jacket',
      klevu_bannerId: 'b1',
      klevu_bannerName: 'Guide',
      klevu_image: 'https://p.test/b.png',
      klevu_target: '/pages/guide/',
    });
  });
});

const envelope = (event: string) => ({
  event,
  event_version: '1.0.0',
  event_apikey: 'klevu-us',
  user_profile: { data_protection: true },
});
const item = (number: number, index: number) => ({
  index,
  item_id: `SKU-${number}`,
  item_group_id: `product-${number}`,
  item_variant_id: `SKU-${number}`,
  item_name: `Product ${number}`,
  price: `10.0${number}`,
  currency: 'USD',
  item_brand: 'Fell & Fjord',
  item_category: 'Kitchen',
});
const trending = { list_id: 'home', list_logic: 'TRENDING', list_name: 'Trending' };

describe('product 7.17: JSON', () => {
  test('a view of recommended products', () => {
    expect(bodyOf(samples['recommendation view'])).toEqual({
      ...envelope('view_recs_list'),
      event_data: { ...trending, items: [item(1, 1), item(2, 2)] },
    });
  });

  test('a view of pictures', () => {
    expect(bodyOf(samples['view of pictures'])).toEqual({
      ...envelope('view_recs_list'),
      event_data: {
        ...trending,
        static_content: [
          {
            resolution: 'desktop',
            index: 1,
            banner_alt_tag: '',
            banner_image_url: 'https://p.test/wide.png',
            content_type: 'image',
          },
        ],
      },
    });
  });

  test('a purchase, in major units and without its gift message', () => {
    expect(bodyOf(samples.purchase)).toEqual({
      ...envelope('order_purchase'),
      event_data: {
        items: [
          {
            currency: 'USD',
            item_group_id: 'shell-jacket',
            item_id: 'SKU-1',
            item_variant_id: 'SKU-1',
            item_name: 'Shell Jacket',
            unit_price: 33.33,
            order_id: 'N-1001',
            order_line_id: 'line-1',
            units: 3,
          },
        ],
      },
    });
  });

  test('a purchase in a currency without minor units', () => {
    const order = orderFixture();
    const totalPrice = { centAmount: 19_800, currencyCode: 'JPY', fractionDigits: 0 };
    const lineItems = [lineItemFixture({ quantity: 2, totalPrice })];
    const cart = { ...order.cart, currency: 'JPY', lineItems };
    expect(bodyOf({ name: 'purchase', order: { ...order, cart } })).toMatchObject({
      event_data: { items: [{ currency: 'JPY', unit_price: 9900, units: 2 }] },
    });
  });
});

const withHit = (changed: ReportedHit): readonly SearchEvent[] => [
  { ...samples['search click'], hit: changed },
  { ...samples['category view'], hits: [hit(1), changed] },
  { ...samples['category click'], hit: changed },
  { ...samples['recommendation view'], shown: [changed] },
  { ...samples['recommendation click'], hit: changed },
];

test.each(withHit(hit(1, { id: '' })))('product 5.9: $name needs a product ID', (event) => {
  expect(() => bodyOf(event)).toThrow('Cannot send event without product id');
});

test('product 9.18: the currency defaults to USD', () => {
  const price = { ...hit(1).price, currencyCode: '' };
  for (const event of withHit(hit(1, { price })).slice(3))
    expect(JSON.stringify(bodyOf(event))).toContain('"currency":"USD"');
  const order = orderFixture();
  const cart = { ...order.cart, currency: '' };
  expect(JSON.stringify(bodyOf({ name: 'purchase', order: { ...order, cart } }))).toContain(
    '"currency":"USD"',
  );
});

test('product 9.19: the name of a product defaults to unknown', () => {
  for (const event of withHit(hit(1, { name: '' })).filter(({ name }) => name !== 'category-view'))
    expect(JSON.stringify(bodyOf(event))).toMatch(/"(klevu_productName|item_name)":"unknown"/);
});

test('nothing is reported about nothing', () => {
  expect(bodyOf({ ...samples['category view'], hits: [] })).toBeNull();
  expect(bodyOf({ ...samples['recommendation view'], shown: [] })).toBeNull();
});
