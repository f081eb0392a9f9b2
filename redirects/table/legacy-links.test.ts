import { expect, test } from 'vitest';
import { legacyLinks, listOf, linkTo, to, toProductInAddress } from './legacy-links.ts';

test('the addresses of a list lead to the same place, in their order', () => {
  const list = to('category/kitchen', 'The closest page.')`
    /old/ /older/*
    /oldest/?a=b`;
  const link = { to: 'category/kitchen', assumed: 'The closest page.' };
  expect(Object.entries(list)).toEqual(['/old/', '/older/*', '/oldest/?a=b'].map((one) => [one, link]));
});

test('a product leads to its substitute where it is not sold, and a complete link stays as it is', () => {
  expect(to('product/high-chair')`/a/`).toEqual({ '/a/': linkTo('product/high-chair') });
  expect(linkTo({ page: 'product/high-chair', sku: 'X' }).except).toEqual({ jp: 'category/kitchen' });
  expect(to({ to: 'home', store: 'eu' })`/a/`).toEqual({ '/a/': { to: 'home', store: 'eu' } });
});

test('an address that ends with the name of a product leads to it', () => {
  expect(toProductInAddress`/kitchen/baby-bib/* /high-chair/`).toEqual({
    '/kitchen/baby-bib/*': { to: 'product/baby-bib' },
    '/high-chair/': linkTo('product/high-chair'),
  });
  expect(() => toProductInAddress`/kitchen/unicorn/*`).toThrow('/kitchen/unicorn/* does not end with');
});

test('lists and objects are joined; a mistake is reported with its address', () => {
  expect(
    Object.keys(legacyLinks(to('home')`/b/`, { '/a/': 'home' }, listOf(() => ({ to: 'home' }))`/c/`)),
  ).toEqual(['/b/', '/a/', '/c/']);
  expect(() => legacyLinks(to('home')`/a/`, { '/a/': 'cart' })).toThrow('/a/ occurs twice');
  expect(() => to('home')`/a/ /a/`).toThrow('/a/ occurs twice');
  expect(() => to('home')`/a/ b/`).toThrow('b/ must start with a slash');
});
