import { expect, test } from 'vitest';
import { inEmptyFolder, writeFiles } from '../../tests/in-empty-folder.ts';
import { buildTable, summaryOf } from './build-summary.ts';

inEmptyFolder();

test('a build is summarized by its pages, its languages, and the bytes of all its files', async () => {
  await writeFiles({
    'dist/ca/index.html': '12345',
    'dist/ca/fr/index.html': '123',
    'dist/ca/fr/404.html': '',
    'dist/ca/page-data/app-data.json': '{}',
    'dist/us/index.html': 'of another storefront',
  });
  expect(await summaryOf({ target: { store: 'ca' }, built: true, seconds: 61 })).toEqual({
    store: 'ca',
    languages: 'en fr',
    pages: 3,
    seconds: 61,
    bytes: 10,
  });
});

test('the table has aligned columns, thousands separators, totals, and the largest memory', () => {
  const table = buildTable([
    {
      ...{ store: 'us', languages: 'en', pages: 98, seconds: 61, bytes: 12_345_678 },
      usage: { cpuSeconds: 99.6, peakBytes: 1_200_000_000 },
    },
    { store: 'eu', languages: 'en de fr', pages: 1_204, seconds: 140, bytes: 987 },
  ]);
  expect(table.split('\n')).toEqual([
    'store     languages  pages  seconds  CPU seconds  peak MB       bytes',
    'us        en            98       61          100    1,200  12,345,678',
    'eu        en de fr   1,204      140                               987',
    '2 stores             1,302      201          100    1,200  12,346,665',
  ]);
});

test('if nothing was built, the table says so', () => {
  expect(buildTable([]).split('\n').at(-1)).toMatch(/^0 stores( +0){5}$/);
});
