import type { KlevuBaseQuery } from '@klevu/core';
import { searchEndpoints } from './endpoints.ts';
import { fetchJson } from './fetch-json.ts';
import { amountIn, type JsonObject, listIn, objectIn, parsed, textIn } from './json-fields.ts';
import { askOne, personalOrder, priceSettings, productObjects, recentObjects } from './klevu-client.ts';
import { readHit, shownOf } from './klevu-record.ts';
import { linkTarget } from './own-addresses.ts';
import { recentClicks } from './search-history.ts';
import type { SearchIndex } from './search-configuration.ts';
import type {
  Recommendation,
  RecommendationList,
  RecommendationRequest,
  StaticPicture,
} from './search-port.ts';
import { visitorSegments } from './stored-session.ts';

/** More than are shown, because some may be sold out, or on the page already. */
const limit = 12;

/**
 * A recommendation of the merchant's console: its settings say what is shown. Its query is sent alone, to the storefront's
 * own search host.
 */
export async function recommendFromConsole(
  index: SearchIndex,
  request: RecommendationRequest,
): Promise<Recommendation> {
  const { id, variants = [] } = request;
  const address = `${searchEndpoints(index).recommendations}${encodeURIComponent(id)}${queryOf(request)}`;
  const { metadata: told, search, staticContent } = await fetchJson(address);
  const metadata = objectIn(told) ?? {};
  const list = readList(id, metadata);
  const title = list['list_name'] ?? '';
  if (metadata['action'] === 'HIDE_RECOMMENDATION') return { kind: 'nothing' };
  if (metadata['action'] === 'STATIC_CONTENT') {
    const content = readContent(listIn(staticContent)[0], index.origins);
    return content ? { kind: 'content', list, title, ...content } : { kind: 'nothing' };
  }

  const payload = objectIn(parsed(textIn(objectIn(search)?.['payload']) ?? ''));
  const query = objectIn(listIn(payload?.['recordQueries'])[0]);
  const own = settingsOf(`${textIn(metadata['pageType']) ?? ''} ${list['list_logic'] ?? ''}`, request);
  if (!query || !own || !textIn(query['typeOfRequest'])) return { kind: 'nothing' };
  const given = objectIn(query['settings']) ?? {};
  const settings = {
    ...given,
    ...own,
    ...(own.query && { query: { ...objectIn(given['query']), ...own.query } }),
    ...priceSettings(index),
    limit,
  };
  // The service wrote the rest of the query for itself.
  const queries = [{ ...query, id, settings } as unknown as KlevuBaseQuery];
  const found = await askOne(index, { klevuFunctionId: 'raw', queries }, readHit);
  const records = shownOf(found.records, keysOf(variants)).slice(0, limit);
  const threshold = amountIn(metadata['productThreshold']) ?? 0;
  if (records.length === 0 || records.length < threshold) return { kind: 'nothing' };
  return { kind: 'products', list, title, records };
}

/** What conditions in the console may ask for: the page's category and product, and the visitor's segments. */
function queryOf({ categoryPath = [], variants: [first] = [] }: RecommendationRequest): string {
  const wanted = [
    ['cp', categoryPath.join(';')],
    ['pid', first?.sku ?? ''],
    ['gpid', first?.productKey ?? ''],
    ['sids', visitorSegments().join(',')],
  ].filter(([, value]) => value !== '');
  return wanted.length === 0 ? '' : `?${new URLSearchParams(wanted).toString()}`;
}

function readList(id: string, metadata: JsonObject): RecommendationList {
  const text = (name: string) => textIn(metadata[name]) ?? '';
  const fields = {
    list_id: text('recsKey') || id,
    list_logic: text('logic'),
    list_name: text('title'),
    action: text('action'),
    spot_id: text('spotKey'),
    spot_name: text('spotName'),
    segment_id: text('segmentKey'),
    segment_name: text('segmentName'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function readContent(value: unknown, origins: readonly string[]) {
  const content = objectIn(value) ?? {};
  const href = linkTarget(textIn(content['targetUrl']) ?? '', origins);
  const pictures = listIn(content['image']).flatMap((picture) => readPicture(picture) ?? []);
  return href && pictures.length > 0 ? { href, pictures } : null;
}

function readPicture(value: unknown): StaticPicture | null {
  const picture = objectIn(value) ?? {};
  const [url, width] = [textIn(picture['url']), amountIn(picture['maxWidth'])];
  if (!url || width === null) return null;
  const [altText, resolution] = [textIn(picture['altTag']) ?? '', textIn(picture['resolution']) ?? ''];
  return { url, altText, width, resolution };
}

interface OwnSettings extends JsonObject {
  readonly query?: JsonObject;
}

/** The records of the products opened last, latest first. */
const recentIds = () => recentClicks().map(({ id }) => id);

/**
 * What a logic starts from on a type of page, which only the page knows; null if that is missing.
 * @param place type of page and logic (docs/product.md, 9.26 and 9.27)
 */
function settingsOf(
  place: string,
  { variants = [], categoryPath = [] }: RecommendationRequest,
): OwnSettings | null {
  if (place.endsWith(' RECENTLY_VIEWED')) return picked(recentIds());
  const history = place.endsWith(' TRENDING_PERSONALIZED') ? personalOrder(recentIds()) : {};
  const skus = variants.map(({ sku }) => sku);
  const excludeIds = keysOf(variants).map((value) => ({ key: 'itemGroupId', value }));
  switch (place) {
    case 'CATEGORY TRENDING':
    case 'CATEGORY TRENDING_PERSONALIZED':
    case 'CATEGORY NEWEST_ARRIVALS':
    case 'CATEGORY CUSTOM_LOGIC':
      return categoryPath.length > 0 ? { query: { categoryPath: categoryPath.join(';') }, ...history } : null;
    case 'PRODUCT OTHER_ALSO_VIEWED':
    case 'PRODUCT SIMILAR':
    case 'PRODUCT BOUGHT_TOGETHER_PDP':
    case 'PRODUCT CUSTOM_LOGIC':
      return skus.length > 0 ? { excludeIds, ...recentObjects(skus) } : null;
    case 'PRODUCT VISUALLY_SIMILAR': {
      const sources = [
        ...skus.map((id) => ({ id })),
        ...keysOf(variants).map((itemGroupId) => ({ itemGroupId })),
      ];
      return skus.length > 0 ? { excludeIds, context: { sourceObjects: productObjects(sources) } } : null;
    }
    case 'CHECKOUT BOUGHT_TOGETHER':
    case 'CHECKOUT CUSTOM_LOGIC':
      return skus.length > 0 ? recentObjects(skus) : null;
    default:
      return history;
  }
}

const keysOf = (variants: NonNullable<RecommendationRequest['variants']>): readonly string[] => [
  ...new Set(variants.map(({ productKey }) => productKey)),
];

/** IDs stand in a query of the service, in which some characters have a meaning. */
function picked(recentIds: readonly string[]): OwnSettings | null {
  const ids = recentIds.filter((id) => !/[\s()":]/.test(id));
  if (ids.length === 0) return null;
  return {
    customANDQuery: `id:(${ids.join(' OR ')})`,
    topIds: ids.map((value) => ({ key: 'id', value })),
  };
}
