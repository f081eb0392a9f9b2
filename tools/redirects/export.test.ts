import { writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { brand } from '../../brands/build.ts';
import { resolve } from '../../redirects/resolve.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { requestsOf, asWritten, upperCase } from '../../redirects/testing/requests-of.ts';
import { compile } from '../../redirects/compile.ts';
import { sampleRules } from '../../redirects/testing/sample-rules.ts';
import { sampleTable } from '../../redirects/testing/sample-table.ts';
import { redirectRule } from '../../redirects/types.ts';
import { inEmptyFolder } from '../../scripts/testing/in-empty-folder.ts';
import { exportCommand, readRulesFile, redirectsJson } from './export.ts';
import { readCsv } from './link-list.ts';
import { rulesCsv } from './rules-csv.ts';
import { redirectsOf } from './site.ts';
import { storesAt } from '../../stores/storefront.ts';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';

inEmptyFolder();

describe('the command', () => {
  test('writes a file and reports how many rules there are', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await exportCommand(['--out', 'rules.json']);
    const { length } = redirectsOf(brand.storefronts[0].id).compiled;
    expect(readRulesFile('rules.json')).toHaveLength(length);
    expect(log).toHaveBeenCalledWith(`${length} rules in rules.json.`);
  });

  test.each([
    [['--out', 'nope/rules.json'], 'the folder nope does not exist. Create it first.'],
    [['--stor', 'us'], "Unknown option '--stor'"],
  ])('%j is rejected with an explanation', async (args, message) => {
    await expect(exportCommand(args)).rejects.toThrow(message);
  });
});

const read = (text: string) => {
  writeFileSync('rules.json', text);
  return readRulesFile('rules.json');
};

test('an exported table that is read back gives the same answers', () => {
  const rules = read(redirectsJson(sampleRules)).map(({ rule }) => rule);
  expect(rules).toEqual(sampleRules);
  const before = indexRules(sampleRules, 'always');
  const after = indexRules(rules, 'always');
  for (const request of requestsOf(sampleRules, [asWritten, upperCase]))
    expect(resolve(after, request)).toEqual(resolve(before, request));
});

test('every rule has its line, however the file is formatted', () => {
  const rules = [redirectRule('/"fromPath": /', '/b/'), redirectRule('/c/', '/d/')];
  expect(read(redirectsJson(rules)).map(({ line }) => line)).toEqual([2, 3]);
  expect(read(JSON.stringify(rules, null, 2)).map(({ line }) => line)).toEqual([3, 10]);
  expect(read(JSON.stringify(rules)).map(({ line }) => line)).toEqual([1, 1]);
});

test.each([
  ['not JSON', '[', /rules\.json is not JSON; `npm run -s redirects -- export` writes/],
  [
    'an additional field',
    redirectsJson([redirectRule('/a/', '/b/')]).replace('{', '{"status":301,'),
    /rule 1 \(line 2\): .*"status"/,
  ],
  ['no target', '[\n\n{"fromPath":"/a/"}]', /rule 1 \(line 3\), toPath: /],
])('%s is rejected with its location', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

const site = { stores: storesAt(storefronts), store: stores.us };
const rows = readCsv(rulesCsv(compile(sampleTable, site), site), 'rules.csv').records;

test.each([
  ['/redirects/questions/', 'gb', 'gb', 'content/faq', ''],
  ['/redirects/shell-jacket/', 'gb', 'gb', 'product/wool-jacket', 'other page'],
  ['/redirects/shell-jacket/', 'anywhere else', 'eu', 'product/shell-jacket', 'other store, other language'],
  ['/redirects/help/', 'se', '', 'https://help.example/a', 'outside'],
  ['/redirects/wool/', 'se', 'se', 'product/wool-jacket (WOOL-1)', ''],
])('a spreadsheet says where %s leads in %s', (link, country, store, page, remarks) => {
  const row = rows.find(({ cells }) => cells[0] === link && cells[1] === country)?.cells ?? [];
  expect([row[2], row[3], row[5]]).toEqual([store, page, remarks]);
});
