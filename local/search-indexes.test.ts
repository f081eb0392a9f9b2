import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from 'storefront-sandbox';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { KlevuAttribute, KlevuItem } from '../gatsby/feeds/klevu/form.ts';

const answerSchema = z.object({
  queryResults: z.tuple([
    z.object({
      records: z.array(z.looseObject({ id: z.string() })),
      filters: z.array(z.object({ key: z.string(), label: z.string() })).optional(),
    }),
  ]),
});

describe.each(['the brand that is built', 'the second brand'])('the search indexes of %s', (whose) => {
  const closers: (() => unknown)[] = [];
  const close = (closer: () => unknown) => closers.push(closer);
  let url = '';
  let indexes: Awaited<ReturnType<typeof filled>>;

  async function filled() {
    const isSecond = whose === 'the second brand';
    vi.resetModules();
    if (isSecond) {
      vi.doMock('../brands/build.ts', () => import('../brands/second/build.ts'));
      vi.doMock('../brands/api.ts', () => import('../brands/second/api.ts'));
      vi.doMock('../brands/browser.ts', () => import('../brands/second/browser.ts'));
    }
    const { seed } = await (isSecond ? import('../brands/second/seed.ts') : import('./seed.ts'));
    const { projectAccess } = await import('./credentials.ts');
    const { searchContents, searchIndexes } = await import('./search-indexes.ts');
    const { readHit } = await import('../src/search/service/klevu-record.ts');
    const { differencesOf } = await import('../gatsby/feeds/klevu/differences.ts');
    const { brand } = await import('../brands/build.ts');
    const commerce = { ...seed.commercetools, credentials: projectAccess() };
    const dataFolder = mkdtempSync(join(tmpdir(), 'search-'));
    close(() => rmSync(dataFolder, { recursive: true, force: true }));
    const klevu = await searchIndexes(commerce, seed.klevu);
    const sandbox = await startSandbox({ name: brand.name, klevu }, { port: 0, dataFolder });
    close(() => sandbox.close());
    url = `${sandbox.url}/klevu/cs/v2/search`;
    return { brand, readHit, differencesOf, contents: (await searchContents(commerce))(sandbox.url) };
  }

  beforeAll(async () => {
    indexes = await filled();
  }, 120_000);
  afterAll(async () => {
    vi.doUnmock('../brands/build.ts');
    for (const closer of closers.toReversed()) await closer();
  });

  async function ask(apiKey: string, settings: object, filters: object = {}) {
    const query = { id: 'q', typeOfRequest: 'SEARCH', settings: { limit: 100, ...settings }, filters };
    const body = JSON.stringify({ context: { apiKeys: [apiKey] }, recordQueries: [query] });
    const answer = await fetch(url, { method: 'POST', body });
    return answerSchema.parse(await answer.json()).queryResults[0];
  }

  /** What the service returns for each record, by its ID; variants are asked for one by one, because it groups them. */
  async function returned(apiKey: string, records: readonly KlevuItem[]) {
    const texts = (['KLEVU_CMS', 'KLEVU_CATEGORY'] as const).map((type) =>
      records.filter((record) => record.type === type),
    );
    const variants = records.filter(({ attributes }) => attributes.price);
    const answers = await Promise.all([
      ...variants.map(({ id }) => ask(apiKey, { query: { term: '*' }, customANDQuery: `id:(${id})` })),
      ...texts
        .flat()
        .map(({ type, attributes: { name } }) =>
          ask(apiKey, { query: { term: name.default }, typeOfRecords: [type] }),
        ),
    ]);
    const found = new Map(answers.flatMap((answer) => answer.records.map((record) => [record.id, record])));
    return { found, wanted: [...variants, ...texts.flat()] };
  }

  const all = () => [...indexes.contents];

  test('product 2.3.317: say of every variant, category, and page what the feed says', async () => {
    expect(all().length).toBeGreaterThan(2);
    // One of each language is enough: the storefronts' own differences are in the words and prices, which all have.
    const [first, ...others] = all();
    const some = first
      ? [first, ...others.filter(({ language }) => language !== first.language).slice(0, 1)]
      : [];
    for (const { apiKey, records, attributes } of some) {
      const { found, wanted } = await returned(apiKey, records);
      expect(wanted.length).toBeGreaterThan(10);
      const differences = wanted.flatMap((item) => {
        const record = found.get(item.id);
        return record ? indexes.differencesOf(item, record, attributes) : [`${item.id} is missing`];
      });
      expect([...new Set(differences)]).toEqual([]);
    }
  });

  test('product 2.3.317: have what cards and filters need of whatever the brand declares', async () => {
    const { brand, readHit, contents } = indexes;
    const { axes, facts } = brand.catalogue;
    const named = (declared: readonly KlevuAttribute[], key: string) =>
      declared.find(({ name, filterable }) => name === key && filterable)?.label.default;
    for (const { apiKey, store, records, attributes } of contents) {
      const { records: hits, filters = [] } = await ask(
        apiKey,
        { query: { term: '*' } },
        { filtersToReturn: { enabled: true } },
      );
      expect(hits.length, apiKey).toBeGreaterThan(2);
      for (const record of hits)
        expect(
          readHit(record, { origins: [store.origin], currency: store.countries[0].currency }),
          apiKey,
        ).toEqual(
          expect.objectContaining({
            imageUrl: expect.stringMatching(/^http/) as string,
            price: expect.objectContaining({ centAmount: expect.any(Number) as number }) as object,
          }),
        );
      // Every fact that cards show of found products is in some record, under the name that the brand gives it.
      for (const fact of brand.searchFacts) {
        const names = 'choices' in fact ? [fact.choices] : [fact.from, fact.to];
        for (const name of names)
          expect(
            hits.some((record) => record[name] !== undefined),
            `${apiKey} ${name}`,
          ).toBe(true);
      }
      const offered = new Map(filters.map(({ key, label }) => [key, label]));
      const filterable = [
        ...axes.map(({ key }) => key),
        ...facts.flatMap((fact) => (fact.kind === 'choices' || fact.groups ? [fact.key] : [])),
      ];
      for (const key of filterable) {
        expect(named(attributes, key), `${apiKey} ${key}`).toMatch(/\S/);
        expect(offered.get(key), `${apiKey} ${key}`).toBe(named(attributes, key));
      }
      expect(JSON.stringify(records)).not.toMatch(/quantityOnStock|availableQuantity/);
    }
  });
});
