import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test, vi } from 'vitest';
import { brand } from '../../brands/build.ts';
import { compile } from '../../redirects/compile.ts';
import { sampleTable } from '../../redirects/testing/sample-table.ts';
import { inEmptyFolder } from '../../scripts/testing/in-empty-folder.ts';
import { exportCommand } from './export.ts';
import { rulesCsv } from './rules-csv.ts';
import { redirectsOf } from './site.ts';
import { storesAt } from '../../stores/storefront.ts';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';

inEmptyFolder();

test('writes a file and reports how many rules there are', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await exportCommand(['--out', 'rules.json']);
  const { compiled } = redirectsOf(brand.storefronts[0].id);
  expect(JSON.parse(await readFile('rules.json', 'utf8'))).toEqual(compiled.map(({ rule }) => rule));
  expect(log).toHaveBeenCalledWith(`${compiled.length} rules in rules.json.`);
});

const site = { stores: storesAt(storefronts), store: stores.us };
const rows = parse(rulesCsv(compile(sampleTable, site), site));

test.each([
  ['/redirects/questions/', 'gb', 'gb', 'content/faq', ''],
  ['/redirects/shell-jacket/', 'gb', 'gb', 'product/wool-jacket', 'other page'],
  ['/redirects/shell-jacket/', 'anywhere else', 'eu', 'product/shell-jacket', 'other store, other language'],
  ['/redirects/help/', 'se', '', 'https://help.example/a', 'outside'],
  ['/redirects/wool/', 'se', 'se', 'product/wool-jacket (WOOL-1)', ''],
])('a spreadsheet says where %s leads in %s', (link, country, store, page, remarks) => {
  const row = rows.find((cells) => cells[0] === link && cells[1] === country) ?? [];
  expect([row[2], row[3], row[5]]).toEqual([store, page, remarks]);
});
