import { expect, test } from 'vitest';
import replaceExpressions from './replace-expressions.ts';

test('a file without the expression fails the build', () => {
  const expressions = [['/navigation.js', 'window.location = pathname', 'load(pathname)']] as const;
  const loader = { resourcePath: '/site/.cache/navigation.js', getOptions: () => ({ expressions }) };
  expect(() => replaceExpressions.call(loader, 'window.location.assign(pathname)')).toThrow(/exactly once/);
});
