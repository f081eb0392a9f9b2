import { escapeRegex, type NginxMap } from './nginx-syntax.ts';

/** The maps that hand a visitor's query on; one family of them for every set of parameters a target keeps out. */
export interface VisitorQuery {
  /**
   * The variable with what is added to a target: what the visitor's query holds besides some parameters, or nothing.
   * @param joint what it begins with, `?` or `&`.
   */
  without(names: readonly string[], joint: '?' | '&'): string;
  /** The maps of all variables asked for so far. */
  maps(): NginxMap[];
}

/** Starts without any. */
export function visitorQuery(): VisitorQuery {
  const families = new Map<string, { variable: string; maps: NginxMap[] }>();
  return {
    without(names, joint) {
      const id = JSON.stringify([joint, ...names]);
      const family = families.get(id) ?? familyOf(families.size + 1, names, joint);
      families.set(id, family);
      return `$${family.variable}`;
    },
    maps: () => [...families.values()].flatMap(({ maps }) => maps),
  };
}

/** One map per parameter takes it out of what the one before has left; the last one writes the rest. */
function familyOf(number: number, names: readonly string[], joint: '?' | '&') {
  const variable = `redirect_query_${number}`;
  const takingOut = names.map((name, at) => ({
    variable: `redirect_args_${number}_${at + 1}`,
    source: at === 0 ? '$args' : `$redirect_args_${number}_${at}`,
    entries: [[withParameter(name), '$redirect_before$redirect_after']] as const,
    otherwise: at === 0 ? '$args' : `$redirect_args_${number}_${at}`,
    about: `The visitor's query without ${onOneLine(names.slice(0, at + 1).join(', '))}.`,
  }));
  const rest: NginxMap = {
    variable,
    source: `$${takingOut.at(-1)?.variable ?? 'args'}`,
    entries: [['~^&*(?<redirect_kept>[^&](?:.*[^&])?)&*$', `${joint}$redirect_kept`]],
    otherwise: '',
    about: `${names.length === 0 ? "The visitor's query" : 'That'}, as it is added to a target ${joint === '?' ? 'without' : 'with'} a query.`,
  };
  return { variable, maps: [...takingOut, rest] };
}

const withParameter = (name: string): string =>
  `~^(?<redirect_before>(?:.*?&)??)${nameInQuery(name)}(?:=[^&]*)?(?:&|$)(?<redirect_after>.*)$`;

/** The map that reads a parameter of the visitor's query, with its equals sign; empty without the parameter. */
export const parameterMap = (variable: string, name: string): NginxMap => ({
  variable,
  source: '$args',
  entries: [[`~(?:^|&)${nameInQuery(name)}(?<redirect_value>=[^&]*)`, '$redirect_value']],
  otherwise: '',
  about: `The parameter ${onOneLine(name)}.`,
});

const nameInQuery = (name: string): string => escapeRegex(encodeURIComponent(name));

const onOneLine = (text: string): string => text.replace(/\s/g, ' ');
