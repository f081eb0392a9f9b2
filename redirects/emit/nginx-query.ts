import { safeQuery, safeQueryMaps } from './nginx-safe-query.ts';
import { escapeRegex, type NginxMap } from './nginx-syntax.ts';

/** The maps that hand a visitor's query on; one family of them for every set of parameters a target keeps out. */
export interface VisitorQuery {
  /**
   * The variable with what is added to a target: what the visitor's query holds besides some parameters, or nothing.
   * @param joint what it begins with, `?` or `&`.
   */
  without(names: KeptOut, joint: '?' | '&'): string;
  /** The maps of all variables asked for so far. */
  maps(): NginxMap[];
}

/** Names of the parameters that a target keeps out. */
export interface KeptOut {
  /** The target's own, as they are written. */
  readonly own: readonly string[];
  /** Those that chose the rule, in any case. */
  readonly usedUp: readonly string[];
}

/** Starts without any. */
export function visitorQuery(): VisitorQuery {
  const families = new Map<string, { variable: string; maps: NginxMap[] }>();
  return {
    without({ own, usedUp }, joint) {
      const id = JSON.stringify([joint, own, usedUp]);
      const family = families.get(id) ?? familyOf(families.size + 1, { own, usedUp }, joint);
      families.set(id, family);
      return `$${family.variable}`;
    },
    maps: () =>
      families.size === 0 ? [] : [...safeQueryMaps, ...[...families.values()].flatMap(({ maps }) => maps)],
  };
}

/** One map per parameter takes it out of what the one before has left; the last one writes the rest. */
function familyOf(number: number, { own, usedUp }: KeptOut, joint: '?' | '&') {
  const variable = `redirect_query_${number}`;
  const names = [...own, ...usedUp];
  const takingOut = names.map((name, at) => {
    const source = at === 0 ? safeQuery : `$redirect_args_${number}_${at}`;
    return {
      variable: `redirect_args_${number}_${at + 1}`,
      source,
      entries: [[withParameter(name, at >= own.length), '$redirect_before$redirect_after']] as const,
      otherwise: source,
      about: `The visitor's query without ${onOneLine(names.slice(0, at + 1).join(', '))}.`,
    };
  });
  const last = takingOut.at(-1);
  const rest: NginxMap = {
    variable,
    source: last ? `$${last.variable}` : safeQuery,
    entries: [['~^&*(?<redirect_kept>[^&](?:.*[^&])?)&*$', `${joint}$redirect_kept`]],
    otherwise: '',
    about: `${last ? 'That' : "The visitor's query"}, as it is added to a target ${joint === '?' ? 'without' : 'with'} a query.`,
  };
  return { variable, maps: [...takingOut, rest] };
}

const withParameter = (name: string, inAnyCase: boolean): string =>
  `${inAnyCase ? '~*' : '~'}^(?<redirect_before>(?:.*?&)??)${nameInQuery(name)}(?:=[^&]*)?(?:&|$)(?<redirect_after>.*)$`;

/** The map that reads a parameter of the visitor's query, in any case, with its equals sign; empty without the parameter. */
export const parameterMap = (variable: string, name: string): NginxMap => ({
  variable,
  source: '$args',
  entries: [[`~*(?:^|&)${nameInQuery(name)}(?<redirect_value>=[^&]*)`, '$redirect_value']],
  otherwise: '',
  about: `The parameter ${onOneLine(name)}.`,
});

const nameInQuery = (name: string): string => escapeRegex(encodeURIComponent(name));

const onOneLine = (text: string): string => text.replace(/\s/g, ' ');
