import { formatMoney } from '../../../stores/format-money.ts';
import type { Delivery, PaymentInstructions, Refund } from '../../../contract/order.ts';
import { fullName } from '../../../stores/address-formats/lines.ts';
import { dayText, deadlineText } from '../../../stores/time-text.ts';
import { button, heading, lines, link, markup, note, paragraph, rows, subheading } from './elements.ts';
import type { MailTemplate, MailWords } from './mail-template.ts';
import {
  addressBlock,
  deliveryAndBilling,
  goodsAndTotals,
  methodOf,
  type OrderMailData,
  parcelRows,
} from './order-content.ts';

/** A page of `content/` that belongs to the contract. */
export interface LegalText {
  readonly title: string;
  /** Of the shop's own texts, which are trusted. */
  readonly html: string;
}

interface ConfirmationData extends OrderMailData {
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

function payment(order: OrderMailData['order'], words: MailWords): string {
  const { t } = words;
  if (order.instructions !== null) return t('confirmation.payLater');
  const state = order.paymentState === 'pending' ? 'pending' : 'paid';
  return t(`checkout:confirmation.${state}`, { method: methodOf(order, words) });
}

function contract(legalTexts: readonly LegalText[], { t, store }: MailWords) {
  const { company, addressLines, registration, taxNumber, phone, email } = store.contact;
  return [
    paragraph(t('confirmation.keep')),
    subheading(t('confirmation.seller')),
    lines([company, ...addressLines, registration, taxNumber, phone, email]),
    ...legalTexts.flatMap(({ title, html }) => [subheading(title), markup(html)]),
  ];
}

/** What to type or show at a bank or a cash desk, and until when. */
export const howToPay: MailTemplate<OrderMailData & { readonly instructions: PaymentInstructions }> = {
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
      downloadUrl && paragraph(link(t('checkout:confirmation.instructions.voucher'), downloadUrl)),
      instructionsUrl && paragraph(link(t('checkout:confirmation.instructions.how'), instructionsUrl)),
      button(t('viewOrder'), orderUrl),
      note(t('howToPay.late')),
    ];
  },
};

/** The money for an order that waited for it has arrived. */
export const paymentArrived: MailTemplate<OrderMailData> = {
  subject: ({ order }, { t }) => t('paymentArrived.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl }, { t }) => [
    heading(t('paymentArrived.heading')),
    paragraph(t('paymentArrived.text', { number: order.orderNumber })),
    button(t('viewOrder'), orderUrl),
  ],
};

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

/** Something is on its way: what left the warehouse together, where to, and how it is found. */
export const shipped: MailTemplate<OrderMailData & { readonly delivery: Delivery }> = {
  subject: ({ order }, { t }) => t('shipped.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl, delivery }, words) => {
    const { t } = words;
    const { shippingAddress } = order.cart;
    return [
      heading(t('shipped.heading')),
      paragraph(t('shipped.text', { number: order.orderNumber })),
      delivery.items.length > 0 && parcelRows(delivery, order),
      ...delivery.tracking.map(({ carrier, number, url }) => {
        const name = [carrier, number].filter((part) => part !== null).join(' ');
        return paragraph(t('shipped.parcel'), ' ', url === null ? name : link(name || url, url));
      }),
      shippingAddress && subheading(t('checkout:shippingAddress')),
      shippingAddress && addressBlock(shippingAddress, words),
      button(t('viewOrder'), orderUrl),
    ];
  },
};

/** Money is back, all of it or a part: a refund that the payment service has confirmed. */
export const refunded: MailTemplate<OrderMailData & { readonly refund: Refund }> = {
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
