import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { countriesOf } from '../../redirects/storefront-of.ts';
import { storefronts } from '../../stores/testing/storefronts.ts';
import { inEmptyFolder } from '../../scripts/testing/in-empty-folder.ts';
import { qrCommand } from './qr.ts';

vi.mock('../../brands/build.ts', async () => {
  const { brand } = await import('../../gatsby/testing/sample-brand.ts');
  const partly = {
    to: 'content/faq',
    except: {
      gb: { url: 'https://gb.fell-and-fjord.example/nothing/' },
      jp: { url: 'https://us.fell-and-fjord.example/back/' },
    },
  };
  return {
    brand: { ...brand, redirects: [...brand.redirects, { file: 'more.ts', shortLinks: { partly } }] },
  };
});

inEmptyFolder();

/** Creates a code and returns the output. */
async function run(...args: string[]) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const code = await qrCommand(args);
  return { code, text: print.mock.calls.join('\n') };
}

test.each([
  ['/redirects/questions/', 'questions'],
  ['/coats/shell/', 'coats-shell'],
  ['/find-a-store/?country=fi', 'find-a-store-country-fi'],
])('%s becomes %s.svg and .png', async (input, name) => {
  const { text } = await run(input, '--out', 'codes');
  expect(await readFile(`codes/${name}.svg`, 'utf8')).toMatch(/width="\d+(\.\d)?mm"/);
  expect((await readFile(`codes/${name}.png`)).length).toBeGreaterThan(100);
  const { length } = countriesOf(storefronts);
  expect(text).toContain(
    `It lands somewhere from each of ${length} countries and from an unknown one, the latter at\n  https://`,
  );
});

test.each([
  ['/Redirects/QUEStions?Gift=A', 'https://us.fell-and-fjord.example/redirects/questions?Gift=A'],
  ['/redirects/questions/#', 'https://us.fell-and-fjord.example/redirects/questions/'],
])('%s is printed as %s', async (input, url) => {
  const { text } = await run(input);
  expect(text.split('\n')[0]?.endsWith(` contain ${url}`)).toBe(true);
});

test.each([
  [['nope'], /No rule matches https:\/\/us\.fell-and-fjord\.example\/redirects\/nope\//],
  [['/undefined/nothing/'], /does not land on a page/],
  [['questions', '--size', '9'], /the smallest possible size for this address is \d+(\.\d)? mm\./],
  [['questions', '--size', 'x'], /--size x is not a width/],
  [
    [`/redirects/questions?gift=${'a'.repeat(1700)}`],
    /has 17\d\d characters, too many for a code\. Add a short/,
  ],
])('%j is rejected', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason);
});

test('a link that leads nowhere from some countries is rejected, with the countries and the reason', async () => {
  await expect(run('partly')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [Error: https://us.fell-and-fjord.example/redirects/partly/ does not land on a page:
      from gb: gb has no page at https://gb.fell-and-fjord.example/nothing/
      from jp: the rules form a loop
    \`npm run redirects -- explain https://us.fell-and-fjord.example/redirects/partly/ --country gb\` shows why; fix the rule first.]
  `);
  await expect(readFile('partly.svg')).rejects.toThrow('ENOENT');
});
