import { describe, expect, test } from 'vitest';
import { sampleTable } from '../../../redirects/testing/sample-table.ts';
import { storesAt } from '../../../stores/index.ts';
import { matrixOf } from './model.ts';
import { odditiesOf } from './short-links.ts';

const stores = storesAt();
const matrix = matrixOf(sampleTable, stores);
const rowOf = (path: string) =>
  matrix.shortLinks.flatMap(({ links }) => links).find((row) => row.path === path);
const cellOf = (path: string, country: string | null) =>
  rowOf(path)?.cells.find((cell) => cell.country === country);

describe('the model', () => {
  test('has 33 countries and the fallback in every row', () => {
    for (const { links } of matrix.shortLinks)
      for (const { cells } of links) expect(cells.map(({ country }) => country)).toHaveLength(34);
  });

  test.each([
    ['/redirects/gift-guide/', 'kr', { store: 'kr', name: 'gift-guide', oddities: [] }],
    ['/redirects/gift-guide/', 'be', { store: 'eu', oddities: [] }],
    ['/redirects/gift-guide/', null, { store: 'us', oddities: [] }],
    ['/redirects/gift-guide/', 'tw', { store: 'hk', oddities: ['assumed'] }],
    ['/redirects/bouncer-bliss/', 'kr', { name: 'fabric-seat-for-bouncer', oddities: ['exception'] }],
    ['/redirects/bouncer-bliss/', null, { store: 'eu', oddities: ['storefront'] }],
    ['/redirects/help/', 'se', { store: null, name: 'help.example', oddities: ['outside'] }],
    [
      '/redirects/mini/',
      'se',
      { page: 'product/baby-carrier-mini (MINI-1)', name: 'baby-carrier-mini (MINI-1)' },
    ],
    ['/redirects/baby-crib/', 'tw', { oddities: [] }],
  ])('%s in %s', (path, country, cell) => {
    expect(cellOf(path, country)).toMatchObject(cell);
  });

  test('a reason for the entire row is attached to the row', () => {
    expect(rowOf('/redirects/baby-crib/')?.assumed).toBe('The crib became <the> cradle.');
    expect(rowOf('/redirects/gift-guide/')?.assumed).toBeNull();
    expect(matrix.reasons).toEqual(['Taiwan shops in Hong Kong.', 'The crib became <the> cradle.']);
  });

  test('old addresses show what differs by storefront', () => {
    const links = matrix.olderAddresses.flatMap((file) => file.links);
    expect(links.find(({ source }) => source === '/carriers/bliss/')).toEqual({
      source: '/carriers/bliss/',
      file: 'redirects/testing/older-addresses.ts',
      assumed: 'Nobody knows.',
      page: 'product/bouncer-bliss',
      url: 'https://us.cradleandcarry.example/products/baby-bouncers/bouncer-bliss/',
      store: null,
      elsewhere: [
        { page: 'category/baby-bouncers', stores: ['au'] },
        { page: 'product/fabric-seat-for-bouncer', stores: ['kr'] },
      ],
    });
    expect(links.find(({ source }) => source === '/undefined/*')).toMatchObject({ url: null });
    expect(links.find(({ source }) => source.startsWith('/find-a-store/'))).toMatchObject({ store: 'eu' });
  });

  test('counts', () => {
    expect(matrix.counts).toEqual({
      rules: 5 * 34 + 8,
      storefronts: 14,
      shortLinks: 5,
      olderAddresses: 8,
      exceptions: 1,
      assumed: 2,
    });
  });
});

test('a language that is not the usual one is marked', () => {
  const landing = {
    country: 'be',
    url: 'https://eu.cradleandcarry.example/fr/',
    store: 'eu',
    page: 'home',
    assumed: null,
  } as const;
  const usual = { usualPage: 'home', usualAssumed: null };
  expect(odditiesOf(landing, usual, stores)).toEqual(['language']);
  expect(odditiesOf({ ...landing, country: 'lu' }, usual, stores)).toEqual([]);
});
