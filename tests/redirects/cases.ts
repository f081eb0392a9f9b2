import { compile } from '../../redirects/compile.ts';
import { indexSite } from '../../redirects/index-site.ts';
import { resolve } from '../../redirects/resolve.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { conditionCountries } from '../../redirects/types.ts';
import { storeById, stores } from '../../stores/index.ts';
import type { StoreId } from '../../stores/types.ts';

/** The real table of a storefront, as it is compiled and as it is looked up. */
export function casesOf(store: StoreId) {
  const site = { store: storeById(store), stores: Object.values(stores) };
  const rules = compile(redirectTables, site).map(({ rule }) => rule);
  const index = indexSite(site);
  return {
    store,
    rules,
    index,
    sources: [...new Set(rules.map(({ fromPath }) => fromPath))],
    /** Where a source leads, asked as it is written. */
    targetOf: (source: string, country: string | null): string => {
      const [{ path, query } = { path: '', query: '' }] = spellingsOf(source);
      return resolve(index, { path, query, country })?.target ?? `nothing for ${source}`;
    },
  };
}

type Cases = ReturnType<typeof casesOf>;

const us = casesOf('us');
export const { rules, index, sources, targetOf } = us;

/** Where a visitor may be: every country of the specification, one that no rule names, and one nobody knows. */
export const everyCountry: readonly (string | null)[] = [...conditionCountries, 'zz', null];

/** A source as an address: as written, in upper case, and without the slash at its end. */
export function spellingsOf(fromPath: string): { path: string; query: string; isLowerCase: boolean }[] {
  const [written = '', query = ''] = fromPath.replace('*', 'some/thing/').split('?');
  return [
    { path: written, query, isLowerCase: true },
    { path: written.toUpperCase(), query, isLowerCase: false },
    { path: written.replace(/(.)\/$/, '$1'), query, isLowerCase: true },
  ];
}

/** Collects what differs, so that a failure names the first of them and not all. */
export function differences(
  { store, rules: { length: ofRules }, sources: { length: ofSources } }: Cases = us,
  countries = everyCountry,
) {
  const found: string[] = [];
  let compared = 0;
  return {
    found,
    compare(asked: string, answer: string | null, expected: string) {
      compared += 1;
      if (answer !== expected) found.push(`${asked}: ${answer ?? 'nothing'} instead of ${expected}`);
    },
    say: (what: string) =>
      process.stdout.write(
        `\n${store}: ${ofRules} rules, ${ofSources} sources, ${countryWords(countries)}: ${compared} ${what} compared.\n`,
      ),
  };
}

const countryWords = (countries: readonly (string | null)[]): string =>
  countries.length > 5
    ? `${countries.length} countries`
    : `countries ${countries.map((country) => country ?? 'none').join(', ')}`;
