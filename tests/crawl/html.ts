/** The few facts of a built page that the crawl compares. React writes every attribute in double quotes. */
export interface PageFacts {
  readonly language: string;
  readonly direction: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  /** hreflang → address. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly isListed: boolean;
  readonly hasHeading: boolean;
  /** What `og:` and `twitter:` say, by name; of several, the last. */
  readonly shared: ReadonlyMap<string, string>;
  /** Blocks of JSON-LD. */
  readonly structuredData: readonly string[];
  /** Addresses of links, as written. */
  readonly links: readonly string[];
}

/** Parses the facts of a page. */
export function factsOf(html: string): PageFacts {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, text = '']) => attributesOf(text));
  const [document] = tags('html');
  const linkTags = tags('link');
  const metaTags = tags('meta');
  const metaOf = (wanted: string) =>
    metaTags.find((meta) => meta.get('name') === wanted)?.get('content') ?? '';
  return {
    language: document?.get('lang') ?? '',
    direction: document?.get('dir') ?? '',
    title: unescaped(/<title\b[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    description: metaOf('description'),
    canonical: linkTags.find((link) => link.get('rel') === 'canonical')?.get('href') ?? null,
    alternates: new Map(
      linkTags
        .filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'))
        .map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
    ),
    isListed: metaOf('robots') !== 'noindex',
    shared: new Map(
      metaTags.flatMap((meta) => {
        const name = meta.get('property') ?? meta.get('name') ?? '';
        return /^(og|twitter):/.test(name) ? [[name, meta.get('content') ?? '']] : [];
      }),
    ),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    ),
    hasHeading: /<h1[\s>]/.test(html),
    links: tags('a').flatMap((link) => link.get('href') ?? []),
  };
}

/** An entry of a sitemap. */
export interface SitemapEntry {
  readonly url: string;
  readonly alternates: ReadonlyMap<string, string>;
  /** Addresses of the page's pictures. */
  readonly pictures: readonly string[];
}

/** Every `<loc>` of a sitemap with its `<xhtml:link>` and `<image:loc>`. */
export function sitemapEntries(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    url: unescaped(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    alternates: new Map(
      [...entry.matchAll(/<xhtml:link\b([^>]*)\/>/g)].map(([, text = '']) => {
        const link = attributesOf(text);
        return [link.get('hreflang') ?? '', link.get('href') ?? ''];
      }),
    ),
    pictures: [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url = '']) => unescaped(url)),
  }));
}

/** The addresses listed in a sitemap index. */
export const sitemapsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => unescaped(url));

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(/(?<![a-zA-Z:-])([a-zA-Z:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  );
}

/** A text of HTML or XML without its escapes. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
