import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { inEmptyFolder } from '../../scripts/testing/in-empty-folder.ts';
import { qrCommand } from './qr.ts';

vi.mock('../../brands/demo/redirects/index.ts', async () => {
  const { sampleTable } = await import('../../redirects/testing/sample-table.ts');
  const partly = {
    to: 'content/gift-guide',
    except: {
      kr: { url: 'https://kr.cradleandcarry.example/nothing/' },
      jp: { url: 'https://us.cradleandcarry.example/back/' },
    },
  };
  return { redirectTables: [...sampleTable, { file: 'more.ts', shortLinks: { partly } }] };
});

inEmptyFolder();

/** Creates a code and returns the output. */
async function run(...args: string[]) {
  const printed: string[] = [];
  const code = await qrCommand(args, (text) => printed.push(text));
  return { code, text: printed.join('\n') };
}

test.each([
  ['/redirects/gift-guide/', 'gift-guide'],
  ['/carriers/bliss/', 'carriers-bliss'],
  ['/find-a-store/?country=fi', 'find-a-store-country-fi'],
])('%s becomes %s.svg and .png', async (input, name) => {
  const { text } = await run(input, '--out', 'codes');
  expect(await readFile(`codes/${name}.svg`, 'utf8')).toMatch(/width="\d+(\.\d)?mm"/);
  expect((await readFile(`codes/${name}.png`)).length).toBeGreaterThan(100);
  expect(text).toMatch(
    /^It lands somewhere from each of 33 countries and from an unknown one, the latter at\n {2}https:\/\//m,
  );
  expect(text).toMatch(/npm run redirects -- explain https:\S+ --country se/);
});

test.each([
  ['/Redirects/GIFT-Guide?Gift=A', 'https://us.cradleandcarry.example/redirects/gift-guide?Gift=A'],
  ['/redirects/gift-guide/#', 'https://us.cradleandcarry.example/redirects/gift-guide/'],
])('%s is printed as %s', async (input, url) => {
  const { text } = await run(input);
  expect(text.split('\n')[0]?.endsWith(` contain ${url}`)).toBe(true);
});

test.each([
  [['nope'], /No rule matches https:\/\/us\.cradleandcarry\.example\/redirects\/nope\//],
  [['/undefined/nothing/'], /does not land on a page/],
  [['gift-guide', '--size', '9'], /The smallest possible size for this address is \d+(\.\d)? mm\./],
  [
    ['gift-guide', '--size', '2001'],
    /--size 2001 is too large: the size is in millimeters, and the maximum is 2000\./,
  ],
  [
    [`/redirects/gift-guide?gift=${'a'.repeat(1700)}`],
    /has 17\d\d characters, too many for a code\. Add a short/,
  ],
])('%j is rejected', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason);
});

test('a link that leads nowhere from some countries is rejected, with the countries and the reason', async () => {
  await expect(run('partly')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [Error: https://us.cradleandcarry.example/redirects/partly/ does not land on a page:
      from kr: kr has no page at https://kr.cradleandcarry.example/nothing/
      from jp: the rules form a loop
    \`npm run redirects -- explain https://us.cradleandcarry.example/redirects/partly/ --country kr\` shows why; fix the rule first.]
  `);
  await expect(readFile('partly.svg')).rejects.toThrow('ENOENT');
});
