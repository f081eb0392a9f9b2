import { Marked } from 'marked';

/** What a text of `content/` is filled with. */
export interface ContentValues {
  /** Where the text was read, for error messages. */
  readonly file: string;
  /** By the names of placeholders, e.g. `company` for `{{company}}`; Markdown. */
  readonly values: ReadonlyMap<string, string>;
  /** The address of a page by its key; of a page that there is not, only the words of the link remain. @throws Error */
  readonly hrefOf: (key: string) => string | null;
}

/**
 * A text of `content/` as HTML: Markdown with placeholders, and links to pages that are written `page:{page key}`.
 * @throws Error with the file and the placeholder that does not exist.
 */
export function contentHtml(markdown: string, { file, values, hrefOf }: ContentValues): string {
  const filled = markdown.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${file}: a storefront’s contact data has no ${placeholder}.`);
    return value;
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
    },
  });
  return marked.parse(filled, { async: false });
}
