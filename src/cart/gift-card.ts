/** What a gift card says: to whom, what, and from whom. Names are empty if they are not on it. */
export interface GiftCard {
  readonly to: string;
  readonly text: string;
  readonly from: string;
}

/** The card's first and last line around a name, in the language of the page. */
export interface CardWords {
  readonly to: (name: string) => string;
  readonly from: (name: string) => string;
}

const gap = '\n\n';

/** The card as it is printed. The cart keeps nothing else, so everybody who sees the message sees the names. */
export function cardText({ to, text, from }: GiftCard, words: CardWords): string {
  return [to && words.to(to), text, from && words.from(from)].filter((part) => part !== '').join(gap);
}

/** The reverse, so that it can be changed. What was written in another language is all text; the card stays as it is. */
export function cardOf(printed: string, words: CardWords): GiftCard {
  const [first = '', ...rest] = printed.split(gap);
  const to = rest.length > 0 ? nameIn(first, words.to) : '';
  const parts = to === '' ? [first, ...rest] : rest;
  const from = parts.length > 1 ? nameIn(parts.at(-1) ?? '', words.from) : '';
  return { to, text: (from === '' ? parts : parts.slice(0, -1)).join(gap), from };
}

/** The name around which words were written; empty if it is another line. */
function nameIn(line: string, words: (name: string) => string): string {
  const [before = '', after = ''] = words('\0').split('\0');
  const name = line.slice(before.length, line.length - after.length);
  return !name.includes('\n') && words(name) === line ? name : '';
}
