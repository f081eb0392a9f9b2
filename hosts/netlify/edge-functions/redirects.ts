import { publishedRedirects } from '../../redirect-response.ts';

/** What this function uses of Netlify's runtime (https://docs.netlify.com/build/edge-functions/api/). */
interface EdgeContext {
  readonly geo: { readonly country?: { readonly code?: string } };
}

const answer = publishedRedirects();

/** Old and short addresses, before any file is looked for. Undefined lets the request pass. */
export default async (request: Request, { geo }: EdgeContext): Promise<Response | undefined> =>
  (await answer(request, geo.country?.code ?? null, fetch)) ?? undefined;

/**
 * When the function fails, the build's `_redirects` and files answer as if it were not there. What is excluded holds no
 * source; the function's own requests for the rules are among it.
 */
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
