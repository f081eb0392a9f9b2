import { expect, test } from 'vitest';
import { linkTarget, ownPath } from './own-addresses.ts';

const origins = ['https://us.shop.test'];

test.each([
  ['/products/mini/?sku=MINI-SAND#care', '/products/mini/?sku=MINI-SAND#care'],
  ['https://us.shop.test/products/mini/?sku=MINI-SAND', '/products/mini/?sku=MINI-SAND'],
  ['https://us.shop.test', '/'],
])('%s is in this storefront', (address, path) => {
  expect(ownPath(address, origins)).toBe(path);
  expect(linkTarget(address, origins)).toBe(path);
});

test.each([
  ['https://elsewhere.test/products/mini/'],
  ['http://us.shop.test/products/mini/'],
  ['//elsewhere.test/products/mini/'],
  ['/\\elsewhere.test/products/mini/'],
  ['https://us.shop.test.elsewhere.test/'],
])('%s is elsewhere, where only a link may lead', (address) => {
  expect(ownPath(address, origins)).toBeNull();
  expect(linkTarget(address, origins)).toMatch(/^https?:\/\/[a-z.]+\.test\//);
});

test.each([[''], ['https://[bad'], ['javascript:alert(1)'], ['data:text/html,hello'], ['mailto:a@b.test']])(
  '%j is no address of a page',
  (address) => {
    expect(ownPath(address, origins)).toBeNull();
    expect(linkTarget(address, origins)).toBeNull();
  },
);
