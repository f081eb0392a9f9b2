import {
  boughtTogether,
  type KlevuBaseQuery,
  type KlevuFetchFunctionReturnValue,
  KlevuTypeOfRecord,
  KlevuTypeOfRequest,
  newArrivals,
  overrideSettings,
  products,
  raw,
  similarProducts,
  trendingProducts,
  visuallySimilar,
} from '@klevu/core';
import { readAnswer } from './klevu-answer.ts';
import { ask, personalOrder, priceSettings, recentObjects } from './klevu-client.ts';
import type { SearchIndex } from './search-configuration.ts';
import { recommendFromConsole } from './klevu-console.ts';
import { readHit, shownOf } from './klevu-record.ts';
import { recentRecords } from './personal.ts';
import type { Recommendation, RecommendationLogic, RecommendationRequest } from './search-port.ts';

/** What a list has unless a screen asks for another number. */
const limitByDefault = 5;

/**
 * How many products are requested for each one shown: some cannot be shown (another currency, the product itself), and
 * the list must be full nevertheless.
 */
const requestedPerShown = 2;

/** The most products the service returns by ID. */
const maxPicked = 20;

/** Recommended products, or what the merchant shows instead. Not part of the adapter, because a search does not need it. */
export function recommendFrom(index: SearchIndex, request: RecommendationRequest): Promise<Recommendation> {
  return 'id' in request.by
    ? recommendFromConsole(index, request.by.id, request)
    : recommendByLogic(index, request.by.logic, request);
}

/** Recommended products by a logic, without the merchant's console. No request if there is nothing to start from. */
export async function recommendByLogic(
  index: SearchIndex,
  logic: RecommendationLogic,
  request: RecommendationRequest,
): Promise<Recommendation> {
  const query = queryFor(logic, request, followsHistory(logic) ? await recentRecords() : []);
  if (!query) return { kind: 'nothing' };
  const { limit = limitByDefault, productKeys = [], signal } = request;
  const settings = overrideSettings({
    limit: Math.min(limit * requestedPerShown, maxPicked),
    typeOfRecords: [KlevuTypeOfRecord.Product],
    ...priceSettings(index),
    ...(isPicked(logic) ? {} : { excludeIds: productKeys.map((value) => ({ key: 'itemGroupId', value })) }),
  });
  const id = query.queries?.[0]?.id ?? '';
  const limited = { ...query, modifiers: [...(query.modifiers ?? []), settings] };
  const found = await ask(index, signal, [limited], (answer) =>
    readAnswer(answer, id, (record) => readHit(record, index)),
  );
  const records = shownOf(found.records, isPicked(logic) ? [] : productKeys).slice(0, limit);
  if (records.length === 0) return { kind: 'nothing' };
  return { kind: 'products', list: { id: logic, logic, name: logic }, title: '', records };
}

const isPicked = (logic: RecommendationLogic): boolean => logic === 'HAND_PICKED';

const followsHistory = (logic: RecommendationLogic): boolean =>
  logic === 'RECENTLY_VIEWED' || logic === 'TRENDING_PERSONALIZED';

function queryFor(
  logic: RecommendationLogic,
  { productKeys = [], skus, categoryPath = [] }: RecommendationRequest,
  recentIds: readonly string[],
): KlevuFetchFunctionReturnValue | null {
  const ids = [...(skus ?? productKeys)];
  const hasSource = ids.length > 0;
  switch (logic) {
    case 'TRENDING':
      return trending(categoryPath);
    case 'TRENDING_PERSONALIZED':
      return trending(categoryPath, recentIds);
    case 'NEWEST_ARRIVALS':
      return newArrivals(categoryPath.join(';'));
    case 'RECENTLY_VIEWED':
      return pick(recentIds);
    case 'HAND_PICKED':
      return pick(ids);
    case 'OTHER_ALSO_VIEWED':
      return hasSource ? rawQuery('alsoviewed', KlevuTypeOfRequest.AlsoViewed, recentObjects(ids)) : null;
    case 'SIMILAR':
      return hasSource ? similarProducts(ids) : null;
    case 'BOUGHT_TOGETHER':
    case 'BOUGHT_TOGETHER_PDP':
      return hasSource ? boughtTogether(ids, {}) : null;
    case 'VISUALLY_SIMILAR':
      return productKeys.length > 0 ? visuallySimilar([...productKeys]) : null;
    case 'CUSTOM_LOGIC':
      return rawQuery('custom', KlevuTypeOfRequest.Custom);
  }
}

/** @param recentIds of the records this visitor opened, whose likes come first */
function trending(
  categoryPath: readonly string[],
  recentIds: readonly string[] = [],
): KlevuFetchFunctionReturnValue {
  const personal = personalOrder(recentIds);
  if (categoryPath.length === 0) return trendingProducts(personal);
  const query = { term: '*', categoryPath: categoryPath.join(';') };
  return rawQuery('trendingCategoryProducts', KlevuTypeOfRequest.Trending, { query, ...personal });
}

/** Where the library's own function would look into its history, which knows no consent. */
const rawQuery = (
  id: string,
  typeOfRequest: KlevuTypeOfRequest,
  settings: NonNullable<KlevuBaseQuery['settings']> = {},
): KlevuFetchFunctionReturnValue => raw({ id, typeOfRequest, settings });

/** IDs stand in a query of the service, in which some characters have a meaning. */
function pick(ids: readonly string[]): KlevuFetchFunctionReturnValue | null {
  const safe = ids.filter((id) => !/[\s()":]/.test(id)).slice(0, maxPicked);
  return safe.length > 0 ? products(safe) : null;
}
