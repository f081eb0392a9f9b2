import { z } from 'zod';
import { klevuFeed, klevuItem } from '../../gatsby/feeds/klevu/form.ts';
import type { Store } from '../../stores/types.ts';
import type { Get, SeenPage } from './seen-page.ts';

/** Whatever a storefront's search is filled with leads to a listed page, in the language of its index, and has an ID of its own. */
export async function checkSearchFeed(
  store: Store,
  seen: ReadonlyMap<string, SeenPage>,
  get: Get,
  problems: string[],
  count: (name: string, by?: number) => number,
): Promise<void> {
  const feed = `${store.origin}/feeds/klevu.json`;
  const jsonAt = async (url: string) => JSON.parse((await get(url)).text) as unknown;
  const { indexes } = klevuFeed.parse(await jsonAt(feed));
  if (indexes.length < store.languages.length) problems.push(`${feed}: a language has no index`);
  for (const { language, parts, records } of indexes) {
    const items: z.infer<typeof klevuItem>[] = [];
    for (const part of parts) items.push(...z.array(klevuItem).parse(await jsonAt(store.origin + part)));
    count('records of search feeds', items.length);
    if (records === 0 || new Set(items.map(({ id }) => id)).size !== records)
      problems.push(`${feed}: the index in ${language} has other records than it says, or two with one ID`);
    for (const { id, attributes } of items) {
      const [page = ''] = attributes.url.split('?');
      if (seen.get(page)?.facts.language !== language)
        problems.push(`${feed}: ${id} leads to ${page}, which is not a listed page in ${language}`);
    }
  }
}
