import { gunzipSync } from 'node:zlib';
import { feedItem } from '../../gatsby/feeds/google-rules.ts';
import type { Store } from '../../stores/types.ts';
import type { Get } from './seen-page.ts';
import { factsOf, unescaped } from './html.ts';

/**
 * Fetches a storefront's feeds and holds every item against the published rules. It must lead to a listed page, which at the
 * address in the feed says the same of it: where it is, what it costs, and whether there is any.
 */
export async function checkFeeds(
  store: Store,
  get: Get,
  problems: string[],
  count: (name: string, by?: number) => number,
): Promise<void> {
  for (const { code } of store.countries) {
    const landings = new Map<string, readonly LandingOffer[] | null>();
    const feed = `${store.origin}/feeds/${code}.xml.gz`;
    const { status, bytes = new Uint8Array() } = await get(feed);
    const items = status === 200 ? feedItemsIn(gunzipSync(bytes).toString()) : [];
    count('items in feeds', items.length);
    if (status !== 200 || items.length === 0)
      problems.push(`${feed}: responds with ${status} and has ${items.length} items`);
    if (new Set(items.map(({ id }) => id)).size < items.length)
      problems.push(`${feed}: two items have the same id`);
    for (const item of items) {
      const read = feedItem.safeParse(item);
      const at = `${feed}: ${String(item['id'])}`;
      if (!read.success) {
        problems.push(
          `${at}: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
        );
        continue;
      }
      const { link, id, price, sale_price: salePrice = price } = read.data;
      const { href } = withoutSku(link);
      if (!landings.has(href)) landings.set(href, await offersAt(href, get));
      const offers = landings.get(href);
      if (!offers) {
        problems.push(`${at}: leads to ${link}, which is not a listed page`);
        continue;
      }
      const wanted = [link, salePrice, read.data.availability].join(', ');
      const said = offers
        .filter(({ sku }) => sku === id)
        .map(({ says }) => says)
        .join(' and ');
      if (said !== wanted) problems.push(`${at}: is ${wanted}, and on its page ${said || 'nothing'}`);
    }
  }
}

/** The items of a feed, with their attributes by name. */
export function feedItemsIn(xml: string): Readonly<Record<string, string | string[]>>[] {
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const fields = [...item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)].map(
      ([, name = '', text = '']) => [name, unescaped(text)] as const,
    );
    const pictures = fields.filter(([name]) => name === 'additional_image_link').map(([, text]) => text);
    return { ...Object.fromEntries(fields), additional_image_link: pictures };
  });
}

interface LandingOffer {
  readonly sku: string | undefined;
  /** Address, price, and availability, as a feed writes them. */
  readonly says: string;
}

/** The address that all variants of a product have in common. */
function withoutSku(link: string): URL {
  const url = new URL(link);
  url.searchParams.delete('sku');
  return url;
}

/**
 * What a page's structured data says of each variant: one offer, or several if they contradict each other; null if there is
 * no page that search engines may list.
 */
async function offersAt(url: string, get: Get): Promise<LandingOffer[] | null> {
  const { status, text } = await get(url);
  const { isListed, structuredData } = factsOf(text);
  if (status !== 200 || !isListed) return null;
  const things = structuredData.flatMap(
    (json) => (JSON.parse(json) as { '@graph': readonly Product[] })['@graph'],
  );
  const products = things.flatMap((thing) => [thing, ...(thing.hasVariant ?? [])]);
  return products.flatMap(({ sku, offers = [] }) =>
    [offers].flat().map(({ url, price, priceCurrency, availability }) => ({
      sku,
      says: `${url}, ${price} ${priceCurrency}, ${availabilities[availability] ?? availability}`,
    })),
  );
}

const availabilities: Readonly<Record<string, string>> = {
  'https://schema.org/InStock': 'in_stock',
  'https://schema.org/OutOfStock': 'out_of_stock',
};

interface Offer {
  readonly url: string;
  readonly price: string;
  readonly priceCurrency: string;
  readonly availability: string;
}

interface Product {
  readonly sku?: string;
  readonly offers?: Offer | readonly Offer[];
  readonly hasVariant?: readonly Product[];
}
