import { button, heading, paragraph } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';

/** The money for an order that waited for it has arrived. */
export interface PaymentArrivedData {
  readonly orderNumber: string;
  /** Absolute, with the token that opens the order. */
  readonly orderUrl: string;
}

export const paymentArrived: MailTemplate<PaymentArrivedData> = {
  subject: ({ orderNumber }, { t }) => t('paymentArrived.subject', { number: orderNumber }),
  content: ({ orderNumber, orderUrl }, { t }) => [
    heading(t('paymentArrived.heading')),
    paragraph(t('paymentArrived.text', { number: orderNumber })),
    button(t('viewOrder'), orderUrl),
  ],
};
