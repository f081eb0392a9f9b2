import { ESLint } from 'eslint';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mayImport } from '../eslint.rooms.ts';

/** Where another brand is tried alone, there is nothing of the demo. */
const isMissing = (path: string) => !existsSync(path) && !/^(brands\/)?demo\b|^tests\/journeys\b/.test(path);
const rooms = Object.keys(mayImport).filter((room) => existsSync(room) || isMissing(room));

/**
 * One import rule of the real configuration. The others need type information, which would start a TypeScript program
 * for every text.
 */
const linterOf = (rule: string) =>
  new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === rule,
    overrideConfig: { languageOptions: { parserOptions: { project: null } } },
  });

test.each([
  ['stores', '../contract/money.ts', true],
  ['contract', '../stores/types.ts', false],
  ['src/components', '../cart/use-cart.tsx', true],
  ['src/cart', '../components/later.tsx', false],
  ['api/cart', '../routes/carts.ts', true],
  ['api/routes', '../cart/carts.ts', false],
  ['hosts', '../brands/api.ts', true],
  ['gatsby', '../brands/build.ts', false],
])('an import of %s is refused if the room does not list it: %s is, %s', async (room, other, isRefused) => {
  const linter = linterOf('import-x/no-restricted-paths');
  const [result] = await linter.lintText(`import '${other}';\n`, { filePath: `${room}/fixture.ts` });
  expect(result?.messages.length).toBe(isRefused ? 1 : 0);
});

describe('the allow-list of rooms', () => {
  test('no two rooms may import each other, not even through others', () => {
    const within = (room: string) => rooms.filter((other) => other.startsWith(`${room}/`));
    const done = new Set<string>();
    const reaches = (room: string, seen: readonly string[]): void => {
      expect(seen, [...seen, room].join(' → ')).not.toContain(room);
      if (done.has(room)) return;
      for (const other of [...(mayImport[room] ?? []), ...within(room)]) reaches(other, [...seen, room]);
      done.add(room);
    };
    for (const room of rooms) reaches(room, []);
  });

  test('lists only rooms that exist', () => {
    const folders = Object.values(mayImport).flat();
    expect(folders.filter(isMissing)).toEqual([]);
  });
});

test.each([
  ['a value', "import { useCheckoutState } from './checkout-context.tsx';\nuseCheckoutState();\n"],
  ['a type', "import type { X } from './checkout-context.tsx';\nexport type Y = X;\n"],
])('a cycle is an error, also if it is only about %s', async (_what, text) => {
  // checkout-context.tsx imports this file already.
  const [result] = await linterOf('house/no-cycle').lintText(text, {
    filePath: 'src/checkout/checkout-state.ts',
  });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('house/no-cycle');
});

describe('docs/architecture.md', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const sorted = (names: Iterable<string>) => [...names].sort();

  test('lists every room, each in a row that fits a terminal', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    const listed = rows.map((row) => /^\| `([^`]+)\/`/.exec(row)?.[1] ?? row);
    expect(sorted(listed)).toEqual(sorted(Object.keys(mayImport)));
    expect(rows.filter((row) => row.length > 100)).toEqual([]);
  });

  test('draws what each may import, with the rooms of api and src as one', () => {
    const whole = (room: string) => room.replace(/\/.*/, '');
    const arrows = Object.entries(mayImport).flatMap(([room, others]) =>
      others.map((other) => `${whole(room)} --> ${whole(other)}`),
    );
    const drawn = Array.from(text.matchAll(/^ {2}(\w+) --> (.+)$/gm), ([, room = '', others = '']) =>
      others.split(' & ').map((other) => `${room} --> ${other}`),
    );
    expect(sorted(drawn.flat())).toEqual(
      sorted(new Set(arrows.filter((arrow) => !/^(\w+) --> \1$/.test(arrow)))),
    );
  });

  test('names only files that exist', () => {
    const named = Array.from(
      text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|md|mjs))`/g),
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(isMissing)).toEqual([]);
  });
});
