import { ApplePay } from '@adyen/adyen-web';
import { decimalOf } from '../../contract/decimal.ts';
import { cleanCode } from '../../stores/typed-text.ts';
import { problemIn, type SheetQuestion, type ShownQuote } from './sheet.ts';
import type { WalletHandlers } from './use-wallet-handlers.ts';
import { contactOfApplePay, placeOf, walletAddress } from './wallet-address.ts';
import { linesOf, sheetProps, type WalletButton } from './wallet-button.ts';

/** Apple's own constructor of errors in the sheet, which its script defines. */
declare const ApplePayError: new (
  code: ApplePayJS.ApplePayErrorCode,
  contactField?: ApplePayJS.ApplePayErrorContactField,
  message?: string,
) => ApplePayJS.ApplePayError;

/** Apple Pay's own button (https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest). */
export function applePay(button: WalletButton) {
  const { core, handlers } = button;
  const { subtotal } = handlers.current.cart();
  return new ApplePay(core, {
    ...sheetProps(button, (refusal) => ({ error: { applePayError: errorOf(handlers.current, refusal) } })),
    requiredShippingContactFields: ['name', 'email', 'postalAddress'],
    supportsCouponCode: true,
    totalPriceLabel: handlers.current.labels.total,
    totalPriceStatus: 'pending',
    amount: { value: subtotal.centAmount, currency: subtotal.currencyCode },
    lineItems: linesOf(handlers.current, null),
    onShippingContactSelected: (resolve, _reject, { shippingContact }) => {
      const place = placeOf(contactOfApplePay(shippingContact), handlers.current.cart().country);
      void answerTo(handlers.current, { place }).then(resolve);
    },
    onShippingMethodSelected: (resolve, _reject, { shippingMethod }) => {
      // Such an answer has no place for an error: the sheet shows what it showed, and paying that is refused.
      void answerTo(handlers.current, { methodId: shippingMethod.identifier }).then(
        ({ newTotal, newLineItems }) => resolve({ newTotal, newLineItems }),
      );
    },
    onCouponCodeChanged: (resolve, _reject, { couponCode = '' }: { readonly couponCode?: string }) => {
      void answerTo(handlers.current, { code: cleanCode(couponCode) }).then(resolve);
    },
    onAuthorized: ({ authorizedEvent }, { resolve, reject }) => {
      // An answer to an echo would end the first one.
      if (handlers.current.isBusy()) return;
      const {
        shippingContact = {},
      }: { readonly shippingContact?: ApplePayJS.ApplePayPaymentContact | undefined } =
        authorizedEvent.payment;
      const contact = walletAddress(contactOfApplePay(shippingContact), handlers.current.cart().country);
      handlers.current
        .authorize({ contact, email: shippingContact.emailAddress })
        .then(resolve, (refusal: unknown) => reject(errorOf(handlers.current, refusal)));
    },
  });
}

/** Apple asks when the sheet opens, and whenever an address, an option, or a code changes; addresses are shortened until then. */
async function answerTo(handlers: WalletHandlers, question: SheetQuestion) {
  try {
    const shown = await handlers.quote(question);
    return {
      ...sumsOf(handlers, shown),
      newShippingMethods: shown.methods.map((method) => optionOf(handlers, shown, method)),
    };
  } catch (refusal) {
    return { ...sumsOf(handlers, handlers.shown()), errors: [errorOf(handlers, refusal)] };
  }
}

function sumsOf(handlers: WalletHandlers, shown: ShownQuote | null) {
  return {
    newTotal: {
      label: handlers.labels.total,
      amount: decimalOf(shown?.total ?? handlers.cart().subtotal),
      type: shown ? ('final' as const) : ('pending' as const),
    },
    newLineItems: linesOf(handlers, shown),
  };
}

function optionOf(handlers: WalletHandlers, shown: ShownQuote, method: ShownQuote['method']) {
  return {
    identifier: method.id,
    label: method.name,
    detail: handlers.optionText(method).detail,
    amount: decimalOf(method.price),
    selected: method.id === shown.method.id,
  };
}

/** Apple's codes (https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode). */
function errorOf(handlers: WalletHandlers, refusal: unknown): ApplePayJS.ApplePayError {
  const problem = problemIn(refusal);
  const message = handlers.problemText(refusal, handlers.cart().country);
  if (problem === 'undeliverable' || problem === 'unserved' || problem === 'elsewhere')
    return new ApplePayError('addressUnserviceable', 'postalAddress', message);
  if (problem === 'incomplete') return new ApplePayError('shippingContactInvalid', 'postalAddress', message);
  if (problem === 'code') return new ApplePayError('couponCodeInvalid', undefined, message);
  return new ApplePayError('unknown', undefined, message);
}
