import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSubject, pageAbout } from './above-products.tsx';

test.each([
  ['returns', 'Returns', true],
  ['Return', 'Returns', true],
  ['shipping', 'Shipping and delivery', true],
  ['layering guide', 'layering-guide', true],
  ['retours', 'Échanges et retours', true],
  ['echanges', 'Échanges et retours', true],
  ['返品', '返品と返金', true],
  ['jacket', 'What makes a jacket tight', false],
  ['returns policy', 'Returns', false],
  ['', 'Returns', false],
  ['?', 'Returns', false],
])('product 4.260: whether “%s” is the subject of “%s”: %s', (term, name, expected) => {
  expect(isSubject(term, name)).toBe(expected);
});

test('product 4.260: every name is about itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,9}( [a-zéß]{1,9}){0,3}$/), (name) => {
      expect(isSubject(name, name)).toBe(true);
    }),
  );
});

describe('product 4.260: the page that a term is about', () => {
  const page = (name: string, path: string) => ({ name, path, summary: '' });
  const pages = [
    page('Why buy a rain jacket?', '/guides/why-buy-a-rain-jacket/'),
    page('Layers, from first to last', '/guides/layering-guide/'),
  ];
  const categories = [{ name: 'Rain jackets', path: '/products/rain-jackets/' }];

  test('has its title or its address', () => {
    expect(pageAbout('layering guide', pages, categories)).toBe(pages[1]);
    expect(pageAbout('hat', pages, categories)).toBeNull();
  });

  test('is none if a category is called that', () => {
    expect(pageAbout('rain jacket', pages, categories)).toBeNull();
    expect(pageAbout('rain jacket', pages, [])).toBe(pages[0]);
  });
});
