import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { typeMistakes } from './type-check.ts';

const table = `${brand.folder}/redirects`;
const campaigns = `${table}/campaigns.ts`;
let folder = '';

/** A brand whose table has one file of links, beside the rooms that it needs. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-'));
  for (const room of ['brands', 'contract', 'redirects', 'stores', 'tsconfig.json', 'package.json'])
    await cp(room, join(folder, room), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, table), { recursive: true });
  const settings = { extends: '../../../tsconfig.json', files: ['index.ts'], include: [] };
  await writeFile(join(folder, table, 'tsconfig.json'), JSON.stringify(settings));
  await writeFile(
    join(folder, table, 'index.ts'),
    "import '../storefronts/index.ts';\nexport { campaigns } from './campaigns.ts';\n",
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const begin = [
  "import type { ShortLinks } from '../../../redirects/records.ts';",
  'export const campaigns = {',
  "  questions: { to: 'content/faq' },",
];

/** The mistakes reported with these lines in the table: all of them, and those of each line. Null if there are none. */
async function mistakesWith(...lines: string[]): Promise<{ report: string; ofLines: string[] } | null> {
  await writeFile(
    join(folder, campaigns),
    [...begin, ...lines, '} as const satisfies ShortLinks;', ''].join('\n'),
  );
  const report = await typeMistakes(folder);
  if (report === null) return null;
  const ofLine = (line: number) => new RegExp(`^${campaigns}:${line}  types  (.*)`, 'm').exec(report)?.[1];
  return { report, ofLines: lines.map((_, at) => ofLine(begin.length + 1 + at) ?? '') };
}

test('reports each on its own line', async () => {
  const mistakes = await mistakesWith(
    "questions: { to: 'home' },",
    "page: { to: 'content/fak' },",
    "notImported: { to: 'home', tracking: poster('x') },",
  );
  expect(mistakes?.ofLines).toEqual([
    expect.stringContaining('multiple properties with the same name'),
    expect.stringContaining(`Did you mean '"content/faq"'?`),
    expect.stringContaining("Cannot find name 'poster'"),
  ]);
  expect(mistakes?.report).toMatch(/\n3 findings\.$/);
});

test('a brand without a table has no mistakes in it', async () => {
  expect(await typeMistakes(join(folder, 'stores'))).toBeNull();
});
