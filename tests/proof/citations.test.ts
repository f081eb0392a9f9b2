import { expect, test } from 'vitest';
import { citationsIn } from './citations.ts';

const cited = (source: string) =>
  citationsIn('a.test.ts', source).map(({ ids, title }) => `${ids.join(' ')} = ${title}`);

test.each([
  ["test('product 4.1: starts online', () => {});", '4.1 = starts online'],
  ['it("product 2.2.1, 4.20: two", () => {});', '2.2.1 4.20 = two'],
  ["describe('product 4.1: a group', () => {});", '4.1 = a group'],
  ["test.each([1, 2])('product 4.1: %s of them', () => {});", '4.1 = %s of them'],
  ["describe.each(names)('product 4.1: %s', () => {});", '4.1 = %s'],
  ['test.each`a`("product 4.1: tagged", () => {});', '4.1 = tagged'],
  ["test.describe('product 4.1: in a browser', () => {});", '4.1 = in a browser'],
  ['test(`product 4.1: plain`, () => {});', '4.1 = plain'],
  ["test(`product 4.1: ${from} to ${to ?? 'nowhere'}!`, () => {});", "4.1 = ${from} to ${to ?? 'nowhere'}!"],
  ["test.concurrent('product 4.1: with\\nlines', () => {});", '4.1 = with\nlines'],
])('%s', (source, citation) => {
  expect(cited(source)).toEqual([citation]);
});

test('titles are found at any depth, in their order', () => {
  const source =
    "describe('product 1.1: a', () => { for (const b of c) test('product 1.2: b', () => {}); });";
  expect(cited(source)).toEqual(['1.1 = a', '1.2 = b']);
});

test.each([
  "test('starts online', () => {});",
  "test('product names are shown', () => {});",
  "test.skip('product 4.1: not run', () => {});",
  "describe.todo('product 4.1: not written');",
  "expect('product 4.1: no title').toBe(1);",
  "// test('product 4.1: in a comment', () => {});",
  'test.use({ locale });',
])('%s cites nothing', (source) => {
  expect(cited(source)).toEqual([]);
});

test('files with markup are read, too', () => {
  const source = "test('product 4.1: shown', () => { render(<p>one</p>); });";
  expect(citationsIn('src/a.test.tsx', source)).toEqual([
    { ids: ['4.1'], file: 'src/a.test.tsx', title: 'shown', reach: 'part' },
  ]);
});

test.each(['product 4.1 starts', 'product 4.1 and 4.2: starts', 'product 4: starts', 'spec 4: starts'])(
  '"%s" is an error that names the file',
  (title) => {
    expect(() => cited(`test('${title}', () => {});`)).toThrow(
      `a.test.ts: "${title}" starts like a citation`,
    );
  },
);
