import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { containers } from '../../commerce/custom-objects.ts';
import { customTypes } from '../../commerce/project/types.ts';
import { secretSettings } from '../../settings/shared-settings.ts';
import { commands } from '../../tools/orders/commands.ts';
import { commands as recallCommands } from '../../tools/recalls/commands.ts';

/* docs/operations.md describes the commands that exist, and how to replace every secret; docs/run.md, every reason for which a person is called. */
const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const text = read('docs/operations.md');
const typed = [...text.matchAll(/^ *npm run (orders|recalls) -- (\S+)(.*)$/gm)].map(
  ([, tool, name = '', rest = '']) => ({
    name,
    known: tool === 'recalls' ? recallCommands : commands,
    options: rest.match(/--[a-z-]+/g) ?? [],
  }),
);

test.each(Object.keys(commands))('%s is described', (name) => {
  expect(typed.map((command) => command.name)).toContain(name);
  expect(text).toMatch(new RegExp(`^- .*\`${name}\``, 'm'));
});

test.each(typed)('the command $name $options exists', ({ name, known, options }) => {
  expect(known).toHaveProperty([name]);
  for (const option of options) expect(known[name]?.takes).toContain(option);
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
  for (const reason of reasons) expect(read('docs/run.md')).toContain(`| \`${reason}\``);
});

test('how to replace each secret is said', () => {
  for (const name of secretSettings)
    expect(text.split('## Secrets')[1]).toMatch(new RegExp(`^\\|.*\`${name}\``, 'm'));
});

test('docs/privacy.md says how long everything is kept: each container, and each field that a shopper’s record has', () => {
  const privacy = read('docs/privacy.md');
  const rows = privacy.split('## How long')[1]?.match(/^\| `.*?\|/gm) ?? [];
  expect(rows.flatMap((row) => row.match(/(?<=`)[\w-]+(?=`)/g) ?? []).toSorted()).toEqual(
    containers.toSorted(),
  );
  const shoppers: readonly string[] = ['line-item', 'order', 'payment', 'transaction', 'inventory-entry'];
  for (const { resourceTypeIds, fieldDefinitions = [] } of customTypes())
    for (const { name } of fieldDefinitions)
      if (resourceTypeIds.some((of) => shoppers.includes(of))) expect(privacy).toContain(`\`${name}\``);
});

test('docs/run.md alerts on metrics that exist', () => {
  const told = read('docs/telemetry.md');
  const used = read('docs/run.md').match(/\b(?:http|shop|nodejs|process)_[a-z_]+(?=[{[()`])/g) ?? [];
  expect(used.length).toBeGreaterThan(8);
  for (const name of used) expect(told).toContain(`\`${name.replace(/_(?:count|bucket|sum)$/, '')}\``);
});
