import type { Withdrawal } from '../../contract/withdrawal.ts';
import { exactTimeText } from '../../stores/time-text.ts';
import { fact, heading, paragraph, subheading } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';

/**
 * Acknowledges a withdrawal with its content and the date and time of its arrival (Directive 2011/83/EU, Article 11a(4)).
 * It says neither that there is such an order nor that the withdrawal came in time.
 */
export const withdrawalReceived: MailTemplate<Withdrawal> = {
  subject: ({ orderNumber }, { t }) => t('withdrawalReceived.subject', { number: orderNumber }),
  content: (withdrawal, words) => {
    const { t } = words;
    const facts = [
      [t('withdrawalReceived.receivedAt'), exactTimeText(withdrawal.receivedAt, words)],
      [t('withdrawalReceived.name'), withdrawal.name],
      [t('withdrawalReceived.orderNumber'), withdrawal.orderNumber],
      [t('withdrawalReceived.email'), withdrawal.email],
      [t('withdrawalReceived.items'), withdrawal.items || t('withdrawalReceived.whole')],
      ...(withdrawal.note ? [[t('withdrawalReceived.note'), withdrawal.note] as const] : []),
      [t('withdrawalReceived.id'), withdrawal.id],
    ] as const;
    return [
      heading(t('withdrawalReceived.heading')),
      paragraph(t('withdrawalReceived.text')),
      paragraph(t('withdrawalReceived.statement')),
      ...facts.map(([label, value]) => fact(label, value)),
      subheading(t('withdrawalReceived.nextHeading')),
      paragraph(t('withdrawalReceived.goods')),
      paragraph(t('withdrawalReceived.money')),
    ];
  },
};
