import { expect, test } from 'vitest';
import { pathKey } from './path-key.ts';
import { reservedAt, reservedPaths } from './reserved-paths.ts';

test.each([
  ['/api', '/api/'],
  ['/api/cart', '/api/'],
  ['/redirect-rules/1a2b/0.json', '/redirect-rules/'],
  ['/.netlify/images', '/.netlify/'],
  ['/robots.txt', '/robots.txt'],
  ['/.well-known/security.txt', '/.well-known/'],
  ['/app-1a2b.js', '*.js'],
  ['/component---src/page.js.map', '*.map'],
  ['/static/app.css', '/static/'],
  ['/files/manuals/high-chair.pdf', '/files/'],
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
