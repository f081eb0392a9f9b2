import type { Withdrawal } from '../../../../contract/withdrawal.ts';
import { exactTimeText } from '../../../../stores/time-text.ts';
import { fact, heading, note, paragraph, quotation, subheading } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';

/**
 * Acknowledges a withdrawal with its content and the date and time of its arrival (Directive 2011/83/EU, Article 11a(4)).
 * It says neither that there is such an order nor that the withdrawal came in time. Whoever gets it need not be who typed it, so it
 * quotes that, and its subject has no word of it but an order number.
 */
export const withdrawalReceived: MailTemplate<Withdrawal> = {
  subject: ({ id, orderNumber }, { t }) =>
    t('withdrawalReceived.subject', { number: orderNumberForm.test(orderNumber) ? orderNumber : id }),
  content: (withdrawal, words) => {
    const { t } = words;
    const typed = [
      [t('withdrawalReceived.name'), withdrawal.name],
      [t('withdrawalReceived.orderNumber'), withdrawal.orderNumber],
      [t('withdrawalReceived.items'), withdrawal.items || t('withdrawalReceived.whole')],
      ...(withdrawal.note ? [[t('withdrawalReceived.note'), withdrawal.note] as const] : []),
    ] as const;
    return [
      heading(t('withdrawalReceived.heading')),
      paragraph(t('withdrawalReceived.text')),
      fact(t('withdrawalReceived.id'), withdrawal.id),
      fact(t('withdrawalReceived.receivedAt'), exactTimeText(withdrawal.receivedAt, words)),
      fact(t('withdrawalReceived.email'), withdrawal.email),
      paragraph(t('withdrawalReceived.quoted')),
      quotation(
        paragraph(t('withdrawalReceived.statement')),
        ...typed.map(([label, value]) => fact(label, value)),
      ),
      subheading(t('withdrawalReceived.nextHeading')),
      paragraph(t('withdrawalReceived.goods')),
      paragraph(t('withdrawalReceived.money')),
      note(t('withdrawalReceived.ignore')),
    ];
  },
};

/** The form of an order number of ours. */
const orderNumberForm = /^[A-Z]{2}(?:-[\dA-Z]{4}){3}$/i;
