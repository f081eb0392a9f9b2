import type { SearchIndex } from './search-configuration.ts';

type Hosts = Pick<SearchIndex, 'url' | 'servicesUrl' | 'apiKey'>;

/** Where each service of Klevu is, for one index. */
export type SearchEndpoints = ReturnType<typeof searchEndpoints>;

export function searchEndpoints({ url, servicesUrl, apiKey }: Hosts) {
  const key = encodeURIComponent(apiKey);
  const at = (ownHost: string, path: string) => `${servicesUrl ?? ownHost}${path}`;
  const onConfiguration = (file: string) =>
    at('https://js.klevu.com', `/klevu-js-v1/klevu-js-api/${key}${file}.json`);
  // The service's own host is missing the first part of the path.
  const visitor = servicesUrl ? `${servicesUrl}/visitor` : 'https://visitor.service.ksearchnet.com';
  const addressCheck = (version: string) =>
    servicesUrl ? `${servicesUrl}/ip${version}check` : `https://ip${version}check.ksearchnet.com`;
  return {
    /** POST: searches, suggestions, recommendations. */
    search: `${url}/cs/v2/search`,
    /** Base of analytics: POST. */
    events: at('https://stats.ksearchnet.com', '/analytics/'),
    /** POST: the visitor's session. */
    session: `${visitor}/public/1.0/${key}/session`,
    /** POST: the visitor's addresses. */
    ipv4: addressCheck('v4'),
    ipv6: addressCheck('v6'),
    /** GET `{recommendations}{id}`: what the console says about a recommendation. */
    recommendations: at('https://config-cdn.ksearchnet.com', `/recommendations/${key}/settings/`),
    /** GET: the three configuration files. */
    configuration: {
      root: onConfiguration(''),
      banner: onConfiguration('-banner'),
      maps: onConfiguration('-maps'),
    },
    /** GET: what the service understands of a term. */
    annotations: at('https://nlp-services.ksearchnet.com', `/${key}/annotations`),
  };
}
