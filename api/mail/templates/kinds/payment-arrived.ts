import { button, heading, paragraph } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';
import type { OrderMailData } from '../order-content.ts';

/** The money for an order that waited for it has arrived. */
export const paymentArrived: MailTemplate<OrderMailData> = {
  subject: ({ order }, { t }) => t('paymentArrived.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl }, { t }) => [
    heading(t('paymentArrived.heading')),
    paragraph(t('paymentArrived.text', { number: order.orderNumber })),
    button(t('viewOrder'), orderUrl),
  ],
};
