import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { commands } from '../../scripts/redirects/commands.ts';
import { inEmptyFolder, writeFiles } from '../in-empty-folder.ts';

/* What docs/redirects.md tells people to type works, and what it shows is what stands there. */
const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(root, 'docs/redirects.md'), 'utf8');
const blocks = (language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, block = '']) =>
    block.trim(),
  );
const typed = blocks('sh').flatMap((block) =>
  block.split('\n').flatMap((line) => /^npm run redirects -- (.*)$/.exec(line)?.[1] ?? []),
);

inEmptyFolder();

test('names every command there is', () => {
  for (const name of Object.keys(commands))
    expect(text).toMatch(new RegExp(`redirects -- ${name}\\b|\`${name}\``));
});

// The lint reads the catalogue; `npm test` runs it by itself.
test.each(typed.filter((line) => !line.startsWith('lint')))('npm run redirects -- %s', async (line) => {
  vi.spyOn(console, 'log').mockReturnValue();
  await writeFiles({
    'packaging.csv': 'link,box\nhttps://us.cradleandcarry.example/redirects/gift-guide,mini\n',
  });
  const [name = '', ...args] = line.split(' ');
  const command = await commands[name]?.load();
  expect(await command?.(args)).toBe(0);
});

test('types what exists', () => {
  expect(typed.length).toBeGreaterThan(4);
});

test('shows a line of the table', () => {
  const table = readFileSync(resolve(root, 'redirects/table/campaigns.ts'), 'utf8');
  for (const example of blocks('ts')) expect(table).toContain(example);
});
