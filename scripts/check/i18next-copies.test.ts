import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectOneI18next } from './i18next-copies.ts';

const commonJs = createRequire(import.meta.url).resolve('i18next');
const esModule = join(commonJs, '../../esm/i18next.js');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (...copies: string[]) => {
  for (const [index, copy] of copies.entries())
    writeFileSync(join(folder, `script-${index}.js`), readFileSync(copy));
  return () => expectOneI18next(folder);
};

test.each([commonJs, esModule])('one copy of i18next is correct: %s', (copy) => {
  expect(build(copy)).not.toThrow();
});

test('two are too many, and none means that it was not found', () => {
  expect(build()).toThrow('contains i18next 0 times');
  expect(build(commonJs, esModule)).toThrow('contains i18next 2 times');
});
