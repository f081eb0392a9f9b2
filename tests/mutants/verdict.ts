export interface MutantRun {
  /** Whether the tests loaded the file with the mistake in it. */
  readonly loaded: boolean;
  readonly passedTests: number;
  readonly failedTests: number;
  /** Errors outside of a test: a file that cannot be parsed or that throws when it is imported. */
  readonly errors: readonly string[];
}

/** `stale`: the list is wrong, and the tests have not proven anything. */
export type Verdict =
  | { readonly kind: 'killed' }
  | { readonly kind: 'survived' }
  | { readonly kind: 'stale'; readonly reason: string };

/** Only a failing test kills a mutant: a program that cannot even start would fail every test. */
export function verdictOf({ loaded, passedTests, failedTests, errors }: MutantRun): Verdict {
  if (!loaded) return { kind: 'stale', reason: 'its tests do not load the file' };
  if (failedTests > 0) return { kind: 'killed' };
  if (errors[0] !== undefined) return { kind: 'stale', reason: `no test was completed: ${errors[0]}` };
  return passedTests > 0 ? { kind: 'survived' } : { kind: 'stale', reason: 'no test ran' };
}
