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
  contract: { tests: 'contract', atLeast: 0 },
  stores: { tests: 'stores', atLeast: 0 },
  hosts: { tests: 'hosts', atLeast: 0 },
  gatsby: { tests: 'gatsby', atLeast: 0 },
  sandbox: { tests: 'sandbox', atLeast: 0 },
  'api/settlement': { tests: 'api', atLeast: 0 },
  'api/checkout': { tests: 'api', atLeast: 0 },
  'api/payment': { tests: 'api', atLeast: 0 },
  'api/mail': { tests: 'api', atLeast: 0 },
  'api/restock': { tests: 'api', atLeast: 0 },
  'commerce/mapping': { tests: 'commerce', atLeast: 0 },
  'src/cart': { tests: 'src/cart', atLeast: 0 },
  'src/consent': { tests: 'src/consent', atLeast: 0 },
  'src/search/service': { tests: 'src/search', atLeast: 0 },
};
