import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explainCommand } from './explain.ts';
import { matrixCommand } from './matrix.ts';

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
    ['GIFT-GUIDE', 0],
    ['/redirects/help/', 0],
    ['/products/kitchen/', 0],
    ['/nothing/', 1],
    ['/undefined/nothing/', 1],
    ['/back/', 1],
    ['gift-gide', 1],
  ])('%s: exit code %i', async (link, code) => {
    expect(await run(explainCommand, link)).toMatchObject({ code });
    expect(await run(explainCommand, link, '--json')).toMatchObject({ code });
  });

  test.each([
    [['/x', '--country', 'sweden'], '"sweden" is not a country code. A code has two letters'],
    [['/x', '--country', 'uk'], '"uk" is not a country code; use gb.'],
    [['https://elsewhere.example/'], 'They are: us.cradleandcarry.example'],
    [['/x', '--store', 'mars'], 'Unknown store "mars". Known stores: us, gb'],
    [['gift guide'], '"gift guide" is not an address.'],
    [['/x', '/y'], 'Only one argument is allowed; remove /y.'],
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

test('matrix says why it cannot write its page', async () => {
  await failure(matrixCommand, '--out', folder).toThrow('it is a folder. Specify a file in it.');
  await failure(matrixCommand, '--out', join(folder, 'nope/m.html')).toThrow('the folder');
});
