import { expect, test } from 'vitest';
import { type HashedCompilation, hashWithoutStylesheets } from './steady-hash.ts';

test('a build is hashed without the compilations of stylesheets, and keeps them', () => {
  const steps: (() => void)[] = [];
  const hook = { tap: (_: string, run: () => void) => void steps.push(run) };
  const stylesheet = {};
  const compilation: HashedCompilation = {
    children: [stylesheet],
    hooks: { beforeHash: hook, afterHash: hook },
  };
  hashWithoutStylesheets.apply({ hooks: { compilation: { tap: (_, run) => run(compilation) } } });
  const [beforeHash, afterHash] = steps;
  beforeHash?.();
  expect(compilation.children).toEqual([]);
  afterHash?.();
  expect(compilation.children).toEqual([stylesheet]);
});
