import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../tools/orders/commands.ts';

/* docs/operations.md describes the commands that exist, and every reason for which a person is called. */
const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const text = read('docs/operations.md');
const typed = [...text.matchAll(/^npm run orders -- (\S+)(.*)$/gm)].map(([, name = '', rest = '']) => ({
  name,
  options: rest.match(/--[a-z]+/g) ?? [],
}));

test.each(Object.keys(commands))('%s is described', (name) => {
  expect(typed.map((command) => command.name)).toContain(name);
  expect(text).toMatch(new RegExp(`^- .*\`${name}\``, 'm'));
});

test.each(typed)('npm run orders -- $name $options exists', ({ name, options }) => {
  expect(commands).toHaveProperty([name]);
  for (const option of options) expect(commands[name]?.takes).toContain(option);
});

test('every reason for which a person is called has a line', () => {
  const sources = [
    /** What `reasonsOf` and `troublesOf` may say. */
    ...[...read('api/adyen/standing.ts').matchAll(/\? \['([^']+)'\]|: \['([^']+)'\]/g)],
    ...[...read('api/payments/decision.ts').matchAll(/reasons\.push\('([^']+)'\)/g)],
    ...[...read('api/payments/decision.ts').matchAll(/addAfter\(\w+, payment\.\w+, '([^']+)'\)/g)],
    ...[...read('tools/orders/show.ts').matchAll(/\? \['([^']+)'\]/g)],
  ];
  const reasons = sources.flatMap(([, first, second]) => first ?? second ?? []);
  expect(reasons.length).toBeGreaterThan(11);
  for (const reason of reasons) expect(text).toContain(`| \`${reason}\``);
});
