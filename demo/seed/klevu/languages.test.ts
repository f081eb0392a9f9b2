import { describe, expect, test } from 'vitest';
import { stores } from '../../stores/index.ts';
import { catalogue } from '../catalogue/index.ts';
import { pricesFor } from '../catalogue/prices.ts';
import { runQueries } from './record-queries.ts';
import { indexesByApiKey } from './records.ts';
import { searchRequestSchema } from './requests.ts';
import { createSearchIndex } from './search-index.ts';
import { suggest } from './suggestions.ts';

const sources = indexesByApiKey(Object.values(stores), {
  ...catalogue,
  pricesFor,
  brandName: 'Brand',
  publicUrl: 'http://sandbox.test',
});

/** The index of an API key, with the whole demo catalogue. */
function indexOf(apiKey: string) {
  const source = sources[apiKey];
  if (!source) throw new Error(`No index ${apiKey}`);
  return createSearchIndex(source);
}

function run(apiKey: string, settings: object, filters: object = {}) {
  const { recordQueries } = searchRequestSchema.parse({
    context: { apiKeys: [apiKey] },
    recordQueries: [{ id: 'q', typeOfRequest: 'SEARCH', settings: { limit: 100, ...settings }, filters }],
  });
  const [result] = runQueries(recordQueries, indexOf(apiKey), apiKey);
  if (!result) throw new Error('No answer');
  return result;
}

describe('words of every language find their products', () => {
  test.each([
    ['klevu-se', 'bärsele', 'baby-carrier-mini'],
    ['klevu-se', 'barsele', 'baby-carrier-mini'],
    ['klevu-se', 'BÄRSELAR', 'baby-carrier-mini'],
    ['klevu-se', 'sele', 'baby-carrier-mini'],
    ['klevu-se', 'matstol', 'high-chair'],
    ['klevu-de', 'trage', 'baby-carrier-mini'],
    ['klevu-de', 'Babywippe Bliss', 'bouncer-bliss'],
    ['klevu-de', 'lätzchen', 'baby-bib'],
    ['klevu-fr', 'porte bebe', 'baby-carrier-mini'],
    ['klevu-fr', 'écharpe porte-bébés mini', 'baby-carrier-mini'],
    ['klevu-fr', 'berceau', 'baby-cradle'],
    ['klevu-es', 'portabebes', 'baby-carrier-mini'],
    ['klevu-es', 'moisés', 'baby-cradle'],
    ['klevu-it', 'marsupio', 'baby-carrier-mini'],
    ['klevu-it', 'culla', 'baby-cradle'],
    ['klevu-nl', 'draagzak', 'baby-carrier-mini'],
    ['klevu-nl', 'wieg', 'baby-cradle'],
    ['klevu-eu-nl', 'bord', 'baby-plate'],
    ['klevu-jp', 'ベビーキャリア', 'baby-carrier-mini'],
    ['klevu-jp', 'ﾍﾞﾋﾞｰｷｬﾘｱ', 'baby-carrier-mini'],
    ['klevu-jp', 'キャリア', 'baby-carrier-mini'],
    ['klevu-jp', 'ばうんさー', 'bouncer-bliss'],
    ['klevu-jp', '抱っこひも', 'baby-carrier-mini'],
    ['klevu-jp', '木製トイ', 'wooden-bouncer-toy'],
    ['klevu-jp', '木', 'wooden-bouncer-toy'],
    ['klevu-kr', '아기띠', 'baby-carrier-mini'],
    ['klevu-kr', '침대', 'travel-cot-light'],
    ['klevu-kr', '턱받이', 'baby-bib'],
    ['klevu-hk-zh-hant', '揹帶', 'baby-carrier-mini'],
    ['klevu-hk-zh-hant', '背帶', 'baby-carrier-mini'],
    ['klevu-hk-zh-hant', '嬰兒床', 'travel-cot-light'],
    ['klevu-hk-zh-hant', '圍兜 兩件', 'baby-bib-2-pack'],
  ])('%s: %s', (apiKey, term, key) => {
    const { products, typeOfSearch } = indexOf(apiKey).match(term);
    expect(products.map(({ id }) => id)).toContain(key);
    expect(typeOfSearch === 'WILDCARD_OR' ? products.length : 0).toBeLessThan(
      sources[apiKey]?.products.length ?? 0,
    );
  });

  test.each(Object.keys(sources))('%s: English words', (apiKey) => {
    const keysOf = (term: string) =>
      indexOf(apiKey)
        .match(term)
        .products.map(({ id }) => id);
    expect(keysOf('carrier mini')[0]).toBe('baby-carrier-mini');
    expect(keysOf('travel cot')).toContain('travel-cot-light');
    expect(keysOf('zzqqxx')).toEqual([]);
  });

  test('a word finds what it names first, in Chinese as in English', () => {
    expect(indexOf('klevu-hk-zh-hant').match('揹帶 Mini').products[0]?.id).toBe('baby-carrier-mini');
  });
});

describe('answers in the language of the index', () => {
  test('label filters and name their options, with values that are the names', () => {
    const { filters } = run('klevu-se', {}, { filtersToReturn: { enabled: true, options: { limit: 50 } } });
    expect(filters?.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Kategori', 'Färg', 'Material']),
    );
    const colour = filters?.find(({ key }) => key === 'color');
    expect(colour).toMatchObject({ options: expect.arrayContaining([{ ...swedishBlack }]) as unknown });
    const inStock = filters?.find(({ key }) => key === 'inStock');
    expect(inStock).toMatchObject({
      options: [
        { name: 'Ja', value: 'yes' },
        { name: 'Nej', value: 'no' },
      ],
    });
  });

  test('completes what was typed, marked where it stands', () => {
    const first = (apiKey: string, query: string) =>
      suggest({ id: 's', query, limit: 1 }, indexOf(apiKey)).suggestions[0]?.suggest;
    expect(first('klevu-se', 'barse')).toBe('<b>bärse</b>lar');
    expect(first('klevu-de', 'trag')).toBeUndefined();
    expect(first('klevu-de', 'babyt')).toBe('<b>Babyt</b>ragen');
    expect(first('klevu-jp', 'キャリ')).toBe('ベビー<b>キャリ</b>ア');
    expect(first('klevu-hk-zh-hant', '揹帶')).toBe('嬰兒<b>揹帶</b>');
  });

  test('sort names as the language does', () => {
    const names = run('klevu-se', { sort: 'NAME_ASC', fields: ['name'] }).records.map(({ name }) =>
      String(name),
    );
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'sv')));
  });
});

describe('priceFieldSuffix', () => {
  const priceFilter = {
    filtersToReturn: {
      enabled: true,
      include: [],
      rangeFilterSettings: [{ key: 'klevu_price', minMax: true }],
    },
  };
  const keysOf = ({ records }: ReturnType<typeof run>) => records.map(({ id }) => id);

  test('answers prices of that currency and leaves out what has none', () => {
    const euros = run('klevu-eu', {});
    const zloty = run('klevu-eu', { priceFieldSuffix: 'PLN' });
    expect(zloty.records.every(({ currency }) => currency === 'PLN')).toBe(true);
    expect(keysOf(euros).filter((key) => !keysOf(zloty).includes(key))).toEqual(['high-chair']);
    const [mini] = run('klevu-eu', {
      query: { term: 'carrier mini' },
      priceFieldSuffix: 'HUF',
      limit: 1,
    }).records;
    expect(mini).toMatchObject({
      id: 'baby-carrier-mini',
      currency: 'HUF',
      price: '36990.00',
      salePrice: '36990.00',
    });
    expect(mini).not.toHaveProperty('prices');
  });

  test('filters and sorts by them', () => {
    const sorted = run('klevu-eu', { priceFieldSuffix: 'CZK', sort: 'PRICE_DESC' }, priceFilter);
    const prices = sorted.records.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(sorted.filters).toMatchObject([
      { key: 'klevu_price', min: String(Math.floor(prices.at(-1) ?? 0)), max: String(prices[0]) },
    ]);
    const values = ['1000', '2000'];
    const applied = { applyFilters: { filters: [{ key: 'klevu_price', values }] } };
    const some = run('klevu-eu', { priceFieldSuffix: 'CZK' }, applied).records.map(({ price }) =>
      Number(price),
    );
    expect(some.length).toBeGreaterThan(0);
    expect(some.every((price) => price >= 1000 && price <= 2000)).toBe(true);
  });

  test('of a currency the store does not know changes nothing', () => {
    expect(run('klevu-eu', { priceFieldSuffix: 'SEK' })).toEqual(run('klevu-eu', {}));
  });
});

const swedishBlack = { name: 'Svart', value: 'Svart', count: expect.any(Number) as number, selected: false };
