import { button, heading, note, paragraph } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';

/** Somebody who knows an order's number and email address asked for a link to it. */
export interface OrderLinkData {
  readonly orderNumber: string;
  /** Absolute, with the token that opens the order. */
  readonly orderUrl: string;
  /** For how many days the link is good. */
  readonly days: number;
}

export const orderLink: MailTemplate<OrderLinkData> = {
  subject: ({ orderNumber }, { t }) => t('orderLink.subject', { number: orderNumber }),
  content: ({ orderNumber, orderUrl, days }, { t }) => [
    heading(t('orderLink.heading')),
    paragraph(t('orderLink.text', { number: orderNumber, days })),
    button(t('viewOrder'), orderUrl),
    note(t('orderLink.ignore')),
  ],
};
