import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSubject, pageAbout } from './subject.ts';

test.each([
  ['returns', 'Returns', true],
  ['Return', 'Returns', true],
  ['shipping', 'Shipping and delivery', true],
  ['babywearing guide', 'babywearing-guide', true],
  ['retours', 'Échanges et retours', true],
  ['echanges', 'Échanges et retours', true],
  ['返品', '返品と返金', true],
  ['carrier', 'What makes a carrier kind to hips', false],
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
  const page = (name: string, path: string) => ({ id: path, name, path, summary: '' });
  const pages = [
    page('Why buy a baby bouncer?', '/guides/why-buy-a-baby-bouncer/'),
    page('Babywearing, from day one', '/guides/babywearing-guide/'),
  ];
  const categories = [{ name: 'Baby bouncers', path: '/products/baby-bouncers/' }];

  test('has its title or its address', () => {
    expect(pageAbout('babywearing guide', pages, categories)).toBe(pages[1]);
    expect(pageAbout('potty', pages, categories)).toBeNull();
  });

  test('is none if a category is called that', () => {
    expect(pageAbout('baby bouncer', pages, categories)).toBeNull();
    expect(pageAbout('baby bouncer', pages, [])).toBe(pages[0]);
  });
});
