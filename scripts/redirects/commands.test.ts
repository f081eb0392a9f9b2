import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkLinksCommand } from './check-links.ts';
import { explainCommand } from './explain.ts';
import { matrixCommand } from './matrix.ts';
import { qrCommand } from './qr.ts';

vi.mock('../../redirects/table/index.ts', async () => ({
  redirectTables: (await import('../../redirects/testing/sample-table.ts')).sampleTable,
}));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redirects-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Command = typeof explainCommand;

/** Runs a command and gives what it printed. */
async function run(command: Command, ...args: string[]) {
  const printed: string[] = [];
  const code = await command(args, (text) => printed.push(text));
  return { code, text: printed.join('\n') };
}

/** A command's failure, whether it fails at once or later. */
const failure = (command: Command, ...args: string[]) =>
  expect((async () => command(args, () => undefined))()).rejects;

test.each([
  ['explain', explainCommand],
  ['qr', qrCommand],
  ['matrix', matrixCommand],
  ['check-links', checkLinksCommand],
])('%s explains a wrong option and shows its usage', async (name, command) => {
  await failure(command, '--colour', 'red').toThrow(
    new RegExp(`^Unknown option '--colour'\\nUsage: npm run redirects -- ${name}`),
  );
});

describe('explain', () => {
  test('answers programs', async () => {
    const { code, text } = await run(explainCommand, '/redirects/gift-guide/', '--country', 'KR', '--json');
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'input',
      'country',
      'rule',
      'store',
      'pageKey',
      'target',
    ]);
    expect(JSON.parse(text)).toMatchObject({ country: 'kr', store: 'kr', pageKey: 'content/gift-guide' });
  });

  test('names file and line', async () => {
    const { text } = await run(explainCommand, '/redirects/bouncer-bliss/');
    expect(text).toMatch(/redirects\/testing\/sample-table\.ts:\d+\n/);
  });

  test('names the file alone where no line has the link', async () => {
    const { text } = await run(explainCommand, '/carriers/');
    expect(text).toContain('Written   redirects/testing/older-addresses.ts\n');
  });

  test('takes a path on the storefront that --store names', async () => {
    const { text } = await run(explainCommand, '/carriers/', '--store', 'se');
    expect(text).toContain('https://se.cradleandcarry.example/produkter/');
  });

  test.each([
    [['/x', '--country', 'sweden'], '"sweden" is no country code. A code is two letters'],
    [['https://elsewhere.example/'], 'They are: us.cradleandcarry.example'],
    [['/x', '--store', 'mars'], 'There is no storefront "mars". There are: us, gb'],
    [[], 'Usage:'],
    [['/x', '/y'], 'One at a time: /y is too much.'],
  ])('%j is refused', async (args, reason) => {
    await failure(explainCommand, ...args).toThrow(reason);
  });
});

test('matrix writes its page and tells where', async () => {
  const out = join(folder, 'm.html');
  const { text } = await run(matrixCommand, '--out', out);
  expect(text).toMatch(/m\.html \(\d+ kB\)/);
  expect(await readFile(out, 'utf8')).toContain('/redirects/gift-guide/');
});

describe('qr', () => {
  test.each([
    ['gift-guide', 'gift-guide'],
    ['/redirects/gift-guide/', 'gift-guide'],
    ['/carriers/bliss/', 'carriers-bliss'],
    ['/find-a-store/?country=fi', 'find-a-store-country-fi'],
  ])('%s becomes %s.svg and .png', async (input, name) => {
    const { text } = await run(qrCommand, input, '--out', join(folder, 'codes'));
    expect(await readFile(join(folder, 'codes', `${name}.svg`), 'utf8')).toMatch(/width="\d+(\.\d)?mm"/);
    expect((await readFile(join(folder, 'codes', `${name}.png`))).length).toBeGreaterThan(100);
    expect(text).toContain('From an unknown country it lands on https://');
    expect(text).toMatch(/npm run redirects -- explain https:\S+ --country se/);
  });

  test('is 20 mm wide unless told', async () => {
    await run(qrCommand, 'mini', '--out', folder, '--size', '30');
    expect(await readFile(join(folder, 'mini.svg'), 'utf8')).toContain('width="30mm" height="30mm"');
    await run(qrCommand, 'mini', '--out', folder);
    expect(await readFile(join(folder, 'mini.svg'), 'utf8')).toContain('width="20mm" height="20mm"');
  });

  test('a long address is as wide as it must be', async () => {
    const path = `/redirects/gift-guide/?gift=${'a'.repeat(120)}`;
    const { text } = await run(qrCommand, path, '--out', folder);
    expect(text).toMatch(/^2[5-9](\.\d)? mm wide/m);
  });

  test.each([
    [['nope'], /No rule matches https:\/\/us\.cradleandcarry\.example\/redirects\/nope\//],
    [['/products/kitchen/'], /No rule matches/],
    [['/undefined/nothing/'], /lands on no page/],
    [['/back/'], /lands on no page/],
    [['gift-guide', '--size', '9'], /The smallest size possible for this address is \d+(\.\d)? mm\./],
    [['gift-guide', '--size', 'big'], /--size big is no size/],
    [['https://elsewhere.example/'], /none of our storefronts/],
  ])('%j is refused', async (args, reason) => {
    await failure(qrCommand, ...args, '--out', folder).toThrow(reason);
  });
});

describe('check-links', () => {
  const check = async (csv: string, ...args: string[]) => {
    const file = join(folder, 'links.csv');
    const out = join(folder, 'out.csv');
    await writeFile(file, csv);
    const { code, text } = await run(checkLinksCommand, file, '--out', out, ...args);
    const rows: Record<string, string>[] = parse(await readFile(out, 'utf8'), { columns: true });
    return { code, text: text.replaceAll(folder, ''), rows };
  };

  test('says where each link lands from each country', async () => {
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
        landing somewhere from each: 4, 2 of them outside the storefronts
        landing nowhere: 1
          /links.csv:6  /nothing/  from anywhere
      Every link from every country: /out.csv"
    `);
  });

  test('asks for all 33 countries and the unknown one; all is well: code 0', async () => {
    const { code, rows } = await check('path\n/redirects/gift-guide/\n');
    expect(code).toBe(0);
    expect(rows).toHaveLength(34);
  });

  test.each(['link', 'URL', 'Path', ' href '])('finds the column %j', async (name) => {
    const { rows } = await check(`a,${name}\n=1+1,/redirects/gift-guide/\n`, '--country', 'se');
    expect(rows).toMatchObject([{ a: "'=1+1", verdict: 'lands' }]);
  });

  test('takes the first column where none is named so, on the storefront that --store names, and keeps semicolons', async () => {
    const file = join(folder, 'links.csv');
    await writeFile(file, 'code;note\n/carriers/;x\n');
    await run(checkLinksCommand, file, '--country', 'se', '--store', 'se', '--out', join(folder, 'out.csv'));
    const written = await readFile(join(folder, 'out.csv'), 'utf8');
    expect(written).toContain('/carriers/;x;se;se;category/baby-carriers;https://se.');
  });

  test.each([
    ['link\n\n""\n', 3, '(no link)'],
    ['link\n/redirects/gift-gide/\n', 2, '/redirects/gift-gide/'],
    ['link\nmailto:us\n', 2, 'mailto:us'],
  ])('%j lands nowhere, at its line', async (csv, line, words) => {
    const { code, text } = await check(csv, '--country', 'se');
    expect(code).toBe(1);
    expect(text).toContain(`/links.csv:${line}  ${words}  from anywhere`);
  });

  test('a malformed file is refused with its line, an output that would overwrite it as well', async () => {
    const file = join(folder, 'links.csv');
    await writeFile(file, 'a,b\n1\n');
    await failure(checkLinksCommand, file).toThrow(/links\.csv:2: /);
    await failure(checkLinksCommand, file, '--out', file).toThrow('would overwrite');
    await failure(checkLinksCommand, file, '--country', 'se,sweden').toThrow('"sweden" is no country code');
  });
});
