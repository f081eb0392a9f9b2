import { describe, expect, test } from 'vitest';
import { peopleFrom, personFromJson, shortPostalCode } from './people.ts';
import { shortContact } from './apple-pay/payment.ts';
import { intermediateAddress } from './google-pay/payment-data.ts';

describe('the people whom the wallets know', () => {
  test.each(peopleFrom(null))(
    'product 7.221: $label is not known to the shop before the payment is authorized',
    (person) => {
      const told = JSON.stringify([intermediateAddress(person), shortContact(person)]);
      for (const secret of [...person.lines, person.name.given, person.email])
        expect(told).not.toContain(`"${secret}"`);
      expect(told).toContain(person.countryCode);
    },
  );

  test.each([
    ['GB', 'NW1 6XE', 'NW1'],
    ['CA', 'M5V 3L9', 'M5V'],
    ['US', '94105-4209', '94105'],
    ['SE', '111 21', '111 21'],
  ])('a postal code of %s is shortened: %s to %s', (countryCode, postalCode, short) => {
    const json = JSON.stringify({ countryCode, postalCode });
    expect(shortPostalCode(personFromJson(json))).toBe(short);
  });
});
