import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localOrigins, nameOf, outputOf } from './build-target.ts';

test.each([
  [{ store: 'se' }, 'se'],
  [{ store: 'us', pseudo: false }, 'us'],
  [{ store: 'us', pseudo: true }, 'us-pseudo'],
  [{ store: 'us', pictureFiles: true }, 'us-files'],
] as const)('%j is called %s and is built into a folder with that name', (target, name) => {
  expect(nameOf(target)).toBe(name);
  expect(outputOf(target)).toBe(join('dist', name));
});

test('on this machine every storefront has a host of its own', () => {
  const origin = localOrigins(9000).replace('{store}', nameOf({ store: 'us', pseudo: true }));
  expect(new URL(origin).host).toBe('us-pseudo.localhost:9000');
});
