import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { commands } from '../../../tools/redirects/commands.ts';
import { inEmptyFolder } from '../../../scripts/testing/in-empty-folder.ts';

/* The commands in docs/redirects.md work, and its examples match the table. */
const root = resolve(import.meta.dirname, '../../..');
const text = readFileSync(resolve(root, 'docs/redirects.md'), 'utf8');
const blocks = (language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, block = '']) =>
    block.trim(),
  );
const typed = blocks('sh').flatMap((block) =>
  block.split('\n').flatMap((line) => /^npm run redirects -- (.*)$/.exec(line)?.[1] ?? []),
);

inEmptyFolder();

test('mentions every command', () => {
  for (const name of Object.keys(commands))
    expect(text).toMatch(new RegExp(`redirects -- ${name}\\b|\`${name}\``));
});

// These read the catalogue; `npm test` runs the lint separately, and check-links has tests with pages of its own.
const readsCatalogue = /^(lint|check-links)\b/;

test.each(typed.filter((line) => !readsCatalogue.test(line)))('npm run redirects -- %s', async (line) => {
  vi.spyOn(console, 'log').mockReturnValue();
  const [name = '', ...args] = line.split(' ');
  const command = await commands[name]?.load();
  expect(await command?.(args)).toBe(0);
});

test('shows several commands', () => {
  expect(typed.length).toBeGreaterThan(4);
});

test('shows lines of the actual table', () => {
  const table = ['campaigns', 'legacy-catalogue']
    .map((name) => readFileSync(resolve(root, `brands/demo/redirects/${name}.ts`), 'utf8'))
    .join('\n');
  for (const example of blocks('ts')) expect(table).toContain(example);
});
