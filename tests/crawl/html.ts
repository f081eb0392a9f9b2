/** The few facts of a built page that the crawl compares. React writes every attribute in double quotes. */
export interface PageFacts {
  readonly language: string;
  readonly direction: string;
  readonly canonical: string | null;
  /** hreflang → address. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly isListed: boolean;
  readonly hasHeading: boolean;
  /** Addresses of links, as written. */
  readonly links: readonly string[];
}

/** Parses the facts of a page. */
export function factsOf(html: string): PageFacts {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, text = '']) => attributesOf(text));
  const [document] = tags('html');
  const linkTags = tags('link');
  return {
    language: document?.get('lang') ?? '',
    direction: document?.get('dir') ?? '',
    canonical: linkTags.find((link) => link.get('rel') === 'canonical')?.get('href') ?? null,
    alternates: new Map(
      linkTags
        .filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'))
        .map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
    ),
    isListed: !tags('meta').some(
      (meta) => meta.get('name') === 'robots' && meta.get('content') === 'noindex',
    ),
    hasHeading: /<h1[\s>]/.test(html),
    links: tags('a').flatMap((link) => link.get('href') ?? []),
  };
}

/** Every `<xhtml:link>` and `<loc>` of a sitemap. */
export function sitemapEntries(
  xml: string,
): { readonly url: string; readonly alternates: ReadonlyMap<string, string> }[] {
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    url: unescaped(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    alternates: new Map(
      [...entry.matchAll(/<xhtml:link\b([^>]*)\/>/g)].map(([, text = '']) => {
        const link = attributesOf(text);
        return [link.get('hreflang') ?? '', link.get('href') ?? ''];
      }),
    ),
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

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
