import { publishedBuildPath, publishedBuildSchema } from '../contract/published-build.ts';

/**
 * The commit that a deployed storefront was built from.
 * @throws Error if it does not say, or had changes that were not committed.
 */
export async function onlineCommit(origin: string): Promise<string> {
  const url = `${origin}${publishedBuildPath}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(15_000) });
  const build = publishedBuildSchema.safeParse(await answer.json().catch(() => null));
  const commit = build.data?.commit ?? '';
  if (/^[0-9a-f]{40}$/.test(commit)) return commit;
  throw new Error(`${url} names no commit: deploy this storefront once in the usual way.`);
}
