import { Marked } from 'marked';

/** What a text of `content/` is filled with. */
export interface ContentValues {
  /** Where the text was read, for error messages. */
  readonly file: string;
  /** The line of the file on which the text begins, from 1, if that is known. */
  readonly line?: number;
  /** By the names of placeholders, e.g. `company` for `{{company}}`; Markdown. */
  readonly values: ReadonlyMap<string, string>;
  /** The address of a page by its key; of a page that there is not, only the words of the link remain. @throws Error */
  readonly hrefOf: (key: string) => string | null;
  /** Whether headings get an `id`, to which links can lead. */
  readonly anchors?: boolean;
}

/**
 * A text of `content/` as HTML: Markdown with placeholders, and links to pages that are written `page:{page key}`.
 * @throws Error with the file, its line, and the placeholder that does not exist.
 */
export function contentHtml(
  markdown: string,
  { file, line, values, hrefOf, anchors = false }: ContentValues,
): string {
  const filled = markdown.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string, offset: number) => {
    const value = values.get(name);
    if (value !== undefined) return value;
    const at =
      line === undefined ? file : `${file}:${line + markdown.slice(0, offset).split('\n').length - 1}`;
    throw new Error(`${at}: a storefront’s contact data has no ${placeholder}.`);
  });
  const marked = new Marked({
    renderer: {
      link(token) {
        const [, key, hash = ''] = /^page:([^#]*)(#.*)?$/.exec(token.href) ?? [];
        if (key === undefined) return false;
        const href = hrefOf(key);
        const words = this.parser.parseInline(token.tokens);
        return href === null ? words : `<a href="${href}${hash}">${words}</a>`;
      },
      heading({ depth, text, tokens }) {
        const words = this.parser.parseInline(tokens).replace(ownAnchor, '').trim();
        const id = anchors ? ` id="${anchorOf(text)}"` : '';
        return `<h${depth}${id}>${words}</h${depth}>\n`;
      },
    },
  });
  return marked.parse(filled, { async: false });
}

/** The anchor that a heading is given at its end: `## Washing {#washing}`. */
const ownAnchor = /\{#([a-z0-9-]+)\}\s*$/;

/** The `id` of a heading: the one it is given, otherwise its words. @param heading its Markdown */
export function anchorOf(heading: string): string {
  const [, own] = ownAnchor.exec(heading) ?? [];
  return (
    own ??
    heading
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  );
}
