import type { Journey } from './follow.ts';
import type { OwnAddress } from './read-address.ts';
import { sourceParts } from '../rule-index.ts';

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
    ...(hash === '' ? [] : [`${hash} stays in the browser.`]),
  ];
  return notes.length > 0 ? notes : ['There is none, and the link adds none.'];
}

/** The query of an address without its question mark; empty for none. */
const queryOf = (address: string): string => /\?([^#]*)/.exec(address)?.[1] ?? '';
