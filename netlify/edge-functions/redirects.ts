import { redirectResponse } from '../../edge/redirect-response.ts';
import { indexSite } from '../../redirects/index-site.ts';
import { storeById } from '../../stores/index.ts';
import { storesAt } from '../../stores/stores-at.ts';

/** What this function uses of Netlify's runtime (https://docs.netlify.com/build/edge-functions/api/). */
declare const Netlify: { readonly env: { get: (name: string) => string | undefined } };
interface EdgeContext {
  readonly geo: { readonly country?: { readonly code?: string } };
}

const stores = storesAt(Netlify.env.get('STOREFRONT_ORIGINS'));
const { id } = storeById(Netlify.env.get('STORE') ?? 'us');
const index = indexSite({ store: stores.find((store) => store.id === id) ?? storeById(id), stores });

/** Old and short addresses, before any file is looked for. Undefined lets the request pass. */
export default (request: Request, { geo }: EdgeContext): Response | undefined =>
  redirectResponse(index, request, geo.country?.code ?? null) ?? undefined;

export const config = {
  path: '/*',
  excludedPath: ['/api/*', '/page-data/*', '/static/*', '/texts/*', '/*.js', '/*.css', '/*.map'],
};
