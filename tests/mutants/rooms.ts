/** Whose code is changed, and by which tests that has to be noticed. */
interface Room {
  /** The folder of the tests. */
  readonly tests: string;
  /** The percentage of mistakes that has to be noticed. */
  readonly atLeast: number;
}

/** The rooms whose rules cost money, customers, or trust if they break, by their folders. */
export const rooms: Readonly<Record<string, Room>> = {
  redirects: { tests: 'redirects', atLeast: 0 },
};
