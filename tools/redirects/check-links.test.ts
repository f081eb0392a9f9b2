import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { describe, expect, test, vi } from 'vitest';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';
import type { StoreId } from '../../stores/types.ts';
import { type PageKey, pageKeysOf } from '../../stores/urls.ts';
import { inEmptyFolder } from '../../scripts/testing/in-empty-folder.ts';
import type { BuiltPages } from './built-pages.ts';
import { checkLinksCommand } from './check-links.ts';

const pageKeys = pageKeysOf(stores.us);

vi.mock('../../brands/build.ts', () => import('../../gatsby/testing/sample-brand.ts'));

inEmptyFolder();

const everything: BuiltPages = {
  builtPages: new Map(storefronts.map(({ id }) => [id, pageKeys])),
  variants: new Map(),
};

/** Runs the command on a list and returns its output. */
async function run(csv: string, args: readonly string[], readBuiltPages: () => Promise<BuiltPages>) {
  await writeFile('links.csv', csv);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const code = await checkLinksCommand(['links.csv', ...args], readBuiltPages);
  return { code, text: print.mock.calls.join('\n') };
}

/** Checks a list with the given pages built; returns what was printed and written. */
async function checkWith(pages: BuiltPages, csv: string) {
  const done = await run(csv, ['--out', 'out.csv'], () => Promise.resolve(pages));
  const written = await readFile('out.csv', 'utf8');
  const rows: Record<string, string>[] = parse(written, {
    columns: true,
    delimiter: [',', ';'],
  });
  return { ...done, written, rows };
}

const check = (csv: string) => checkWith(everything, csv);

test('reports where each link lands from each country', async () => {
  const links = [
    'https://us.fell-and-fjord.example/redirects/shell-jacket/',
    '/products/jackets/',
    '/redirects/help/',
    'https://elsewhere.example/',
    '/nothing/',
  ];
  const csv = `no,Link\n${links.map((link, at) => `${at},${link}`).join('\n')}\n`;
  const { code, text, rows } = await check(csv);
  expect(code).toBe(1);
  const shown = rows.filter(({ country }) => country === 'gb' || country === 'unknown');
  expect(
    shown.map((row) => [row['no'], row['country'], row['lands on store'], row['page'], row['verdict']]),
  ).toEqual([
    ['0', 'gb', 'gb', 'product/wool-jacket', 'lands'],
    ['0', 'unknown', 'eu', 'product/shell-jacket', 'lands'],
    ['1', 'gb', 'us', 'category/jackets', 'page already'],
    ['1', 'unknown', 'us', 'category/jackets', 'page already'],
    ['2', 'gb', '', '', 'outside'],
    ['2', 'unknown', '', '', 'outside'],
    ['3', 'gb', '', '', 'outside'],
    ['3', 'unknown', '', '', 'outside'],
    ['4', 'gb', '', '', 'nowhere'],
    ['4', 'unknown', '', '', 'nowhere'],
  ]);
  expect(text).toMatchInlineSnapshot(`
    "4 of 5 links land somewhere from every country.
    links.csv:6  /nothing/
        from anywhere: no rule matches, and us has no page at this address
    Every link from every country: out.csv"
  `);
});

test.each([
  ['link\n\n""\n/coats/\n', 3, '(no link)', 'this is not an address'],
  [
    'link\n/redirects/questoins/\n',
    2,
    '/redirects/questoins/',
    'no rule matches, and us has no page at this address',
  ],
  [
    'link\n/undefined/nothing/\n',
    2,
    '/undefined/nothing/',
    'us has no page at https://us.fell-and-fjord.example/nothing/',
  ],
  [
    'link\nhttps://www.se.fell-and-fjord.example/\n',
    2,
    'https://www.se.fell-and-fjord.example/',
    'www.se.fell-and-fjord.example is not a storefront, but se.fell-and-fjord.example is',
  ],
])('%j lands nowhere, at its line and with a reason', async (csv, line, words, reason) => {
  const { code, text } = await check(csv);
  expect(code).toBe(1);
  expect(text).toContain(`links.csv:${line}  ${words}\n    from anywhere: ${reason}\n`);
});

test.each([
  ['PK\u0003\u0004', [], /^links\.csv has no column/],
  ['a\n/x/\n', [], /^links\.csv has no column of links/],
  ['a\n1\n', ['--out', 'links.csv'], /would overwrite/],
])('%j with %j is rejected before the catalogue is read', async (csv, args, reason) => {
  const readBuiltPages = vi.fn(() => Promise.resolve(everything));
  await expect(run(csv, args, readBuiltPages)).rejects.toThrow(reason);
  expect(readBuiltPages).not.toHaveBeenCalled();
});

describe('a page counts if it is built', () => {
  const shell = 'https://se.fell-and-fjord.example/produkter/jackets/shell-jacket/';
  const without = (store: StoreId, page: PageKey): BuiltPages => ({
    ...everything,
    builtPages: new Map(everything.builtPages).set(
      store,
      pageKeys.filter((key) => key !== page),
    ),
  });

  test('not where the storefront does not sell it', async () => {
    const csv = `link\n${shell}\nhttps://se.fell-and-fjord.example/undefined/produkter/jackets/shell-jacket/\n`;
    const pages = without(stores.se.id, 'product/shell-jacket');
    const { code, rows, text } = await checkWith(pages, csv);
    expect(code).toBe(1);
    const row = {
      'lands on store': 'se',
      page: 'product/shell-jacket',
      target: shell,
      verdict: 'nowhere',
      reason: 'se does not build the page product/shell-jacket',
    };
    expect(rows.filter(({ country }) => country === 'se')).toMatchObject([row, row]);
    expect(text).toContain(`${shell}\n    from anywhere: se does not build the page product/shell-jacket\n`);
  });
});
