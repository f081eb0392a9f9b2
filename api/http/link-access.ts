import type { Context, Hono } from 'hono';
import { type Accepted, openingSchema } from '../../contract/customer-service.ts';
import { type SecretLink, secretLinks, secretQuery } from '../../contract/secret-links.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { type PageKey, pathOf } from '../../stores/urls.ts';
import { readToken, storeIdOf } from '../context/identifiers.ts';
import type { LimitName } from '../context/limits.ts';
import { grantAccess, tokenOf } from './cookies.server.ts';
import { jsonBody } from './json-body.ts';
import type { RouteServices } from './route-services.ts';

/** What the bearer of a secret link has a right to: how a browser gets the right, and how its calls prove that they have it. */
export function linkAccess(
  { environment, contextOf, limit }: RouteServices,
  right: Exclude<SecretLink, 'payment'>,
) {
  const { sessionSecrets: secrets, store } = environment;
  const { subject, secret } = secretLinks[right];
  const isToOrder = right === 'order' || right === 'gift';
  const parameter = isToOrder ? 'orderNumber' : subject;
  /** The same for what does not exist (anymore), and for what a browser has no right to. */
  const notFound = (): ShopError =>
    isToOrder
      ? new ShopError('OrderNotFound', 'Order not found')
      : new ShopError('NotFound', 'There is nothing with this ID (anymore)');
  /** Storefronts may share their secrets and a host. Only staff give orders numbers that do not name the storefront. */
  const assertOwn = (about: string): void => {
    if (!isToOrder && storeIdOf(about) !== store.id) throw notFound();
  };

  return {
    /**
     * What a call is about.
     * @throws ShopError `OrderNotFound` or `NotFound` if this browser has not opened its link.
     */
    permitted: (c: Context): string => {
      const about = c.req.param(parameter) ?? '';
      assertOwn(about);
      if (tokenOf(c, right, about, secrets) === null) throw notFound();
      return about;
    },

    /** Has a browser that opens a link exchange its token for a cookie. */
    addSession: (routes: Hono, limitName: LimitName): void => {
      routes.post(`/:${parameter}/session`, async (c) => {
        const { token } = await jsonBody(c, openingSchema);
        await limit(c, limitName);
        const about = c.req.param(parameter);
        assertOwn(about);
        if (!grantAccess(c, right, about, secrets, token)) throw notFound();
        return c.body(null, 204);
      });
    },

    /**
     * Has a mail program end something at once, which sends `List-Unsubscribe=One-Click`, without cookies and from no page (RFC 8058). It
     * may stand for many customers, so its network is not counted. Programs that do not know RFC 8058 open the same address, and so do
     * scanners: they are led to a page.
     */
    addUnsubscribe: (
      routes: Hono,
      { page, fragment = '' }: { readonly page: PageKey; readonly fragment?: string },
      end: (c: Context, about: string) => Promise<void>,
    ): void => {
      const linkIn = (c: Context) => {
        const about = c.req.query(subject) ?? '';
        assertOwn(about);
        return { about, token: c.req.query(secret) ?? '' };
      };
      routes.post('/unsubscribe', async (c) => {
        const { about, token } = linkIn(c);
        if (!readToken(token, right, about, secrets)) throw notFound();
        await end(c, about);
        return c.json({} satisfies Accepted);
      });
      routes.get('/unsubscribe', (c) => {
        const { about, token } = linkIn(c);
        const path = pathOf(store, contextOf(c).language, page);
        return c.redirect(`${path}?${secretQuery(right, about, token)}${fragment}`, 303);
      });
    },
  };
}
