/** What a run of a mutant's tests came to. */
export interface MutantRun {
  /** Whether the tests loaded the file with the mistake in it. */
  readonly loaded: boolean;
  readonly passedTests: number;
  readonly failedTests: number;
  /** What went wrong outside of a test: a file that cannot be read as a program or that throws when it is imported. */
  readonly errors: readonly string[];
}

/** `stale`: the list is wrong, the tests have proven nothing. */
export type Verdict =
  | { readonly kind: 'killed' }
  | { readonly kind: 'survived' }
  | { readonly kind: 'stale'; readonly reason: string };

/** Only a failing test kills: a program that cannot even start would fail whatever it is asked. */
export function verdictOf({ loaded, passedTests, failedTests, errors }: MutantRun): Verdict {
  if (!loaded) return { kind: 'stale', reason: 'its tests do not load the file' };
  if (failedTests > 0) return { kind: 'killed' };
  if (errors[0] !== undefined) return { kind: 'stale', reason: `no test ran to its end: ${errors[0]}` };
  return passedTests > 0 ? { kind: 'survived' } : { kind: 'stale', reason: 'no test ran' };
}
