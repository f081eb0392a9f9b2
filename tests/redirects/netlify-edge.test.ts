import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../brands/build.ts';
import { hostOf, publishedFiles } from '../../hosts/testing/published-files.ts';
import { compile } from '../../redirects/compile.ts';
import { reservedPaths } from '../../redirects/reserved-paths.ts';
import { sourceParts } from '../../redirects/rule-index.ts';
import { sampleTable } from '../../redirects/testing/sample-table.ts';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import { urlOf } from '../../stores/urls.ts';

afterEach(() => vi.unstubAllGlobals());

const host = 'https://shop.example';
const root = resolve(import.meta.dirname, '../..');

/** The function as in a deployment of us, with a fixed table and the files of its build. */
async function deployed() {
  vi.resetModules();
  const site = { store: stores.us, stores: storefronts };
  const rules = compile(sampleTable, site).map(({ rule }) => rule);
  const fetched = vi.fn(hostOf(await publishedFiles(rules, site.store.urls.trailingSlash)));
  vi.stubGlobal('fetch', fetched);
  const { default: answer, config } = await import('../../hosts/netlify/edge-functions/redirects.ts');
  const ask = (path: string, code?: string, headers: Record<string, string> = {}) =>
    answer(new Request(host + path, { headers }), {
      geo: code === undefined ? {} : { country: { code } },
      next: () => fetched(host + path),
    });
  const locationOf = async (...asked: Parameters<typeof ask>) =>
    (await ask(...asked))?.headers.get('location') ?? null;
  return { ask, locationOf, config, fetched };
}

const jacket = (store: 'se' | 'eu', language: 'en' | 'sv') =>
  `${urlOf(stores[store], language, 'product/shell-jacket')}?utm_source=qr-code`;

describe('a deployment', () => {
  test('specifies the folders of its functions in netlify.toml, because Netlify’s defaults are elsewhere', () => {
    const toml = readFileSync(resolve(root, 'netlify.toml'), 'utf8');
    const folders = { edge_functions: 'edge-functions', directory: 'functions' };
    for (const [setting, folder] of Object.entries(folders)) {
      expect(toml).toContain(`${setting} = "hosts/netlify/${folder}"`);
      expect(existsSync(resolve(root, 'hosts/netlify', folder))).toBe(true);
    }
  });

  test('continues without the function if it fails', async () => {
    const { config } = await deployed();
    expect(config).toMatchObject({ onError: 'bypass', method: ['GET', 'HEAD'] });
  });

  test('has no other file in the folder, because Netlify treats every file there as a function', async () => {
    expect(await readdir(resolve(root, 'hosts/netlify/edge-functions'))).toEqual(['redirects.ts']);
  });
});

test('a visitor is located by what the host reports, whatever headers claim', async () => {
  const { locationOf } = await deployed();
  const forged = {
    'x-country': 'US',
    'x-nf-geo': btoa(JSON.stringify({ country: { code: 'US' } })),
    'cf-ipcountry': 'US',
    cookie: 'nf_country=us',
  };
  expect(await locationOf('/redirects/shell-jacket/', 'SE', forged)).toContain(jacket('se', 'sv'));
  expect(await locationOf('/redirects/shell-jacket/', undefined, forged)).toContain(jacket('eu', 'en'));
});

test('for its own rules is excluded, so that it does not call itself', async () => {
  const { ask, fetched, config } = await deployed();
  await ask('/coats/');
  const excluded = config.excludedPath.map((pathname) => new URLPattern({ pathname }));
  const paths = fetched.mock.calls.map(
    ([file]) => new URL(file instanceof Request ? file.url : file).pathname,
  );
  expect(paths).toHaveLength(2);
  for (const pathname of paths) expect(excluded.some((pattern) => pattern.test({ pathname }))).toBe(true);
});

test('the excluded addresses contain no source', async () => {
  const { config } = await deployed();
  const excluded = config.excludedPath.map((pathname) => new URLPattern({ pathname }));
  const isExcluded = (pathname: string) => excluded.some((pattern) => pattern.test({ pathname }));
  const asked = new URLPattern({ pathname: config.path });
  expect(
    ['/redirects/shell-jacket/', '/coats/', '/a/b.pdf'].every((pathname) => asked.test({ pathname })),
  ).toBe(true);
  const { folders, endings } = reservedPaths;
  expect(config.excludedPath).toEqual([
    '/api',
    ...folders.map((folder) => `${folder}*`),
    ...endings.map((ending) => `/*${ending}`),
  ]);

  const { storefronts: ours, redirects } = brand;
  const keys = ours.flatMap((store) =>
    compile(redirects, { store, stores: ours }).map(({ rule }) => sourceParts(rule.fromPath)?.key ?? ''),
  );
  expect([...new Set(keys)].filter((key) => isExcluded(key) || isExcluded(`${key}/`))).toEqual([]);
});
