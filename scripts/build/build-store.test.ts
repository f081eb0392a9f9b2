import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { buildInputs } from './build-inputs.ts';
import { buildStore, finishedBuild, lastMemory } from './build-store.ts';
import { queryTypesOf } from './query-types.ts';
import { readTables } from './read-tables.ts';
import { runGatsby } from './gatsby-process.ts';
import { stores } from '../../stores/testing/storefronts.ts';

vi.mock('./gatsby-process.ts');
vi.mock('./read-tables.ts');
inEmptyFolder();

const gatsby = vi.mocked(runGatsby);
const tables = vi.mocked(readTables);
const settings = { GATSBY_KLEVU_URL: 'https://search.example' };
const us = { store: stores.us.id };
const reuse = { reuse: true };

/** What Gatsby writes for itself. */
const buildFiles = [
  ...['webpack.stats.json', 'script-record.json', 'chunk-map.json', '_gatsby/slices/_gatsby-scripts-1.html'],
  ...['~partytown/partytown.js', 'service-worker-part.js'],
];

beforeEach(async () => {
  const isFile = (input: string) => /\.(json|tsx?)$/.test(input);
  await writeFiles({
    ...Object.fromEntries(buildInputs.map((input) => [isFile(input) ? input : `${input}/file.ts`, ''])),
    'tsconfig.json': '{}',
    'src/gatsby-types.d.ts': 'types',
  });
  await mkdir('node_modules');
  tables.mockReset().mockResolvedValue({
    at: '2026-11-29T03:00:00.000Z',
    nextPriceChangeAt: { us: '2026-12-01T00:00:00.000Z' },
    expected: { us: { products: 40_000, languages: 1, files: 120_000, pictures: 0, inFolder: 40_000 } },
  });
  // A Gatsby that writes the store's name on its only page.
  gatsby.mockReset().mockImplementation(async (_, { cwd, env }) => {
    await writeFiles({
      [join(cwd, 'public', 'index.html')]: `${env['STORE']} ${env['PSEUDO_TEXTS']}`,
      [join(cwd, 'public', 'static', 'hero.avif')]: 'picture',
      [join(cwd, 'public', '_gatsby', 'image', '1', '2', 'bib.avif')]: 'picture',
      ...Object.fromEntries(buildFiles.map((file) => [join(cwd, 'public', file), '{}'])),
    });
    return 3e9;
  });
});

test('a build ends up in the folder with its name, and its workplace is free again', async () => {
  expect(await buildStore(us, settings, reuse)).toMatchObject({ built: true });
  await buildStore({ ...us, pseudo: true }, settings, reuse);
  expect(await readFile('dist/us/index.html', 'utf8')).toBe('us 0');
  expect(await readFile('dist/us-pseudo/index.html', 'utf8')).toBe('us 1');
  expect(await readFile(queryTypesOf(us), 'utf8')).toBe('types');
  expect(await readdir('.builds/kept')).toEqual(['us', 'us-pseudo']);
  expect(await lastMemory(us)).toBe(3e9);
  expect(await readdir('.builds')).not.toContain('lane-1.pid');
});

test('product 7.304: a build says up to when it knows the catalogue', async () => {
  await buildStore(us, settings, reuse);
  expect(JSON.parse(await readFile('dist/us/build.json', 'utf8'))).toMatchObject({
    catalogueReadAt: '2026-11-29T03:00:00.000Z',
    nextPriceChangeAt: '2026-12-01T00:00:00.000Z',
  });
});

test('a mistake in the table of redirects stops it before it starts', async () => {
  tables.mockRejectedValue(new Error('Redirects: campaigns.ts:9  types  No such page.'));
  await expect(buildStore(us, settings, reuse)).rejects.toThrow('campaigns.ts:9  types  No such page.');
  expect(gatsby).not.toHaveBeenCalled();
});

test('a storefront that its host would not take is refused before it starts', async () => {
  await expect(buildStore(us, settings, { reuse: true, host: 'cloudflare' })).rejects.toThrow('120,000');
  expect(gatsby).not.toHaveBeenCalled();
  expect(await buildStore(us, settings, { reuse: true, host: 'node' })).toMatchObject({ built: true });
});

test('an existing build is reused only if allowed', async () => {
  await buildStore(us, settings, reuse);
  expect(await buildStore(us, settings, reuse)).toMatchObject({ built: false });
  expect(gatsby).toHaveBeenCalledTimes(1);
  expect(await buildStore(us, settings, { reuse: false })).toMatchObject({ built: true });
});

test('another origin requires a new build; a setting that affects no file does not', async () => {
  await buildStore(us, settings, reuse);
  const elsewhere = { ...settings, STOREFRONT_ORIGINS: 'https://{store}.example' };
  expect(await finishedBuild(us, elsewhere)).toBeNull();
  expect(await finishedBuild(us, { ...settings, GATSBY_CPU_COUNT: '1', SESSION_SECRET: 's' })).not.toBeNull();
});

test('a build without its folder, or with a broken stamp, does not count as finished', async () => {
  await buildStore(us, settings, reuse);
  expect(await finishedBuild(us, settings)).not.toBeNull();
  await writeFiles({ 'dist/records/us/built-from.json': '{"digest"' });
  expect(await finishedBuild(us, settings)).toBeNull();
  await buildStore(us, settings, reuse);
  await rm('dist/us', { recursive: true });
  expect(await finishedBuild(us, settings)).toBeNull();
});

test('what a build writes for itself is kept beside what is published, or not at all', async () => {
  await buildStore(us, settings, reuse);
  expect((await readdir('dist/us')).sort()).toEqual([
    ...['.pictures.json', '_gatsby', 'build.json', 'index.html', 'static'],
  ]);
  expect(await readdir('dist/us/_gatsby')).toEqual(['image']);
  expect((await readdir('dist/records/us')).sort()).toEqual([
    'built-from.json',
    'script-record.json',
    'webpack.stats.json',
  ]);
});

test('a failed build leaves the previous one unchanged', async () => {
  await buildStore(us, settings, reuse);
  await writeFiles({ 'src/file.ts': 'broken' });
  gatsby.mockRejectedValue(new Error('gatsby build ended with code 1.'));
  await expect(buildStore(us, settings, reuse)).rejects.toThrow('code 1');
  expect(await readFile('dist/us/index.html', 'utf8')).toBe('us 0');
  expect(await finishedBuild(us, settings)).toBeNull();
});
