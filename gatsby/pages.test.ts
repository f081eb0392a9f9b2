import { expect, test } from 'vitest';
import { ancestorsOf } from './pages.ts';

test.each([
  ['kitchen', ['kitchen']],
  ['a/b/c', ['a', 'a/b', 'a/b/c']],
])('the path to %s', (key, trail) => {
  expect(ancestorsOf(key)).toEqual(trail);
});
