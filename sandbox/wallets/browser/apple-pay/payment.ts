import type { WalletCard } from '../cards.ts';
import type { Person } from '../person.ts';
import { shortPostalCode } from '../person.ts';

type Contact = ApplePayJS.ApplePayPaymentContact;
type ContactField = ApplePayJS.ApplePayContactField;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Apple has no place for the regions of Hong Kong: since 2021, what people enter as one is told as the postal code, if at all. */
const asAppleKnows = (person: Person): Person =>
  person.countryCode === 'HK'
    ? { ...person, administrativeArea: '', postalCode: person.administrativeArea }
    : person;

/** What Apple tells of a contact before the payment is authorized: neither who it is nor the street. */
export const shortContact = (person: Person, areFieldsMissing: boolean): Contact => ({
  ...{ addressLines: [], familyName: '', givenName: '', phoneticFamilyName: '', phoneticGivenName: '' },
  ...{ subAdministrativeArea: '', subLocality: '' },
  countryCode: person.countryCode,
  ...(!areFieldsMissing && {
    administrativeArea: asAppleKnows(person).administrativeArea,
    country: countryNames.of(person.countryCode) ?? '',
    locality: person.locality,
    postalCode: shortPostalCode(asAppleKnows(person)),
  }),
});

/** What the shop asked for of a contact, and nothing else. */
export function contactOf(person: Person, required: readonly ContactField[] = []): Contact {
  const { name, lines, locality, countryCode, email, phone } = person;
  const { administrativeArea, postalCode } = asAppleKnows(person);
  const country = countryNames.of(countryCode) ?? '';
  return {
    ...(required.includes('email') && { emailAddress: email }),
    ...(required.includes('phone') && { phoneNumber: phone }),
    ...(required.includes('name') && { givenName: name.given, familyName: name.family }),
    ...(required.includes('postalAddress') && {
      ...{ addressLines: [...lines], locality, administrativeArea, postalCode, country, countryCode },
      ...{ subLocality: '', subAdministrativeArea: '' },
    }),
  };
}

/** What Apple tells of the card; the pass is only there in apps. */
export const paymentMethodOf = ({ number, appleNetwork }: WalletCard): ApplePayJS.ApplePayPaymentMethod =>
  ({
    displayName: `${appleNetwork === 'visa' ? 'Visa' : 'MasterCard'} ${number.slice(-4)}`,
    network: appleNetwork === 'visa' ? 'Visa' : 'MasterCard',
    type: 'debit',
  }) as ApplePayJS.ApplePayPaymentMethod;
