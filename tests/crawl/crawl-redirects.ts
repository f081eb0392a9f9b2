import pLimit from 'p-limit';
import { brand } from '../../brands/build.ts';
import { compile } from '../../redirects/compile.ts';
import type { Store } from '../../stores/types.ts';
import type { CrawlReport } from './crawl.ts';

/** Fetches an address without following redirects, as a visitor from a country (ISO 3166-1 alpha-2), or from nowhere. */
export type GetFrom = (
  url: string,
  country: string | null,
) => Promise<{ readonly status: number; readonly location: string | null }>;

/** Number of requests in parallel. */
const atOnce = 16;

/**
 * Follows every rule of the table over HTTP, as the visitor it is for, on every given storefront, and checks whether
 * the target exists. Targets on storefronts that are not given, and outside, are counted but not fetched.
 * @param served the storefronts that respond.
 * @param stores all storefronts, with the origins they were built for.
 */
export async function crawlRedirects(
  served: readonly Store[],
  stores: readonly Store[],
  get: GetFrom,
): Promise<CrawlReport> {
  const problems: string[] = [];
  const targets = new Map<string, string>();
  let followed = 0;
  const limit = pLimit(atOnce);

  for (const store of served) {
    const rules = compile(brand.redirects, { store, stores });
    await limit.map(rules, async ({ rule, origin }) => {
      const url = store.origin + rule.fromPath.replace('*', '');
      const country = rule.conditions?.country ?? null;
      const { status, location } = await get(url, country);
      const asked = `${url} from ${country ?? 'nowhere'}`;
      // What is generated for a page that the storefront does not build is not published (`withoutIdleRules`).
      if (
        status === 404 &&
        origin.isGenerated &&
        (await get(new URL(rule.toPath, store.origin).href, null)).status === 404
      )
        return;
      followed += 1;
      if (status !== 301 || location === null) {
        problems.push(`${asked}: responds with ${status} instead of a redirect`);
        return;
      }
      const target = new URL(location, store.origin).href;
      targets.set(target, asked);
      const named = stores.find(({ id }) => id === origin.store);
      if (named && !target.startsWith(`${named.origin}/`))
        problems.push(`${asked}: leads to ${target}, which is not on ${named.id}`);
    });
  }

  const ours = [...targets].filter(([target]) => isOn(served, target));
  await limit.map(ours, async ([target, asked]) => {
    const { status } = await get(target, null);
    if (status !== 200) problems.push(`${asked}: leads to ${target}, which responds with ${status}`);
  });
  const others = [...targets.keys()].filter((target) => !isOn(served, target));
  return {
    problems,
    counts: {
      'redirects followed': followed,
      'targets of redirects that exist': ours.length,
      'targets of redirects on storefronts not crawled': others.filter((target) => isOn(stores, target))
        .length,
      'targets of redirects outside': others.filter((target) => !isOn(stores, target)).length,
    },
  };
}

const isOn = (stores: readonly Store[], url: string): boolean =>
  stores.some(({ origin }) => url.startsWith(`${origin}/`));
