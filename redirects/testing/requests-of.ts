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

/** Every source of a table for every country in some spellings. @param spellings of a path with a trailing slash. */
export const requestsOf = (
  rules: readonly RedirectRule[],
  spellings: readonly ((path: string) => string)[],
): SampleRequest[] => {
  const countries = countriesAskedFor(rules);
  return [...new Set(rules.map(({ fromPath }) => fromPath))].flatMap((fromPath) => {
    const [path = '', query = ''] = fromPath.split('?');
    const paths = path.endsWith('/*') ? [path.slice(0, -1), path.replace('*', 'some/page/')] : [path];
    return paths.flatMap((written) =>
      [...new Set(spellings.map((spell) => spell(written)))].flatMap((spelled) =>
        countries.map((country) => ({ path: spelled, query, country })),
      ),
    );
  });
};

export const asWritten = (path: string): string => path;
export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
