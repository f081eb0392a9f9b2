import { expect, test } from 'vitest';
import { countOf } from './stages.ts';

test.each([
  ['3 passed, 0 failed\nmore\n12 passed, 2 failed\n', 1, 12, 2],
  ['  9 passed, 9 failed\n7 passed, 0 failed', 0, 7, 0],
  ['4 passed, 0 failed', 1, 4, 1],
  ['4 passed, 0 failed, 2 only when repeated', 0, 4, 0],
  ['no count', 0, 1, 0],
  ['no count', 2, 0, 1],
])('after %j and code %j: %i passed, %i failed', (output, code, passed, failed) => {
  expect(countOf(output, code)).toMatchObject({ passed, failed });
});
