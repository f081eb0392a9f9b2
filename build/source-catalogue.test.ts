import { describe, expect, test } from 'vitest';
import type { CommerceCategory, CommerceProduct } from '../api/commerce/catalogue-mapping.ts';
import { checkCatalogue, hasPage } from './source-catalogue.ts';

const product = (key: string) => ({ key }) as CommerceProduct;
const category = (key: string) => ({ key }) as CommerceCategory;

describe('a catalogue that must not be published', () => {
  test('is an empty one', () => {
    expect(() => checkCatalogue([], [category('kitchen')])).toThrow('The catalogue is empty');
  });

  test('has a page without an address; all of them are named', () => {
    expect(() => checkCatalogue([product('unicorn'), product('baby-bib')], [category('moon')])).toThrow(
      'stores/page-paths/: product/unicorn, category/moon.',
    );
  });
});

test('a whole catalogue passes, the root of the curated lists is no page', () => {
  expect(() =>
    checkCatalogue([product('baby-bib')], [category('kitchen'), category('selected')]),
  ).not.toThrow();
  expect(hasPage(category('selected'))).toBe(false);
});
