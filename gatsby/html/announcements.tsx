import type { ComponentProps, ReactElement } from 'react';
import { preloadedFonts } from '../../brands/theme.ts';
import type { Language, Store } from '../../stores/types.ts';
import { alternatesOf } from '../../stores/alternates.ts';
import { isListed } from '../../stores/is-listed.ts';
import type { PageContext } from '../../src/navigation/page-context.tsx';

export interface PageData {
  readonly componentChunkName: string;
  readonly path: string;
  readonly staticQueryHashes: readonly string[];
}

/**
 * Announces in the HTML what a page needs to be hydrated; otherwise, browsers would discover it one after the other,
 * once the scripts run. The priority is low, like that of Gatsby's own scripts, because browsers would otherwise
 * fetch it before the pictures and before those scripts, without which it is of no use.
 * @param sharedDataFile the address of its language's shared data.
 */
export function dataLinks(page: PageData, sharedDataFile: string): ReactElement[] {
  const name = page.path === '/' ? 'index' : page.path.replace(/^\/|\/$/g, '');
  const files = [
    sharedDataFile,
    `/page-data/${name}/page-data.json`,
    '/page-data/app-data.json',
    ...page.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
  return files.map((file) => (
    <link key={file} rel="preload" as="fetch" crossOrigin="anonymous" fetchPriority="low" href={file} />
  ));
}

/**
 * Announces the scripts of a page's template, which Gatsby requests once its own scripts run. They are no `script`
 * elements, because webpack would wait forever for one that has failed by then. They keep the priority that browsers give
 * them: with a low one, blocking time rose by 50 to 70 ms and nothing else changed.
 */
export const scriptLinks = (files: readonly string[]): ReactElement[] =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => <link key={file} rel="preload" as="script" href={`/${file}`} />);

/** Their readers have system fonts (`src/styles/languages.css`). */
const withSystemFonts: ReadonlySet<Language> = new Set(['ja', 'ko', 'zh-Hant']);

/**
 * Announces the fonts that a page in Latin letters shows first. Otherwise, browsers would discover them once they have
 * laid out the text that needs them.
 */
export const fontLinks = (language: Language): ReactElement[] =>
  (withSystemFonts.has(language) ? [] : preloadedFonts).map((file) => (
    <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
  ));

const mainPicture = /<picture[^>]*>((?:<source[^>]*>)*)(<img[^>]* fetchPriority="high"[^>]*>)/;

/**
 * Announces the page's main picture in its best format, one link for each of its media queries.
 * @param html of the page's body.
 */
export function pictureLinks(html: string): ReactElement[] {
  const [, sources = '', img = ''] = mainPicture.exec(html) ?? [];
  const offers = [...(sources.match(/<source[^>]*>/g) ?? []), img].map(attributesOf);
  const best = offers.filter(({ type }) => type === offers[0]?.type);
  return best.flatMap(({ srcSet, sizes, type, media }, index) => {
    if (srcSet === undefined) return [];
    // Of several sources, a browser takes the first whose media query matches.
    const before = best.slice(0, index).map((earlier) => `not all and ${earlier.media ?? 'all'}`);
    return (
      <link
        key={srcSet}
        rel="preload"
        as="image"
        imageSrcSet={srcSet}
        imageSizes={sizes}
        type={type}
        media={media ?? before[0]}
        fetchPriority="high"
      />
    );
  });
}

/** The attributes of a tag, as React writes them. */
const attributesOf = (tag: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    Array.from(tag.matchAll(/ (\w+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  );

/**
 * A page's addresses in every storefront, for search engines and for the country selector
 * (`src/region/other-storefronts.ts`). They are only in the HTML, because no page needs them to be hydrated. Search engines
 * are not told about those of a page that they should not list.
 */
export function alternateLinks(
  { pageKey, storeIds }: PageContext,
  stores: readonly Store[],
): ReactElement<ComponentProps<'link'>>[] {
  const having = stores.filter(({ id }) => storeIds.includes(id));
  const rel = isListed(pageKey) ? 'alternate' : 'related';
  return alternatesOf(pageKey, having).map(({ hreflang, href }) => (
    <link key={hreflang} rel={rel} hrefLang={hreflang} href={href} />
  ));
}
