import { recommendFromConsole } from './klevu-console.ts';
import { type ActiveConfiguration, indexOf } from './klevu-index.ts';
import { recommendByLogic } from './klevu-recommendations.ts';
import type { Recommendation, RecommendationRequest } from './search-port.ts';

/** Recommended products, or what the merchant shows instead. Not part of the adapter, because a search does not need it. */
export function recommendFrom(
  configuration: ActiveConfiguration,
  request: RecommendationRequest,
): Promise<Recommendation> {
  const index = indexOf(configuration);
  return 'id' in request.by
    ? recommendFromConsole(index, request.by.id, request)
    : recommendByLogic(index, request.by.logic, request);
}
