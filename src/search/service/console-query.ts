import type { KlevuBaseQuery } from '@klevu/core';
import { type JsonObject, listIn, objectIn, parsed, textIn } from './json-fields.ts';
import { personalOrder, productObjects, recentObjects } from './klevu-client.ts';

/** What a console's recommendation starts from. */
interface ConsoleSource {
  /** Of the variants it starts from. */
  readonly skus: readonly string[];
  /** Of their products. */
  readonly productKeys: readonly string[];
  readonly categoryPath: readonly string[];
  /** The records this visitor opened last. */
  readonly recentIds: readonly string[];
}

/** What the console says about a recommendation, as far as it changes the query. */
interface ConsolePlace {
  readonly pageType: string;
  readonly logic: string;
}

/**
 * The query in a console's settings, completed with what only the page knows; null if there is none, or if the page
 * lacks what the logic starts from.
 * @param payload JSON of a search request
 */
export function consoleQuery(
  payload: string,
  id: string,
  place: ConsolePlace,
  source: ConsoleSource,
): KlevuBaseQuery | null {
  const query = objectIn(listIn(objectIn(parsed(payload))?.['recordQueries'])[0]);
  const own = query && settingsOf(place, source);
  if (!own || !textIn(query['typeOfRequest'])) return null;
  const given = objectIn(query['settings']) ?? {};
  const settings = {
    ...given,
    ...own,
    ...(own['query'] ? { query: { ...objectIn(given['query']), ...own['query'] } } : {}),
  };
  // The service wrote the rest of the query for itself.
  return { ...query, id, settings } as unknown as KlevuBaseQuery;
}

interface OwnSettings extends JsonObject {
  readonly query?: JsonObject;
}

/** What a logic starts from on a type of page (docs/product.md, 9.26 and 9.27); null if that is missing. */
function settingsOf({ pageType, logic }: ConsolePlace, source: ConsoleSource): OwnSettings | null {
  if (logic === 'RECENTLY_VIEWED') return picked(source.recentIds);
  const history = logic === 'TRENDING_PERSONALIZED' ? personalOrder(source.recentIds) : {};
  switch (`${pageType} ${logic}`) {
    case 'CATEGORY TRENDING':
    case 'CATEGORY TRENDING_PERSONALIZED':
    case 'CATEGORY NEWEST_ARRIVALS':
    case 'CATEGORY CUSTOM_LOGIC': {
      const categoryPath = source.categoryPath.join(';');
      return categoryPath === '' ? null : { query: { categoryPath }, ...history };
    }
    case 'PRODUCT OTHER_ALSO_VIEWED':
    case 'PRODUCT SIMILAR':
    case 'PRODUCT BOUGHT_TOGETHER_PDP':
    case 'PRODUCT CUSTOM_LOGIC':
      return following(source, without(source));
    case 'PRODUCT VISUALLY_SIMILAR':
      return resembling(source);
    case 'CHECKOUT BOUGHT_TOGETHER':
    case 'CHECKOUT CUSTOM_LOGIC':
      return following(source);
    default:
      return history;
  }
}

function following({ skus }: ConsoleSource, others: JsonObject = {}): OwnSettings | null {
  if (skus.length === 0) return null;
  return { ...others, ...recentObjects(skus) };
}

function resembling(source: ConsoleSource): OwnSettings | null {
  if (source.skus.length === 0) return null;
  const variants = source.skus.map((id) => ({ id }));
  const groups = source.productKeys.map((itemGroupId) => ({ itemGroupId }));
  return { ...without(source), context: { sourceObjects: productObjects([...variants, ...groups]) } };
}

const without = ({ productKeys }: ConsoleSource) => ({
  excludeIds: productKeys.map((value) => ({ key: 'itemGroupId', value })),
});

/** IDs stand in a query of the service, in which some characters have a meaning. */
function picked(recentIds: readonly string[]): OwnSettings | null {
  const ids = recentIds.filter((id) => !/[\s()":]/.test(id));
  if (ids.length === 0) return null;
  return {
    customANDQuery: `id:(${ids.join(' OR ')})`,
    topIds: ids.map((value) => ({ key: 'id', value })),
  };
}
