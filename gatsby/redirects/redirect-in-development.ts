import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirectResponse } from '../../hosts/redirect-response.ts';
import { indexSite } from '../../redirects/index-site.ts';
import type { RedirectSite } from '../../redirects/compile.ts';

/** A step of the server that `npm run dev` runs: answers, or passes the request on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Answers old and short addresses ahead of the pages, as the edge does for a finished site. The country is the request's
 * header `x-country`, else where visitors seem to be.
 * @param visitorCountry ISO 3166-1 alpha-2, or null when nobody says.
 */
export function redirectInDevelopment(site: RedirectSite, visitorCountry: string | null): Middleware {
  const index = indexSite(site);
  return ({ method = 'GET', url = '/', headers }, response, next) => {
    const country = headers['x-country']?.toString() ?? visitorCountry;
    const address = URL.parse(site.store.origin + url);
    const answer = address && redirectResponse(index, { method, url: address.href }, country);
    if (answer) response.writeHead(answer.status, Object.fromEntries(answer.headers)).end();
    else next();
  };
}
