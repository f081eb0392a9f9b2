import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { describe, expect, test, vi } from 'vitest';
import { stores } from '../../brands/demo/storefronts/index.ts';
import type { StoreId } from '../../stores/types.ts';
import { type PageKey, pageKeysOf } from '../../stores/urls.ts';
import { pagePaths } from '../../brands/demo/pages.ts';
import { inEmptyFolder } from '../../scripts/testing/in-empty-folder.ts';
import type { BuiltPages } from './built-pages.ts';
import { checkLinksCommand } from './check-links.ts';

const pageKeys = pageKeysOf({ paths: pagePaths });

vi.mock('../../brands/demo/redirects/index.ts', async () => ({
  redirectTables: (await import('../../redirects/testing/sample-table.ts')).sampleTable,
}));

inEmptyFolder();

const everything: BuiltPages = {
  builtPages: new Map(Object.values(stores).map(({ id }) => [id, pageKeys])),
  variants: new Map(),
};

/** Runs the command on a list and returns its output. */
async function run(
  csv: string,
  args: readonly string[],
  { readBuiltPages }: { readonly readBuiltPages: () => Promise<BuiltPages> },
) {
  await writeFile('links.csv', csv);
  const printed: string[] = [];
  const code = await checkLinksCommand(['links.csv', ...args], {
    print: (text) => printed.push(text),
    readBuiltPages,
  });
  return { code, text: printed.join('\n') };
}

/** Checks a list with the given pages built; returns what was printed and written. */
async function checkWith(pages: BuiltPages, csv: string, ...args: string[]) {
  const done = await run(csv, ['--out', 'out.csv', ...args], {
    readBuiltPages: () => Promise.resolve(pages),
  });
  const written = await readFile('out.csv', 'utf8');
  const rows: Record<string, string>[] = parse(written, {
    columns: true,
    delimiter: [',', ';'],
  });
  return { ...done, written, rows };
}

const check = (csv: string, ...args: string[]) => checkWith(everything, csv, ...args);

test('reports where each link lands from each country', async () => {
  const links = [
    'https://us.cradleandcarry.example/redirects/bouncer-bliss/',
    '/products/kitchen/',
    '/redirects/help/',
    'https://elsewhere.example/',
    '/nothing/',
  ];
  const csv = `no,Link\n${links.map((link, at) => `${at},${link}`).join('\n')}\n`;
  const { code, text, rows } = await check(csv, '--country', 'kr,unknown');
  expect(code).toBe(1);
  expect(
    rows.map((row) => [row['no'], row['country'], row['lands on store'], row['page'], row['verdict']]),
  ).toEqual([
    ['0', 'kr', 'kr', 'product/fabric-seat-for-bouncer', 'lands'],
    ['0', 'unknown', 'eu', 'product/bouncer-bliss', 'lands'],
    ['1', 'kr', 'us', 'category/kitchen', 'page already'],
    ['1', 'unknown', 'us', 'category/kitchen', 'page already'],
    ['2', 'kr', '', '', 'outside'],
    ['2', 'unknown', '', '', 'outside'],
    ['3', 'kr', '', '', 'outside'],
    ['3', 'unknown', '', '', 'outside'],
    ['4', 'kr', '', '', 'nowhere'],
    ['4', 'unknown', '', '', 'nowhere'],
  ]);
  expect(text).toMatchInlineSnapshot(`
    "5 links, each from 2 countries
      landing somewhere from every country: 4, 2 of them outside the storefronts
      on other sites, not checked: 1
        links.csv:5  https://elsewhere.example/
      landing nowhere: 1
        links.csv:6  /nothing/
          from anywhere: no rule matches, and us has no page at this address
    Every link from every country: out.csv"
  `);
});

test.each([
  ['link\n\n""\n/carriers/\n', 3, '(no link)', 'this is not an address'],
  [
    'link\n/redirects/gift-gide/\n',
    2,
    '/redirects/gift-gide/',
    'no rule matches, and us has no page at this address',
  ],
  [
    'link\n/undefined/nothing/\n',
    2,
    '/undefined/nothing/',
    'us has no page at https://us.cradleandcarry.example/nothing/',
  ],
  [
    'link\nhttps://www.se.cradleandcarry.example/\n',
    2,
    'https://www.se.cradleandcarry.example/',
    'www.se.cradleandcarry.example is not a storefront, but se.cradleandcarry.example is',
  ],
  [
    'link\n/redirects/gift-guide.\n',
    2,
    '/redirects/gift-guide.',
    'no rule matches, and us has no page at this address (it works without "." at the end)',
  ],
])('%j lands nowhere, at its line and with a reason', async (csv, line, words, reason) => {
  const { code, text } = await check(csv, '--country', 'se');
  expect(code).toBe(1);
  expect(text).toContain(`links.csv:${line}  ${words}\n      from anywhere: ${reason}\n`);
});

test.each([
  ['PK\u0003\u0004', [], /^links\.csv is a spreadsheet/],
  ['a\n/x/\n', [], /^links\.csv has no column of links/],
  ['a\n1\n', ['--out', 'links.csv'], /would overwrite/],
])('%j with %j is rejected before the catalogue is read', async (csv, args, reason) => {
  const readBuiltPages = vi.fn(() => Promise.resolve(everything));
  await expect(run(csv, args, { readBuiltPages })).rejects.toThrow(reason);
  expect(readBuiltPages).not.toHaveBeenCalled();
});

describe('a page counts if it is built', () => {
  const bliss = 'https://kr.cradleandcarry.example/sangpum/bouncer/bouncer-bliss/';
  const without = (store: StoreId, page: PageKey): BuiltPages => ({
    ...everything,
    builtPages: new Map(everything.builtPages).set(
      store,
      pageKeys.filter((key) => key !== page),
    ),
  });

  test('not where the storefront does not sell it', async () => {
    const csv = `link\n${bliss}\nhttps://kr.cradleandcarry.example/undefined/sangpum/bouncer/bouncer-bliss/\n`;
    const pages = without('kr', 'product/bouncer-bliss');
    const { code, rows, text } = await checkWith(pages, csv, '--country', 'kr');
    expect(code).toBe(1);
    const row = {
      'lands on store': 'kr',
      page: 'product/bouncer-bliss',
      target: bliss,
      verdict: 'nowhere',
      reason: 'kr does not build the page product/bouncer-bliss',
    };
    expect(rows).toMatchObject([row, row]);
    expect(text).toContain(
      `${bliss}\n      from anywhere: kr does not build the page product/bouncer-bliss\n`,
    );
  });
});
