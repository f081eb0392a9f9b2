/** The mistakes somebody could make in one file of the shop, and the tests that must catch each of them. */
export interface MutantsOfFile {
  /** Path from the root of the repository, as are those of the tests. */
  readonly file: string;
  readonly tests: readonly string[];
  readonly mutants: readonly {
    /** Occurs exactly once in the file. */
    readonly find: string;
    readonly replace: string;
    /** Instead of the file's tests. */
    readonly tests?: readonly string[];
  }[];
}
