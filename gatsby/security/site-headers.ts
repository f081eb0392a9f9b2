import { headersOfAnySite, type SiteHeaders } from '../../hosts/with-security-headers.ts';
import type { Origins } from '../../brands/types.ts';
import { ownServicesIn } from '../telemetry.ts';
import { type OriginSettings, originsOf } from './origins.ts';
import type { Store } from '../../stores/types.ts';
import { type PageKey, pathOf } from '../../stores/urls.ts';

/** The name of the endpoint for reports in the headers. */
const endpoint = 'violations';

/**
 * The headers of everything a site answers, except for those that depend on the request.
 * @param hashes of all inline scripts of its pages, as `sha256-…`.
 */
export function siteHeaders(settings: OriginSettings, hashes: readonly string[]): SiteHeaders {
  const own = ownServicesIn(settings.telemetry.environment).flatMap(({ script, origins = {} }) => [
    script === undefined ? {} : { script: [new URL(script).origin] },
    origins,
  ]);
  const services = [...Object.values(originsOf(settings)), ...own];
  const payment = together(services, 'payment').map((origin) => JSON.stringify(origin));
  const { errors, environment } = settings.telemetry;
  const reports = errors && reportsTo(errors.dsn, environment);
  return {
    ...headersOfAnySite(['self', ...payment]),
    'Content-Security-Policy': policyOf(services, hashes, reports),
    // Pop-ups of payment methods can still talk to the page that opened them.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(reports?.startsWith('https:') && { 'Reporting-Endpoints': `${endpoint}="${reports}"` }),
  };
}

/**
 * The content security policy (https://www.w3.org/TR/CSP3/) of a whole site. Styles may be inline, because Gatsby and
 * payment methods add style elements; scripts only by their hashes. `report-uri` is for browsers that do not know
 * `report-to`; the others ignore it, and send nothing to an address without TLS, such as the sandbox's.
 */
function policyOf(services: readonly Origins[], hashes: readonly string[], reports: string | null): string {
  const of = (kind: keyof Origins) => together(services, kind);
  const besidesHttps = (kind: keyof Origins) => of(kind).filter((source) => !source.startsWith('https:'));
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`), ...of('script'), "'report-sample'"],
    'style-src': ["'self'", "'unsafe-inline'", ...of('style')],
    'img-src': ["'self'", 'data:', 'https:', ...besidesHttps('img')],
    'font-src': ["'self'", ...of('font')],
    'connect-src': ["'self'", ...of('connect')],
    'frame-src': ["'self'", 'https:', ...besidesHttps('frame')],
    'form-action': ["'self'", 'https:', ...besidesHttps('form')],
    'worker-src': ["'self'", ...of('worker')],
    'manifest-src': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    ...(reports !== null && { 'report-uri': [reports] }),
    ...(reports?.startsWith('https:') && { 'report-to': [endpoint] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const together = (services: readonly Origins[], kind: keyof Origins): string[] => [
  ...new Set(services.flatMap((origins) => origins[kind] ?? [])),
];

/**
 * Where Sentry takes reports of browsers (https://docs.sentry.io/platforms/javascript/security-policy-reporting/): the
 * project's DSN names its host, its key, and its ID.
 */
function reportsTo(dsn: string, environment: string): string {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? [];
  return `${protocol}//${host}${path}/api/${project}/security/?sentry_key=${username}&sentry_environment=${environment}`;
}

/** Paths of pages in every language of a storefront, without their last slash. */
const pathsOf = (store: Store, ...keys: readonly PageKey[]): readonly string[] =>
  store.languages.flatMap((language) => keys.map((key) => pathOf(store, language, key).replace(/\/$/, '')));

/** The pages of `src/navigation/private-pages.ts`: they take a payment, show an order, withdraw from one, send something back, register a product, write a review, confirm or leave the newsletter, or have a secret or somebody's list in their address. */
export const privatePathsOf = (store: Store): readonly string[] =>
  pathsOf(
    store,
    'checkout',
    'order-confirmation',
    'back-in-stock',
    ...(store.legalPages.includes('withdraw') ? (['withdraw'] as const) : []),
    ...(store.returnDays === null ? [] : (['send-back'] as const)),
    ...(['claim', 'newsletter', 'registration', 'review', 'saved'] as const).filter(
      (page) => page in store.paths,
    ),
  );

export const cartPathsOf = (store: Store): readonly string[] => pathsOf(store, 'cart');
