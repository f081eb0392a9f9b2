import type { RedirectRule } from '../types.ts';

/** A request that a source matches, and the spelling of its path. */
export interface SampleRequest {
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly country: string | null;
}

/** Every country in a table's conditions, one without a rule, and none. */
export const countriesAskedFor = (rules: readonly RedirectRule[]): readonly (string | null)[] => [
  ...new Set(rules.flatMap(({ conditions }) => conditions?.country ?? [])),
  'zz',
  null,
];

/** Every source of a table for every country, as written and without its trailing slash. */
export const requestsOf = (rules: readonly RedirectRule[]): SampleRequest[] => {
  const countries = countriesAskedFor(rules);
  return [...new Set(rules.map(({ fromPath }) => fromPath))].flatMap((fromPath) => {
    const [path = '', query = ''] = fromPath.split('?');
    const paths = path.endsWith('/*') ? [path.slice(0, -1), path.replace('*', 'some/page/')] : [path];
    return paths.flatMap((written) =>
      [...new Set([written, withoutSlash(written)])].flatMap((spelled) =>
        countries.map((country) => ({ path: spelled, query, country })),
      ),
    );
  });
};

export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
