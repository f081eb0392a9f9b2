/** A part of a suggestion; `isTyped` marks what the shopper typed. */
interface SuggestionPart {
  readonly text: string;
  readonly isTyped: boolean;
}

/** A completion of what was typed: its plain text, and the same text in parts. */
export interface Suggestion {
  readonly text: string;
  readonly parts: readonly SuggestionPart[];
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Parses a suggestion's HTML: `<b>` marks, every other tag is dropped, and entities become characters. */
export function parseSuggestion(markup: string): Suggestion {
  let isTyped = false;
  const parts: SuggestionPart[] = [];
  for (const token of markup.split(/(<[^>]*>)/)) {
    if (/^<\/?b\b[^>]*>$/i.test(token)) isTyped = !token.startsWith('</');
    else if (token !== '' && !/^<[^>]*>$/.test(token)) parts.push({ text: decodeEntities(token), isTyped });
  }
  return { text: parts.map(({ text }) => text).join(''), parts };
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex as string, 16));
    return namedEntities[String(name).toLowerCase()] ?? entity;
  });
}
