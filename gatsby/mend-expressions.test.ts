import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import mendExpressions from './mend-expressions.ts';
import { downshiftMends, gatsbyMends } from './webpack.ts';

const mend = (file: string, source: string) =>
  mendExpressions.call(
    { resourcePath: `/site/.cache/${file}`, getOptions: () => ({ replacements: gatsbyMends }) },
    source,
  );
const installed = (file: string) => readFileSync(`node_modules/gatsby/cache-dir/${file}`, 'utf8');

test.each([
  ['navigation.js', 'loadFully(pathname + search + hash)'],
  ['ensure-resources.js', 'reloadFully()'],
  ['production-app.js', 'startTransition(() => renderer('],
  ['static-entry.js', 'progressiveChunkSize: Infinity'],
])('%s of the installed Gatsby is mended', (file, expected) => {
  const before = installed(file);
  const after = mend(file, before);
  expect(before).not.toContain(expected);
  expect(after).toContain(expected);
  expect(after.split('\n')).toHaveLength(before.split('\n').length);
});

test('downshift is mended, and what it loses is only what `useCombobox` does not use', () => {
  const before = readFileSync('node_modules/downshift/dist/downshift.esm.mjs', 'utf8');
  const options = { replacements: downshiftMends };
  const after = mendExpressions.call(
    { resourcePath: '/site/node_modules/downshift/dist/downshift.esm.mjs', getOptions: () => options },
    before,
  );
  expect(after).not.toMatch(/react-is|compute-scroll-into-view/);
  const combobox = /^function useCombobox\([^]*?^}$/m.exec(after)?.[0] ?? '';
  expect(combobox).toContain('scrollIntoView = props.scrollIntoView');
  expect(combobox).not.toMatch(/isForwardRef|compute\(|useTagGroup/);
});

test('a file without the expression fails the build', () => {
  expect(() => mend('navigation.js', 'window.location.assign(pathname)')).toThrow(/exactly once/);
});
