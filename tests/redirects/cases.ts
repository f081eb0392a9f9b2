import { compile } from '../../redirects/compile.ts';
import { resolve } from '../../redirects/resolve.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { indexSite } from '../../redirects/testing/index-site.ts';
import { conditionCountries } from '../../redirects/types.ts';
import { storeById, stores } from '../../stores/index.ts';
import type { StoreId } from '../../stores/types.ts';
import { type Choice, choiceFrom, sampleOf } from './sample.ts';

const ofThisRun = choiceFrom(process.env);

/** The real table of a storefront, as it is compiled and as it is looked up, and what is asked of it in this run. */
export function casesOf(store: StoreId, choice: Choice = ofThisRun) {
  const site = { store: storeById(store), stores: Object.values(stores) };
  const rules = compile(redirectTables, site).map(({ rule }) => rule);
  const index = indexSite(site);
  return {
    store,
    choice,
    rules,
    index,
    sources: [...new Set(rules.map(({ fromPath }) => fromPath))],
    /** The sources that are compared. */
    asked: sampleOf(rules, choice),
    /** Where a source leads, asked as it is written. */
    targetOf: (source: string, country: string | null): string => {
      const [{ path, query } = { path: '', query: '' }] = spellingsOf(source);
      return resolve(index, { path, query, country })?.target ?? `nothing for ${source}`;
    },
  };
}

type Cases = ReturnType<typeof casesOf>;

const us = casesOf('us');
export const { rules, index, sources, asked, targetOf } = us;

/** Where a visitor may be: every country that rules may name, one that no rule names, and one nobody knows. */
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
  {
    store,
    choice,
    asked: { length: ofAsked },
    rules: { length: ofRules },
    sources: { length: ofSources },
  }: Cases = us,
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
    say: (what: string) => {
      const chosen = choice.isExhaustive
        ? 'every source'
        : `${ofAsked} of ${ofSources} sources (seed ${choice.seed})`;
      process.stdout.write(
        `${store}: ${ofRules} rules, ${chosen}, ${countryWords(countries)}: ${compared} ${what} compared.\n`,
      );
    },
  };
}

const countryWords = (countries: readonly (string | null)[]): string =>
  countries.length > 5
    ? `${countries.length} countries`
    : `countries ${countries.map((country) => country ?? 'none').join(', ')}`;
