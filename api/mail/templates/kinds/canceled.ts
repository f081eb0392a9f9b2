import { button, heading, paragraph } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';
import { methodOf, type OrderMailData } from '../order-content.ts';

/** The order is canceled, and what becomes of its money. */
export const canceled: MailTemplate<OrderMailData> = {
  subject: ({ order }, { t }) => t('canceled.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl }, words) => {
    const { t } = words;
    const { orderNumber, paymentState, money } = order;
    return [
      heading(t('checkout:confirmation.failed.heading')),
      paragraph(
        paymentState === 'failed'
          ? t('checkout:confirmation.failed.text', { method: methodOf(order, words) })
          : t('canceled.text', { number: orderNumber }),
      ),
      paragraph(t(`canceled.money.${money ?? 'unknown'}`)),
      button(t('viewOrder'), orderUrl),
    ];
  },
};
