import { mkdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { shardRules } from '../../redirects/shards.ts';
import type { TrailingSlash } from '../../stores/types.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import type { PublishedRedirects } from '../../src/redirects/published-redirects.ts';

/**
 * Writes the rules beside the pages, in pieces for browsers, in a folder named after their content: a page of an older
 * build asks for its own pieces or finds none.
 * @param output the folder of the pages
 * @returns what the not-found page has to know of them.
 */
export async function publishRedirects(
  rules: readonly RedirectRule[],
  trailingSlash: TrailingSlash,
  output: string,
): Promise<PublishedRedirects> {
  const { filter, shards } = shardRules(rules);
  const digest = createHash('sha256').update(JSON.stringify(shards)).digest('hex').slice(0, 12);
  const folder = `/redirect-rules/${digest}`;
  await mkdir(output + folder, { recursive: true });
  for (const [piece, shard] of shards.entries())
    await writeFile(`${output}${folder}/${piece}.json`, JSON.stringify(shard));
  return { filter, folder, shards: shards.length, trailingSlash };
}
