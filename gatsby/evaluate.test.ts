import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import evaluate from './evaluate.ts';

test('a module becomes the values it exports', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
  const resourcePath = join(folder, 'sum.mjs');
  writeFileSync(resourcePath, 'const one = 1; export const sum = { value: one + 1 };');
  const cacheable = vi.fn();
  expect(await evaluate.call({ resourcePath, cacheable })).toBe('export const sum = {"value":2};\n');
  expect(cacheable).toHaveBeenCalledWith(false);
  rmSync(folder, { recursive: true });
});
