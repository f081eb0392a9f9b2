import { ESLint } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mayImport } from '../eslint.rooms.ts';

const rooms = Object.keys(mayImport);

/** The import rules of the real configuration. The others need types, which would mean a TypeScript program per text. */
const linted = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.startsWith('import-x/'),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

/** A file of each room that imports a file of every other room, and of every package's kind. */
const fileOf = new Map(
  rooms.map((room) => {
    const [file] = globSync(`${room}/**/*.{ts,tsx}`, {
      exclude: ['**/*.test.*', '**/testing/**', '**/*.d.ts'],
    }).sort();
    if (file === undefined) throw new Error(`The room ${room} is empty.`);
    return [room, file];
  }),
);

async function forbiddenTo(room: string): Promise<string[]> {
  const others = rooms.filter((other) => other !== room && !other.startsWith(`${room}/`));
  const imports = others.map((other) => `import '${relative(room, fileOf.get(other) ?? '')}';`);
  const text = [...imports, "import 'react';", "import 'node:path';"].join('\n');
  const [result] = await linted.lintText(text, { filePath: `${room}/fixture.ts` });
  const messages = (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths');
  return messages.map(({ line }) => others[line - 1] ?? text.split('\n')[line - 1] ?? '');
}

describe('the allow-list of rooms', () => {
  test.each(rooms)('%s may import exactly the rooms it lists', async (room) => {
    const allowed = (other: string) =>
      (mayImport[room] ?? []).some((one) => one === other || other.startsWith(`${one}/`));
    const others = rooms.filter((other) => other !== room && !other.startsWith(`${room}/`));
    expect(await forbiddenTo(room)).toEqual(others.filter((other) => !allowed(other)));
  });

  test('no two rooms may import each other, not even through others', () => {
    const reaches = (room: string, seen: readonly string[]): void => {
      expect(seen, [...seen, room].join(' → ')).not.toContain(room);
      for (const other of mayImport[room] ?? []) reaches(other, [...seen, room]);
    };
    for (const room of rooms) reaches(room, []);
  });

  test('lists only rooms that exist', () => {
    const folders = Object.values(mayImport).flat();
    expect(folders.filter((folder) => globSync(folder).length === 0)).toEqual([]);
  });
});

test('a cycle is an error', async () => {
  // checkout-context.tsx imports the reducer already.
  const [result] = await linted.lintText(
    "import { useCheckoutState } from './checkout-context.tsx';\nuseCheckoutState();\n",
    { filePath: 'src/checkout/checkout-reducer.ts' },
  );
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('import-x/no-cycle');
});

test('no room of src holds more than 45 source files', () => {
  const isSource = (file: string) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file);
  const sizes = rooms
    .filter((room) => room.startsWith('src/'))
    .map((room) => ({ room, files: globSync(`${room}/**/*.{ts,tsx,css}`).filter(isSource).length }));
  expect(sizes.filter(({ files }) => files > 45)).toEqual([]);
});

test('docs/architecture.md shows exactly this list', () => {
  const drawn: Record<string, string[]> = {};
  const text = readFileSync('docs/architecture.md', 'utf8');
  for (const [, room = '', others = ''] of text.matchAll(/^\| `([^`]+)\/` +\|[^|]*\|([^|]*)\|$/gm))
    drawn[room] = [...others.matchAll(/`([^`]+)\/`/g)].map(([, other = '']) => other);
  const listed = Object.entries(mayImport).map(([room, others]) => [room, [...others].sort()]);
  expect(Object.fromEntries(Object.entries(drawn).map(([room, others]) => [room, others.sort()]))).toEqual(
    Object.fromEntries(listed),
  );
});
