import { expect, test } from 'vitest';
import { redirectRule } from '../../redirects/types.ts';
import { redirectsJson } from './export.ts';

test('product 3.1: an exported rule has exactly the fields of a redirect rule, one rule per line', () => {
  expect(redirectsJson([redirectRule('/a/', '/b/', 'se'), redirectRule('/a/', '/c/')])).toBe(
    `[
  {"fromPath":"/a/","toPath":"/b/","isPermanent":true,"ignoreCase":true,"redirectInBrowser":true,"conditions":{"country":"se"}},
  {"fromPath":"/a/","toPath":"/c/","isPermanent":true,"ignoreCase":true,"redirectInBrowser":true}
]
`,
  );
});
