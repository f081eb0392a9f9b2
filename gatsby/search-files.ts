import { mkdir, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { BuildArgs } from 'gatsby';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { PageContext } from '../src/navigation/page-context.tsx';
import { alternatesOf, isListed } from '../stores/alternates.ts';
import type { Store } from '../stores/types.ts';
import { buildEnvironment } from './environment.ts';

/** Gatsby types the errors of a query as `any`. */
type Query = (
  query: string,
) => Promise<{ readonly data?: Queries.SitemapPagesQuery; readonly errors?: unknown }>;

const sitemapPages = /* GraphQL */ `
  query SitemapPages {
    allSitePage(sort: { path: ASC }) {
      nodes {
        pageContext
      }
    }
  }
`;

/**
 * The files that search engines read in addition to the pages: a sitemap per language with every page's alternates
 * (https://www.sitemaps.org/protocol.html, with xhtml:link as described by Google), their index, and robots.txt.
 */
export async function writeSearchFiles({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const { data, errors } = await (graphql as unknown as Query)(sitemapPages);
  if (!data) throw new Error(`The sitemap cannot be written: ${JSON.stringify(errors)}`);
  const { store, stores } = buildEnvironment();
  const pages = data.allSitePage.nodes.flatMap(({ pageContext }) => {
    const { pageKey, i18n, storeIds }: Partial<PageContext> = pageContext ?? {};
    if (!pageKey || !i18n || !storeIds || !isListed(pageKey)) return [];
    return [
      {
        i18n,
        alternates: alternatesOf(
          pageKey,
          stores.filter(({ id }) => storeIds.includes(id)),
        ),
      },
    ];
  });
  await mkdir('public', { recursive: true });
  const names = await Promise.all(
    store.languages.map(async (language) => {
      const name = `sitemap-${language.toLowerCase()}.xml`;
      const entries = pages
        .filter(({ i18n }) => i18n.language === language)
        .map(({ i18n, alternates }) => ({
          url: store.origin + i18n.path,
          links: alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
        }));
      await writeFile(`public/${name}`, await sitemapOf(entries));
      return name;
    }),
  );
  await writeFile('public/sitemap-index.xml', await indexOf(names.map((name) => `${store.origin}/${name}`)));
  await writeFile('public/robots.txt', robotsOf(store));
}

function sitemapOf(
  entries: readonly { url: string; links: { lang: string; url: string }[] }[],
): Promise<Buffer> {
  const stream = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
  return streamToPromise(Readable.from(entries).pipe(stream));
}

function indexOf(urls: readonly string[]): Promise<Buffer> {
  return streamToPromise(Readable.from(urls.map((url) => ({ url }))).pipe(new SitemapIndexStream()));
}

/** Pages that are not to be listed declare so themselves, and robots must be able to read that. */
export function robotsOf({ origin }: Pick<Store, 'origin'>): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap-index.xml\n`;
}
