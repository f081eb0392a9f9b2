import { pathKey } from '../../redirects/path-key.ts';
import { consult } from '../../redirects/resolve.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { type Shard, shardOf, unpackRules } from '../../redirects/shards.ts';
import { splitAddress } from '../../redirects/split-address.ts';
import { bitPositions, likelySources } from '../../redirects/source-filter.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import type { PublishedRedirects } from './published-redirects.ts';

/** How long a piece of the table may take, in milliseconds. */
const patience = 5000;

/** The address of a visitor. */
export interface VisitedAddress {
  readonly path: string;
  readonly query: string;
}

/**
 * Where an address leads, by the rules that lie beside the pages; null when nowhere. Fetches only the pieces the address
 * needs, and asks for the country only where it matters.
 * @param countryOf finds out where the visitor is: ISO 3166-1 alpha-2, or null when nobody knows.
 * @throws Error when the rules cannot be fetched in time.
 */
export async function findRedirect(
  redirects: PublishedRedirects,
  address: VisitedAddress,
  countryOf: () => Promise<string | null>,
): Promise<string | null> {
  const rules: RedirectRule[] = [];
  const loaded = new Set<number>();
  let country: string | null | undefined;
  let paths: readonly string[] = [address.path];
  // A target may be a source itself (behind a prefix), whose rules lie in another piece.
  for (;;) {
    const wanted = new Set(paths.flatMap((path) => piecesFor(redirects, path)));
    const pieces = [...wanted].filter((piece) => !loaded.has(piece));
    for (const piece of pieces) loaded.add(piece);
    const shards = await Promise.all(pieces.map((piece) => loadPiece(redirects.folder, piece)));
    rules.push(...shards.flatMap(unpackRules));
    const index = indexRules(rules, redirects.trailingSlash);
    const ask = (from: string | null) => consult(index, { ...address, country: from });
    if (country === undefined && ask(null).dependsOnCountry) country = await countryOf();
    const { redirect, targets } = ask(country ?? null);
    if (pieces.length === 0) return redirect?.target ?? null;
    paths = targets.map((target) => splitAddress(target).path);
  }
}

/** The pieces that may hold rules about a path; none where no rule can be about it. */
function piecesFor({ filter, shards }: PublishedRedirects, path: string): number[] {
  const sources = likelySources(filter, pathKey(path), bitPositions);
  return sources.map((name) => shardOf(name, shards));
}

async function loadPiece(folder: string, piece: number): Promise<Shard> {
  const response = await fetch(`${folder}/${piece}.json`, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The redirects ${piece} answer ${response.status}.`);
  return (await response.json()) as Shard;
}
