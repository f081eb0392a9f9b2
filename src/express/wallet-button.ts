import type { CoreConfiguration, ICore } from '@adyen/adyen-web';
import { decimalOf } from '../../contract/decimal.ts';
import type { Money } from '../../contract/money.ts';
import { answerOf, detailsOf, submittedOf } from '../checkout/payment/adyen-connection.ts';
import type { ExpressPage } from './express-cart.ts';
import { type SheetProblem, SheetRefusal, type ShownQuote } from './sheet.ts';
import type { WalletHandlers } from './use-wallet-handlers.ts';

export interface WalletButton {
  readonly core: ICore;
  readonly page: ExpressPage;
  readonly handlers: { readonly current: WalletHandlers };
  /** An error of adyen-web: `CANCEL`, `SCRIPT_ERROR`, or of the wallet itself. */
  readonly onError: (error: { readonly name: string; readonly message: string }) => void;
}

type SheetError = Parameters<Parameters<NonNullable<CoreConfiguration['onSubmit']>>[2]['reject']>[0];

/** What Google's and Apple's buttons share: sheets that pay. @param errorOf why a payment is refused, in the wallet's words. */
export const sheetProps = (
  { page, handlers, onError }: WalletButton,
  errorOf: (refusal: SheetRefusal) => SheetError,
) => ({
  isExpress: true,
  expressPage: page,
  onError,
  buttonType: 'plain' as const,
  onClick: (resolve: () => void) => {
    handlers.current.begin();
    resolve();
  },
  onSubmit: (async ({ data }, _component, { resolve, reject }) => {
    const { pay, onResult, onFailure } = handlers.current;
    const decline = (problem: SheetProblem) => reject(errorOf(new SheetRefusal(problem)));
    try {
      const result = await pay(submittedOf(data));
      if (result.order ?? result.action) resolve(answerOf(result));
      else decline('refused');
      if (result.order ?? !result.action) onResult(result);
    } catch (error) {
      decline('failed');
      onFailure(error);
    }
  }) satisfies CoreConfiguration['onSubmit'],
  onAdditionalDetails: (({ data }) =>
    handlers.current.onDetails(detailsOf(data))) satisfies CoreConfiguration['onAdditionalDetails'],
});

/** The lines above a sheet's total, of amounts that the shop has calculated. */
export function linesOf({ cart, labels }: WalletHandlers, shown: ShownQuote | null) {
  const line = (label: string, money: Money) => ({ label, amount: decimalOf(money) });
  return [
    line(labels.goods, shown?.subtotal ?? cart().subtotal),
    ...(shown ? [line(labels.delivery, shown.method.price)] : []),
    ...(shown?.method.addedTax ? [line(labels.tax, shown.method.addedTax)] : []),
  ];
}
