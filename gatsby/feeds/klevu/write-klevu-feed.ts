import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KlevuAttribute, KlevuFeed, KlevuItem } from './form.ts';

/** What Klevu accepts in one request: 2 MB, of which we leave a little. */
const mostBytes = 1_900_000;

/**
 * Lists of records as JSON, none of them longer than `most` bytes unless a single record is. Neither records nor lists are all in
 * memory at once: in a large catalogue, they are a gigabyte.
 */
export function* partsOf(items: Iterable<KlevuItem>, most = mostBytes): Generator<string> {
  let part: string[] = [];
  let bytes = 0;
  for (const item of items) {
    const json = JSON.stringify(item);
    const own = Buffer.byteLength(json) + 2;
    if (bytes + own > most && part.length > 0) {
      yield `[${part.join(',\n')}]`;
      part = [];
      bytes = 0;
    }
    part.push(json);
    bytes += own;
  }
  if (part.length > 0) yield `[${part.join(',\n')}]`;
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
    items: Iterable<KlevuItem>,
  ): Promise<void> => {
    let records = 0;
    function* counted() {
      for (const item of items) {
        records++;
        yield item;
      }
    }
    const parts: string[] = [];
    for (const json of partsOf(counted())) {
      const path = `/feeds/klevu/${index.language.toLowerCase()}-${parts.length + 1}.json`;
      await writeFile(join(root, path), json);
      parts.push(path);
    }
    feed.indexes.push({ ...index, records, attributes, parts });
    await writeFile(join(root, 'feeds/klevu.json'), JSON.stringify(feed));
  };
}
