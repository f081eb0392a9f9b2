import { formatMoney } from '../../../../stores/format-money.ts';
import type { PaymentInstructions } from '../../../../contract/order.ts';
import { deadlineText } from '../../../../stores/time-text.ts';
import { button, heading, link, note, paragraph, rows } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';
import type { OrderMailData } from '../order-content.ts';

export interface HowToPayData extends OrderMailData {
  readonly instructions: PaymentInstructions;
}

/** What to type or show at a bank or a cash desk, and until when. */
export const howToPay: MailTemplate<HowToPayData> = {
  subject: ({ order }, { t }) => t('howToPay.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl, instructions }, words) => {
    const { t, locale } = words;
    const { entity, reference, beneficiary, iban, bic, expiresAt, downloadUrl } = instructions;
    const { telephoneNumber = null, instructionsUrl = null } = instructions;
    const parts = [
      [t('checkout:confirmation.instructions.beneficiary'), beneficiary],
      ['IBAN', iban],
      ['BIC', bic],
      [t('checkout:confirmation.instructions.entity'), entity],
      [t('checkout:confirmation.instructions.reference'), reference],
      [t('checkout:confirmation.instructions.telephoneNumber'), telephoneNumber],
      [t('checkout:confirmation.instructions.amount'), formatMoney(order.cart.total, locale)],
      [t('checkout:confirmation.instructions.until'), expiresAt && deadlineText(expiresAt, words)],
    ] as const;
    return [
      heading(t('checkout:confirmation.instructions.heading')),
      paragraph(t('howToPay.text', { number: order.orderNumber })),
      rows(parts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))),
      downloadUrl === null
        ? null
        : paragraph(link(t('checkout:confirmation.instructions.voucher'), downloadUrl)),
      instructionsUrl === null
        ? null
        : paragraph(link(t('checkout:confirmation.instructions.how'), instructionsUrl)),
      button(t('viewOrder'), orderUrl),
      note(t('howToPay.late')),
    ];
  },
};
