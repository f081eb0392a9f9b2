import { gzipSync } from 'node:zlib';
import { shardRules } from '../../../redirects/shards.ts';
import { redirectScript } from '../../../src/redirects/redirect-script.ts';
import { largeTable, tableOfSources } from '../../../tests/redirects/large-table.ts';
import type { Budget } from './bench-budget.ts';
import { redirectsOf } from '../../../tools/redirects/site.ts';

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** What browsers load where a host knows no redirects. */
export function benchSizes(): Budget[] {
  const tables = [
    { name: 'the real table', rules: redirectsOf('us').compiled.map(({ rule }) => rule), most: 4_000 },
    { name: '20,000 rules', rules: largeTable(20_000), most: 30_000 },
    { name: '20,000 sources', rules: tableOfSources(20_000), most: 30_000 },
  ];
  return tables.flatMap(({ name, rules, most }) => {
    const { filter, shards } = shardRules(rules);
    const largest = Math.max(...shards.map((shard) => gzipped(JSON.stringify(shard))));
    return [
      { name: `bytes gzip of filter and script, ${name}`, value: gzipped(redirectScript(filter)), most },
      { name: `bytes gzip of the largest of ${shards.length} shards, ${name}`, value: largest, most: 15_000 },
    ];
  });
}
