import { GooglePay } from '@adyen/adyen-web';
import { decimalOf } from '../../contract/decimal.ts';
import { usIslands } from '../../stores/address-formats/states.ts';
import { problemIn, type SheetProblem, type ShownQuote } from './sheet.ts';
import type { WalletHandlers } from './use-wallet-handlers.ts';
import { contactOfGooglePay, placeOf, walletAddress } from './wallet-address.ts';
import { linesOf, sheetProps, type WalletButton } from './wallet-button.ts';

type Configuration = NonNullable<ConstructorParameters<typeof GooglePay>[1]>;
type Changed = NonNullable<NonNullable<Configuration['paymentDataCallbacks']>['onPaymentDataChanged']>;
type Update = Awaited<ReturnType<Changed>>;

/** Google Pay's own button (https://developers.google.com/pay/api/web/reference/request-objects). */
export function googlePay(button: WalletButton) {
  const { core, handlers } = button;
  const cart = handlers.current.cart();
  const country = cart.country.toUpperCase();
  return new GooglePay(core, {
    ...sheetProps(button, (refusal) => ({
      error: { googlePayError: errorOf(handlers.current, refusal, 'PAYMENT_AUTHORIZATION') },
    })),
    buttonSizeMode: 'fill',
    buttonRadius: 6,
    emailRequired: true,
    shippingAddressRequired: true,
    shippingAddressParameters: {
      allowedCountryCodes: [country, ...(country === 'US' ? usIslands : [])],
    },
    shippingOptionRequired: true,
    callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION'],
    transactionInfo: transactionOf(handlers.current, country, null),
    paymentDataCallbacks: { onPaymentDataChanged: (data) => answerTo(handlers.current, country, data) },
    onAuthorized: ({ authorizedEvent: { email, shippingAddress } }, { resolve, reject }) => {
      const contact = walletAddress(contactOfGooglePay(shippingAddress ?? {}), cart.country);
      handlers.current
        .authorize({ contact, email })
        .then(resolve, (refusal: unknown) =>
          reject(errorOf(handlers.current, refusal, 'PAYMENT_AUTHORIZATION')),
        );
    },
  });
}

/** Google asks when the sheet opens, and whenever an address or an option is chosen; addresses are shortened until then. */
async function answerTo(
  handlers: WalletHandlers,
  country: string,
  { shippingAddress, shippingOptionData, callbackTrigger }: Parameters<Changed>[0],
): Promise<Update> {
  const intent = callbackTrigger === 'SHIPPING_OPTION' ? 'SHIPPING_OPTION' : 'SHIPPING_ADDRESS';
  try {
    const shown = await handlers.quote({
      place: shippingAddress && placeOf(contactOfGooglePay(shippingAddress), handlers.cart().country),
      methodId: callbackTrigger === 'SHIPPING_OPTION' ? shippingOptionData?.id : undefined,
    });
    return {
      newTransactionInfo: transactionOf(handlers, country, shown),
      newShippingOptionParameters: {
        defaultSelectedOptionId: shown.method.id,
        shippingOptions: shown.methods.map((method) => {
          const { label, detail } = handlers.optionText(method);
          return { id: method.id, label, description: detail };
        }),
      },
    };
  } catch (refusal) {
    return { error: errorOf(handlers, refusal, intent) };
  }
}

function transactionOf(handlers: WalletHandlers, country: string, shown: ShownQuote | null) {
  const { subtotal, total } = handlers.cart();
  return {
    countryCode: country,
    currencyCode: total.currencyCode,
    totalPrice: decimalOf(shown?.total ?? subtotal),
    totalPriceStatus: shown ? ('FINAL' as const) : ('ESTIMATED' as const),
    totalPriceLabel: handlers.labels.total,
    displayItems: linesOf(handlers, shown).map(({ label, amount }) => ({
      label,
      type: 'LINE_ITEM' as const,
      price: amount,
    })),
  };
}

const reasons: Partial<Record<SheetProblem, google.payments.api.ErrorReason>> = {
  elsewhere: 'SHIPPING_ADDRESS_UNSERVICEABLE',
  unserved: 'SHIPPING_ADDRESS_UNSERVICEABLE',
  undeliverable: 'SHIPPING_ADDRESS_UNSERVICEABLE',
  incomplete: 'SHIPPING_ADDRESS_INVALID',
};

function errorOf(
  handlers: WalletHandlers,
  refusal: unknown,
  intent: 'SHIPPING_ADDRESS' | 'SHIPPING_OPTION' | 'PAYMENT_AUTHORIZATION',
) {
  const problem = problemIn(refusal);
  return {
    reason: reasons[problem] ?? ('OTHER_ERROR' as const),
    message: handlers.problemText(refusal, handlers.cart().country),
    intent,
  };
}
