import { posix } from 'node:path';

/** How much of the shop a test runs: all that a browser or a caller of the shop API meets, or one of its parts. */
export type Reach = 'shop' | 'part';

/** Modules that put the shop API or a host together as it runs, and what tests use to do so. */
const mounting = [
  'api/app.ts',
  'api/shop-api.server.ts',
  'api/testing/fake-shop-api.ts',
  'api/testing/sandboxed-shop.ts',
  'api/testing/use-sandboxed-shop.ts',
  'hosts/node/site.ts',
  'hosts/redirect-response.ts',
];
const imported = /(?:\bfrom|\bimport)\s*(?:\(\s*)?'([^']+)'/g;

/**
 * Whether the tests of a file run through the shop: a journey does, and so does a test that renders components or hooks,
 * or that imports what mounts the shop API or a host.
 * @param file path from the root of the repository.
 */
export function reachOf(file: string, source: string): Reach {
  const runs = (specifier: string) =>
    specifier === '@testing-library/react' ||
    mounting.includes(posix.normalize(posix.join(posix.dirname(file), specifier)));
  const specifiers = [...source.matchAll(imported)].map(([, specifier = '']) => specifier);
  return file.endsWith('.spec.ts') || specifiers.some(runs) ? 'shop' : 'part';
}
