import type { IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';

/**
 * Gatsby's adapter for Netlify (headers, and files where its "pretty URLs" look for them), kept from writing the
 * redirects, which `netlify-file.ts` does: it replaces only the first `?` or `&` of a source and sorts by specificity alone.
 */
export function netlifyAdapter(): IAdapter {
  const netlify = createNetlifyAdapter();
  return {
    ...netlify,
    adapt: (context) =>
      netlify.adapt({
        ...context,
        routesManifest: context.routesManifest.filter(({ type }) => type !== 'redirect'),
      }),
  };
}
