export interface Rule {
  /** Its section and number in it, e.g. `2.2.4` or `4.21`. */
  readonly id: string;
  /** In one line, without the mark that it is not built yet. */
  readonly text: string;
  readonly isBuilt: boolean;
}

/** A section that has rules. */
export interface Section {
  /** E.g. `2.2 Navigation`. */
  readonly title: string;
  readonly rules: readonly Rule[];
}

const notBuilt = '(not built yet)';
const headingPattern = /^#{2,3} (\d(?:\.\d)? .+)$/;
const rulePattern = /^- \*\*([\d.]+)\*\* (.+)$/;

/**
 * The rules of `docs/product.md`: list items that start with a bold ID, below the heading of their section. All other
 * text is only for readers.
 * @throws Error for an ID that occurs twice or does not belong to its section.
 */
export function readRules(markdown: string): Section[] {
  const sections: { title: string; rules: Rule[] }[] = [];
  const known = new Set<string>();
  // The further lines of an item are indented.
  for (const line of markdown.replaceAll(/\n +(?=\S)/g, ' ').split('\n')) {
    const [, title] = headingPattern.exec(line) ?? [];
    if (title) sections.push({ title, rules: [] });
    const [, id, text] = rulePattern.exec(line) ?? [];
    if (!id || !text) continue;
    const section = sections.at(-1);
    const number = section?.title.split(' ')[0] ?? '';
    if (!section || id !== `${number}.${id.split('.').at(-1) ?? ''}`)
      throw new Error(`docs/product.md: ${id} does not belong to its section.`);
    if (known.has(id)) throw new Error(`docs/product.md: ${id} occurs twice.`);
    known.add(id);
    section.rules.push({ id, text: text.replace(notBuilt, '').trim(), isBuilt: !text.endsWith(notBuilt) });
  }
  return sections.filter(({ rules }) => rules.length > 0);
}
