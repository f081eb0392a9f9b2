import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KlevuAttribute, KlevuFeed, KlevuItem } from './form.ts';

/** What Klevu accepts in one request: 2 MB, of which we leave a little. */
const mostBytes = 1_900_000;

/** Lists of records as JSON, none of them longer than `most` bytes unless a single record is. */
export function partsOf(items: readonly KlevuItem[], most = mostBytes): string[] {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const item of items) {
    const json = JSON.stringify(item);
    const own = Buffer.byteLength(json) + 2;
    if (bytes + own > most) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(json);
    bytes += own;
  }
  return parts.map((part) => `[${part.join(',\n')}]`);
}

/**
 * Writes what a storefront's search has to be filled with, and nothing else to the feeds' folder: `/feeds/klevu.json`
 * (`klevuFeed`) and the parts that it lists.
 * @param root the folder that is published.
 * @returns adds the index of a language; the list has it from then on.
 */
export async function klevuFeedWriter(root = 'public') {
  const feed: KlevuFeed = { indexes: [] };
  await rm(join(root, 'feeds'), { recursive: true, force: true });
  await mkdir(join(root, 'feeds/klevu'), { recursive: true });
  return async (
    index: { readonly language: string; readonly apiKey: string },
    attributes: KlevuAttribute[],
    items: readonly KlevuItem[],
  ): Promise<void> => {
    const written = partsOf(items).map((json, part) => ({
      json,
      path: `/feeds/klevu/${index.language.toLowerCase()}-${part + 1}.json`,
    }));
    for (const { json, path } of written) await writeFile(join(root, path), json);
    const parts = written.map(({ path }) => path);
    feed.indexes.push({ ...index, records: items.length, attributes, parts });
    await writeFile(join(root, 'feeds/klevu.json'), JSON.stringify(feed));
  };
}
