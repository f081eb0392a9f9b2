import type { Category, LocalizedString, ProductProjection } from '@commercetools/platform-sdk';
import { describe, expect, test } from 'vitest';
import { cataloguePaths, ownPages } from '../stores/page-paths.ts';
import { languages } from '../stores/supported-languages.ts';
import { cataloguePagesOf } from './catalogue-pages.ts';
import type { PublishedCatalogue } from './catalogue.ts';

const inEach = (slug: string): LocalizedString =>
  Object.fromEntries(languages.map((language) => [language, slug]));

const category = (key: string, slug: LocalizedString, parent?: string, kind = 'product') =>
  ({
    id: `id-of-${key}`,
    key,
    slug,
    ...(parent !== undefined && { parent: { typeId: 'category', id: `id-of-${parent}` } }),
    custom: { fields: { kind } },
  }) as unknown as Category;

const product = (key: string, slug: LocalizedString, categories: readonly string[] = [], kind = 'product') =>
  ({
    id: `id-of-${key}`,
    key,
    slug,
    categories: categories.map((category) => ({ typeId: 'category', id: `id-of-${category}` })),
    masterVariant: { id: 1, attributes: [{ name: 'kind', value: { key: kind, label: kind } }] },
  }) as unknown as ProductProjection;

const kitchen = category('kitchen', { ...inEach('kitchen'), sv: 'kok' });
const plates = category('kitchen_plates', { ...inEach('plates'), sv: 'tallrikar' }, 'kitchen');
const sale = category('selected_sale', inEach('sale'), 'selected', 'selected');
const tree = [kitchen, plates, sale, category('selected', inEach('selected'), undefined, 'selected')];

const reserved = { ...inEach('page'), sv: 'sida' } as Parameters<typeof cataloguePagesOf>[1]['reserved'];
const pagesOf = (
  products: PublishedCatalogue['products'],
  categories: PublishedCatalogue['categories'] = tree,
) =>
  cataloguePagesOf(
    { products, categories },
    { languages, pathsOf: cataloguePaths, others: ownPages, reserved },
  );

describe('the pages of a catalogue', () => {
  test('product 2.3.300: are in their categories, which are in theirs', () => {
    const plate = product('plate', { ...inEach('plate'), sv: 'tallrik' }, [
      'selected_sale',
      'kitchen_plates',
    ]);
    const { rows, warnings } = pagesOf([plate]);
    expect(warnings).toEqual([]);
    expect(Object.keys(rows)).toEqual([
      'category/kitchen',
      'category/kitchen/plates',
      'category/selected/sale',
      'product/plate',
    ]);
    const paths = cataloguePaths(rows);
    expect(paths['product/plate']?.sv).toBe('/produkter/kok/tallrikar/tallrik/');
    expect(paths['category/selected/sale']?.sv).toBe('/utvalt/sale/');
  });

  test('have the English slug where a language has none, which is said', () => {
    const { rows, warnings } = pagesOf([product('mug', { en: 'mug', sv: 'mugg' }, ['kitchen'])]);
    expect(rows['product/mug']).toBe('category/kitchen en:mug sv:mugg');
    expect(cataloguePaths(rows)['product/mug']).toMatchObject({
      sv: '/produkter/kok/mugg/',
      ko: '/sangpum/kitchen/mug/',
    });
    expect(warnings).toHaveLength(languages.length - 2);
    expect(warnings[0]).toBe('Addresses in de have the English slug, because there is no other: product/mug');
  });
});

describe('a catalogue is refused', () => {
  test.each([
    ['without an English slug', { sv: 'mugg' }, 'product/mug has no slug in English'],
    ['with a space', { en: 'my mug' }, 'product/mug has the slug "my mug" in en, but a slug consists of'],
    ['with a capital', { en: 'Mug' }, '"Mug" in en, but'],
    ['with another script', { en: 'mug', ja: 'マグ' }, '"マグ" in ja, but'],
    ['with a reserved word', { en: 'mug', sv: 'sida' }, '"sida" in sv, which is reserved'],
  ])('%s', (_, slug: LocalizedString, message) => {
    expect(() => pagesOf([product('mug', slug)])).toThrow(message);
  });

  test('with two products at one address, in the language where they are', () => {
    const one = product('cup', { ...inEach('cup'), de: 'becher' }, ['kitchen']);
    const other = product('mug', { ...inEach('mug'), de: 'becher' }, ['kitchen']);
    expect(() => pagesOf([one, other])).toThrow(
      'product/cup and product/mug have the same address in de, /produkte/kitchen/becher/. Change the slug',
    );
  });

  test('and everything that is wrong is listed at once, up to a limit', () => {
    const bad = Array.from({ length: 12 }, (_, index) => product(`mug-${index}`, { en: `Mug ${index}` }));
    expect(() => pagesOf(bad)).toThrow(/product\/mug-0 (.|\n)*product\/mug-1 (.|\n)*and 2 more/);
  });
});
