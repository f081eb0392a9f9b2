import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', ' ', 'a', '=') }),
);
const rows = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
  );

test.each([',', ';', '\t'])('what is written with %j reads back', (delimiter) => {
  fc.assert(
    fc.property(rows, (table) => {
      const asText = table.map((row) => row.map((one) => (/^[=+\-@\t\r]/.test(one) ? `'${one}` : one)));
      expect(parse(writeCsv(table, delimiter), { delimiter, record_delimiter: '\n' })).toEqual(asText);
    }),
  );
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['a=b', 'a=b'],
  ['/x', '/x'],
])('the cell %s is written as %s', (given, written) => {
  expect(writeCsv([[given]])).toBe(`${written}\n`);
});

test.each([
  ['a,b\n1,2\n', ',', [{ cells: ['1', '2'], line: 2 }]],
  ['a;b\r\n1;"x,y"\r\n', ';', [{ cells: ['1', 'x,y'], line: 2 }]],
  ['a\tb\n1\t2', '\t', [{ cells: ['1', '2'], line: 2 }]],
  ['a\n\n1\n', ',', [{ cells: ['1'], line: 3 }]],
  ['"a,""b"\n1\n', ',', [{ cells: ['1'], line: 2 }]],
  [
    'a,b\n"two\nlines",1\nx,2\n',
    ',',
    [
      { cells: ['two\nlines', '1'], line: 2 },
      { cells: ['x', '2'], line: 4 },
    ],
  ],
  ['a\n', ',', []],
])('%j is read', (text, delimiter, records) => {
  expect(readCsv(text, 'x.csv')).toMatchObject({ delimiter, records });
});

test.each([
  ['', /x\.csv is empty/],
  ['a,b\n1,2\n1,2,3\n', /^x\.csv:3: .*Mend the line/],
  ['a,b\n1,"2\n', /^x\.csv:\d: /],
  ['a,b\n1,"2"3\n', /^x\.csv:2: /],
])('%j is refused with its line', (text, reason) => {
  expect(() => readCsv(text, 'x.csv')).toThrow(reason);
});
