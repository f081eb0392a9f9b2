import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'link;größe 한국\n';
const utf16 = Buffer.from(text, 'utf16le');
const bytes = (...values: number[]) => Buffer.from(values);

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 as Windows writes it', Buffer.concat([bytes(0xff, 0xfe), utf16])],
  ['UTF-16, the larger byte first', Buffer.concat([bytes(0xfe, 0xff), Buffer.from(utf16).swap16()])],
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
    'UTF-16 without its mark',
    Buffer.from('link\n', 'utf16le'),
    /is not encoded in UTF-8.*Save it as CSV UTF-8\./,
  ],
  ['half a character of UTF-16', bytes(0xff, 0xfe, 0x61), /is not encoded in UTF-8/],
  [
    'a workbook',
    Buffer.from('PK\u0003\u0004…'),
    /^x\.csv is a spreadsheet or an archive.*Save it as CSV UTF-8\./,
  ],
])('%s is refused', (_, file, reason) => {
  expect(() => decodeText(file, 'x.csv')).toThrow(reason);
});

test('a column may be called PK', () => {
  expect(decodeText(Buffer.from('PK,link\n'), 'x.csv')).toBe('PK,link\n');
});
