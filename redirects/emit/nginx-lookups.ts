import type { RedirectRule } from '../types.ts';
import type { VisitorQuery } from './nginx-query.ts';
import { escapeRegex, literal, type NginxMap } from './nginx-syntax.ts';
import type { OrderedSource } from './order.ts';

/** A map that is not yet in its place. */
export type Lookup = Pick<NginxMap, 'source' | 'entries' | 'about'>;

/** The variable a parameter is read into, without its dollar sign, by the parameter's name. */
type Parameters = ReadonlyMap<string, string>;

/** What stands for `:splat` in a value. */
export const restVariable = '${redirect_rest_path}';

/** The maps that find a target, in the order in which they are asked; at least one. */
export const lookupsOf = (
  sources: readonly OrderedSource[],
  parameters: Parameters,
  kept: VisitorQuery,
): Lookup[] => [
  ...groupsOf(sources.filter(({ isPrefix }) => !isPrefix)).flatMap((group) =>
    exactLookups(group, parameters, kept),
  ),
  prefixLookup(
    sources.filter(({ isPrefix }) => isPrefix),
    parameters,
    kept,
  ),
];

/** Sources that ask for the same parameters, those that ask for most of them first. */
function groupsOf(sources: readonly OrderedSource[]): OrderedSource[][] {
  const groups = new Map<string, OrderedSource[]>();
  for (const source of sources) {
    const id = JSON.stringify(namesOf(source));
    const group = groups.get(id) ?? [];
    groups.set(id, group);
    group.push(source);
  }
  return [...groups.values()].sort(([one], [other]) => (other?.query.length ?? 0) - (one?.query.length ?? 0));
}

const namesOf = ({ query }: OrderedSource): string[] => query.map(([name]) => name).sort();

function exactLookups(group: readonly OrderedSource[], parameters: Parameters, kept: VisitorQuery): Lookup[] {
  const names = group[0] ? namesOf(group[0]) : [];
  const looked = `$redirect_path${asked(names, parameters)}`;
  const entries = group.flatMap((source) =>
    source.rules.map((rule) => ({
      country: rule.conditions?.country ?? null,
      key: `${source.key === '' ? '/' : source.key}${given(source)}`,
      value: valueOf(rule, source, kept),
    })),
  );
  const forCountry = entries.flatMap(({ country, key, value }) =>
    country === null ? [] : [[`${key} ${country}`, value] as const],
  );
  const forAll = entries.flatMap(({ country, key, value }) =>
    country === null ? [[key, value] as const] : [],
  );
  return [
    { source: `${looked} $visitor_country`, entries: forCountry, about: 'A path and a country.' },
    { source: looked, entries: forAll, about: 'A path, for everybody else.' },
  ].filter(({ entries }) => entries.length > 0);
}

/** What a lookup appends to the path for parameters: `?country$redirect_param_1`. */
const asked = (names: readonly string[], parameters: Parameters): string =>
  joined(names.map((name) => `${encodeURIComponent(name)}$${parameters.get(name) ?? ''}`));

/** What a source appends: `?country=fi`. */
const given = ({ query }: OrderedSource): string =>
  joined(
    [...query]
      .sort(byName)
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
  );

const joined = (parts: readonly string[]): string => (parts.length === 0 ? '' : `?${parts.join('&')}`);

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** All prefixes stand in one map, because a longer one comes first whatever it asks for. */
function prefixLookup(sources: readonly OrderedSource[], parameters: Parameters, kept: VisitorQuery): Lookup {
  const names = [...new Set(sources.flatMap(namesOf))].sort();
  return {
    source: `$redirect_path${asked(names, parameters)} $visitor_country`,
    entries: sources.flatMap((source) =>
      source.rules.map((rule) => [prefixRegex(rule, source, names), valueOf(rule, source, kept)] as const),
    ),
    about: 'A path and everything below it: tried one by one, the longest first.',
  };
}

/** What `:splat` stands for is written into an address as it is, so it may hold nothing that would have to be encoded. */
const plainRest = '(?<redirect_rest>(?:/[\\w.~-][\\w.~/-]*)?)';

function prefixRegex(rule: RedirectRule, { key, query }: OrderedSource, names: readonly string[]): string {
  const rest = rule.toPath.includes(':splat') ? plainRest : '(?:/.*)?';
  const wanted = names.map((name) => {
    const value = query.find(([one]) => one === name)?.[1];
    const values = value === undefined ? '(?:=[^& ]*)?' : escapeRegex(`=${encodeURIComponent(value)}`);
    return escapeRegex(encodeURIComponent(name)) + values;
  });
  const country = rule.conditions ? escapeRegex(rule.conditions.country) : '[^ ]*';
  return `~*^${escapeRegex(key)}${rest}${wanted.length === 0 ? '' : `\\?${wanted.join('&')}`} ${country}$`;
}

/** A target with the visitor's query: its own parameters win, those that chose the rule are used up. */
function valueOf({ toPath }: RedirectRule, source: OrderedSource, kept: VisitorQuery): string {
  const [address = '', ...hash] = toPath.split('#');
  const [, ...query] = address.split('?');
  const usedUp = namesOf(source);
  const own = [...new Set(new URLSearchParams(query.join('?')).keys())].sort();
  const keptOut = { own: own.filter((name) => !usedUp.includes(name)), usedUp };
  const target = source.isPrefix
    ? literal(address).replace(/\/?:splat/, () => restVariable)
    : literal(address);
  const visitors = kept.without(keptOut, address.includes('?') ? '&' : '?');
  return target + visitors + hash.map((part) => `#${literal(part)}`).join('');
}
