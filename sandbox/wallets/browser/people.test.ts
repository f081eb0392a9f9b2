import { describe, expect, test } from 'vitest';
import { people } from './people.ts';
import { personFromJson, shortPostalCode } from './person.ts';
import { contactOf, shortContact } from './apple-pay/payment.ts';
import { intermediateAddress } from './google-pay/payment-data.ts';

describe('the people whom the wallets know', () => {
  test('can be told apart, and are in different countries', () => {
    expect(new Set(people.map(({ label }) => label)).size).toBe(people.length);
    expect(new Set(people.map(({ countryCode }) => countryCode)).size).toBeGreaterThan(33);
  });

  test.each(people)(
    'product 7.221: $label is not known to the shop before the payment is authorized',
    (person) => {
      const told = JSON.stringify([intermediateAddress(person, false), shortContact(person, false)]);
      for (const secret of [...person.lines, person.name.given, person.email, person.phone])
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

describe('Apple’s contact', () => {
  const [person] = people;

  test.each([
    [['email'], ['emailAddress']],
    [['phone'], ['phoneNumber']],
    [['name'], ['familyName', 'givenName']],
    [[], []],
  ] as const)('has for %j only %j', (required, fields) => {
    expect(Object.keys(person ? contactOf(person, required) : {}).sort()).toEqual(fields);
  });
});

describe('an address as JSON', () => {
  test('has what is entered, and nothing of anybody’s address', () => {
    expect(personFromJson('{"countryCode":"FI","locality":"Helsinki"}')).toMatchObject({
      countryCode: 'FI',
      locality: 'Helsinki',
      postalCode: '',
      lines: [],
    });
  });

  test.each([
    '',
    '[]',
    '"FI"',
    '{}',
    '{"countryCode":1}',
    '{"countryCode":"FI","lines":"x"}',
    '{"countryCode":"FI","name":"x"}',
  ])('%s is refused', (json) => {
    expect(() => personFromJson(json)).toThrow();
  });
});
