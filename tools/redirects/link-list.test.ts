import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, readCsv, readLinkList, writeCsv } from './link-list.ts';

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
  ['link,a, URL\n/a/,b,/c/\n', /more than one column of links: "link", "URL"\. Keep one/],
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

test.each([
  ['a;b\r\n1;"x,y"\r\n', ';', [{ cells: ['1', 'x,y'], line: 2 }]],
  [
    'a,b\n"two\nlines",1\nx,2\n',
    ',',
    [
      { cells: ['two\nlines', '1'], line: 2 },
      { cells: ['x', '2'], line: 4 },
    ],
  ],
])('%j is read', (text, delimiter, records) => {
  expect(readCsv(text, 'x.csv')).toMatchObject({ delimiter, records });
});

test.each([
  ['', /x\.csv is empty/],
  ['a,b\n1,2\n1,2,3\n', /^x\.csv:3: .*Fix the line/],
  ['a,b\n1,"2\n', /^x\.csv:\d: /],
])('%j is rejected with its line', (text, reason) => {
  expect(() => readCsv(text, 'x.csv')).toThrow(reason);
});

const text = 'link;größe 한국\n';
const utf16 = Buffer.from(text, 'utf16le');
const bytes = (...values: number[]) => Buffer.from(values);

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-16 as written by Windows', Buffer.concat([bytes(0xff, 0xfe), utf16])],
])('%s is read', (_, file) => {
  expect(decodeText(file, 'x.csv')).toBe(text);
});

test.each([
  [
    'Windows-1252',
    Buffer.from('link,größe\n', 'latin1'),
    /^x\.csv is not encoded in UTF-8.*Save it as CSV UTF-8\./,
  ],
  [
    'a workbook',
    Buffer.from('PK\u0003\u0004…'),
    /^x\.csv is a spreadsheet or an archive.*Save it as CSV UTF-8\./,
  ],
])('%s is rejected', (_, file, reason) => {
  expect(() => decodeText(file, 'x.csv')).toThrow(reason);
});
