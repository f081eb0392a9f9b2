import { feedItem } from '../../gatsby/feeds/google-rules.ts';
import type { Store } from '../../stores/types.ts';
import type { Get, SeenPage } from './seen-page.ts';
import { unescaped } from './html.ts';

/**
 * Fetches a storefront's feeds and holds every item against the published rules. It must lead to a listed page, and in the
 * default country, cost what that page says.
 */
export async function checkFeeds(
  store: Store,
  seen: ReadonlyMap<string, SeenPage>,
  get: Get,
  problems: string[],
  count: (name: string, by?: number) => number,
): Promise<void> {
  for (const [index, { code }] of store.countries.entries()) {
    const feed = `${store.origin}/feeds/${code}.xml`;
    const { status, text } = await get(feed);
    const items = feedItemsIn(text);
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
      const page = seen.get(link.split('?')[0] ?? '');
      if (!page) problems.push(`${at}: leads to ${link}, which is not a listed page`);
      const onPage = page && priceOnPage(page.facts.structuredData, id);
      if (index === 0 && page && onPage !== salePrice)
        problems.push(`${at}: costs ${salePrice}, and on its page ${onPage ?? 'nothing'}`);
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

/** What a page's structured data says that a variant costs, as a feed writes it. */
function priceOnPage(structuredData: readonly string[], sku: string): string | undefined {
  const things = structuredData.flatMap(
    (json) => (JSON.parse(json) as { '@graph': readonly Product[] })['@graph'],
  );
  const products = things.flatMap((thing) => [thing, ...(thing.hasVariant ?? [])]);
  const offers = products.find((product) => product.sku === sku)?.offers;
  return offers && `${offers.price} ${offers.priceCurrency}`;
}

interface Product {
  readonly sku?: string;
  readonly offers?: { readonly price: string; readonly priceCurrency: string };
  readonly hasVariant?: readonly Product[];
}
