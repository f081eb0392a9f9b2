import type { WalletCard } from '../cards.ts';
import { type Person, shortPostalCode } from '../people.ts';
import { walletToken } from '../token.ts';

type IntermediateAddress = google.payments.api.IntermediateAddress;
type PaymentData = google.payments.api.PaymentData;
type PaymentDataRequest = google.payments.api.PaymentDataRequest;

/** What Google tells of an address before the payment is authorized. */
export function intermediateAddress(person: Person): IntermediateAddress {
  const { countryCode, administrativeArea, locality } = person;
  return { countryCode, administrativeArea, locality, postalCode: shortPostalCode(person) };
}

function tokenOf({ allowedPaymentMethods: [method], transactionInfo }: PaymentDataRequest, card: WalletCard) {
  const { gatewayMerchantId = '' } = method?.tokenizationSpecification.parameters as {
    readonly gatewayMerchantId?: string;
  };
  const { totalPrice: price, currencyCode: currency } = transactionInfo;
  return btoa(JSON.stringify(walletToken({ card, merchant: gatewayMerchantId, price, currency })));
}

/** What the shop gets once the person has authorized the payment; what an address does not have is an empty text. */
export function paymentDataOf(
  request: PaymentDataRequest,
  card: WalletCard,
  person: Person | undefined,
  optionId: string | undefined,
): PaymentData {
  const { emailRequired, shippingAddressRequired, shippingOptionRequired } = request;
  const [address1 = '', address2 = '', address3 = ''] = person?.lines ?? [];
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    ...(emailRequired && person && { email: person.email }),
    ...(shippingAddressRequired &&
      person && {
        shippingAddress: {
          ...intermediateAddress(person),
          ...{ name: person.name.full, postalCode: person.postalCode },
          ...{ address1, address2, address3, sortingCode: '' },
        },
      }),
    ...(shippingOptionRequired && optionId !== undefined && { shippingOptionData: { id: optionId } }),
    paymentMethodData: {
      type: 'CARD',
      description: card.label,
      info: { cardNetwork: card.network, cardDetails: card.number.slice(-4) },
      tokenizationData: { type: 'PAYMENT_GATEWAY', token: tokenOf(request, card) },
    },
  };
}
