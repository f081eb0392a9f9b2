import type { GatsbyNode, IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';

/** What Gatsby's own modules look for on the global object. */
declare global {
  var __GATSBY: { imageCDNUrlGeneratorModulePath?: string } | undefined;
}

/** Where a deployment takes place. */
interface Deployment {
  /** Whether Netlify builds, and wants its headers and files. */
  readonly onNetlify: boolean;
  /** Whether the host answers for pictures. */
  readonly pictureService: boolean;
}

/**
 * The adapter of every build. From Gatsby's adapter for Netlify it has the addresses of pictures, which every host of
 * ours answers, and on Netlify the headers and the files where its "pretty URLs" look for them. It is kept from writing
 * the redirects, which `redirects/netlify-file.ts` does: it replaces only the first `?` or `&` of a source and sorts by
 * specificity alone.
 */
export function siteAdapter({ onNetlify, pictureService }: Deployment): IAdapter {
  // With imageCDN it would also write an edge function that passes files of other hosts on, which nobody asks for.
  const { cache, adapt } = createNetlifyAdapter({ imageCDN: false });
  const { config } = createNetlifyAdapter({ imageCDN: pictureService });
  return {
    name: 'storefront',
    ...(config && { config }),
    ...(onNetlify && cache && { cache }),
    adapt: (context) =>
      onNetlify
        ? adapt({
            ...context,
            routesManifest: context.routesManifest.filter(({ type }) => type !== 'redirect'),
          })
        : undefined,
  };
}

/**
 * Gives the development server the addresses of pictures that a build has: it asks no adapter, and would make pictures
 * of its own at other addresses. Gatsby's `adapter/manager.js` sets the same for builds.
 */
export const picturesInDevelopment: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter }) => {
  if (process.env['gatsby_executing_command'] !== 'develop') return;
  const config = await createNetlifyAdapter({ imageCDN: true }).config?.({ reporter });
  globalThis.__GATSBY = { ...globalThis.__GATSBY, ...config };
};
