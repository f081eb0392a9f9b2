import { expect, test } from 'vitest';
import { pathKey } from './path-key.ts';
import { reservedAt, reservedPaths } from './reserved-paths.ts';

test.each([
  ['/api', '/api/'],
  ['/.netlify/images', '/.netlify/'],
  ['/robots.txt', '/robots.txt'],
  ['/app-1a2b.js', '*.js'],
  ['/static/app.css', '/static/'],
])('%s belongs to %s', (key, reserved) => {
  expect(reservedAt(key)).toBe(reserved);
});

test.each(['', '/apiary', '/old/api/cart', '/old/robots.txt', '/app.js/old', '/node.json', '/js'])(
  '%j is free',
  (key) => {
    expect(reservedAt(key)).toBeUndefined();
  },
);

test('the list uses the form in which paths are compared', () => {
  for (const path of [...reservedPaths.folders, ...reservedPaths.files])
    expect(pathKey(path)).toBe(path.replace(/\/$/, ''));
});
