import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../stores/country-codes.ts';
import { isPhoneText } from '../../stores/address-formats/phone-text.ts';
import { normalizePhone } from './cart-plan.ts';

describe('product 5.48: a phone number', () => {
  it.each([
    ['us', '(212) 555-0147', '+12125550147'],
    ['us', '212 555 0147 ext. 12', '+12125550147 ext. 12'],
    ['us', '212-555-0147 x12', '+12125550147 ext. 12'],
    ['us', '+46 70-123 45 67', '+46701234567'],
    ['de', '030/1234567', '+49301234567'],
    ['de', '0049 30 1234567', '+49301234567'],
    ['it', '06 6982 1234', '+390669821234'],
    ['jp', '０３－１２３４－５６７８', '+81312345678'],
    // A country without numbers of its own.
    ['aq', '+64 9 123 4567', '+6491234567'],
  ])('typed in %s as "%s" is saved as %s', (country, typed, saved) => {
    expect(normalizePhone(typed, country)).toBe(saved);
    expect(normalizePhone(saved, country)).toBe(saved);
    expect(isPhoneText(typed)).toBe(true);
    expect(isPhoneText(saved)).toBe(true);
  });

  it.each([
    ['us', 'call me maybe'],
    ['us', '12345'],
    ['us', '212 555 0147 or 212 555 0148'],
    ['us', '+999 123456'],
    ['aq', '123 4567'],
    ['de', '700000000000000'],
    ['us', ''],
  ])('in %s is not "%s"', (country, typed) => {
    expect(normalizePhone(typed, country)).toBeNull();
  });

  it('is normalized once and for all, and fits into an address', () => {
    const country = fc.constantFrom(...countryCodes);
    const typed = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^\+?\d{5,15}( x\d{1,7})?$/));
    fc.assert(
      fc.property(country, typed, (code, text) => {
        const saved = normalizePhone(text, code);
        if (saved === null) return;
        expect(saved).toMatch(/^\+\d{5,15}( ext\. \d{1,7})?$/);
        expect(saved.length).toBeLessThanOrEqual(30);
        expect(normalizePhone(saved, 'us')).toBe(saved);
      }),
    );
  });
});
