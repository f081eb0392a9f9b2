import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { GatsbyNode, IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { z } from 'zod';
import { publishedFolder, type RulesFile, rulesFileOf, rulesPointer } from '../redirects/published-rules.ts';
import { redirectRule, type RedirectRule } from '../redirects/types.ts';
import { inlineScriptsOf } from './inline-scripts.ts';
import { type HeaderRoute, siteRoutes } from './netlify/headers-file.ts';
import { pictureSources } from './netlify/picture-sources.ts';
import { netlifyRedirects } from './netlify/redirects-file.ts';
import type { Embedding, SiteHeaders } from './with-security-headers.ts';

/** What Gatsby's own modules expect on the global object. */
declare global {
  var __GATSBY: { imageCDNUrlGeneratorModulePath?: string } | undefined;
}

interface Deployment {
  /** Whether the build runs on Netlify and needs its headers and files. */
  readonly onNetlify: boolean;
  /** Whether the host serves resized images. */
  readonly pictureService: boolean;
  /** The site's headers, given the hashes of its inline scripts (`sha256-…`). */
  readonly headersOf: (hashes: readonly string[]) => SiteHeaders;
  /** The folders that pictures may come from, as addresses that end in `/`. */
  readonly pictureFolders: readonly string[];
  readonly embedding: Embedding;
}

/** What hosts learn about a site, besides its redirects. */
type PublishedSite = { readonly headers: SiteHeaders } & Pick<Embedding, 'unframed'>;

/** What Gatsby passes to an adapter at the end of a build. */
type Built = Parameters<IAdapter['adapt']>[0];

/**
 * The adapter used by every build. It publishes the redirects registered with Gatsby and the site's headers, which depend
 * on the scripts in its finished pages. From Gatsby's adapter for Netlify
 * it takes the addresses of images, which all our hosts serve, and on Netlify also the headers and the file locations
 * that its "pretty URLs" expect. It withholds the redirects from that adapter, which replaces only the first `?` or `&`
 * of a source and sorts by specificity alone.
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
      const { address } = await publish(built, { headers, unframed: embedding.unframed });
      if (!onNetlify) return;
      await tellPictureSources(pictureFolders);
      const ours = siteRoutes(headers, embedding);
      await adapt({
        ...built,
        routesManifest: built.routesManifest.filter(({ type }) => type !== 'redirect'),
        headerRoutes: [
          ...built.headerRoutes.map((route) => withoutGatsbysOwn(route, ours)),
          ...ours.map(({ path, headers: own }) => ({ path, headers: [...own] })),
          { path: address, headers: foreverCached },
          { path: sharedDataFiles, headers: foreverCached },
          { path: '/sw.js', headers: neverCached },
        ],
      });
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

/** Without the headers of Gatsby's that ours replace: a response with both would contradict itself. */
function withoutGatsbysOwn({ path, headers }: Built['headerRoutes'][number], ours: readonly HeaderRoute[]) {
  const own = ours.flatMap((route) => route.headers.map(({ key }) => key.toLowerCase()));
  const replaced = ['x-xss-protection', 'x-frame-options', ...own];
  return { path, headers: headers.filter(({ key }) => !replaced.includes(key.toLowerCase())) };
}

/** What all pages of a language share (`gatsby/shared-data.ts`): files with a digest in their names. */
const sharedDataFiles = '/texts/frame/*';

const neverCached = [{ key: 'cache-control', value: 'no-cache' }];
const foreverCached = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }];

/**
 * Writes the redirects of Gatsby's manifest to the published folder: as Netlify's fallback, and as the one file that
 * all hosts and the not-found page read; for the hosts, also the site's headers, and the pages that nobody may embed.
 * @throws Error if a redirect cannot be published, or if the pages were created for different redirects.
 */
async function publish({ routesManifest, trailingSlash }: Built, site: PublishedSite): Promise<RulesFile> {
  const rules = routesManifest.filter(({ type }) => type === 'redirect').map(ruleOf);
  const file = await rulesFileOf(rules, trailingSlash === 'never' ? 'never' : 'always');
  await expectPagesToKnow(file, routesManifest);
  await rm(`public${publishedFolder}`, { recursive: true, force: true });
  await mkdir(`public${publishedFolder}`, { recursive: true });
  await writeFile(`public${file.address}`, file.text);
  await writeFile(`public${rulesPointer}`, JSON.stringify({ rules: file.address, ...site }));
  await writeFile('public/_redirects', netlifyRedirects(rules));
  return file;
}

/** What the hosts support. The manifest's other fields do not affect where a redirect goes. */
const routeSchema = z.object({
  path: z.string(),
  toPath: z.string(),
  status: z.literal(301),
  ignoreCase: z.literal(true),
  conditions: z.strictObject({ country: z.string() }).optional(),
});

function ruleOf(route: Built['routesManifest'][number]): RedirectRule {
  const read = routeSchema.safeParse(route);
  if (!read.success)
    throw new Error(
      `The redirect of ${route.path} cannot be published: it must be permanent, ignore case, and have at most one country condition.`,
    );
  const { path, toPath, conditions } = read.data;
  return redirectRule(path, toPath, conditions?.country);
}

/** The not-found page's data is created before the manifest and refers to the file of the rules registered by then. */
async function expectPagesToKnow({ address }: RulesFile, routes: Built['routesManifest']): Promise<void> {
  const data = routes.flatMap((route) =>
    route.type === 'static' && route.path.endsWith('/404.html/page-data.json') ? [route.filePath] : [],
  );
  const texts = await Promise.all(data.map((path) => readFile(path, 'utf8')));
  if (texts.length === 0 || !texts.every((text) => text.includes(JSON.stringify(address))))
    throw new Error(
      'The redirects registered with Gatsby differ from those the not-found page was created with: something other than gatsby/redirects/register.ts calls createRedirect.',
    );
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
