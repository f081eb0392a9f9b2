import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { BuildArgs } from 'gatsby';
import { brand } from '../../brands/build.ts';
import { languagesFor } from '../../stores/languages.ts';
import type { Store, StoreCountry } from '../../stores/types.ts';
import { urlOf } from '../../stores/urls.ts';
import { ancestorsOf } from '../category-lists.ts';
import { buildEnvironment } from '../environment.ts';
import { feedItems, type FeedProduct } from './feed-items.ts';
import { feedItem, type FeedItem, specification } from './google-rules.ts';

type Nodes = Pick<BuildArgs, 'getNodesByType'>;

interface ProductNode extends Omit<FeedProduct, 'variants' | 'url' | 'categoryNames'> {
  readonly language: string;
  readonly path: string;
  readonly variants: readonly (Omit<FeedProduct['variants'][number], 'pictures'> & {
    readonly pictureIds: readonly string[];
  })[];
}
type PictureNode = Readonly<Record<'id' | 'url', string>>;
type CategoryNode = Readonly<Record<'language' | 'key' | 'name', string>>;

/** Cloudflare takes files of up to 25 MiB. Compressed, a feed is a twentieth. */
const mostBytes = 20_000_000;

/**
 * Writes a feed of products for each country that the storefront sells to, in its currency and the language that most
 * people read there: `/feeds/us.xml.gz`, and as long as every host takes it, `/feeds/us.xml`. Items that Merchant Center would
 * refuse are left out, and reported.
 */
export async function writeFeeds({
  getNodesByType,
  reporter,
}: Nodes & Pick<BuildArgs, 'reporter'>): Promise<void> {
  const { store } = buildEnvironment();
  await mkdir('public/feeds', { recursive: true });
  for (const country of store.countries) {
    const { xml, problems } = feedOf({ getNodesByType }, store, country);
    for (const problem of problems) reporter.warn(`Feed of ${country.code}: ${problem}`);
    await writeFeed(`public/feeds/${country.code}.xml`, Buffer.from(xml));
  }
}

/** Writes a feed compressed, and also as it is, unless it is larger than `most` bytes. */
export async function writeFeed(file: string, xml: Uint8Array, most = mostBytes): Promise<void> {
  await writeFile(`${file}.gz`, gzipSync(xml));
  if (xml.length <= most) await writeFile(file, xml);
}

/** The feed of a country, and what was left out of it, with reasons. */
export function feedOf(
  nodes: Nodes,
  store: Store,
  country: StoreCountry,
): { xml: string; problems: string[] } {
  const [language] = languagesFor(store, country);
  const query = store.countries.length > 1 ? { country: country.code } : {};
  const problems: string[] = [];
  // One after the other: all together would take a gigabyte.
  function* items() {
    for (const product of productsIn(nodes, store, language))
      for (const item of feedItems(product, { currency: country.currency, query })) {
        const { error } = feedItem.safeParse(item);
        if (error) problems.push(`${item.id} is left out. ${reasonOf(error.issues)} (${specification})`);
        else yield item;
      }
  }
  const link = urlOf(store, language, 'home');
  return {
    xml: feedXml({ title: brand.name, link, description: `${brand.name}, ${country.code}` }, items()),
    problems,
  };
}

const reasonOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string => issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ');

function* productsIn({ getNodesByType }: Nodes, { origin }: Store, language: string): Iterable<FeedProduct> {
  const pictures = new Map(
    (getNodesByType('CommercePicture') as unknown as PictureNode[]).map(({ id, url }) => [id, url]),
  );
  const names = new Map(
    (getNodesByType('CommerceCategory') as unknown as CategoryNode[])
      .filter((category) => category.language === language)
      .map(({ key, name }) => [key, name]),
  );
  for (const { path, variants, ...product } of getNodesByType(
    'CommerceProduct',
  ) as unknown as ProductNode[]) {
    if (product.language !== language) continue;
    yield {
      ...product,
      url: origin + path,
      categoryNames: ancestorsOf(product.categoryKeys[0] ?? '').flatMap((key) => names.get(key) ?? []),
      variants: variants.map(({ pictureIds, ...variant }) => ({
        ...variant,
        pictures: pictureIds.flatMap((id) => pictures.get(id) ?? []),
      })),
    };
  }
}

/**
 * A feed as RSS 2.0 with Google's namespace (https://support.google.com/merchants/answer/160589): what Merchant Center,
 * and with it most other places that list products, reads.
 */
export const feedXml = (
  { title, link, description }: Readonly<Record<'title' | 'link' | 'description', string>>,
  items: Iterable<FeedItem>,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description),
    ...Array.from(items, itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');

const itemXml = (item: FeedItem): string => {
  const elements = Object.entries(item).flatMap(([name, value]) =>
    [value].flat().flatMap((text) => (text === undefined ? [] : element(`g:${name}`, text))),
  );
  return ['<item>', ...elements, '</item>'].join('\n');
};

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** As text of XML 1.0, which has no way to write most control characters (https://www.w3.org/TR/xml/#charsets). */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
