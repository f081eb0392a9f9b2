import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLinkList, writeCsv } from './link-list.ts';

const read = (text: string) => readLinkList(Buffer.from(text), 'x.csv');

test.each(['link', 'URL', '\ufefflink'])('finds the links in a column %j', (name) => {
  expect(read(`${name};note\n/a/;b\n;c\n`).links).toEqual([
    { link: '/a/', line: 2 },
    { link: '', line: 3 },
  ]);
});

test.each([
  [
    'https://us.example/a/\nhttps://us.example/b/\n',
    /^x\.csv has no column of links.*"https:\/\/us.*write "link"/,
  ],
  ['a,Link\n', /^x\.csv has no link in its column "Link"\./],
])('%j is rejected', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});

const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', ' ', 'a', '=') }),
);
const rows = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
  );

test.each([',', ';', '\t'])('what is written with %j can be read back', (delimiter) => {
  fc.assert(
    fc.property(rows, (table) => {
      const asText = table.map((row) => row.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)));
      expect(parse(writeCsv(table, delimiter), { delimiter, record_delimiter: '\n' })).toEqual(asText);
    }),
  );
});

test('a row has its first line, although cells may have several', () => {
  expect(read('link,note\n/a/,"two\nlines"\n/b/,2\n').links).toEqual([
    { link: '/a/', line: 2 },
    { link: '/b/', line: 4 },
  ]);
});

test.each([
  ['', /x\.csv has no column of links/],
  ['link,b\n1,2\n1,2,3\n', /^x\.csv:3: .*Fix the line/],
  ['link,b\n1,"2\n', /^x\.csv:\d: /],
])('%j is rejected with its line', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});

test('what is not in UTF-8 is rejected', () => {
  expect(() => readLinkList(Buffer.from('link,größe\n', 'latin1'), 'x.csv')).toThrow(
    'x.csv is not a text in UTF-8. Save it as CSV UTF-8.',
  );
});
