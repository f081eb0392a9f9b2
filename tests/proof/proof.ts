import type { Citation } from './citations.ts';
import type { Rule, Section } from './rules.ts';

const head = `# Which test proves which rule

Written by \`npm run proof\` from [product.md](product.md) and the titles of the tests; do not edit it.
`;
const longest = 90;

/**
 * The table of all rules with the tests that cite them, as Markdown.
 * @throws Error listing every citation of a rule that does not exist or is marked as not built yet.
 */
export function proofTable(sections: readonly Section[], citations: readonly Citation[]): string {
  const rules = sections.flatMap((section) => section.rules);
  expectRules(rules, citations);
  const citing = (rule: Rule) => citations.filter(({ ids }) => ids.includes(rule.id));
  const tables = sections.map((section) => {
    const rows = section.rules.map(
      (rule) => `| ${rule.id} | ${shortened(rule.text)} | ${proof(rule, citing(rule))} |`,
    );
    return `\n## ${section.title}\n\n| rule | what it says | proof |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [head, summary(rules, citing), ...tables].join('');
}

function expectRules(rules: readonly Rule[], citations: readonly Citation[]): void {
  const built = new Map(rules.map(({ id, isBuilt }) => [id, isBuilt]));
  const complaints = citations.flatMap(({ ids, file, title }) =>
    ids.flatMap((id) => {
      if (built.get(id) === true) return [];
      const fault = built.has(id)
        ? 'which docs/product.md marks as not built yet'
        : 'which is not in docs/product.md';
      return [`${file}: "${title}" cites ${id}, ${fault}.`];
    }),
  );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

function summary(rules: readonly Rule[], citing: (rule: Rule) => readonly Citation[]): string {
  const missing = rules.filter(({ isBuilt }) => !isBuilt).length;
  const proven = rules.filter((rule) => citing(rule).length > 0).length;
  const unproven = rules.length - missing - proven;
  return `\n${rules.length} rules: ${proven} are proven, ${unproven} are built and have no test of their own, ${missing} are not built yet.\n`;
}

function proof({ isBuilt }: Rule, citations: readonly Citation[]): string {
  if (!isBuilt) return '**not built yet**';
  if (citations.length === 0) return '_built, not proven by a test of its own_';
  const titles = Map.groupBy(citations, ({ file }) => file);
  return [...titles]
    .map(([file, cited]) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      return `[${name}](../${file}): ${cited.map(({ title }) => escaped(title)).join('; ')}`;
    })
    .join('<br>');
}

/** The beginning of a rule, truncated between two words. */
function shortened(text: string): string {
  const plain = text.replaceAll('`', '');
  if (plain.length <= longest) return escaped(plain);
  return `${escaped(plain.slice(0, plain.lastIndexOf(' ', longest)))} …`;
}

const escaped = (text: string): string => text.replaceAll(/[\\|*_<`[\]]/g, '\\$&');
