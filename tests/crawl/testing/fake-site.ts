import { alternatesOf, type BuiltPages, isListed } from '../../../stores/alternates.ts';
import { languageOfPath, type PageKey, pathOf, urlOf } from '../../../stores/urls.ts';
import type { Language, Store } from '../../../stores/types.ts';
import type { Get } from '../crawl.ts';

/** A page that a test may break; `answer` is what it sends. */
interface FakePage {
  status: number;
  lang: string;
  dir: string;
  canonical: string | null;
  alternates: Map<string, string>;
  robots: string | null;
  heading: string;
  links: string[];
  /** Its entry in the sitemap, or null if it has none. */
  sitemap: Map<string, string> | null;
}

/** Built storefronts that exist only in memory, correct in every way until a test changes something. */
export interface FakeSite {
  readonly get: Get;
  /** The page of a storefront in a language, ready to be changed. */
  readonly page: (store: Store, language: Language, key: PageKey) => FakePage;
  /** The responses of other addresses, by URL: robots.txt and sitemaps. */
  readonly files: Map<string, string>;
}

/** Every storefront with its pages, each linking to all others of its language. */
export function fakeSite(stores: readonly Store[], built: BuiltPages): FakeSite {
  const pages = new Map<string, FakePage>();
  const files = new Map<string, string>();
  for (const store of stores) {
    const keys = [...(built[store.id] ?? [])];
    for (const language of store.languages) {
      for (const key of keys) pages.set(urlOf(store, language, key), rightPage(store, language, key, keys));
    }
    files.set(`${store.origin}/robots.txt`, `User-agent: *\n\nSitemap: ${store.origin}/sitemap-index.xml\n`);
    files.set(`${store.origin}/sitemap-index.xml`, indexOf(store));
  }

  function rightPage(store: Store, language: Language, key: PageKey, keys: readonly PageKey[]): FakePage {
    const having = stores.filter(({ id }) => built[id]?.has(key));
    const alternates = alternatesOf(key, having).map(({ hreflang, href }) => [hreflang, href] as const);
    return {
      status: 200,
      lang: language,
      dir: 'ltr',
      canonical: urlOf(store, language, key),
      alternates: new Map(alternates),
      robots: isListed(key) ? null : 'noindex',
      heading: 'h1',
      links: keys.map((other) => pathOf(store, language, other)),
      sitemap: isListed(key) ? new Map(alternates) : null,
    };
  }

  const sitemapOf = (store: Store, language: string): string => {
    const entries = [...pages].flatMap(([url, { sitemap }]) => {
      const own = url.startsWith(`${store.origin}/`);
      const isOfLanguage = languageOfPath(store, new URL(url).pathname).toLowerCase() === language;
      return sitemap && own && isOfLanguage ? [{ url, sitemap }] : [];
    });
    return `<urlset>${entries.map(({ url, sitemap }) => entryOf(url, sitemap)).join('')}</urlset>`;
  };

  const get: Get = (url) => {
    if (!URL.canParse(url)) throw new Error(`“${url}” is not an address.`);
    const page = pages.get(url);
    const store = stores.find(({ origin }) => url.startsWith(`${origin}/`));
    const [, language] = /\/sitemap-([a-z-]+)\.xml$/.exec(url) ?? [];
    const file = files.get(url) ?? (store && language && language !== 'index' && sitemapOf(store, language));
    if (page) return Promise.resolve({ status: page.status, text: htmlOf(page) });
    return Promise.resolve(file ? { status: 200, text: file } : { status: 404, text: '<h1>missing</h1>' });
  };

  return {
    get,
    files,
    page(store, language, key) {
      const page = pages.get(urlOf(store, language, key));
      if (!page) throw new Error(`${store.id} has no ${key} in ${language}.`);
      return page;
    },
  };
}

const indexOf = ({ origin, languages }: Store): string =>
  languages
    .map((language) => `<sitemap><loc>${origin}/sitemap-${language.toLowerCase()}.xml</loc></sitemap>`)
    .join('');

const entryOf = (url: string, alternates: ReadonlyMap<string, string>): string =>
  `<url><loc>${url}</loc>${[...alternates]
    .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('')}</url>`;

function htmlOf({ lang, dir, canonical, alternates, robots, heading, links }: FakePage): string {
  return [
    `<!DOCTYPE html><html lang="${lang}" dir="${dir}"><head>`,
    canonical === null ? '' : `<link rel="canonical" href="${canonical}"/>`,
    ...[...alternates].map(
      ([hreflang, href]) => `<link rel="alternate" hrefLang="${hreflang}" href="${href}"/>`,
    ),
    robots === null ? '' : `<meta name="robots" content="${robots}"/>`,
    `</head><body><${heading} class="title">A page</${heading}>`,
    ...links.map((href) => `<a class="link" href="${href}">on</a>`),
    '</body></html>',
  ].join('');
}
