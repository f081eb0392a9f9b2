import { PayPal } from '@adyen/adyen-web';
import { isInEea } from '../../stores/european-economic-area.ts';
import { answerOf, detailsOf, submittedOf } from '../checkout/payment/adyen-connection.ts';
import { problemIn, type SheetQuestion } from './sheet.ts';
import type { WalletHandlers } from './use-wallet-handlers.ts';
import { contactOfPayPal, contactOfPayPalPlace, placeOf, walletAddress } from './wallet-address.ts';
import type { WalletButton } from './wallet-button.ts';

/**
 * PayPal's own button (https://developer.paypal.com/sdk/js/reference/). In the European Economic Area its window ends with
 * "Continue", because only the shop's own button may say what an order means; elsewhere it pays.
 */
export function payPal({ core, page, handlers, onError }: WalletButton) {
  const { country, subtotal } = handlers.current.cart();
  return new PayPal(core, {
    isExpress: true,
    expressPage: page,
    onError,
    amount: { value: subtotal.centAmount, currency: subtotal.currencyCode },
    userAction: isInEea(country) ? 'continue' : 'pay',
    // These would pay without asking the shop about an address.
    blockPayPalCreditButton: true,
    blockPayPalPayLaterButton: true,
    blockPayPalVenmoButton: true,
    style: { height: 48, shape: 'rect', color: 'gold', disableMaxWidth: true },
    onClick: () => handlers.current.begin(),
    onSubmit: ({ data }, _component, { resolve, reject }) => {
      handlers.current.start(submittedOf(data)).then(
        (result) => resolve(answerOf(result)),
        (error: unknown) => {
          reject();
          handlers.current.onFailure(error);
        },
      );
    },
    onShippingAddressChange: ({ shippingAddress }, actions, component) =>
      followIn(handlers.current, component, actions, {
        place: placeOf(contactOfPayPalPlace(shippingAddress), country),
      }),
    onShippingOptionsChange: ({ selectedShippingOption }, actions, component) =>
      followIn(handlers.current, component, actions, { methodId: selectedShippingOption?.id }),
    onAuthorized: ({ authorizedEvent }, { resolve, reject }) => {
      // An answer to an echo would end the first one.
      if (handlers.current.isBusy()) return;
      // The successor of `payer` is not in every answer; adyen-web reads it, too.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      const { payer, purchase_units } = authorizedEvent;
      const contact = walletAddress(contactOfPayPal(purchase_units?.[0]?.shipping ?? {}), country);
      handlers.current.authorize({ contact, email: payer?.email_address }).then(resolve, () => {
        reject();
        // PayPal's window is closed already.
        handlers.current.onClosed();
      });
    },
    onAdditionalDetails: ({ data }) => handlers.current.onApproved(detailsOf(data)),
  });
}

type Component = Pick<InstanceType<typeof PayPal>, 'paymentData' | 'updatePaymentData'>;

/** Has PayPal's order follow its window. What is refused stays unchosen there, with PayPal's own words for the reason. */
async function followIn(
  handlers: WalletHandlers,
  component: Component,
  actions: { readonly reject: (reason?: string) => Promise<void> },
  question: SheetQuestion,
): Promise<void> {
  try {
    component.updatePaymentData(await handlers.follow(question, component.paymentData ?? ''));
  } catch (refusal) {
    const isMethod = question.place === undefined;
    const problem = problemIn(refusal);
    await actions.reject(isMethod ? 'METHOD_UNAVAILABLE' : (reasons[problem] ?? 'ADDRESS_ERROR'));
  }
}

/** PayPal's own codes, which it has words for (https://developer.paypal.com/sdk/js/reference/#onshippingaddresschange). */
const reasons: Readonly<Record<string, string>> = {
  elsewhere: 'COUNTRY_ERROR',
  unserved: 'STATE_ERROR',
  undeliverable: 'ADDRESS_ERROR',
  incomplete: 'ZIP_ERROR',
};
