import { expect, test } from 'vitest';
import type { Citation } from './citations.ts';
import { proofTable } from './proof.ts';
import type { Rule } from './rules.ts';

const rule = (id: string, text = 'Words.'): Rule => ({ id, text, kind: 'built' });
const cite = (file: string, title: string, ...ids: string[]): Citation => ({
  ids,
  file,
  title,
  reach: file.endsWith('.spec.ts') ? 'shop' : 'part',
});
const tableOf = (rules: readonly Rule[], ...citations: Citation[]) =>
  proofTable([{ title: '4 States', rules }], citations);
const rowsOf = (...args: Parameters<typeof tableOf>) =>
  tableOf(...args)
    .split('\n')
    .filter((line) => /^\| \d/.test(line));

test('a rule is shown with the tests that cite it, by file', () => {
  const rules = [rule('4.1', 'It starts `online`.'), rule('4.10')];
  const citations = [
    cite('src/a.test.ts', 'first', '4.1'),
    cite('src/a.test.ts', 'second', '4.10', '4.1'),
    cite('tests/b.spec.ts', 'third', '4.1'),
  ];
  expect(rowsOf(rules, ...citations)).toEqual([
    '| 4.1 | It starts online. | [b.spec.ts](../tests/b.spec.ts): third | [a.test.ts](../src/a.test.ts): first; second |',
    '| 4.10 | Words. |  | [a.test.ts](../src/a.test.ts): second |',
  ]);
});

test('a rule without a test shows why', () => {
  const missing = { ...rule('4.2'), kind: 'planned' } as const;
  const unused = { ...rule('4.3'), kind: 'unused' } as const;
  expect(rowsOf([rule('4.1'), missing, unused])).toEqual([
    '| 4.1 | Words. | _no test of its own_ |  |',
    '| 4.2 | Words. | **not built yet** |  |',
    '| 4.3 | Words. | _not used_ |  |',
  ]);
});

test('a rule counts once: through the shop, or else on a part', () => {
  const pure = { ...rule('4.3'), kind: 'pure' } as const;
  const rules = [rule('4.1'), rule('4.2'), pure, rule('4.4'), { ...rule('4.5'), kind: 'planned' } as const];
  const table = tableOf(rules, cite('a.spec.ts', 'a', '4.1'), cite('a.test.ts', 'a', '4.1', '4.2', '4.3'));
  expect(table).toContain(
    '5 rules: 1 are proven through the shop, 1 only on a part, 1 on a part, which is all there is, ' +
      '1 are built and have no test of their own, 0 say what is not used, 1 are not built yet.',
  );
});

test('every citation of a rule that does not exist, or is not built, is an error', () => {
  const rules = [rule('4.1'), { ...rule('4.2'), kind: 'planned' } as const];
  expect(() => tableOf(rules, cite('a.test.ts', 'a', '4.1', '4.3'), cite('b.test.ts', 'b', '4.2'))).toThrow(
    'a.test.ts: "a" cites 4.3, which is not in docs/product.md.\n' +
      'b.test.ts: "b" cites 4.2, which docs/product.md marks as not built yet.',
  );
});

test('a long rule is truncated between two words', () => {
  const [row = ''] = rowsOf([rule('4.1', 'word '.repeat(40).trim())]);
  expect(row).toMatch(/^\| 4\.1 \| (word )+… \|/);
  expect(row.split(' | ')[1]?.length).toBeLessThanOrEqual(92);
});

test('what has a meaning in Markdown stays text', () => {
  const [row] = rowsOf([rule('4.1', 'o_{key} | *')], cite('a.test.ts', '<p> [x] `y`', '4.1'));
  expect(row).toBe('| 4.1 | o\\_{key} \\| \\* |  | [a.test.ts](../a.test.ts): \\<p> \\[x\\] \\`y\\` |');
});
