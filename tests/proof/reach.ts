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
/** What screens call to search, and what answers it over HTTP. */
const searchClient = 'src/search/service/search-client.ts';
const searchServices = ['demo/testing/demo-search.ts', 'demo/testing/search-fixture.ts'];
const imported = /(?:\bfrom|\bimport)\s*(?:\(\s*)?'([^']+)'/g;

/**
 * Whether the tests of a file run through the shop: a journey does, and so does a test that renders components or hooks,
 * that imports what mounts the shop API or a host, or that lets the shop's search client ask a real search service.
 * @param file path from the root of the repository.
 */
export function reachOf(file: string, source: string): Reach {
  const modules = [...source.matchAll(imported)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier,
  );
  const hasOneOf = (names: readonly string[]) => names.some((name) => modules.includes(name));
  const searches = modules.includes(searchClient) && hasOneOf(searchServices);
  return file.endsWith('.spec.ts') || searches || hasOneOf(['@testing-library/react', ...mounting])
    ? 'shop'
    : 'part';
}
