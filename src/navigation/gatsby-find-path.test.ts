// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anyPath } from './testing/any-path.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** Gatsby's module in a browser that has opened an address. @param built the path of the page that the host answered with */
async function opened(address: string, built: string) {
  window.history.replaceState(null, '', address);
  vi.stubGlobal('pagePath', built);
  return import('./gatsby-find-path.ts');
}

test.each([
  ['/', '/'],
  ['/cart/', '/cart'],
  ['/cart', '/cart'],
  ['/cart/#%', '/cart'],
  ['/index.html', '/'],
  ['/produkter/m%C3%B6ssa/', '/produkter/m%C3%B6ssa'],
  ['/%', '/%25'],
  ['/cart%3Fa/', '/cart%3Fa'],
  ['/cart//', '/cart//'],
  ['//cart/', '//cart'],
  ['/a/../cart/', '/cart'],
  ['/a/%2e%2e/cart/', '/cart'],
  ['/products\\bibs/', '/products/bibs'],
  ['', '/'],
])('the page at %s is kept as %s', async (address, path) => {
  const { findPath } = await opened('/', '/');
  expect(findPath(address)).toBe(path);
});

test('any address has a path, which keeps its page and is the address of its data as it is', async () => {
  const { findPath } = await opened('/', '/');
  fc.assert(
    fc.property(anyPath, (address) => {
      const path = findPath(address);
      expect(findPath(path)).toBe(path);
      const data = new URL(`https://shop.example/page-data${path}/page-data.json`);
      expect(data.pathname).toBe(`/page-data${path}/page-data.json`);
      expect(data.search + data.hash).toBe('');
    }),
  );
});

test.each([
  ['/nothing/', '/404.html'],
  ['/en/nothing/?a=%', '/en/404.html'],
  ['/cart//', '/404.html'],
  ['/cart/', '/500.html'],
])('at %s, the host has answered with %s, which is shown there, and nowhere else', async (address, built) => {
  const { findPath, findMatchPath } = await opened(address, built);
  expect(findPath(window.location.pathname + window.location.search)).toBe(built);
  expect(findMatchPath(window.location.pathname)).toBe(built);
  expect(findPath('/other/')).toBe('/other');
  expect(findMatchPath('/other/')).toBeNull();
});

test('a page that is opened by another spelling of its address is no page at another address', async () => {
  const { findMatchPath } = await opened('/%63art/', '/cart/');
  expect(findMatchPath(window.location.pathname)).toBeNull();
});
