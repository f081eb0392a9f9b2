import { expect, test } from 'vitest';
import { lanesOf } from './lanes.mts';

const page = '// @vitest-environment jsdom';
const files = new Map([
  ['plain.test.ts', "vi.spyOn(console, 'error');"],
  ['mocks.test.ts', "vi.mock('node:fs');"],
  ['mocks-later.test.ts', "  vi.doMock('node:fs');"],
  ['again.test.ts', 'beforeEach(() => vi.resetModules());'],
  ['page.test.tsx', `${page}\nrender(<p />);`],
  ['page-with-mocks.test.tsx', `${page}\nvi.mock('gatsby');`],
  ['page-elsewhere.test.tsx', `${page}\nvi.stubGlobal('location', {});`],
]);
const lanes = lanesOf([...files.keys()], (file) => files.get(file) ?? '');

test('a file that needs a document gets a page', () => {
  expect(lanes.page).toEqual(['page.test.tsx', 'page-with-mocks.test.tsx']);
});

test('a file that replaces modules or globals of the window runs alone', () => {
  expect(lanes.alone).toEqual([
    'mocks.test.ts',
    'mocks-later.test.ts',
    'again.test.ts',
    'page-elsewhere.test.tsx',
  ]);
});

test('every test file of the project is found, and in one lane at most', () => {
  const { page: pages, alone } = lanesOf();
  expect(pages).toContain('src/layout/layout.test.tsx');
  expect(alone).toContain('gatsby/redirects/register.test.ts');
  expect(alone.filter((file) => pages.includes(file))).toEqual([]);
  expect([...pages, ...alone].filter((file) => file.includes('node_modules'))).toEqual([]);
});
