import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishWordsOf, englishWriter } from './english.ts';

const own = {
  british: { diapers: 'nappies', stroller: 'pushchair' },
  countries: { au: { stroller: 'pram' } },
};
const englishText = (text: string, country: string): string =>
  englishWriter(englishWordsOf(country, own))(text);

describe('product 3.260: an English text is written in the words of its country', () => {
  test.each([
    [
      'Enter a ZIP code.',
      'Enter a ZIP code.',
      'Enter a postcode.',
      'Enter a postcode.',
      'Enter a postal code.',
    ],
    [
      'Diapers and a stroller',
      null,
      'Nappies and a pushchair',
      'Nappies and a pram',
      'Diapers and a stroller',
    ],
    ['Your favorite color', null, 'Your favourite colour', 'Your favourite colour', 'Your favourite colour'],
    ['two business days', null, 'two working days', 'two working days', 'two business days'],
    ['the {{color}} one', null, 'the {{color}} one', 'the {{color}} one', 'the {{color}} one'],
    ['[Color](page:content/color)', null, '[Colour](page:content/color)', null, null],
    ['Light gray, discolored, centers', null, 'Light gray, discolored, centers', null, null],
  ])('%s', (text, us, gb, au, ca) => {
    expect(englishText(text, 'us')).toBe(us ?? text);
    expect(englishText(text, 'gb')).toBe(gb);
    if (au !== null) expect(englishText(text, 'au')).toBe(au);
    if (ca !== null) expect(englishText(text, 'ca')).toBe(ca);
  });

  test('elsewhere, also where nobody has listed words', () => {
    expect(englishText('A ZIP code on a cozy couch', 'ie')).toBe('A postal code on a cosy sofa');
  });

  test('once: what is written is not written again', () => {
    const words = fc.constantFrom(...Object.keys(englishWordsOf('gb', own)), 'soft', '{{color}}', '. ');
    fc.assert(
      fc.property(fc.array(words), fc.constantFrom('us', 'ca', 'gb', 'au', 'ie'), (parts, country) => {
        const once = englishText(parts.join(' '), country);
        expect(englishText(once, country)).toBe(once);
      }),
    );
  });
});
