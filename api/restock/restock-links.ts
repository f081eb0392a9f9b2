import type { RestockLink } from '../../contract/restock.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { urlOf } from '../../stores/urls.ts';
import type { Language } from '../../stores/types.ts';
import { readToken, storeIdOf, tokenQuery } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';

type Context = Pick<RequestContext, 'store' | 'environment'>;

/** The two addresses with which whoever has the e-mail about a request acts on it. */
export function restockLinksOf({ store, environment }: Context, language: Language, request: string) {
  const query = tokenQuery('restock', request, environment.sessionSecrets);
  return {
    /** The page that confirms and deletes it, by buttons: programs that open links change nothing. */
    pageUrl: `${urlOf(store, language, 'back-in-stock')}?${query}`,
    /** Deletes it at once if it is sent a POST (RFC 8058); leads a person to the page. */
    unsubscribeUrl: `${store.origin}/api/restock/unsubscribe?${query}`,
  };
}

/**
 * The ID of the request that a link is about.
 * @throws ShopError `NotFound` if the storefront has not made the link.
 */
export function permittedRequest({ store, environment }: Context, { request, token }: RestockLink): string {
  const isOwn = storeIdOf(request) === store.id;
  if (isOwn && readToken(token, 'restock', request, environment.sessionSecrets)) return request;
  throw noSuchRequest();
}

/** The same for a wrong link, an expired request, and one that has been answered or deleted. */
export const noSuchRequest = () => new ShopError('NotFound', 'There is no such request (anymore)');
