import type { Journey } from './follow.ts';
import type { OwnAddress } from './read-address.ts';
import { sourceParts } from '../../../redirects/rule-index.ts';
import { conditionCountries } from '../../../redirects/types.ts';

/** What became of every parameter of an address, and which ones the rules added; a sentence each. */
export function queryNotes({ query, hash }: OwnAddress, { hops, target }: Journey): string[] {
  const usedUp = new Set(
    hops.flatMap(({ rule }) => sourceParts(rule.fromPath)?.query ?? []).map(([name]) => name),
  );
  const own = new URLSearchParams(hops.map(({ rule }) => queryOf(rule.toPath)).join('&'));
  const landed = new URLSearchParams(target === null ? '' : queryOf(target));
  const added = [...new Set(own.keys())].filter((name) => landed.has(name));
  const notes = [
    ...(added.length > 0
      ? [`The link adds ${added.map((name) => `${name}=${landed.get(name) ?? ''}`).join(', ')}.`]
      : []),
    ...[...new URLSearchParams(query)].map(([name, value]) => {
      if (usedUp.has(name)) return `${name}=${value} chose the rule and is used up.`;
      return own.has(name)
        ? `${name}=${value} gives way to the link's own ${name}.`
        : `${name}=${value} is passed on.`;
    }),
    ...countryNotes(query, usedUp),
    ...(hash === '' ? [] : [`${hash} stays in the browser.`]),
  ];
  return notes.length > 0 ? notes : ['There is none, and the link adds none.'];
}

/** The parameter that `src/redirects/visitor-country.ts` reads first. */
const countryParameter = 'country';

/** A country in the address is none to the edge, which goes by where the request comes from. */
function countryNotes(query: string, usedUp: ReadonlySet<string>): string[] {
  const country = new URLSearchParams(query).get(countryParameter)?.trim().toLowerCase() ?? '';
  if (usedUp.has(countryParameter) || !conditionCountries.some((code) => code === country)) return [];
  return [
    `In the browser of a host without an edge, ${countryParameter}=${country} counts as the visitor's country;`,
    "at the edge the host's own geo data does.",
  ];
}

/** The query of an address without its question mark; empty for none. */
const queryOf = (address: string): string => /\?([^#]*)/.exec(address)?.[1] ?? '';
