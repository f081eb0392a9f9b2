import type { IncomingMessage, ServerResponse } from 'node:http';
import { brand } from '../../brands/build.ts';
import { redirectResponse } from '../../hosts/redirect-response.ts';
import { compile, type RedirectSite } from '../../redirects/compile.ts';
import type { RedirectTable } from '../../redirects/records.ts';
import { indexRules } from '../../redirects/rule-index.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Answers legacy addresses and short links before the pages, as the hosts of a finished site do. The country is taken from
 * the `x-country` request header or, without one, from `visitorCountry`.
 * @param visitorCountry ISO 3166-1 alpha-2, or null if unknown.
 */
export function redirectInDevelopment(
  site: RedirectSite,
  visitorCountry: string | null,
  tables: readonly RedirectTable[] = brand.redirects,
): Middleware {
  const rules = compile(tables, site).map(({ rule }) => rule);
  const index = indexRules(rules, site.store.urls.trailingSlash);
  return ({ method = 'GET', url = '/', headers }, response, next) => {
    const country = headers['x-country']?.toString() ?? visitorCountry;
    const address = URL.parse(site.store.origin + url);
    const cookies = new Headers(headers.cookie === undefined ? {} : { cookie: headers.cookie });
    const asked = address && { method, url: address.href, headers: cookies };
    const answer = asked && redirectResponse(index, asked, country);
    if (answer) response.writeHead(answer.status, Object.fromEntries(answer.headers)).end();
    else next();
  };
}
