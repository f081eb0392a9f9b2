import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const run = { loaded: true, passedTests: 2, failedTests: 0, errors: [] };

test('a failing test kills, whatever else goes wrong', () => {
  expect(verdictOf({ ...run, failedTests: 1 })).toEqual({ kind: 'killed' });
  expect(verdictOf({ ...run, failedTests: 1, errors: ['unhandled'] })).toEqual({ kind: 'killed' });
});

test('a mutant whose tests all pass has survived', () => {
  expect(verdictOf(run)).toEqual({ kind: 'survived' });
});

test.each([
  ['its tests do not load the file', { ...run, loaded: false, failedTests: 1 }],
  ['no test was completed: Unexpected token', { ...run, passedTests: 0, errors: ['Unexpected token'] }],
  ['no test was completed: crashed', { ...run, errors: ['crashed'] }],
  ['no test ran', { ...run, passedTests: 0 }],
])('proves nothing: %s', (reason, broken) => {
  expect(verdictOf(broken)).toEqual({ kind: 'stale', reason });
});
