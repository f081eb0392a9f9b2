import { compile } from '../../redirects/compile.ts';
import { resolve } from '../../redirects/resolve.ts';
import { brand } from '../../brands/build.ts';
import { indexSite } from '../../redirects/testing/index-site.ts';
import { countriesAskedFor } from '../../redirects/testing/requests-of.ts';
import type { Store } from '../../stores/types.ts';
import { choiceFrom, sampleOf } from './sample.ts';

const choice = choiceFrom(process.env);

/** The real table of a storefront, compiled and indexed, and the requests of this run. */
export function casesOf(store: Store) {
  const site = { store, stores: brand.storefronts };
  const rules = compile(brand.redirects, site).map(({ rule }) => rule);
  const index = indexSite(brand.redirects, site);
  return {
    store: store.id,
    rules,
    index,
    /** Possible countries of a visitor: every country that rules contain, one that they do not, and unknown. */
    everyCountry: countriesAskedFor(rules),
    sources: [...new Set(rules.map(({ fromPath }) => fromPath))],
    /** The sources compared in this run. */
    asked: sampleOf(rules, choice),
    /** Where a source redirects to when requested exactly as written. */
    targetOf: (source: string, country: string | null): string => {
      const [{ path, query } = { path: '', query: '' }] = spellingsOf(source);
      return resolve(index, { path, query, country })?.target ?? `nothing for ${source}`;
    },
  };
}

type Cases = ReturnType<typeof casesOf>;

/** A source as an address: as written, in upper case, and without the trailing slash. */
export function spellingsOf(fromPath: string): { path: string; query: string; isLowerCase: boolean }[] {
  const [written = '', query = ''] = fromPath.replace('*', 'some/thing/').split('?');
  return [
    { path: written, query, isLowerCase: true },
    { path: written.toUpperCase(), query, isLowerCase: false },
    { path: written.replace(/(.)\/$/, '$1'), query, isLowerCase: true },
  ];
}

/** Collects differences, so that a failure shows the first few of them rather than all. */
export function differences({ store, asked: chosen, rules, sources }: Cases) {
  const found: string[] = [];
  let compared = 0;
  return {
    found,
    compare(asked: string, answer: string | null, expected: string) {
      compared += 1;
      if (answer !== expected) found.push(`${asked}: ${answer ?? 'nothing'} instead of ${expected}`);
    },
    printCount: (what: string) => {
      const part = choice.isExhaustive
        ? 'every source'
        : `${chosen.length} of ${sources.length} sources (seed ${choice.seed})`;
      process.stdout.write(`${store}: ${rules.length} rules, ${part}: ${compared} ${what} compared.\n`);
    },
  };
}
