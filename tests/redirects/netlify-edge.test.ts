import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { compile } from '../../redirects/compile.ts';
import { reservedPaths } from '../../redirects/reserved-paths.ts';
import { sourceParts } from '../../redirects/rule-index.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { stores, storeById } from '../../stores/index.ts';
import { pathOf, urlOf } from '../../stores/urls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../redirects/table/index.ts');
});

const host = 'https://shop.example';

/** The function as a deployment with these settings starts it, with a table that does not grow. */
async function deployed(settings: Readonly<Record<string, string>> = { STORE: 'us' }) {
  vi.resetModules();
  vi.stubGlobal('Netlify', { env: { get: (name: string) => settings[name] } });
  vi.doMock('../../redirects/table/index.ts', async () => ({
    redirectTables: (await import('../../redirects/testing/sample-table.ts')).sampleTable,
  }));
  const { default: answer, config } = await import('../../hosts/netlify/edge-functions/redirects.ts');
  const ask = (path: string, code?: string, headers: Record<string, string> = {}) =>
    answer(new Request(host + path, { headers }), { geo: code === undefined ? {} : { country: { code } } });
  const locationOf = (...asked: Parameters<typeof ask>) => ask(...asked)?.headers.get('location') ?? null;
  return { ask, locationOf, config };
}

const bliss = (store: 'us' | 'se' | 'eu', language: 'en' | 'sv' = 'en') =>
  `${urlOf(storeById(store), language, 'product/bouncer-bliss')}?utm_source=qr-code`;

describe('a deployment', () => {
  test('that does not say its storefront does not start', async () => {
    await expect(deployed({})).rejects.toThrow('Unknown store ""');
  });

  test('goes on without the function when it fails', async () => {
    const { config } = await deployed();
    expect(config).toMatchObject({ onError: 'bypass', method: ['GET', 'HEAD'] });
  });

  test('takes every file in the folder for a function, so that there is no other one', async () => {
    const folder = resolve(import.meta.dirname, '../../hosts/netlify/edge-functions');
    expect(await readdir(folder)).toEqual(['redirects.ts']);
  });

  test.each([
    ['us', 'en', '/undefined/a/', '/a/'],
    ['jp', 'ja', '/undefined/a/', '/a'],
  ] as const)('of %s leads to the pages of %s', async (id, language, path, location) => {
    const { locationOf } = await deployed({ STORE: id });
    expect(locationOf('/carriers/')).toBe(pathOf(storeById(id), language, 'category/baby-carriers'));
    expect(locationOf(path)).toBe(location);
  });

  test('in a preview leads to the other storefronts of the preview', async () => {
    const { locationOf } = await deployed({
      STORE: 'us',
      STOREFRONT_ORIGINS: 'https://{store}--preview.example',
    });
    expect(locationOf('/redirects/bouncer-bliss/', 'SE')).toMatch(
      /^https:\/\/se--preview\.example\/.+\?utm_/,
    );
    expect(locationOf('/find-a-store/?country=fi')).toMatch(/^https:\/\/eu--preview\.example\//);
  });

  test('of an unknown storefront does not start', async () => {
    await expect(deployed({ STORE: 'xx' })).rejects.toThrow('Unknown store "xx"');
  });
});

describe('a request', () => {
  test('product 7.1: to a source path gets a permanent redirect', async () => {
    const { ask } = await deployed();
    expect(ask('/Redirects/Bouncer-Bliss', 'SE')?.status).toBe(301);
  });

  test.each([
    ['SE', bliss('se', 'sv')],
    ['US', bliss('us')],
    ['BR', bliss('eu')],
    [undefined, bliss('eu')],
  ])(
    'product 2.4.4, 2.4.5: from %s goes to that country’s storefront, else to the fallback',
    async (code, location) => {
      const { locationOf } = await deployed();
      expect(locationOf('/redirects/bouncer-bliss/', code)).toContain(location);
    },
  );

  test('comes from where the host says, whatever the visitor says', async () => {
    const { locationOf } = await deployed();
    const forged = {
      'x-country': 'US',
      'x-nf-geo': btoa(JSON.stringify({ country: { code: 'US' } })),
      'cf-ipcountry': 'US',
      cookie: 'country=us; nf_country=us',
    };
    expect(locationOf('/redirects/bouncer-bliss/', 'SE', forged)).toContain(bliss('se', 'sv'));
    expect(locationOf('/redirects/bouncer-bliss/', undefined, forged)).toContain(bliss('eu'));
  });

  test('for anything else passes', async () => {
    const { ask } = await deployed();
    for (const path of ['/', '/cart/', '/redirects/unknown/', '/find-a-store/'])
      expect(ask(path)).toBeUndefined();
  });
});

test('the addresses that are not asked about hold no source', async () => {
  const { config } = await deployed();
  const excluded = config.excludedPath.map((pathname) => new URLPattern({ pathname }));
  const isExcluded = (pathname: string) => excluded.some((pattern) => pattern.test({ pathname }));
  const asked = new URLPattern({ pathname: config.path });
  expect(
    ['/redirects/gift-guide/', '/bouncers/', '/a/b.pdf'].every((pathname) => asked.test({ pathname })),
  ).toBe(true);
  const { folders, endings } = reservedPaths;
  expect(config.excludedPath).toEqual([
    ...folders.map((folder) => `${folder}*`),
    ...endings.map((ending) => `/*${ending}`),
  ]);

  const all = Object.values(stores);
  const keys = all.flatMap((store) =>
    compile(redirectTables, { store, stores: all }).map(({ rule }) => sourceParts(rule.fromPath)?.key ?? ''),
  );
  expect([...new Set(keys)].filter((key) => isExcluded(key) || isExcluded(`${key}/`))).toEqual([]);
});
