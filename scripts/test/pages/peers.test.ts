import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { peerRows } from './peers.ts';

test('docs/performance.md tells the same about peers', () => {
  const lines = readFileSync('docs/performance.md', 'utf8').split('\n');
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  for (const row of peerRows) expect(rows).toContainEqual(row);
});
