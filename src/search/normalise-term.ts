/**
 * A search term in the form in which it is searched, shown, and stored: whitespace runs collapsed, trimmed,
 * lower-cased.
 */
export function normaliseTerm(term: string): string {
  return term.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
