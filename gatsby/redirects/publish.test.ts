import { readdir, readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { compile } from '../../redirects/compile.ts';
import { resolve } from '../../redirects/resolve.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { shardRules } from '../../redirects/shards.ts';
import { sampleTable } from '../../redirects/testing/sample-table.ts';
import { redirectRule } from '../../redirects/types.ts';
import { findRedirect } from '../../src/redirects/find-redirect.ts';
import { stores, storeById } from '../../stores/index.ts';
import { inEmptyFolder } from '../../tests/in-empty-folder.ts';
import { publishRedirects } from './publish.ts';

inEmptyFolder();
afterEach(() => vi.unstubAllGlobals());

const site = { store: storeById('us'), stores: Object.values(stores) };
const sampleRules = compile(sampleTable, site).map(({ rule }) => rule);
/** More than fit in one piece. */
const manyRules = [
  ...sampleRules,
  ...Array.from({ length: 3000 }, (_, number) => redirectRule(`/old/${number}/`, `/new/${number}/`)),
];
const written = async (path: string): Promise<unknown> => JSON.parse(await readFile(`public${path}`, 'utf8'));

test.each([
  ['a small table', sampleRules],
  ['a large table', manyRules],
  ['no table', []],
])('%s is written in pieces, and what is told of them is so', async (_what, rules) => {
  const { filter, shards } = shardRules(rules);
  const published = await publishRedirects(rules, 'always', 'public');
  expect(published).toEqual({
    filter,
    folder: expect.stringMatching(/^\/redirect-rules\/[0-9a-f]{12}$/) as unknown,
    shards: shards.length,
    trailingSlash: 'always',
  });
  const files = shards.map((_shard, piece) => `${piece}.json`);
  expect((await readdir(`public${published.folder}`)).sort()).toEqual(files.sort());
  for (const [piece, shard] of shards.entries())
    expect(await written(`${published.folder}/${piece}.json`)).toEqual(shard);
});

test('a large table needs several pieces', async () => {
  expect((await publishRedirects(manyRules, 'always', 'public')).shards).toBeGreaterThan(2);
});

test('how addresses end is handed on', async () => {
  expect((await publishRedirects(sampleRules, 'never', 'public')).trailingSlash).toBe('never');
});

test('the same rules have the same folder, in every build', async () => {
  const first = await publishRedirects(sampleRules, 'always', 'public');
  expect(await publishRedirects([...sampleRules], 'always', 'public')).toEqual(first);
  expect(await publishRedirects(sampleRules, 'always', 'elsewhere')).toEqual(first);
});

test.each([
  ['one more', [...sampleRules, redirectRule('/more/', '/a/')]],
  ['one less', sampleRules.slice(1)],
  ['another target', sampleRules.map((rule, at) => (at === 0 ? { ...rule, toPath: '/a/' } : rule))],
  ['one more prefix', [...sampleRules, redirectRule('/more/*', '/a/')]],
])('other rules have another folder, beside the older one: %s', async (_what, rules) => {
  const older = await publishRedirects(sampleRules, 'always', 'public');
  const newer = await publishRedirects(rules, 'always', 'public');
  expect(newer.folder).not.toBe(older.folder);
  expect(await readdir('public/redirect-rules')).toHaveLength(2);
});

test('product 7.2: a redirect is decided in the browser as well as on the server: the files say what the rules say', async () => {
  const published = await publishRedirects(manyRules, 'always', 'public');
  vi.stubGlobal('fetch', async (path: string) => new Response(await readFile(`public${path}`)));
  const index = indexRules(manyRules, 'always');
  const addresses = [
    { path: '/redirects/bouncer-bliss/', query: '?gclid=1' },
    { path: '/find-a-store/', query: '?country=fi' },
    { path: '/undefined/OLD/2999', query: '' },
    { path: '/us/anything/', query: '' },
    { path: '/old/7/', query: '' },
    { path: '/old/3000/', query: '' },
  ];
  for (const country of ['se', 'kr', null]) {
    for (const address of addresses) {
      const found = await findRedirect(published, address, () => Promise.resolve(country));
      expect(found).toBe(resolve(index, { ...address, country })?.target ?? null);
    }
  }
});
