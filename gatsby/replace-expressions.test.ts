import { expect, test } from 'vitest';
import type { Patch } from './patch.ts';
import { fullLoad } from './patches/full-load.ts';
import replaceExpressions from './replace-expressions.ts';

const replace = ({ expressions = [] }: Patch, resourcePath: string, source: string) =>
  replaceExpressions.call({ resourcePath, getOptions: () => ({ expressions }) }, source);

test('a file without the expression fails the build', () => {
  expect(() => replace(fullLoad, '/site/.cache/navigation.js', 'window.location.assign(pathname)')).toThrow(
    /exactly once/,
  );
});
