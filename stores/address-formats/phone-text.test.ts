import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhoneText } from './phone-text.ts';

describe('product 5.48: a text', () => {
  it.each([
    '(212) 555-0147',
    '030/123456',
    '２１２－５５５－０１４７',
    '212 555 0147 ext. 12',
    '2125550147x12',
    ' 12345 ',
  ])('like %s may be a phone number', (typed) => {
    expect(isPhoneText(typed)).toBe(true);
  });

  it.each(['', 'call me', '1234', '555-HELP-ME', 'x12345'])('like "%s" is none', (typed) => {
    expect(isPhoneText(typed)).toBe(false);
  });

  it('with five digits may be one, however they are grouped', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\+?\d{5,15}$/),
        fc.constantFrom(' ', '-', '.', '/', ''),
        (typed, space) => {
          expect(isPhoneText(typed.match(/./g)?.join(space) ?? '')).toBe(true);
        },
      ),
    );
  });
});
