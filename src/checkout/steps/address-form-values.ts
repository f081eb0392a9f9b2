import type { Address } from '../../../contract/address.ts';
import type { Cart, CartAction } from '../../../contract/cart.ts';
import {
  type AddressField,
  addressFields,
  addressFrom,
  eachField,
  fieldsIn,
  isRequired,
} from '../../../stores/address-formats/fields.ts';
import { type AddressFormat, addressFormat } from '../../../stores/address-formats/index.ts';
import { isPhoneText } from '../../../stores/address-formats/phone-text.ts';
import { isPostalCode, normalizePostalCode } from '../../../stores/address-formats/postal-code.ts';
import { cleanCode, cleanLine } from '../../../stores/typed-text.ts';

export type AddressKind = 'shipping' | 'billing';

/** An address as typed, cleaned: every field is a string, empty if nothing was typed. */
export interface AddressValues extends Readonly<Record<AddressField, string>> {
  readonly country: string;
}

export interface AddressFormValues {
  readonly email: string;
  /** Whether the parcel goes to somebody else: then `billing` is who pays, and `shipping` who receives it. */
  readonly isForSomebodyElse: boolean;
  readonly shipping: AddressValues;
  /** Whether the billing address is the delivery address, unless the parcel goes to somebody else. */
  readonly billingSame: boolean;
  readonly billing: AddressValues;
  /** Whether we may ask once by e-mail how they like it; empty as long as they have not said. */
  readonly reviewAnswer: '' | 'yes' | 'no';
}

export type FieldName = 'email' | `${AddressKind}.${AddressField}`;

/** Whether a field may stay empty. Where the shop knows no postal codes, there may be none. */
export const isOptional = (field: AddressField, format: AddressFormat): boolean =>
  !isRequired(field) || (field === 'postalCode' && format.postalCode === null);

/** What is typed is cleaned, and then checked by its country's rules. @param undelivered states that may not be chosen */
export const rulesOf = (field: AddressField, format: AddressFormat, undelivered: readonly string[] = []) => ({
  setValueAs: addressFields[field].isCode ? cleanCode : cleanLine,
  validate: (typed: string) =>
    isValidField(field, typed, format) && !(field === 'state' && undelivered.includes(typed)),
});

function isValidField(field: AddressField, typed: string, format: AddressFormat): boolean {
  if (typed.length > addressFields[field].max) return false;
  if (typed === '') return isOptional(field, format);
  if (format.accepts?.(field, typed) === false) return false;
  if (field === 'phone') return isPhoneText(typed);
  if (field === 'postalCode' && format.postalCode) return isPostalCode(format.postalCode, typed);
  if (field === 'state' && format.state) return format.state.options.some(({ code }) => code === typed);
  return true;
}

/** The form's initial values: those from the cart, otherwise empty fields for the country. */
export function formValuesOf(
  cart: Pick<
    Cart,
    'email' | 'shippingAddress' | 'billingAddress' | 'isForSomebodyElse' | 'mayBeAskedForReview'
  > | null,
  country: string,
): AddressFormValues {
  const { shippingAddress = null, billingAddress = null } = cart ?? {};
  const billingSame = billingAddress === null || sameAddress(billingAddress, shippingAddress);
  return {
    email: cart?.email ?? '',
    isForSomebodyElse: cart?.isForSomebodyElse === true && !billingSame,
    shipping: addressValuesOf(shippingAddress, country),
    billingSame,
    billing: addressValuesOf(billingAddress, country),
    reviewAnswer: cart?.mayBeAskedForReview === undefined ? '' : cart.mayBeAskedForReview ? 'yes' : 'no',
  };
}

/** What was typed, for a delivery to a country; a state of another country is dropped. */
export function shippedTo(country: string, values: AddressFormValues): AddressFormValues {
  if (values.shipping.country === country) return values;
  return { ...values, shipping: { ...values.shipping, country, state: '' } };
}

/** With a postal code of the delivery that is known from elsewhere, unless one was typed. */
export function withPostalCode(values: AddressFormValues, postalCode: string): AddressFormValues {
  if (values.shipping.postalCode !== '') return values;
  return { ...values, shipping: { ...values.shipping, postalCode } };
}

/** Whether the form asks for a billing address: `billing` is used only then. */
export const hasOwnBilling = ({ isForSomebodyElse, billingSame }: AddressFormValues): boolean =>
  isForSomebodyElse || !billingSame;

/** The cart changes that save what was typed; applied together or not at all. */
export function actionsOf(values: AddressFormValues): readonly CartAction[] {
  return [
    { action: 'setCustomerEmail', email: values.email },
    { action: 'setShippingAddress', address: addressTyped(values.shipping) },
    {
      action: 'setBillingAddress',
      ...(hasOwnBilling(values) ? { address: addressTyped(values.billing) } : {}),
    },
    { action: 'setForSomebodyElse', isForSomebodyElse: values.isForSomebodyElse },
    ...(values.reviewAnswer === ''
      ? []
      : [{ action: 'setMayBeAskedForReview', mayBeAskedForReview: values.reviewAnswer === 'yes' } as const]),
  ];
}

function addressValuesOf(address: Address | null, country: string): AddressValues {
  return { ...eachField((field) => address?.[field] ?? ''), country: address?.country ?? country };
}

/** Without empty fields and fields the country does not have; the postal code is in its official spelling. */
function addressTyped(values: AddressValues): Address {
  const format = addressFormat(values.country);
  const written = { ...values, postalCode: normalizePostalCode(format, values.postalCode) };
  return addressFrom(values.country, (field) => (format.fields.includes(field) ? written[field] : ''));
}

function sameAddress(one: Address, other: Address | null): boolean {
  if (other === null) return false;
  const [first, second] = [addressValuesOf(one, ''), addressValuesOf(other, '')];
  return (
    first.country === second.country && fieldsIn('billing').every((field) => first[field] === second[field])
  );
}
