import type { WalletCard } from '../cards.ts';
import type { Person } from '../person.ts';
import { shortPostalCode } from '../person.ts';
import { googlePayToken } from './token.ts';

type Address = google.payments.api.Address;
type IntermediateAddress = google.payments.api.IntermediateAddress;
type PaymentData = google.payments.api.PaymentData;
type PaymentDataRequest = google.payments.api.PaymentDataRequest;

/** What Google tells of an address before the payment is authorized. */
export const intermediateAddress = (person: Person, areFieldsMissing: boolean): IntermediateAddress => ({
  countryCode: person.countryCode,
  ...(areFieldsMissing
    ? { administrativeArea: '', locality: '', postalCode: '' }
    : {
        administrativeArea: person.administrativeArea,
        locality: person.locality,
        postalCode: shortPostalCode(person),
      }),
});

/** The whole address; what a country does not have is an empty text. */
function personsAddress(person: Person, withPhone: boolean | undefined): Address {
  const [address1 = '', address2 = '', address3 = ''] = person.lines;
  const { locality, administrativeArea, postalCode, countryCode, phone: phoneNumber } = person;
  return {
    ...{ name: person.name.full, address1, address2, address3, sortingCode: '' },
    ...{ locality, administrativeArea, postalCode, countryCode },
    ...(withPhone && { phoneNumber }),
  };
}

function tokenOf({ allowedPaymentMethods: [method], transactionInfo }: PaymentDataRequest, card: WalletCard) {
  const parameters = method?.tokenizationSpecification.parameters as
    { readonly gatewayMerchantId?: string } | undefined;
  const { totalPrice, currencyCode: currency } = transactionInfo;
  const gatewayMerchantId = parameters?.gatewayMerchantId ?? '';
  return googlePayToken({ card, gatewayMerchantId, price: totalPrice || '0', currency });
}

interface Chosen {
  readonly person: Person | undefined;
  readonly card: WalletCard;
  readonly optionId: string | undefined;
  /** Whether what Google may leave out is left out. */
  readonly areFieldsMissing: boolean;
}

/** What the shop gets once the person has authorized the payment. */
export function paymentDataOf(request: PaymentDataRequest, chosen: Chosen): PaymentData {
  const { person, card, optionId, areFieldsMissing } = chosen;
  const parameters = request.allowedPaymentMethods[0]?.parameters;
  const isMin = parameters?.billingAddressParameters?.format !== 'FULL';
  const billing =
    person &&
    personsAddress(isMin ? { ...person, lines: [], locality: '', administrativeArea: '' } : person, false);
  const shipping = person && personsAddress(person, request.shippingAddressParameters?.phoneNumberRequired);
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    ...(request.emailRequired && person && !areFieldsMissing && { email: person.email }),
    ...(request.shippingAddressRequired && shipping && !areFieldsMissing && { shippingAddress: shipping }),
    ...(request.shippingOptionRequired && optionId !== undefined && { shippingOptionData: { id: optionId } }),
    paymentMethodData: {
      type: 'CARD',
      description: card.label,
      info: {
        cardNetwork: card.network,
        cardDetails: card.number.slice(-4),
        ...(parameters?.billingAddressRequired && billing && { billingAddress: billing }),
      },
      tokenizationData: { type: 'PAYMENT_GATEWAY', token: tokenOf(request, card) },
    },
  };
}
