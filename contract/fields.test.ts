import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email } from './cart-requests.ts';
import { lines, text } from './fields.ts';

describe('text of a form', () => {
  test.each([
    ['  Ada  Berg ', 'Ada Berg'],
    ['Ada\u0000 Berg\u007f', 'Ada Berg'],
    ['\u202eAda\u2066 Berg\u200f', 'Ada Berg'],
    ['Ada\tBerg\r\nBerlin\u2028', 'Ada Berg Berlin'],
    // Joiners belong to the writing of names.
    ['\u0646\u200c\u0627', '\u0646\u200c\u0627'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(text(40).parse(typed)).toBe(kept);
  });

  test('of several lines keeps its lines', () => {
    expect(lines(40).parse(' Happy\u202e\r\nbirthday\u0007\tAda ')).toBe('Happy\nbirthday Ada');
  });

  test.each([
    ['\u202dAda@Example.com\u202c ', 'ada@example.com'],
    ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
    ['ada@MU\u0308LLER.example', 'ada@xn--mller-kva.example'],
    ['A.d.a+shop@gmail.com', 'a.d.a+shop@gmail.com'],
  ])('of an email address: %j is %j', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept);
  });

  test.each(['', ' \n', '\u0000\u202e', '\ud800', 'a\udfff', 'x'.repeat(41)])('%j is refused', (typed) => {
    expect(text(40).safeParse(typed).success).toBe(false);
  });

  test('never contains what changes how a text reads, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const { success, data } = text(80).safeParse(typed);
        if (!success) return;
        expect(data).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
        expect(text(80).parse(data)).toBe(data);
      }),
    );
  });
});
