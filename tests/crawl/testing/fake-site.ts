import sharp from 'sharp';
import { feedXml } from '../../../gatsby/feeds/feed-xml.ts';
import type { FeedItem } from '../../../gatsby/feeds/google-rules.ts';
import { merchantReturnPolicy } from '../../../gatsby/structured-data/organization.ts';
import { productData } from '../../../gatsby/structured-data/product.ts';
import { mini, offered } from '../../../gatsby/structured-data/testing/offered-product.ts';
import { alternatesOf, type BuiltPages, isListed } from '../../../stores/alternates.ts';
import { languageOfPath, type PageKey, pathOf, urlOf } from '../../../stores/urls.ts';
import type { Language, Store } from '../../../stores/types.ts';
import type { Get } from '../seen-page.ts';

/** A page that a test may break; `answer` is what it sends. */
interface FakePage {
  status: number;
  lang: string;
  dir: string;
  title: string;
  description: string;
  canonical: string | null;
  /** What its tags of Open Graph say, by name. */
  shared: Map<string, string>;
  /** The text of its block of JSON-LD. */
  structuredData: string;
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
  /** The responses of other addresses, by URL: robots.txt, sitemaps, and feeds. */
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
    for (const { code, currency } of store.countries)
      files.set(`${store.origin}/feeds/${code}.xml`, feedXml(channel, [itemOf(store, currency)]));
  }

  function rightPage(store: Store, language: Language, key: PageKey, keys: readonly PageKey[]): FakePage {
    const having = stores.filter(({ id }) => built[id]?.has(key));
    const alternates = alternatesOf(key, having).map(({ hreflang, href }) => [hreflang, href] as const);
    return {
      status: 200,
      lang: language,
      title: `${key} of ${store.id}`,
      description: `All about ${key} of ${store.id}`,
      shared: new Map(Object.entries(sharedOf(store, language, key))),
      structuredData: JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': thingsOf(store, language),
      }),
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
    if (url.endsWith('/share/1.jpg')) return picture.then((bytes) => ({ status: 200, text: '', bytes }));
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

/** A picture for those who share links. */
const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#eee' } })
  .jpeg()
  .toBuffer();

const sharedOf = (store: Store, language: Language, key: PageKey) => ({
  'og:title': key,
  'og:description': key,
  'og:type': 'website',
  'og:url': urlOf(store, language, key),
  'og:locale': 'en_US',
  'og:image': `${store.origin}/share/1.jpg`,
  'og:image:alt': key,
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:card': 'summary_large_image',
});

/** One product, on every page. */
const sold = { ...mini, variants: [offered('black')] };
const thingsOf = (store: Store, language: Language) => {
  const url = urlOf(store, language, 'home');
  const returnPolicyId = `${url}#returns`;
  return [productData({ ...sold, url, returnPolicyId }), merchantReturnPolicy(store, returnPolicyId)];
};
const channel = { title: 'Shop', link: 'https://shop.example/', description: 'Shop' };
const itemOf = (store: Store, currency: string): FeedItem => ({
  id: 'MINI-BLACK',
  title: 'Baby Carrier Mini',
  description: 'Soft & small',
  link: `${urlOf(store, store.languages[0], 'home')}?sku=MINI-BLACK`,
  image_link: 'https://pictures.example/1.jpg',
  additional_image_link: ['https://pictures.example/2.jpg'],
  availability: 'in_stock',
  price: currency === store.countries[0].currency ? '149.00 USD' : `1 ${currency}`,
  condition: 'new',
  brand: 'Cradle & Carry',
  mpn: 'MINI-BLACK',
});

function htmlOf(page: FakePage): string {
  const { lang, dir, title, description, canonical, alternates, robots, heading, links } = page;
  return [
    `<!DOCTYPE html><html lang="${lang}" dir="${dir}"><head>`,
    title === '' ? '' : `<title>${title}</title>`,
    description === '' ? '' : `<meta name="description" content="${description}"/>`,
    ...[...page.shared].map(([name, content]) => `<meta property="${name}" content="${content}"/>`),
    `<script type="application/ld+json">${page.structuredData}</script>`,
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
