import { redirectResponse } from '../../redirect-response.ts';
import { indexSite } from '../../../redirects/index-site.ts';
import { storeById, storesAt } from '../../../stores/index.ts';

/** What this function uses of Netlify's runtime (https://docs.netlify.com/build/edge-functions/api/). */
declare const Netlify: { readonly env: { get: (name: string) => string | undefined } };
interface EdgeContext {
  readonly geo: { readonly country?: { readonly code?: string } };
}

const stores = storesAt(Netlify.env.get('STOREFRONT_ORIGINS'));
const index = indexSite({ store: storeById(Netlify.env.get('STORE') ?? '', stores), stores });

/**
 * Old and short addresses, before any file is looked for. Undefined lets the request pass.
 * `STORE` has to be set for functions too (in Netlify's interface or API: netlify.toml does not reach edge functions).
 */
export default (request: Request, { geo }: EdgeContext): Response | undefined =>
  redirectResponse(index, request, geo.country?.code ?? null) ?? undefined;

/** When the function fails, the build's `_redirects` and files answer as if it were not there. */
export const config = {
  path: '/*',
  method: ['GET', 'HEAD'],
  onError: 'bypass',
  excludedPath: [
    '/api/*',
    '/.netlify/*',
    '/page-data/*',
    '/static/*',
    '/texts/*',
    '/redirect-rules/*',
    '/*.js',
    '/*.css',
    '/*.map',
  ],
};
