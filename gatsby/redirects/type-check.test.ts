import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeMistakes } from './type-check.ts';

const campaigns = 'brands/demo/redirects/campaigns.ts';
let folder = '';
let written = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-'));
  for (const room of ['brands', 'contract', 'redirects', 'stores', 'tsconfig.json', 'package.json'])
    await cp(room, join(folder, room), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  written = await readFile(campaigns, 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * The mistakes reported when these lines are appended to a file of the table: all of them, and those of each line. Null
 * if there are none.
 */
async function mistakesWith(...lines: string[]): Promise<{ report: string; ofLines: string[] } | null> {
  const end = '} as const satisfies ShortLinks;';
  await writeFile(join(folder, campaigns), written.replace(end, [...lines, end].join('\n')));
  const first = written.split('\n').indexOf(end) + 1;
  const report = await typeMistakes(folder);
  if (report === null) return null;
  const ofLine = (line: number) => new RegExp(`^${campaigns}:${line}  types  (.*)`, 'm').exec(report)?.[1];
  return { report, ofLines: lines.map((_, at) => ofLine(first + at) ?? '') };
}

test('reports each on its own line', async () => {
  const mistakes = await mistakesWith(
    "'gift-guide': { to: 'home' },",
    "page: { to: 'content/gift-gide' },",
    "notImported: { to: 'home', tracking: poster('x') },",
  );
  expect(mistakes?.ofLines).toEqual([
    expect.stringContaining('multiple properties with the same name'),
    expect.stringContaining(`Did you mean '"content/gift-guide"'?`),
    expect.stringContaining("Cannot find name 'poster'"),
  ]);
  expect(mistakes?.report).toMatch(/\n3 findings\.$/);
});

test('a brand without a table has no mistakes in it', async () => {
  expect(await typeMistakes(join(folder, 'stores'))).toBeNull();
});
