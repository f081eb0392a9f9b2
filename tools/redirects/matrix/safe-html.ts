/** Markup that needs no escaping any more. */
export interface SafeHtml {
  readonly markup: string;
}

type Content = string | number | null | SafeHtml | readonly SafeHtml[];

/** Makes markup from a template, without its indentation; every text put into it is escaped, null is left out. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): SafeHtml =>
  safe(String.raw({ raw: parts.map((part) => part.replaceAll(/\n\s+/g, '\n')) }, ...contents.map(markupOf)));

/** Takes text for markup as it is: for styles and scripts of our own, never for what comes from a table. */
export const safe = (markup: string): SafeHtml => ({ markup });

function markupOf(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content));
  return 'markup' in content ? content.markup : content.map(({ markup }) => markup).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
