import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { GatsbyNode, IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { publishedFolder, readRules, rulesPointer } from '../redirects/published-rules.ts';
import { inlineScriptsOf } from './inline-scripts.ts';
import { netlifyHeaders } from './netlify/headers-file.ts';
import { pictureSources } from '../pictures/sources.ts';
import { netlifyRedirects } from './netlify/redirects-file.ts';
import type { Embedding, SiteHeaders } from './with-security-headers.ts';

/** What Gatsby's own modules expect on the global object. */
declare global {
  var __GATSBY: { imageCDNUrlGeneratorModulePath?: string } | undefined;
}

interface Deployment {
  /** Whether the build runs on Netlify and needs its headers and files. */
  readonly onNetlify: boolean;
  readonly pictureService: boolean;
  /** The site's headers, given the hashes of its inline scripts (`sha256-…`). */
  readonly headersOf: (hashes: readonly string[]) => SiteHeaders;
  readonly pictureFolders: readonly string[];
  readonly embedding: Embedding;
}

/**
 * The adapter used by every build. It publishes where the redirects are and the site's headers, which depend on the scripts
 * in its finished pages. From Gatsby's adapter for Netlify it takes the addresses of images, which all our hosts serve, and on
 * Netlify also its cache and the file locations that its "pretty URLs" expect, but neither headers, which would contradict ours,
 * nor redirects, of whose source it replaces only the first `?` or `&`.
 */
export function siteAdapter({
  onNetlify,
  pictureService,
  headersOf,
  pictureFolders,
  embedding,
}: Deployment): IAdapter {
  // With imageCDN it would also write an edge function that proxies files of other hosts, which we do not use.
  const { cache, adapt } = createNetlifyAdapter({ imageCDN: false });
  const { config } = createNetlifyAdapter({ imageCDN: pictureService });
  return {
    name: 'storefront',
    ...(config && { config }),
    ...(onNetlify && cache && { cache }),
    async adapt(built) {
      const headers = headersOf((await inlineScriptsOf('public')).map(({ hash }) => hash));
      await publish({ headers, unframed: embedding.unframed });
      if (!onNetlify) return;
      await tellPictureSources(pictureFolders);
      await writeFile('public/_headers', netlifyHeaders('public', headers, embedding));
      const routesManifest = built.routesManifest.filter(({ type }) => type !== 'redirect');
      await adapt({ ...built, routesManifest, headerRoutes: [] });
    },
  };
}

/**
 * Tells Netlify where pictures may come from, as regular expressions, in the file in which a build may do so
 * (https://docs.netlify.com/image-cdn/create-integration, https://docs.netlify.com/frameworks-api): `netlify.toml` cannot
 * read settings, and would have to repeat them.
 */
async function tellPictureSources(folders: readonly string[]): Promise<void> {
  const sources = pictureSources(folders);
  await mkdir('.netlify/v1', { recursive: true });
  await writeFile('.netlify/v1/config.json', JSON.stringify({ images: { remote_images: sources } }));
}

/**
 * Publishes for all hosts where the redirects are, which `gatsby/pages.ts` has written, with the site's headers and the
 * pages that nobody may embed; and the redirects as Netlify's fallback.
 * @throws Error if they have not been written.
 */
async function publish(site: { readonly headers: SiteHeaders } & Pick<Embedding, 'unframed'>): Promise<void> {
  const files = await readdir(`public${publishedFolder}`);
  const address = publishedFolder + (files.find((file) => file !== basename(rulesPointer)) ?? '');
  const { rules } = readRules(JSON.parse(await readFile(`public${address}`, 'utf8')));
  await writeFile(`public${rulesPointer}`, JSON.stringify({ rules: address, ...site }));
  await writeFile('public/_redirects', netlifyRedirects(rules));
}

/**
 * Gives the development server the same image addresses as a build. It asks no adapter and would generate images of its
 * own at other addresses. Gatsby's `adapter/manager.js` does the same for builds.
 */
export const picturesInDevelopment: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter }) => {
  if (process.env['gatsby_executing_command'] !== 'develop') return;
  const config = await createNetlifyAdapter({ imageCDN: true }).config?.({ reporter });
  globalThis.__GATSBY = { ...globalThis.__GATSBY, ...config };
};
