import type { WalletCard } from '../cards.ts';
import { expiry } from '../cards.ts';
import type { Person } from '../people.ts';
import { shortPostalCode } from '../people.ts';

type Contact = ApplePayJS.ApplePayPaymentContact;
type ContactField = ApplePayJS.ApplePayContactField;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** What Apple tells of a contact before the payment is authorized: neither who it is nor the street. */
export const shortContact = (person: Person, areFieldsMissing: boolean): Contact => ({
  ...{ addressLines: [], familyName: '', givenName: '', phoneticFamilyName: '', phoneticGivenName: '' },
  ...{ subAdministrativeArea: '', subLocality: '' },
  countryCode: person.countryCode,
  ...(!areFieldsMissing && {
    administrativeArea: person.administrativeArea,
    country: countryNames.of(person.countryCode) ?? '',
    locality: person.locality,
    postalCode: shortPostalCode(person),
  }),
});

/** What the shop asked for of a contact, and nothing else. */
export function contactOf(person: Person, required: readonly ContactField[] = []): Contact {
  const { name, lines, locality, administrativeArea, postalCode, countryCode, email, phone } = person;
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

interface TokenContent {
  readonly card: WalletCard;
  /** From the merchant session. */
  readonly merchantIdentifier: string;
  readonly currencyCode: string;
  /** The total of the sheet, as the shop gave it. */
  readonly amount: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The token: Apple's envelope, in which the data is readable instead of encrypted. */
export function tokenOf({
  card,
  merchantIdentifier,
  currencyCode,
  amount,
}: TokenContent): ApplePayJS.ApplePayPaymentToken {
  const transactionId = crypto.randomUUID();
  const data = {
    merchantIdentifier,
    applicationPrimaryAccountNumber: card.number,
    applicationExpirationDate: `${twoDigits(expiry.year % 100)}${twoDigits(expiry.month)}31`,
    cardholderName: card.holderName,
    currencyCode,
    transactionAmount: amount,
    deviceManufacturerIdentifier: 'sandbox',
    paymentDataType: '3DSecure',
  };
  return {
    transactionIdentifier: transactionId,
    paymentMethod: paymentMethodOf(card),
    paymentData: {
      version: 'EC_v1',
      data: btoa(JSON.stringify(data)),
      signature: btoa('sandbox'),
      header: { transactionId, publicKeyHash: 'sandbox', ephemeralPublicKey: 'sandbox' },
    },
  };
}

/** What Apple tells of the card; the pass is only there in apps. */
export const paymentMethodOf = ({ number, appleNetwork }: WalletCard): ApplePayJS.ApplePayPaymentMethod =>
  ({
    displayName: `${appleNetwork === 'visa' ? 'Visa' : 'MasterCard'} ${number.slice(-4)}`,
    network: appleNetwork === 'visa' ? 'Visa' : 'MasterCard',
    type: 'debit',
  }) as ApplePayJS.ApplePayPaymentMethod;
