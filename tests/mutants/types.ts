/** Possible mistakes in one file of the shop, and the tests that must catch each of them. */
export interface MutantsOfFile {
  /** Relative to the root of the repository, like the paths of the tests. */
  readonly file: string;
  readonly tests: readonly string[];
  readonly mutants: readonly {
    /** Occurs exactly once in the file. */
    readonly find: string;
    readonly replace: string;
    /** Replaces the file's tests. */
    readonly tests?: readonly string[];
  }[];
}
