import { offersInCountry } from '../../offers-in-country.ts';
import { publishedSite } from '../../redirect-response.ts';

/** The part of Netlify's runtime used here (https://docs.netlify.com/build/edge-functions/api/). */
interface EdgeContext {
  readonly geo: { readonly country?: { readonly code?: string } };
  /** What Netlify answers by itself. */
  readonly next: () => Promise<Response>;
}

const answer = publishedSite();

/**
 * Answers legacy addresses, short links, and pages' addresses in the other spelling before Netlify looks for a file, with the headers that `_headers` gives to
 * files only, and pages for a country. Undefined lets the request pass.
 */
export default async (request: Request, { geo, next }: EdgeContext): Promise<Response | undefined> => {
  const { redirect } = await answer(request, geo.country?.code ?? null, fetch);
  if (redirect) return redirect;
  const isForCountry = new URL(request.url).searchParams.has('country');
  return isForCountry ? offersInCountry(request.url, await next()) : undefined;
};

/**
 * If the function fails, the build's `_redirects` and files answer as though it did not exist. No source is among the
 * excluded paths, and the function's own requests for the rules must be.
 */
export const config = {
  path: '/*',
  method: ['GET', 'HEAD'],
  onError: 'bypass',
  excludedPath: [
    '/api',
    '/api/*',
    '/.netlify/*',
    '/page-data/*',
    '/static/*',
    '/texts/*',
    '/share/*',
    '/feeds/*',
    '/files/*',
    '/redirect-rules/*',
    '/.well-known/*',
    '/*.js',
    '/*.css',
    '/*.map',
  ],
};
