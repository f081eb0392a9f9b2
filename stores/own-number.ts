/** Base 32 of Crockford, as `api/context/identifiers.ts` writes it: no letter that looks like a digit. */
const form = /^(?:([A-Z])-)?[A-Z]{2}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/**
 * Which of the shop's numbers a text can be: the letter of a request, e.g. `T` of a return (`T-DE-7K3M-9QF2-HT5V`); an empty text if it
 * is that of an order (`DE-7K3M-9QF2-HT5V`); null if it is none.
 */
export function ownNumberKind(text: string): string | null {
  const found = form.exec(text);
  return found && (found[1] ?? '');
}
