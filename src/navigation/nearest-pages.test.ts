import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestPages } from './nearest-pages.ts';

const pages = [
  { name: 'Baby Carrier Mini', path: '/products/baby-carriers/baby-carrier-mini/' },
  { name: 'Baby Carrier One', path: '/products/baby-carriers/baby-carrier-one/' },
  { name: 'Baby carriers', path: '/products/baby-carriers/' },
  { name: 'Smart Potty', path: '/products/bathroom/smart-potty/' },
  { name: 'Returns', path: '/customer-service/returns/' },
  { name: 'Tragehilfen', path: '/de/produkte/babytragen/' },
  { name: 'ベビーキャリア', path: '/products/carriers-jp/' },
];

test.each([
  ['/products/baby-cariers/baby-carrier-mni/', 'Baby Carrier Mini'],
  ['/smart_potty.html', 'Smart Potty'],
  ['/help/RETURN', 'Returns'],
  ['/de/Babytrage', 'Tragehilfen'],
  ['/%E3%83%99%E3%83%93%E3%83%BC%E3%82%AD%E3%83%A3%E3%83%AA%E3%82%A2/', 'ベビーキャリア'],
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
