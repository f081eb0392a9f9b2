import { expect, test } from 'vitest';
import { findingsIn, problemsIn } from '../testing/lint-example.ts';

test.each(['/Old/Shop/', '/old/shop', '/old//shop/', '/%6Fld/shop/', '/old/./shop/'])(
  '%s is /old/shop/',
  (other) => {
    expect(
      findingsIn([
        ['/old/shop/', '/cart/'],
        [other, '/stores/'],
      ]),
    ).toEqual([
      {
        check: 'collision',
        problem: `${other} is the same address as /old/shop/: rules.json:1.`,
        remedy:
          'Keep one of the two: case, slashes, percent-encoding and the order of parameters tell no addresses apart.',
        at: { file: 'rules.json', line: 2 },
      },
    ]);
  },
);

test.each([
  ['/old/*', '/OLD/*'],
  ['/old/?country=fi', '/old?country=FI'],
  ['/old/?a=1&b=2', '/old/?b=2&a=1'],
])('%s is %s', (one, other) => {
  expect(
    problemsIn([
      [one, '/cart/'],
      [other, '/cart/'],
    ]),
  ).toEqual([`collision: ${other} is the same address as ${one}: rules.json:1.`]);
});

test.each([
  ['/old/', '/old/*'],
  ['/old/', '/old/?a=1'],
  ['/old/?a=1', '/old/?a=2'],
  ['/old/?a=1%2C2', '/old/?a%2C1=2'],
  ['/old/', '/old-shop/'],
])('%s is not %s', (one, other) => {
  expect(
    problemsIn([
      [one, '/cart/'],
      [other, '/cart/'],
    ]),
  ).toEqual([]);
});
