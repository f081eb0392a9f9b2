import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFixture, cartFixture } from '../../testing/carts.ts';
import { type AddressFormValues, type AddressValues, formValuesOf } from './address-form-values.ts';
import { addressQuestions, likelyEmail } from './address-questions.ts';

const right = formValuesOf(cartFixture({ email: 'ada@gmail.com', shippingAddress: addressFixture }), 'us');
const shippedTo = (shipping: Partial<AddressValues>): AddressFormValues => ({
  ...right,
  shipping: { ...right.shipping, ...shipping },
});
const asked = (values: AddressFormValues) => addressQuestions(values).map(({ field }) => field);

describe('what is asked about an address', () => {
  test('is nothing if all of it goes together', () => {
    expect(addressQuestions(right)).toEqual([]);
  });

  test('product 5.44: is a state that contradicts the postal code, with the state that goes with it', () => {
    const values = shippedTo({ state: 'CA', postalCode: '10118-0001' });
    expect(addressQuestions(values)).toMatchObject([
      {
        about: 'state',
        field: 'shipping.state',
        postalCode: '10118-0001',
        state: { code: 'CA' },
        likely: { code: 'NY' },
      },
    ]);
    expect(addressQuestions(shippedTo({ postalCode: '00000' }))).toMatchObject([{ likely: null }]);
  });

  test('comes in the order of the fields, and about the billing address only if it is a different one', () => {
    const wrong = { ...right.shipping, streetName: 'Main Street', state: 'CA' };
    const values = { ...right, email: 'ada@gmial.com', shipping: wrong, billing: wrong };
    const before = ['email', 'shipping.streetName', 'shipping.state'];
    expect(asked(values)).toEqual(before);
    expect(asked({ ...values, billingSame: false })).toEqual([
      ...before,
      'billing.streetName',
      'billing.state',
    ]);
  });

  test.each([
    ['an empty field', { streetName: '', state: '', postalCode: '' }],
    ['a postal code that is not one yet', { state: 'CA', postalCode: '101' }],
    ['the state of another country', { country: 'de', state: 'CA', postalCode: '10118' }],
  ])('is not %s', (_, address) => {
    expect(asked(shippedTo(address))).toEqual([]);
  });
});

describe('product 5.46: a mail domain', () => {
  test.each([
    // Swapped, missing, additional, and wrong letters.
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmai.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['ada@gnail.com', 'ada@gmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['Ada.Berg+shop@GMIAL.COM', 'Ada.Berg+shop@gmail.com'],
    ['ada@hotmial.fr', 'ada@hotmail.fr'],
    ['ada@yahooo.co.uk', 'ada@yahoo.co.uk'],
    ['ada@yahoo.co.jo', null],
    ['ada@docmo.ne.jp', 'ada@docomo.ne.jp'],
    // Dots, which only Japanese carriers have given out like that.
    ['ada..berg@gmail.com', 'ada.berg@gmail.com'],
    ['.ada.berg..@Example.org', 'ada.berg@Example.org'],
    ['ada..berg.@docomo.ne.jp', null],
    ['ada..berg.@docmo.ne.jp', 'ada..berg.@docomo.ne.jp'],
    ['ada..berg@t.vodafone.ne.jp', null],
  ])('of %s probably means %s', (typed, likely) => {
    expect(likelyEmail(typed)).toBe(likely);
  });

  test.each(['GMAIL.com', 'mail.com', 'yahoo.com.au', 'gmal.example', 'mail.gmail.com'])(
    '%s is not asked about',
    (domain) => {
      expect(likelyEmail(`ada@${domain}`)).toBeNull();
    },
  );

  test('a proposal is at most one slip away, and never asked about in turn', () => {
    const known = fc.constantFrom('gmail.com', 'icloud.com', 'yahoo.co.jp', 'hotmail.it', 'libero.it');
    fc.assert(
      fc.property(
        known,
        fc.nat(),
        fc.constantFrom('a', 'x', ''),
        fc.boolean(),
        (domain, at, letter, instead) => {
          const place = at % domain.length;
          const typed = `ada@${domain.slice(0, place)}${letter}${domain.slice(place + (instead ? 1 : 0))}`;
          const likely = likelyEmail(typed);
          if (likely === null) return;
          expect(likelyEmail(likely)).toBeNull();
          expect(Math.abs(likely.length - typed.length)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
