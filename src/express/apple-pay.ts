import { ApplePay, type ICore } from '@adyen/adyen-web';
import { cleanCode } from '../../stores/typed-text.ts';
import { detailsOf } from '../checkout/payment/adyen-connection.ts';
import { problemIn, type SheetProblem, type SheetQuestion, SheetRefusal, type ShownQuote } from './sheet.ts';
import {
  decimal,
  type ExpressPage,
  linesOf,
  payFromSheet,
  type WalletDesk,
  type WalletError,
} from './wallet-desk.ts';
import { placeOf, walletAddress } from './wallet-address.ts';
import { contactOfApplePay } from './wallet-contact.ts';

/** Apple's own constructor of errors in the sheet, which its script defines. */
declare const ApplePayError: new (
  code: ApplePayJS.ApplePayErrorCode,
  contactField?: ApplePayJS.ApplePayErrorContactField,
  message?: string,
) => ApplePayJS.ApplePayError;

/** Apple Pay's own button (https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest). */
export function applePay(
  core: ICore,
  page: ExpressPage,
  desk: { readonly current: WalletDesk },
  onError: (error: WalletError) => void,
) {
  return new ApplePay(core, {
    isExpress: true,
    expressPage: page,
    onError,
    buttonType: 'plain',
    requiredShippingContactFields: ['name', 'email', 'postalAddress'],
    supportsCouponCode: true,
    totalPriceLabel: desk.current.labels.total,
    totalPriceStatus: 'pending',
    amount: amountOf(desk.current),
    lineItems: [...linesOf(desk.current, null)],
    onClick: (resolve) => {
      desk.current.begin();
      resolve();
    },
    onShippingContactSelected: (resolve, _reject, { shippingContact }) => {
      const place = placeOf(contactOfApplePay(shippingContact), desk.current.cart().country);
      void answerTo(desk.current, { place }).then(resolve);
    },
    onShippingMethodSelected: (resolve, _reject, { shippingMethod }) => {
      // Such an answer has no place for an error: the sheet shows what it showed, and paying that is refused.
      void answerTo(desk.current, { methodId: shippingMethod.identifier }).then(
        ({ newTotal, newLineItems }) => resolve({ newTotal, newLineItems }),
      );
    },
    onCouponCodeChanged: (resolve, _reject, { couponCode = '' }: { readonly couponCode?: string }) => {
      void answerTo(desk.current, { code: cleanCode(couponCode) }).then(resolve);
    },
    onAuthorized: ({ authorizedEvent }, { resolve, reject }) => {
      // An answer to an echo would end the first one.
      if (desk.current.isBusy()) return;
      const {
        shippingContact = {},
      }: { readonly shippingContact?: ApplePayJS.ApplePayPaymentContact | undefined } =
        authorizedEvent.payment;
      const contact = walletAddress(contactOfApplePay(shippingContact), desk.current.cart().country);
      desk.current
        .authorize({ contact, email: shippingContact.emailAddress })
        .then(resolve, (refusal: unknown) => reject(errorOf(desk.current, refusal)));
    },
    onSubmit: ({ data }, _component, { resolve, reject }) => {
      const decline = (problem: SheetProblem) =>
        reject({ error: { applePayError: errorOf(desk.current, new SheetRefusal(problem)) } });
      void payFromSheet(desk.current, data, resolve, decline);
    },
    onAdditionalDetails: ({ data }) => {
      desk.current.sendDetails(detailsOf(data)).then(desk.current.onResult, desk.current.onFailure);
    },
  });
}

/** What the button asks for at first; Apple waits for the real total until an address is chosen. */
function amountOf(desk: WalletDesk) {
  const { centAmount, currencyCode } = desk.cart().subtotal;
  return { value: centAmount, currency: currencyCode };
}

/** Apple asks when the sheet opens, and whenever an address, an option, or a code changes; addresses are shortened until then. */
async function answerTo(desk: WalletDesk, question: SheetQuestion) {
  try {
    const shown = await desk.quote(question);
    return {
      ...sumsOf(desk, shown),
      newShippingMethods: shown.methods.map((method) => optionOf(desk, shown, method)),
    };
  } catch (refusal) {
    return { ...sumsOf(desk, desk.shown()), errors: [errorOf(desk, refusal)] };
  }
}

function sumsOf(desk: WalletDesk, shown: ShownQuote | null) {
  return {
    newTotal: {
      label: desk.labels.total,
      amount: decimal(shown?.total ?? desk.cart().subtotal),
      type: shown ? ('final' as const) : ('pending' as const),
    },
    newLineItems: [...linesOf(desk, shown)],
  };
}

function optionOf(desk: WalletDesk, shown: ShownQuote, method: ShownQuote['method']) {
  return {
    identifier: method.id,
    label: method.name,
    detail: desk.optionText(method).detail,
    amount: decimal(method.price),
    selected: method.id === shown.method.id,
  };
}

/** Apple's codes (https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode). */
function errorOf(desk: WalletDesk, refusal: unknown): ApplePayJS.ApplePayError {
  const problem = problemIn(refusal);
  const message = desk.problemText(refusal, desk.cart().country);
  if (problem === 'undeliverable' || problem === 'unserved' || problem === 'elsewhere')
    return new ApplePayError('addressUnserviceable', 'postalAddress', message);
  if (problem === 'incomplete') return new ApplePayError('shippingContactInvalid', 'postalAddress', message);
  if (problem === 'code') return new ApplePayError('couponCodeInvalid', undefined, message);
  return new ApplePayError('unknown', undefined, message);
}
