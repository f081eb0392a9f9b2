import { callOptions } from '../../commerce/request-scope.ts';
import { publishedBuildPath, publishedBuildSchema } from '../../contract/published-build.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { Published } from './decision.ts';

/** How long the storefront may take to answer, in milliseconds. */
const timeout = 5_000;

/** What the published storefront was built from; null if it does not say, or cannot be reached. */
export async function readPublished({
  store,
  log,
}: Pick<RequestContext, 'store' | 'log'>): Promise<Published | null> {
  try {
    const answer = await fetch(`${store.origin}${publishedBuildPath}`, callOptions(timeout));
    const { catalogueReadAt, nextPriceChangeAt } = publishedBuildSchema.parse(await answer.json());
    return {
      readAt: Date.parse(catalogueReadAt),
      nextPriceChangeAt: nextPriceChangeAt === null ? null : Date.parse(nextPriceChangeAt),
    };
  } catch (error) {
    log.debug('published build cannot be read', { error });
    return null;
  }
}
