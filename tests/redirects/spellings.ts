export interface Address {
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
}

/** A source as an address: as written, in upper case, and without the trailing slash. */
export function spellingsOf(fromPath: string): Address[] {
  const [written = '', query = ''] = fromPath.replace('*', 'some/thing/').split('?');
  return [written, written.toUpperCase(), written.replace(/(.)\/$/, '$1')].map((path) => ({ path, query }));
}
