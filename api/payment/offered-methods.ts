import type { ChosenMethod, PaymentMethods } from '../../contract/payment.ts';
import type { MethodsQuery, Payments } from './payments.ts';

type Field = Exclude<keyof ChosenMethod, 'type'>;

const card: readonly Field[] = [
  'holderName',
  'brand',
  'fundingSource',
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
];

/**
 * What the shop can take money by, and what the drop-in says about each: methods for which it has a component
 * (`src/checkout/payment/adyen-checkout.ts`), and plain redirects. Everything else needs what the shop does not do: several
 * payments for one order (gift cards), stored cards, or a wallet's own session (PayPal, Apple Pay). `docs/payments.md`
 * says more.
 */
const ownFields: ReadonlyMap<string, readonly Field[]> = new Map<string, readonly Field[]>([
  ['scheme', card],
  ['klarna', []],
  ['klarna_account', []],
  ['klarna_paynow', []],
  ['swish', []],
  ['mbway', ['telephoneNumber']],
  ['multibanco', []],
  ['ideal', ['issuer']],
  ['directEbanking', []],
]);

/** What the drop-in says about every method. */
const commonFields: readonly Field[] = ['checkoutAttemptId', 'sdkData'];

/** Bank transfers have a type for each country: `bankTransfer_IBAN`, `bankTransfer_GB`. */
const fieldsOf = (type: string): readonly Field[] | undefined =>
  type.startsWith('bankTransfer_') ? ['subtype'] : ownFields.get(type);

/**
 * Whether a payment of this type could try out a card: everything but the offered methods that have no card, because
 * Adyen knows cards by further names.
 */
export const couldTestCards = (type: string): boolean => type === 'scheme' || fieldsOf(type) === undefined;

/**
 * The part of Adyen's /paymentMethods that the shop offers: whatever is switched on in the Customer Area, a shopper can
 * choose only what works.
 */
const offeredMethods = ({
  paymentMethods,
}: PaymentMethods['paymentMethods']): PaymentMethods['paymentMethods'] => ({
  paymentMethods: paymentMethods.filter(({ type }) => fieldsOf(type) !== undefined),
});

/** A method with what belongs to it, and nothing that belongs to another. */
export function ownPartOf(method: ChosenMethod): ChosenMethod {
  const fields = [...commonFields, ...(fieldsOf(method.type) ?? [])];
  return {
    type: method.type,
    ...Object.fromEntries(fields.flatMap((field) => (field in method ? [[field, method[field]]] : []))),
  };
}

/** How many lists to remember; each is the same for all carts of a country with the same total. */
const maxLists = 1_000;

/**
 * Lists what is offered, and remembers it. Whoever pays has just seen a list, so the service is asked again only if
 * another process has shown it. A method that is switched off later stays in a list; the service refuses it by itself.
 * @param askService for all methods that are switched on.
 */
export function offeredBy(askService: Payments['listMethods']): Pick<Payments, 'listMethods' | 'isOffered'> {
  const lists = new Map<string, readonly string[]>();
  const listKeyOf = ({ amount: { centAmount, currencyCode }, country }: MethodsQuery) =>
    JSON.stringify([country, centAmount, currencyCode]);
  const typesIn = ({ paymentMethods }: PaymentMethods['paymentMethods']) =>
    paymentMethods.map(({ type }) => type);

  async function listMethods(query: MethodsQuery): Promise<PaymentMethods['paymentMethods']> {
    const methods = offeredMethods(await askService(query));
    lists.set(listKeyOf(query), typesIn(methods));
    const [oldest] = lists.keys();
    if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest);
    return methods;
  }
  return {
    listMethods,
    isOffered: async (type, query) =>
      (lists.get(listKeyOf(query)) ?? typesIn(await listMethods(query))).includes(type),
  };
}
