import { expect, test } from 'vitest';
import { legacyLinks, linkTo, productsIn, to } from './legacy-links.ts';

test('the addresses of a list lead to the same place, in their order', () => {
  const list = to('category/kitchen', 'The closest page.')`
    /old/ /older/*
    /oldest/?a=b`;
  const link = { to: 'category/kitchen', assumed: 'The closest page.' };
  expect(list).toEqual(['/old/', '/older/*', '/oldest/?a=b'].map((path) => [path, link]));
});

test('a product leads to its substitute where it is not sold, and a complete link stays as it is', () => {
  expect(to('product/high-chair')`/a/`).toEqual([['/a/', linkTo('product/high-chair')]]);
  expect(linkTo({ page: 'product/high-chair', sku: 'X' }).except).toEqual({ jp: 'category/kitchen' });
  expect(to({ to: 'home', store: 'eu' })`/a/`).toEqual([['/a/', { to: 'home', store: 'eu' }]]);
});

test('products have addresses in each folder', () => {
  expect(productsIn('/kitchen/ /', ['*', 'about/'])`baby-bib`).toEqual(
    ['/kitchen/baby-bib/*', '/kitchen/baby-bib/about/', '/baby-bib/*', '/baby-bib/about/'].map((address) => [
      address,
      { to: 'product/baby-bib' },
    ]),
  );
  expect(() => productsIn('/kitchen/')`unicorn`).toThrow('there is no product/unicorn');
});

test('lists are joined in their order; a mistake is reported with its address', () => {
  const links = legacyLinks(to('home')`/b/ /a/`, to('cart')`/c/`);
  expect(Object.keys(links)).toEqual(['/b/', '/a/', '/c/']);
  expect(() => legacyLinks(to('home')`/a/`, to('cart')`/a/`)).toThrow(
    'brands/demo/redirects/: /a/ occurs twice',
  );
  expect(() => legacyLinks(to('home')`/a/ /a/`)).toThrow('brands/demo/redirects/: /a/ occurs twice');
  expect(() => legacyLinks(to('home')`/a/ b/`)).toThrow('brands/demo/redirects/: b/ must start with a slash');
});
