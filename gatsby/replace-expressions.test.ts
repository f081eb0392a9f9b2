import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Patch } from './patch.ts';
import { anyAddress } from './patches/any-address.ts';
import { errorPages } from './patches/error-pages.ts';
import { fullLoad } from './patches/full-load.ts';
import { htmlInOrder } from './patches/html-in-order.ts';
import { hydrationInSteps } from './patches/hydration-in-steps.ts';
import { privateDocuments } from './patches/private-documents.ts';
import replaceExpressions from './replace-expressions.ts';

const replace = ({ expressions = [] }: Patch, resourcePath: string, source: string) =>
  replaceExpressions.call({ resourcePath, getOptions: () => ({ expressions }) }, source);

const installed = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

test.each([
  ['navigation.js', fullLoad, 'loadFully(pathname + search + hash)'],
  ['navigation.js', privateDocuments, 'opensFully(to) || reachNavigate(to, options)'],
  ['ensure-resources.js', fullLoad, 'reloadFully()'],
  ['production-app.js', hydrationInSteps, 'startTransition(() => renderer('],
  ['production-app.js', errorPages, '!pageResources.page.matchPath ||'],
  ['loader.js', errorPages, '(404, pagePath), notFound: true }'],
  ['loader.js', errorPages, 'status === 500 && pagePath !== `/500.html`'],
  ['static-entry.js', htmlInOrder, 'progressiveChunkSize: Infinity'],
])('%s of the installed Gatsby is patched', (file, patch, expected) => {
  const before = installed(`gatsby/cache-dir/${file}`);
  const after = replace(patch, `/site/.cache/${file}`, before);
  expect(before).not.toContain(expected);
  expect(after).toContain(expected);
  expect(after.split('\n')).toHaveLength(before.split('\n').length);
});

test('the router of the installed Gatsby reads any address', () => {
  const file = '@gatsbyjs/reach-router/dist/index.modern.mjs';
  const before = installed(file);
  const after = replace(anyAddress, `/site/node_modules/${file}`, before);
  expect(before).toContain('decodeURI(');
  expect(after).not.toContain('decodeURI(');
  expect(after).toContain('pathname:onePath(l),search:t,hash:decodableHash(r)');
});

test('a file without the expression fails the build', () => {
  expect(() => replace(fullLoad, '/site/.cache/navigation.js', 'window.location.assign(pathname)')).toThrow(
    /exactly once/,
  );
});
