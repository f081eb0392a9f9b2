import { GooglePay, type ICore } from '@adyen/adyen-web';
import { detailsOf } from '../checkout/payment/adyen-connection.ts';
import { problemIn, type SheetProblem, SheetRefusal, type ShownQuote } from './sheet.ts';
import { usIslands } from '../../stores/address-formats/states.ts';
import {
  decimal,
  type ExpressPage,
  linesOf,
  payFromSheet,
  type WalletDesk,
  type WalletError,
} from './wallet-desk.ts';
import { placeOf, walletAddress } from './wallet-address.ts';
import { contactOfGooglePay } from './wallet-contact.ts';

type Configuration = NonNullable<ConstructorParameters<typeof GooglePay>[1]>;
type Changed = NonNullable<NonNullable<Configuration['paymentDataCallbacks']>['onPaymentDataChanged']>;
type Update = Awaited<ReturnType<Changed>>;

/** Google Pay's own button (https://developers.google.com/pay/api/web/reference/request-objects). */
export function googlePay(
  core: ICore,
  page: ExpressPage,
  desk: { readonly current: WalletDesk },
  onError: (error: WalletError) => void,
) {
  const cart = desk.current.cart();
  const country = cart.country.toUpperCase();
  return new GooglePay(core, {
    isExpress: true,
    expressPage: page,
    onError,
    buttonSizeMode: 'fill',
    buttonType: 'plain',
    buttonRadius: 6,
    emailRequired: true,
    shippingAddressRequired: true,
    shippingAddressParameters: {
      allowedCountryCodes: [country, ...(country === 'US' ? usIslands : [])],
    },
    shippingOptionRequired: true,
    callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION'],
    transactionInfo: transactionOf(desk.current, country, null),
    paymentDataCallbacks: { onPaymentDataChanged: (data) => answerTo(desk.current, country, data) },
    onClick: (resolve) => {
      desk.current.begin();
      resolve();
    },
    onAuthorized: ({ authorizedEvent: { email, shippingAddress } }, { resolve, reject }) => {
      const contact = walletAddress(contactOfGooglePay(shippingAddress ?? {}), cart.country);
      desk.current
        .authorize({ contact, email })
        .then(resolve, (refusal: unknown) => reject(errorOf(desk.current, refusal, 'PAYMENT_AUTHORIZATION')));
    },
    onSubmit: ({ data }, _component, { resolve, reject }) => {
      const decline = (problem: SheetProblem) =>
        reject({
          error: {
            googlePayError: errorOf(desk.current, new SheetRefusal(problem), 'PAYMENT_AUTHORIZATION'),
          },
        });
      void payFromSheet(desk.current, data, resolve, decline);
    },
    onAdditionalDetails: ({ data }) => {
      desk.current.sendDetails(detailsOf(data)).then(desk.current.onResult, desk.current.onFailure);
    },
  });
}

/** Google asks when the sheet opens, and whenever an address or an option is chosen; addresses are shortened until then. */
async function answerTo(
  desk: WalletDesk,
  country: string,
  { shippingAddress, shippingOptionData, callbackTrigger }: Parameters<Changed>[0],
): Promise<Update> {
  const intent = callbackTrigger === 'SHIPPING_OPTION' ? 'SHIPPING_OPTION' : 'SHIPPING_ADDRESS';
  try {
    const shown = await desk.quote({
      place: shippingAddress && placeOf(contactOfGooglePay(shippingAddress), desk.cart().country),
      methodId: callbackTrigger === 'SHIPPING_OPTION' ? shippingOptionData?.id : undefined,
    });
    return {
      newTransactionInfo: transactionOf(desk, country, shown),
      newShippingOptionParameters: {
        defaultSelectedOptionId: shown.method.id,
        shippingOptions: shown.methods.map((method) => {
          const { label, detail } = desk.optionText(method);
          return { id: method.id, label, description: detail };
        }),
      },
    };
  } catch (refusal) {
    return { error: errorOf(desk, refusal, intent) };
  }
}

function transactionOf(desk: WalletDesk, country: string, shown: ShownQuote | null) {
  const { subtotal, total } = desk.cart();
  return {
    countryCode: country,
    currencyCode: total.currencyCode,
    totalPrice: decimal(shown?.total ?? subtotal),
    totalPriceStatus: shown ? ('FINAL' as const) : ('ESTIMATED' as const),
    totalPriceLabel: desk.labels.total,
    displayItems: linesOf(desk, shown).map(({ label, amount }) => ({
      label,
      type: 'LINE_ITEM' as const,
      price: amount,
    })),
  };
}

const reasons: Readonly<
  Partial<Record<SheetProblem, 'SHIPPING_ADDRESS_UNSERVICEABLE' | 'SHIPPING_ADDRESS_INVALID'>>
> = {
  elsewhere: 'SHIPPING_ADDRESS_UNSERVICEABLE',
  unserved: 'SHIPPING_ADDRESS_UNSERVICEABLE',
  undeliverable: 'SHIPPING_ADDRESS_UNSERVICEABLE',
  incomplete: 'SHIPPING_ADDRESS_INVALID',
};

function errorOf(
  desk: WalletDesk,
  refusal: unknown,
  intent: 'SHIPPING_ADDRESS' | 'SHIPPING_OPTION' | 'PAYMENT_AUTHORIZATION',
) {
  const problem = problemIn(refusal);
  return {
    reason: reasons[problem] ?? ('OTHER_ERROR' as const),
    message: desk.problemText(refusal, desk.cart().country),
    intent,
  };
}
