import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from 'storefront-sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { brand } from '../../../brands/build.ts';
import { localSeed } from '../../../local/start-sandbox.ts';
import { searchIndexes } from '../../../local/search-indexes.ts';
import { demoSeed } from '../demo-seed.ts';

const products = demoSeed.commercetools.products?.length ?? 0;

const closers: (() => Promise<unknown>)[] = [];
let url = '';
beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'languages-'));
  const klevu = await searchIndexes(localSeed().commercetools, demoSeed.klevu);
  const sandbox = await startSandbox({ name: brand.name, klevu }, { port: 0, dataFolder });
  closers.push(
    () => sandbox.close(),
    () => rm(dataFolder, { recursive: true, force: true }),
  );
  url = `${sandbox.url}/klevu/cs/v2/search`;
});
afterAll(async () => {
  for (const close of closers) await close();
});

const recordSchema = z.looseObject({ itemGroupId: z.string().default('') });
const filterSchema = z.looseObject({ key: z.string(), label: z.string() });
const answerSchema = z.object({
  queryResults: z
    .array(
      z.object({
        meta: z.looseObject({ typeOfSearch: z.string() }),
        records: z.array(recordSchema),
        filters: z.array(filterSchema).optional(),
      }),
    )
    .optional(),
});

async function ask(apiKey: string, request: object) {
  const body = JSON.stringify({ context: { apiKeys: [apiKey] }, ...request });
  return answerSchema.parse(await (await fetch(url, { method: 'POST', body })).json());
}

/** The response of an API key's index to one query. */
async function run(apiKey: string, settings: object, filters: object = {}) {
  const { queryResults } = await ask(apiKey, {
    recordQueries: [{ id: 'q', typeOfRequest: 'SEARCH', settings: { limit: 100, ...settings }, filters }],
  });
  const [result] = queryResults ?? [];
  if (!result) throw new Error('No answer');
  return result;
}

async function search(apiKey: string, term: string) {
  const { records, meta } = await run(apiKey, { query: { term } });
  return { keys: records.map(({ itemGroupId }) => itemGroupId), typeOfSearch: meta.typeOfSearch };
}

describe('words in every language find their products', () => {
  test.each([
    ['klevu-se', 'bärsele', 'baby-carrier-mini'],
    ['klevu-se', 'barsele', 'baby-carrier-mini'],
    ['klevu-de', 'trage', 'baby-carrier-mini'],
    ['klevu-de', 'Babywippe Bliss', 'bouncer-bliss'],
    ['klevu-fr', 'porte bebe', 'baby-carrier-mini'],
    ['klevu-es', 'portabebes', 'baby-carrier-mini'],
    ['klevu-it', 'marsupio', 'baby-carrier-mini'],
    ['klevu-nl', 'draagzak', 'baby-carrier-mini'],
    ['klevu-jp', 'ﾍﾞﾋﾞｰｷｬﾘｱ', 'baby-carrier-mini'],
    ['klevu-jp', 'ばうんさー', 'bouncer-bliss'],
    ['klevu-jp', '抱っこひも', 'baby-carrier-mini'],
    ['klevu-kr', '아기띠', 'baby-carrier-mini'],
    ['klevu-hk-zh-hant', '揹帶', 'baby-carrier-mini'],
    ['klevu-hk-zh-hant', '圍兜 兩件', 'baby-bib-2-pack'],
  ])('%s: %s', async (apiKey, term, key) => {
    const { keys, typeOfSearch } = await search(apiKey, term);
    expect(keys).toContain(key);
    expect(typeOfSearch === 'WILDCARD_OR' ? keys.length : 0).toBeLessThan(products);
  });

  test('what means nothing finds nothing, and “returns” its page', async () => {
    expect((await search('klevu-us', 'qqqqzzz')).keys).toEqual([]);
    const { records } = await run('klevu-us', { query: { term: 'returns' }, typeOfRecords: ['KLEVU_CMS'] });
    expect(records[0]).toMatchObject({ id: 'content/returns' });
  });
});

describe('priceFieldSuffix', () => {
  const keysOf = ({ records }: Awaited<ReturnType<typeof run>>) =>
    records.map(({ itemGroupId }) => itemGroupId);

  test('returns prices in that currency and leaves out products without one', async () => {
    const euros = await run('klevu-eu', {});
    const zloty = await run('klevu-eu', { priceFieldSuffix: 'PLN' });
    expect(zloty.records.every((record) => record['currency'] === 'PLN')).toBe(true);
    expect(keysOf(euros).filter((key) => !keysOf(zloty).includes(key))).toEqual(['high-chair']);
    const { records } = await run('klevu-eu', {
      query: { term: 'carrier mini' },
      priceFieldSuffix: 'HUF',
      limit: 1,
    });
    const [mini] = records;
    expect(mini).toMatchObject({
      itemGroupId: 'baby-carrier-mini',
      currency: 'HUF',
      price: '36990.00',
      salePrice: '36990.00',
    });
    expect(mini).not.toHaveProperty('prices');
  });

  test.each([
    ['EUR', {}],
    ['CZK', { priceFieldSuffix: 'CZK' }],
  ])(
    'product 3.72: announce in %s the reductions that pages announce, and no others',
    async (_, settings) => {
      const { records } = await run('klevu-eu', settings);
      const reduced = records.filter((record) => record['price'] !== record['salePrice']);
      expect(reduced.map(({ itemGroupId }) => itemGroupId)).toEqual(['insect-net-for-travel-cot']);
      expect(reduced.every((record) => Number(record['price']) > Number(record['salePrice']))).toBe(true);
      expect(reduced.every((record) => !('pricesBefore' in record))).toBe(true);
    },
  );
});
