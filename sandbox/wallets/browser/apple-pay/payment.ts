import { type Person, shortPostalCode } from '../people.ts';

type Contact = ApplePayJS.ApplePayPaymentContact;
type ContactField = ApplePayJS.ApplePayContactField;

/** Apple has no place for the regions of Hong Kong: since 2021, what people enter as one is told as the postal code, if at all. */
const asAppleKnows = (person: Person): Person =>
  person.countryCode === 'HK'
    ? { ...person, administrativeArea: '', postalCode: person.administrativeArea }
    : person;

/** What Apple tells of a contact before the payment is authorized: neither who it is nor the street. */
export function shortContact(person: Person): Contact {
  const { countryCode, locality, administrativeArea } = asAppleKnows(person);
  const postalCode = shortPostalCode(asAppleKnows(person));
  return { addressLines: [], subLocality: '', countryCode, locality, administrativeArea, postalCode };
}

/** What the shop asked for of a contact, and nothing else. */
export function contactOf(person: Person, required: readonly ContactField[]): Contact {
  const { name, lines, email } = person;
  return {
    ...(required.includes('email') && { emailAddress: email }),
    ...(required.includes('name') && { givenName: name.given, familyName: name.family }),
    ...(required.includes('postalAddress') && {
      ...shortContact(person),
      ...{ addressLines: [...lines], postalCode: asAppleKnows(person).postalCode },
    }),
  };
}
