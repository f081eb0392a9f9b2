import { describe, expect, test } from 'vitest';
import { fixtureRecords } from './fixture.ts';

const recordOf = (apiKey: string, id: string) => fixtureRecords[apiKey]?.find((record) => record.id === id);

describe('recordsByApiKey', () => {
  test('shows the first variant on stock, with its own price and picture', () => {
    expect(recordOf('klevu-us', 'baby-carrier-mini')).toMatchObject({
      sku: 'MINI-JERSEY-SAND',
      price: '119.00',
      currency: 'USD',
      imageUrl: 'http://sandbox.test/assets/MINI-JERSEY-SAND-front-medium.png',
      inStock: 'yes',
    });
  });

  test('a product with no variant on stock is out of stock', () => {
    expect(recordOf('klevu-us', 'baby-plate-spoon-and-fork')).toMatchObject({ sku: 'PLATE', inStock: 'no' });
  });

  test('the page path and the category names follow the main category', () => {
    expect(recordOf('klevu-de', 'carrier-bib')).toMatchObject({
      url: '/products/baby-carriers/accessories-baby-carrier/carrier-bib/',
      category: 'Carrier accessories',
      categoryPath: 'Baby carriers;Carrier accessories',
      currency: 'EUR',
      price: '17.96',
    });
  });

  test('curated lists are no categories', () => {
    expect(recordOf('klevu-us', 'baby-carrier-one')?.categoryPaths).toEqual(['Baby carriers']);
  });

  test('neither the gift message nor a product without a page is indexed', () => {
    expect(recordOf('klevu-us', 'gift-message')).toBeUndefined();
    expect(recordOf('klevu-us', 'no-such-page')).toBeUndefined();
  });
});
