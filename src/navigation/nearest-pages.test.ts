import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestPages } from './nearest-pages.ts';

const pages = [
  { name: 'Shell Jacket', path: '/products/jackets/shell-jacket/' },
  { name: 'Wind Jacket', path: '/products/jackets/wind-jacket/' },
  { name: 'Jackets', path: '/products/jackets/' },
  { name: 'Rain Hat', path: '/products/hats/rain-hat/' },
  { name: 'Returns', path: '/customer-service/returns/' },
  { name: 'Wetterschutz', path: '/de/produkte/regenjacken/' },
  { name: 'ジャケット', path: '/products/outerwear-jp/' },
];

test.each([
  ['/products/jakets/shell-jaket/', 'Shell Jacket'],
  ['/rain_hat.html', 'Rain Hat'],
  ['/help/RETURN', 'Returns'],
  ['/de/Regenjacke', 'Wetterschutz'],
  ['/%E3%82%B8%E3%83%A3%E3%82%B1%E3%83%83%E3%83%88/', 'ジャケット'],
])('for %s, the first suggestion is %s', (path, expected) => {
  expect(nearestPages(path, pages)[0]?.name).toBe(expected);
});

test('an address that resembles nothing gets no suggestion', () => {
  expect(nearestPages('/wp-login.php', pages)).toEqual([]);
  expect(nearestPages('/', pages)).toEqual([]);
});

test('there are at most three, for any address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string()), (path) => nearestPages(path, pages).length <= 3),
  );
});
