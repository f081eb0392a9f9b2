import { fullName } from '../../../../stores/address-formats/lines.ts';
import { dayText } from '../../../../stores/time-text.ts';
import { button, heading, lines, markup, paragraph, subheading } from '../elements.ts';
import type { MailTemplate, MailWords } from '../mail-template.ts';
import { deliveryAndBilling, goodsAndTotals, methodOf, type OrderMailData } from '../order-content.ts';

/** A page of `content/` that belongs to the contract. */
export interface LegalText {
  readonly title: string;
  /** Of the shop's own texts, which are trusted. */
  readonly html: string;
}

export interface ConfirmationData extends OrderMailData {
  /**
   * What a customer in the European Union has to get on a durable medium, which a link is not (Directive 2011/83/EU,
   * Article 8(7)): the terms, and the instructions on withdrawal with its form. Empty elsewhere.
   */
  readonly legalTexts: readonly LegalText[];
}

/** To whoever pays: the order is accepted. It greets nobody by name, since the address need not be that of who has typed the name. */
export const confirmation: MailTemplate<ConfirmationData> = {
  subject: ({ order }, { t }) => t('confirmation.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl, legalTexts }, words) => {
    const { t } = words;
    const { cart, orderNumber, createdAt } = order;
    return [
      heading(t('confirmation.heading')),
      paragraph(t('confirmation.text', { number: orderNumber, date: dayText(createdAt, words) })),
      cart.isForSomebodyElse && cart.shippingAddress
        ? paragraph(t('checkout:confirmation.sentTo', { name: fullName(cart.shippingAddress) }))
        : null,
      paragraph(payment(order, words)),
      button(t('viewOrder'), orderUrl),
      ...goodsAndTotals(order, words),
      ...deliveryAndBilling(order, words),
      ...(legalTexts.length === 0 ? [] : contract(legalTexts, words)),
    ];
  },
};

function payment(order: ConfirmationData['order'], words: MailWords): string {
  const { t } = words;
  const method = methodOf(order, words);
  if (order.instructions !== null) return t('confirmation.payLater');
  return t(
    order.paymentState === 'pending' ? 'checkout:confirmation.pending' : 'checkout:confirmation.paid',
    {
      method,
    },
  );
}

/** Who sells, and on which terms. */
function contract(legalTexts: readonly LegalText[], { t, store }: MailWords) {
  const { company, addressLines, registration, taxNumber, phone, email } = store.contact;
  return [
    paragraph(t('confirmation.keep')),
    subheading(t('confirmation.seller')),
    lines([company, ...addressLines, registration, taxNumber, phone, email]),
    ...legalTexts.flatMap(({ title, html }) => [subheading(title), markup(html)]),
  ];
}
