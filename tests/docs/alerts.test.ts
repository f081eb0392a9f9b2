import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync(['api/**/*.ts', 'hosts/**/*.ts'])
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const logged = sources.flatMap((text) =>
  Array.from(
    text.matchAll(/\blog(?:\.(?:error|outage)|\[[^\]]+\])\(\s*['`]([^'`]+)/g),
    ([, event = '']) => event,
  ),
);
const documented = Array.from(
  readFileSync('docs/run.md', 'utf8')
    .split('## Alerts')[1]
    ?.split('### ')[0]
    ?.matchAll(/^\| `([^`]+)`/gm) ?? [],
  ([, event = '']) => event,
);

test('there is an example of an alert for every event that a person must look at', () => {
  expect(logged.length).toBeGreaterThan(15);
  expect([...new Set(logged)].filter((event) => !documented.includes(event))).toEqual([]);
});

test('every example is about an event that exists', () => {
  const all = sources.join();
  expect(documented.filter((event) => !all.includes(event))).toEqual([]);
});
