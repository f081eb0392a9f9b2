import { describe, expect, test } from 'vitest';
import { sampleTable } from '../../../redirects/testing/sample-table.ts';
import { storesAt } from '../../../stores/storefront.ts';
import { storefronts } from '../../../brands/demo/storefronts/index.ts';
import { matrixOf } from './model.ts';
import { odditiesOf } from './short-links.ts';

const stores = storesAt(storefronts);
const matrix = matrixOf(sampleTable, stores);
const rowOf = (path: string) =>
  matrix.shortLinks.flatMap(({ links }) => links).find((row) => row.path === path);
const cellOf = (path: string, country: string | null) =>
  rowOf(path)?.cells.find((cell) => cell.country === country);

describe('the model', () => {
  test.each([
    ['/redirects/gift-guide/', 'kr', { store: 'kr', name: 'gift-guide', oddities: [] }],
    ['/redirects/gift-guide/', 'tw', { store: 'hk', oddities: ['assumed'] }],
    ['/redirects/bouncer-bliss/', 'kr', { name: 'fabric-seat-for-bouncer', oddities: ['exception'] }],
    ['/redirects/bouncer-bliss/', null, { store: 'eu', oddities: ['storefront'] }],
    ['/redirects/help/', 'se', { store: null, name: 'help.example', oddities: ['outside'] }],
    [
      '/redirects/mini/',
      'se',
      { page: 'product/baby-carrier-mini (MINI-1)', name: 'baby-carrier-mini (MINI-1)' },
    ],
  ])('%s in %s', (path, country, cell) => {
    expect(cellOf(path, country)).toMatchObject(cell);
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
