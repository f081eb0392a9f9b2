import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { buildSettings } from '../../gatsby/environment.ts';
import { attributesOf } from '../../gatsby/feeds/klevu/attributes.ts';
import { differencesOf } from '../../gatsby/feeds/klevu/differences.ts';
import { klevuFeed, klevuItem } from '../../gatsby/feeds/klevu/form.ts';
import { searchEndpoints } from '../../src/search/service/endpoints.ts';
import { readHit } from '../../src/search/service/klevu-record.ts';
import type { Language, Store } from '../../stores/types.ts';
import { askJson, posting } from './ask.ts';
import { after, type Check, check, fault, ok, once, skipped, warning } from './check.ts';
import { deployedAt, type Examined, settingsOf } from './examined.ts';

const searchSchema = buildSettings.pick({ GATSBY_KLEVU_URL: true });

/** Whether the index of each storefront and language answers, and has what the shop shows and what builds have written. */
export const klevuChecks = (examined: Examined): Check[] =>
  examined.stores.flatMap((store) =>
    store.languages.flatMap((language) => {
      const apiKey = store.searchKeys[language];
      return apiKey === undefined ? [] : indexChecks(store, language, apiKey, examined);
    }),
  );

const kinds = ['KLEVU_PRODUCT', 'KLEVU_CATEGORY', 'KLEVU_CMS'] as const;

const answerSchema = z.object({
  meta: z.looseObject({ responseCode: z.literal(200) }),
  queryResults: z.tuple([
    z.looseObject({
      meta: z.looseObject({ totalResultsFound: z.number() }),
      records: z.array(z.looseObject({ id: z.string() })),
      filters: z.array(z.looseObject({ key: z.string() })).default([]),
    }),
  ]),
});

/** Records per request, and how many are looked at in all. */
const pageSize = 500;
const mostRecords = 20_000;

function indexChecks(store: Store, language: Language, apiKey: string, examined: Examined): Check[] {
  const nameOf = (what: string) => `klevu.${what}.${store.id}.${language}`;
  const unknown = `The search key of ${language} in the storefront's record is not known at GATSBY_KLEVU_URL: take both from the index in Klevu's console`;
  const pageOf = async (kind: (typeof kinds)[number], offset: number) => {
    const { GATSBY_KLEVU_URL: url } = settingsOf(searchSchema, examined.env);
    const query = {
      id: 'doctor',
      typeOfRequest: 'SEARCH',
      settings: { query: { term: '*' }, typeOfRecords: [kind], limit: pageSize, offset },
      filters: { filtersToReturn: { enabled: true, options: { limit: 50 } } },
    };
    const request = posting({ context: { apiKeys: [apiKey] }, recordQueries: [query] });
    const meanings = { 400: unknown, 401: unknown, 403: unknown };
    const { search } = searchEndpoints({ url, apiKey });
    const { queryResults } = await askJson(answerSchema, search, request, meanings);
    return queryResults[0];
  };
  const products = once(() => pageOf('KLEVU_PRODUCT', 0));
  const index = check(nameOf('index'), async () => {
    const { meta } = await products();
    if (meta.totalResultsFound === 0)
      return fault('The index has no products: fill it from /feeds/klevu.json of the deployed site');
    return ok(`${meta.totalResultsFound} products`);
  });
  const records = check(nameOf('records'), async () => {
    const { records: found } = await products();
    const rules = { origins: [store.origin], currency: store.countries[0].currency };
    const unread = found.filter((each) => readHit(each, rules) === null);
    if (unread.length > 0)
      return fault(
        `${unread.length} of ${found.length} records cannot be shown, e.g. ${unread[0]?.id ?? ''}: each needs name, sku, url at ${store.origin}, salePrice, and currency ${rules.currency}`,
      );
    const fields = brand.searchFacts.flatMap((fact) =>
      'choices' in fact ? [fact.choices] : [fact.from, fact.to],
    );
    const missing = fields.filter((field) => found.every((each) => each[field] === undefined));
    if (missing.length > 0)
      return fault(
        `No record has ${missing.join(', ')}, which cards show: declare the attributes as returnable, and fill them`,
      );
    return ok(`${found.length} can be shown`);
  });
  const facets = check(nameOf('facets'), async () => {
    const { filters } = await products();
    const declared = attributesOf(brand.catalogue, {}).filter(({ filterable }) => filterable);
    const missing = declared
      .filter(({ name }) => filters.every(({ key }) => key !== name))
      .map(({ name }) => name);
    if (missing.length > 0)
      return warning(
        `Nobody can filter by ${missing.join(', ')}: declare these attributes as filterable, and fill them`,
      );
    return ok(declared.map(({ name }) => name).join(', '));
  });
  const feed = check(nameOf('feed'), async () => {
    const site = deployedAt(examined, store);
    const published = await askJson(klevuFeed, `${site}/feeds/klevu.json`);
    const own = published.indexes.find((each) => each.language === language);
    if (own?.apiKey !== apiKey)
      return fault(`/feeds/klevu.json is not about this key: deploy a build of the storefront's record`);
    const parts = await Promise.all(own.parts.map((part) => askJson(z.array(klevuItem), site + part)));
    const items = parts.flat().filter(({ type, attributes }) => type !== 'KLEVU_PRODUCT' || attributes.price);
    if (items.length > mostRecords) return skipped(`${items.length} records are too many to compare`);
    const found = new Map<string, Readonly<Record<string, unknown>>>();
    for (const kind of kinds)
      for (let offset = 0; offset < mostRecords; offset += pageSize) {
        const page = await pageOf(kind, offset);
        for (const each of page.records) found.set(each.id, each);
        if (page.records.length === 0 || offset + pageSize >= page.meta.totalResultsFound) break;
      }
    // Of the variants of a product, a search returns the one that fits best.
    const groupOf = ({ id, relations }: z.infer<typeof klevuItem>) =>
      relations?.parentProduct?.values[0] ?? id;
    const groups = new Set(
      [...found].map(([id, each]) => (typeof each['itemGroupId'] === 'string' ? each['itemGroupId'] : id)),
    );
    const missing = [...new Set(items.map(groupOf))].filter((id) => !groups.has(id));
    if (missing.length > 0)
      return fault(
        `${missing.length} records of the feed are not in the index, e.g. ${missing.slice(0, 3).join(', ')}: send the feed again`,
      );
    const old = items.flatMap((item) => {
      const each = found.get(item.id);
      const fields = each ? differencesOf(item, each, own.attributes) : [];
      return fields.length > 0 ? [`${item.id} (${fields.join(', ')})`] : [];
    });
    if (old.length > 0)
      return warning(
        `${old.length} records say something else than the feed, e.g. ${old.slice(0, 3).join(', ')}: send the feed again`,
      );
    return ok(`as in the feed (${own.records} records)`);
  });
  return [index, ...after(index, [records, facets, feed])];
}
