import { formatMoney } from '../../../../stores/format-money.ts';
import type { Refund } from '../../../../contract/order.ts';
import { button, heading, paragraph } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';
import { methodOf, type OrderMailData } from '../order-content.ts';

export interface RefundedData extends OrderMailData {
  /** One that the payment service has confirmed. */
  readonly refund: Refund;
}

/** Money is back, all of it or a part. */
export const refunded: MailTemplate<RefundedData> = {
  subject: ({ order }, { t }) => t('refunded.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl, refund }, words) => {
    const { t, locale } = words;
    const amount = formatMoney(refund.amount, locale);
    return [
      heading(t('refunded.heading', { amount })),
      paragraph(t('refunded.text', { amount, number: order.orderNumber, method: methodOf(order, words) })),
      button(t('viewOrder'), orderUrl),
    ];
  },
};
