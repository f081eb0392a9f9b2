import { describe, expect, test } from 'vitest';
import { sampleTable } from '../../../redirects/testing/sample-table.ts';
import { storesAt } from '../../../stores/storefront.ts';
import { stores as known, storefronts } from '../../../stores/testing/storefronts.ts';
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
    ['/redirects/questions/', 'gb', { store: 'gb', name: 'faq', oddities: [] }],
    ['/redirects/questions/', 'tw', { store: 'hk', oddities: ['assumed'] }],
    ['/redirects/shell-jacket/', 'gb', { name: 'wool-jacket', oddities: ['exception'] }],
    ['/redirects/shell-jacket/', null, { store: 'eu', oddities: ['storefront', 'language'] }],
    ['/redirects/help/', 'se', { store: null, name: 'help.example', oddities: ['outside'] }],
    ['/redirects/wool/', 'se', { page: 'product/wool-jacket (WOOL-1)', name: 'wool-jacket (WOOL-1)' }],
  ])('%s in %s', (path, country, cell) => {
    expect(cellOf(path, country)).toMatchObject(cell);
  });
});

test('a language that is not the usual one is marked', () => {
  const landing = {
    country: 'be',
    url: 'https://eu.fell-and-fjord.example/fr/',
    store: known.eu.id,
    page: 'home',
    assumed: null,
  } as const;
  const usual = { usualPage: 'home', usualAssumed: null };
  expect(odditiesOf(landing, usual, stores)).toEqual(['language']);
  expect(odditiesOf({ ...landing, url: 'https://eu.fell-and-fjord.example/nl/' }, usual, stores)).toEqual([]);
});
