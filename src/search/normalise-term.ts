/** A search term as it is searched, shown and kept: whitespace runs collapsed, trimmed, lower-cased. */
export function normaliseTerm(term: string): string {
  return term.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
