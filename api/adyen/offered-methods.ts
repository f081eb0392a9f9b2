import type { PaymentMethods, ChosenMethod } from '../../contract/payment.ts';
import {
  type EngineMethod,
  type ExpressWallet,
  expressWallets,
  expressWalletsIn,
  paymentMethodsIn,
  paymentMethodTypes,
} from '../../stores/payment-methods.ts';
import type { StoreCountry } from '../../stores/types.ts';
import type { OfferedMethods } from './payments.ts';

type Field = Exclude<keyof ChosenMethod, 'type'>;

/** Of a card; Bancontact’s has no security code unless it is a Visa card, too. */
const card: readonly Field[] = [
  'holderName',
  'brand',
  'fundingSource',
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
];

/** What adyen-web says about a method; nothing about all others. */
const ownFields: Readonly<Partial<Record<string, readonly Field[]>>> = {
  scheme: card,
  applepay: ['applePayToken', 'subtype'],
  bankTransfer_IBAN: ['subtype'],
  bcmc: card,
  blik: ['blikCode'],
  ebanking_FI: ['issuer'],
  eps: ['issuer'],
  googlepay: ['googlePayToken', 'googlePayCardNetwork', 'subtype'],
  mbway: ['telephoneNumber'],
  onlineBanking_CZ: ['issuer'],
  onlineBanking_PL: ['issuer'],
  onlineBanking_SK: ['issuer'],
  sepadirectdebit: ['iban', 'ownerName'],
} satisfies Partial<Record<EngineMethod | ExpressWallet, readonly Field[]>>;

/** What adyen-web says about every method. */
const commonFields: readonly Field[] = ['checkoutAttemptId', 'sdkData'];

const fieldsOf = (type: string): readonly Field[] =>
  (Object.hasOwn(ownFields, type) ? ownFields[type] : undefined) ?? [];

/**
 * Whether a payment of this type could try out a card: everything but the offered methods that have no card, because
 * Adyen knows cards by further names. Wallets limit by themselves how many cards are tried.
 */
export const couldTestCards = (type: string): boolean =>
  fieldsOf(type).includes('encryptedCardNumber') ||
  ![...paymentMethodTypes, ...expressWallets].some((known) => known === type);

/** Whether a wallet's own server shows the total in its sheet, so that a payment has to begin before the address is known. */
export const startsProvisionally = (type: string): boolean => type === 'paypal';

/**
 * Names that a scheme requires. iDEAL is becoming Wero and has to be called by both names
 * (https://docs.adyen.com/payment-methods/ideal/api-only).
 */
const requiredNames: Readonly<Partial<Record<string, string>>> = { ideal: 'iDEAL | Wero' };

/**
 * The part of Adyen's /paymentMethods that the shop offers in a country, in the order of `stores/payment-methods.ts`: whatever
 * is switched on in the Customer Area, a shopper can choose only what works. `docs/payments.md` says more.
 */
export function offeredMethods(
  { paymentMethods }: PaymentMethods['paymentMethods'],
  country: StoreCountry | undefined,
): OfferedMethods {
  const inOrder = (types: readonly string[]) =>
    types.flatMap((type) => paymentMethods.filter((method) => method.type === type));
  return {
    paymentMethods: {
      paymentMethods: inOrder(country ? paymentMethodsIn(country) : []).map((method) => {
        const name = requiredNames[method.type];
        return name === undefined ? method : { ...method, name };
      }),
    },
    express: inOrder(country ? expressWalletsIn(country) : []),
  };
}

/** Whether the shop takes money by a method in a country. The service refuses what is not switched on. */
export const isOfferedIn = (country: StoreCountry | undefined, type: string): boolean =>
  country !== undefined &&
  [...paymentMethodsIn(country), ...expressWalletsIn(country)].some((one) => one === type);

/** A method with what belongs to it, and nothing that belongs to another. */
export function ownPartOf(method: ChosenMethod): ChosenMethod {
  const fields = [...commonFields, ...fieldsOf(method.type)];
  return {
    type: method.type,
    ...Object.fromEntries(fields.flatMap((field) => (field in method ? [[field, method[field]]] : []))),
  };
}
