import { gzipSync } from 'node:zlib';
import { rulesFileOf } from '../../../redirects/published-rules.ts';
import { largeTable } from '../../../tests/redirects/large-table.ts';
import { redirectsOf } from '../../../tools/redirects/site.ts';
import type { Budget } from './bench-budget.ts';

/** What the not-found page fetches, and once for each of its instances the edge. */
export async function benchSizes(): Promise<Budget[]> {
  const tables = [
    { name: 'the real table', rules: redirectsOf('us').compiled.map(({ rule }) => rule), most: 18_000 },
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
