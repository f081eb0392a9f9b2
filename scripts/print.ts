import { stripVTControlCharacters } from 'node:util';

/** What a terminal obeys or hides instead of showing it; not line breaks and tabs. */
const unseen = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * A text as a terminal may show it: whatever a shopper has typed or a service has sent can neither move the cursor, nor
 * hide or repaint what stands beside it.
 */
export const shown = (text: string): string => stripVTControlCharacters(text).replace(unseen, '');

/** Prints a command's output: every command prints by this and the next one alone. */
export function printLine(text: string): void {
  console.log(shown(text));
}

export function printError(text: string): void {
  console.error(shown(text));
}
