export interface Rule {
  /** Its section and number in it, e.g. `2.2.4` or `4.21`. */
  readonly id: string;
  /** In one line. */
  readonly text: string;
  /** False for what is not built yet, and for what the shop does without: there is nothing to prove. */
  readonly isBuilt: boolean;
}

const headingPattern = /^#{2,3} (\d(?:\.\d)?) /;
const rulePattern = /^- \*\*([\d.]+)\*\* (.+)$/;

/**
 * The rules of `docs/product.md`: list items that start with a bold ID, below the heading of their section. All other
 * text is only for readers.
 * @throws Error for an ID that occurs twice or does not belong to its section.
 */
export function readRules(markdown: string): Rule[] {
  const rules = new Map<string, Rule>();
  let section = '';
  // The further lines of an item are indented.
  for (const line of markdown.replaceAll(/\n +(?=\S)/g, ' ').split('\n')) {
    section = headingPattern.exec(line)?.[1] ?? section;
    const [, id, text] = rulePattern.exec(line) ?? [];
    if (!id || !text) continue;
    if (id !== `${section}.${id.split('.').at(-1) ?? ''}`)
      throw new Error(`docs/product.md: ${id} does not belong to its section.`);
    if (rules.has(id)) throw new Error(`docs/product.md: ${id} occurs twice.`);
    rules.set(id, { id, text, isBuilt: !/\((not built yet|not used)\)$/.test(text) });
  }
  return [...rules.values()];
}
