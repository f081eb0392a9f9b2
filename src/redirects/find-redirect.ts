import { indexPublished, readRules } from '../../redirects/published-rules.ts';
import { consult } from '../../redirects/resolve.ts';
import type { RuleIndex } from '../../redirects/rule-index.ts';

/** How long fetching the rules may take, in milliseconds. */
const timeout = 5000;

/** The visitor's current address. */
export interface VisitedAddress {
  readonly path: string;
  readonly query: string;
}

/**
 * Where an address redirects to by the rules that the build published; null if it is not redirected. Requests the
 * visitor's country only if it matters.
 * @param rules the address of the rules file.
 * @param countryOf determines the visitor's country among those of the rules: ISO 3166-1 alpha-2, or null if unknown.
 * @throws Error if the rules cannot be fetched in time.
 */
export async function findRedirect(
  rules: string,
  address: VisitedAddress,
  countryOf: (index: RuleIndex) => Promise<string | null>,
): Promise<string | null> {
  const response = await fetch(rules, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The redirects returned status ${response.status}.`);
  const index = indexPublished(readRules(await response.json()));
  const anywhere = consult(index, { ...address, country: null });
  const { redirect } = anywhere.dependsOnCountry
    ? consult(index, { ...address, country: await countryOf(index) })
    : anywhere;
  return redirect?.target ?? null;
}
