import type { Citation } from './citations.ts';
import type { Rule, Section } from './rules.ts';

const head = `# Which test proves which rule

Written by \`npm run proof\` from [product.md](product.md) and the titles of the tests; do not edit it.

**Shop:** tests that run through the shop: journeys, tests that render what a screen shows, and tests that call the mounted shop API, a
host, or a search service through the shop's search client. **Part:** tests of a function on its own (\`tests/proof/reach.ts\` decides by the file).
`;
const longest = 90;

/**
 * The table of all rules with the tests that cite them, as Markdown.
 * @throws Error listing every citation of a rule that does not exist or is marked as not built or not used.
 */
export function proofTable(sections: readonly Section[], citations: readonly Citation[]): string {
  const rules = sections.flatMap((section) => section.rules);
  expectRules(rules, citations);
  const citing = (rule: Rule) => citations.filter(({ ids }) => ids.includes(rule.id));
  const tables = sections.map((section) => {
    const rows = section.rules.map(
      (rule) => `| ${rule.id} | ${shortened(rule.text)} | ${proof(rule, citing(rule))} |`,
    );
    return `\n## ${section.title}\n\n| rule | what it says | shop | part |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [head, summary(rules, citing), ...tables].join('');
}

function expectRules(rules: readonly Rule[], citations: readonly Citation[]): void {
  const kinds = new Map(rules.map(({ id, kind }) => [id, kind]));
  const faults = {
    planned: 'which docs/product.md marks as not built yet',
    unused: 'which docs/product.md marks as not used',
  } as const;
  const faultOf = (id: string) => {
    const kind = kinds.get(id);
    if (kind === undefined) return 'which is not in docs/product.md';
    return kind === 'planned' || kind === 'unused' ? faults[kind] : null;
  };
  const complaints = citations.flatMap(({ ids, file, title }) =>
    ids.flatMap((id) => {
      const fault = faultOf(id);
      return fault === null ? [] : [`${file}: "${title}" cites ${id}, ${fault}.`];
    }),
  );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

function summary(rules: readonly Rule[], citing: (rule: Rule) => readonly Citation[]): string {
  const countOf = (...kinds: readonly Rule['kind'][]) =>
    rules.filter(({ kind }) => kinds.includes(kind)).length;
  const isThroughShop = (rule: Rule) => citing(rule).some(({ reach }) => reach === 'shop');
  const isOnPart = (rule: Rule) => citing(rule).length > 0 && !isThroughShop(rule);
  const pure = rules.filter((rule) => isOnPart(rule) && rule.kind === 'pure').length;
  const through = rules.filter(isThroughShop).length;
  const onPart = rules.filter(isOnPart).length - pure;
  const unproven = countOf('built', 'pure') - through - onPart - pure;
  return `\n${[
    `${rules.length} rules: ${through} are proven through the shop`,
    `${onPart} only on a part`,
    `${pure} on a part, which is all there is`,
    `${unproven} are built and have no test of their own`,
    `${countOf('unused')} say what is not used`,
    `${countOf('planned')} are not built yet.`,
  ].join(', ')}\n`;
}

/** The last two cells of a row. */
function proof({ kind }: Rule, citations: readonly Citation[]): string {
  if (kind === 'planned') return '**not built yet** | ';
  if (kind === 'unused') return '_not used_ | ';
  if (citations.length === 0) return '_no test of its own_ | ';
  const of = (reach: Citation['reach']) => titlesOf(citations.filter((citation) => citation.reach === reach));
  return `${of('shop')} | ${of('part')}`;
}

function titlesOf(citations: readonly Citation[]): string {
  return [...Map.groupBy(citations, ({ file }) => file)]
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
