import { mkdir, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { BuildArgs } from 'gatsby';
import { type SitemapItemLoose, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { pictureAddress } from '../pictures/address.ts';
import { alternatesOf } from '../stores/alternates.ts';
import { isListed } from '../stores/is-listed.ts';
import { buildEnvironment } from './environment.ts';
import type { SharedPageContext } from './structured-data/page-data.ts';

/**
 * The contexts of all pages that have one of ours, in the order of their paths.
 * @param store Gatsby's, in which pages have the contexts they were created with.
 */
export function createdPages({ store }: Pick<BuildArgs, 'store'>): readonly SharedPageContext[] {
  // Gatsby types it as a bare function.
  const state = store.getState as () => { readonly pages: ReadonlyMap<string, { readonly context: object }> };
  return [...state().pages.values()]
    .map(({ context }) => context)
    .filter((context): context is SharedPageContext => 'pageKey' in context)
    .toSorted((one, other) => (one.i18n.path < other.i18n.path ? -1 : 1));
}

/**
 * Pages in a file of a sitemap. With its alternates, one takes 8 kB: the protocol allows 50 MB and 50,000 pages, Cloudflare
 * 25 MiB.
 */
const pagesInFile = 2_000;

/**
 * The files that search engines read in addition to the pages: sitemaps for each language with every page's alternates and
 * pictures (https://www.sitemaps.org/protocol.html, with xhtml:link and image:image as described by Google), their index,
 * and robots.txt.
 */
export async function writeSearchFiles(
  args: Pick<BuildArgs, 'getNodesByType'>,
  contexts: readonly SharedPageContext[],
): Promise<void> {
  const { store, stores, pictureService } = buildEnvironment();
  const pictures = picturesByPath(args);
  const pictureUrlOf = (url: string) =>
    pictureService ? store.origin + pictureAddress(url, 1200, 'webp') : url;
  const entryOf = ({ pageKey, i18n, storeIds }: SharedPageContext): SitemapItemLoose => ({
    url: store.origin + i18n.path,
    links: alternatesOf(
      pageKey,
      stores.filter(({ id }) => storeIds.includes(id)),
    ).map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
    img: (pictures.get(i18n.path) ?? []).map((url) => ({ url: pictureUrlOf(url) })),
  });
  const listed = contexts.filter(({ pageKey }) => isListed(pageKey));
  await mkdir('public', { recursive: true });
  const names: string[] = [];
  for (const language of store.languages) {
    const pages = listed.filter(({ i18n }) => i18n.language === language);
    for (let start = 0; start < pages.length; start += pagesInFile) {
      const number = start === 0 ? '' : `-${start / pagesInFile + 1}`;
      const name = `sitemap-${language.toLowerCase()}${number}.xml`;
      // The entries of all pages together would take gigabytes.
      await writeFile(
        `public/${name}`,
        await sitemapOf(pages.slice(start, start + pagesInFile).map(entryOf)),
      );
      names.push(name);
    }
  }
  await writeFile('public/sitemap-index.xml', await indexOf(names.map((name) => `${store.origin}/${name}`)));
  // Pages that are not to be listed declare so themselves, and robots must be able to read that.
  const allowed = 'User-agent: *\nAllow: /\nDisallow: /api/\n';
  await writeFile('public/robots.txt', `${allowed}\nSitemap: ${store.origin}/sitemap-index.xml\n`);
}

/** The parts of the nodes of pages that have pictures, with the IDs of those. */
interface PicturedNode {
  readonly path: string;
  readonly pictureId?: string | null;
  readonly lead?: { readonly pictureId: string };
  readonly variants?: readonly { readonly pictureIds: readonly string[] }[];
}

/** The addresses of each page's own pictures, in the catalogue, by the page's path; a product's are of its first variant. */
export function picturesByPath({
  getNodesByType,
}: Pick<BuildArgs, 'getNodesByType'>): ReadonlyMap<string, readonly string[]> {
  const nodes = <Node>(...types: readonly string[]) =>
    types.flatMap((type) => getNodesByType(type) as unknown as readonly Node[]);
  const urls = new Map(
    nodes<{ readonly id: string; readonly url: string }>('CommercePicture', 'BrandPicture').map(
      ({ id, url }) => [id, url],
    ),
  );
  return new Map(
    nodes<PicturedNode>('CommerceProduct', 'CommerceCategory', 'ContentPage').map((node) => {
      const ids = [...(node.variants?.[0]?.pictureIds ?? []), node.pictureId, node.lead?.pictureId];
      return [node.path, ids.flatMap((id) => (id != null && urls.get(id)) || [])];
    }),
  );
}

function sitemapOf(entries: readonly SitemapItemLoose[]): Promise<Buffer> {
  const stream = new SitemapStream({ xmlns: { news: false, video: false, image: true, xhtml: true } });
  return streamToPromise(Readable.from(entries).pipe(stream));
}

function indexOf(urls: readonly string[]): Promise<Buffer> {
  return streamToPromise(Readable.from(urls.map((url) => ({ url }))).pipe(new SitemapIndexStream()));
}
