import { gzipSync } from 'node:zlib';
import { rulesFileOf } from '../../../redirects/published-rules.ts';
import { compile } from '../../../redirects/compile.ts';
import { redirectTables } from '../../../redirects/table/index.ts';
import { stores } from '../../../stores/index.ts';
import { largeTable } from '../../../tests/redirects/large-table.ts';
import type { Budget } from './bench-budget.ts';

/** The file that the not-found page fetches, and each edge instance once. */
export async function benchSizes(): Promise<Budget[]> {
  const site = { store: stores.us, stores: Object.values(stores) };
  const realRules = compile(redirectTables, site).map(({ rule }) => rule);
  const tables = [
    { name: 'the real table', rules: realRules, most: 18_000 },
    { name: '20,000 rules', rules: largeTable(20_000), most: 100_000 },
  ];
  return Promise.all(
    tables.map(async ({ name, rules, most }) => {
      const { text } = await rulesFileOf(rules, 'always');
      return {
        name: `bytes gzip of the rules file, ${name}`,
        value: gzipSync(text, { level: 9 }).length,
        most,
      };
    }),
  );
}
