import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTarget, ownPath } from './own-addresses.ts';

const origins = ['https://us.shop.test'];

test.each([
  ['/products/mini/?sku=MINI-SAND#care', '/products/mini/?sku=MINI-SAND#care'],
  ['https://us.shop.test/products/mini/?sku=MINI-SAND', '/products/mini/?sku=MINI-SAND'],
  ['https://us.shop.test', '/'],
  ['https://us.shop.test//evil.example/x', '/evil.example/x'],
  ['https://us.shop.test/\\evil.example/x', '/evil.example/x'],
  ['https://us.shop.test/a/..//evil.example/x', '/evil.example/x'],
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

test('whatever an address contains, its path leads nowhere else', () => {
  const pieces = fc.constantFrom(
    ...[
      'https://us.shop.test',
      'https://evil.example',
      'https:',
      'javascript:',
      '//',
      '/',
      '\\',
      '.',
      '..',
      '%2e',
    ],
    ...['%2f', '%5c', 'evil.example', '@', ':', '\t', '\n', ' ', '?', '#', '\u3002', '\uff0f', '\u0000', 'x'],
  );
  const address = fc.array(pieces, { maxLength: 10 }).map((all) => all.join(''));
  const own = fc.tuple(fc.constantFrom('', ...origins), address).map((parts) => parts.join('/'));
  fc.assert(
    fc.property(fc.oneof(address, own), (text) => {
      const path = ownPath(text, origins) ?? '/';
      for (const origin of origins) expect(new URL(path, origin).origin).toBe(origin);
      // Other code takes what begins with a slash for a path.
      const target = linkTarget(text, origins) ?? '/';
      expect(target).toMatch(/^(https?:\/\/|\/(?![/\\]))/);
    }),
    { numRuns: 2_000 },
  );
});
