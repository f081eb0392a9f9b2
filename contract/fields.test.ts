import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code, lines, text, email } from './fields.ts';

describe('product 5.52: text of a form', () => {
  test.each([
    ['  Ada  Berg ', 'Ada Berg'],
    ['Ada\u0000 Berg\u007f', 'Ada Berg'],
    ['\u202eAda\u2066 Berg\u200f', 'Ada Berg'],
    ['Ada\tBerg\r\nBerlin\u2028', 'Ada Berg Berlin'],
    ['Ada\u200b \ufeffBe\u00adrg\u200d\u3164', 'Ada Berg'],
    ['Zoe\u0308', 'Zo\u00eb'],
    // Other widths and styles of the same letters.
    ['Ａｄａ　Ｂｅｒｇ（２Ｆ）', 'Ada Berg(2F)'],
    ['ｱｵｲ ｶﾞｰﾃﾞﾝ', 'アオイ ガーデン'],
    ['\u{1d400}\u{1d41d}\u{1d41a} Gri\ufb03n', 'Ada Griffin'],
    // Signs and ideographs that mean something else than what Unicode would write for them.
    ['12½ Rúa O´Neill, 3º ①', '12½ Rúa O´Neill, 3º ①'],
    ['\ufa19\u{e0100}', '\ufa19\u{e0100}'],
    // Joiners belong to the writing of names.
    ['\u0646\u200c\u0627\u200c', '\u0646\u200c\u0627'],
    ['\u0d28\u0d4d\u200d', '\u0d28\u0d4d\u200d'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(text(40).parse(typed)).toBe(kept);
  });

  test('of several lines keeps its lines', () => {
    expect(lines(40).parse(' Happy\u202e\r\nbirth\u200bday\u0007\tAda ')).toBe('Happy\nbirthday Ada');
  });

  test.each([
    'お誕生日おめでとう！\n　ｱｵｲより①',
    '生日快樂，愛你。',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ])('of several lines is printed as it was written: %s', (typed) =>
    expect(lines(80).parse(typed)).toBe(typed),
  );

  test.each([
    ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
    [' WEL\u200bCOME10\u202c', 'WELCOME10'],
    ['２１２－５５５', '212-555'],
  ])('that is a code is plain: %j is %j', (typed, kept) => {
    expect(code(40).parse(typed)).toBe(kept);
  });

  test.each([
    ['\u202dAda@Example.com\u202c ', 'ada@example.com'],
    ['ａｏｉ＠ｅｘａｍｐｌｅ。com', 'aoi@example.com'],
    ['ada@MU\u0308LLER.example', 'ada@xn--mller-kva.example'],
    ['A.d.a+shop@gmail.com', 'a.d.a+shop@gmail.com'],
    ['"ada..berg"@docomo.ne.jp', 'ada..berg@docomo.ne.jp'],
  ])('of an email address: %j is %j', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept);
  });

  test.each(['', ' \n', '\u0000\u202e', '\u3164\ufe0f', '\ud800', 'a\udfff', 'x'.repeat(41)])(
    '%j is refused',
    (typed) => {
      expect(text(40).safeParse(typed).success).toBe(false);
    },
  );

  test('never contains what changes how a text reads, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        for (const kind of [text(200), code(200), lines(200)]) {
          const { success, data } = kind.safeParse(typed);
          if (!success) continue;
          expect(data).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
          expect(kind.parse(data)).toBe(data);
        }
      }),
    );
  });
});
