/** Where each service of Klevu is, for one index. */
export interface SearchEndpoints {
  /** POST: searches, suggestions, recommendations. */
  readonly search: string;
  /** Base of the analytics that are sent as forms; ends in `/`. */
  readonly formEvents: string;
  /** POST: analytics as a JSON list. */
  readonly jsonEvents: string;
  /** POST: the visitor's session. */
  readonly session: string;
  /** POST: the visitor's addresses. */
  readonly ipv4: string;
  readonly ipv6: string;
  /** GET `{recommendations}{id}`: what the console says about a recommendation. */
  readonly recommendations: string;
  /** GET: the three configuration files. */
  readonly configuration: { readonly root: string; readonly banner: string; readonly maps: string };
  /** GET: what the service understands of a term. */
  readonly annotations: string;
}

interface Hosts {
  /** Base of the search host, without a trailing slash. */
  readonly url: string;
  /** One base for all other services, without a trailing slash; without it, they are on Klevu's own hosts. */
  readonly servicesUrl?: string | undefined;
  readonly apiKey: string;
}

/** The endpoints of an index. */
export function searchEndpoints({ url, servicesUrl, apiKey }: Hosts): SearchEndpoints {
  const key = encodeURIComponent(apiKey);
  const at = (ownHost: string, path: string) => `${servicesUrl ?? ownHost}${path}`;
  const onStats = (path: string) => at('https://stats.ksearchnet.com', `/analytics/${path}`);
  const onConfiguration = (file: string) =>
    at('https://js.klevu.com', `/klevu-js-v1/klevu-js-api/${key}${file}.json`);
  // The service's own host is missing the first part of the path.
  const visitor = servicesUrl ? `${servicesUrl}/visitor` : 'https://visitor.service.ksearchnet.com';
  const addressCheck = (version: string) =>
    servicesUrl ? `${servicesUrl}/ip${version}check` : `https://ip${version}check.ksearchnet.com`;
  return {
    search: `${url}/cs/v2/search`,
    formEvents: onStats(''),
    jsonEvents: onStats('collect'),
    session: `${visitor}/public/1.0/${key}/session`,
    ipv4: addressCheck('v4'),
    ipv6: addressCheck('v6'),
    recommendations: at('https://config-cdn.ksearchnet.com', `/recommendations/${key}/settings/`),
    configuration: {
      root: onConfiguration(''),
      banner: onConfiguration('-banner'),
      maps: onConfiguration('-maps'),
    },
    annotations: at('https://nlp-services.ksearchnet.com', `/${key}/annotations`),
  };
}
