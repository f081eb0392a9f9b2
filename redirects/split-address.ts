/** An address as it is written, in three parts that together are the whole of it. */
export interface AddressParts {
  /** With scheme and host where the address has them; may be empty. */
  readonly path: string;
  /** With its question mark; empty for none. */
  readonly query: string;
  /** With its hash sign; empty for none. */
  readonly hash: string;
}

/** Takes an address apart without changing or checking it: the first hash sign ends the query, a question mark after it counts as hash. */
export function splitAddress(address: string): AddressParts {
  const hashAt = endOr(address.indexOf('#'), address.length);
  const queryAt = Math.min(endOr(address.indexOf('?'), hashAt), hashAt);
  return {
    path: address.slice(0, queryAt),
    query: address.slice(queryAt, hashAt),
    hash: address.slice(hashAt),
  };
}

const endOr = (found: number, end: number): number => (found === -1 ? end : found);
