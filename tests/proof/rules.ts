export interface Rule {
  /** Its section and number in it, e.g. `2.2.4` or `4.21`. */
  readonly id: string;
  /** In one line, without its mark. */
  readonly text: string;
  /**
   * `planned`: not built yet. `unused`: only says what the shop does without, so that there is nothing to prove. `pure`:
   * about a table, a calculation, or a log, so that a test of the part that has it is all there can be.
   */
  readonly kind: 'built' | 'planned' | 'unused' | 'pure';
}

/** A section that has rules. */
export interface Section {
  /** E.g. `2.2 Navigation`. */
  readonly title: string;
  readonly rules: readonly Rule[];
}

const marks = { '(not built yet)': 'planned', '(not used)': 'unused', '(pure)': 'pure' } as const;
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
    const [mark, kind] = Object.entries(marks).find(([end]) => text.endsWith(end)) ?? ['', 'built'];
    section.rules.push({ id, text: text.slice(0, text.length - mark.length).trim(), kind });
  }
  return sections.filter(({ rules }) => rules.length > 0);
}
