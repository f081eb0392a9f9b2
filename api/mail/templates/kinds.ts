import type { SupportMessage, Withdrawal } from '../../../contract/customer-service.ts';
import { endonymOf } from '../../../stores/languages.ts';
import { ownNumberKind } from '../../../stores/own-number.ts';
import { exactTimeText } from '../../../stores/time-text.ts';
import type { Language } from '../../../stores/types.ts';
import { claimReceived, claimReport } from './claim-kinds.ts';
import { button, fact, heading, lines, link, note, paragraph, quotation, subheading } from './elements.ts';
import type { MailTemplate } from './mail-template.ts';
import { canceled, confirmation, howToPay, paymentArrived, refunded, shipped } from './order-kinds.ts';
import { questionAnswered, questionReport } from './question-kinds.ts';
import { newsletterConfirm, newsletterWelcome } from './newsletter-kinds.ts';
import { productRegistered } from './registration-kinds.ts';
import { returnAnnounced, returnReceived } from './return-kinds.ts';
import { reviewInvitation } from './review-invitation.ts';
import { recall } from './recall-mails.ts';
import { reviewReceived, reviewReport } from './review-kinds.ts';

interface OrderLinkData {
  readonly orderNumber: string;
  /** Absolute, with the token that opens the order. */
  readonly orderUrl: string;
  /** For how many days the link is good. */
  readonly days: number;
}

/** Somebody who knows an order's number and email address asked for a link to it. */
const orderLink: MailTemplate<OrderLinkData> = {
  subject: ({ orderNumber }, { t }) => t('orderLink.subject', { number: orderNumber }),
  content: ({ orderNumber, orderUrl, days }, { t }) => [
    heading(t('orderLink.heading')),
    paragraph(t('orderLink.text', { number: orderNumber, days })),
    button(t('viewOrder'), orderUrl),
    note(t('orderLink.ignore')),
  ],
};

/** Something that is sold out, and of which somebody wants to know when it is back. */
interface RestockProduct {
  readonly name: string;
  /** E.g. `Black, Cotton`; may be empty. */
  readonly variantLabel: string;
}

const productText = ({ name, variantLabel }: RestockProduct): string =>
  variantLabel === '' ? name : `${name} (${variantLabel})`;

interface RestockConfirmData extends RestockProduct {
  /** Absolute, with the token: the page with the buttons that confirm and delete the request. */
  readonly pageUrl: string;
  /** How many hours there are to confirm it, and how many days it is then kept. */
  readonly hours: number;
  readonly days: number;
}

/** Asks the owner of an address whether they want to be told when something is back. */
const restockConfirm: MailTemplate<RestockConfirmData> = {
  subject: (data, { t }) => t('restockConfirm.subject', { name: data.name }),
  content: (data, { t }) => [
    heading(t('restockConfirm.heading')),
    paragraph(t('restockConfirm.text', { product: productText(data) })),
    button(t('restockConfirm.button'), data.pageUrl),
    note(t('restockConfirm.terms', { hours: data.hours, days: data.days })),
    note(t('restockConfirm.ignore'), ' ', link(t('restockConfirm.remove'), data.pageUrl)),
  ],
};

interface BackInStockData extends RestockProduct {
  /** Absolute: the product's page with this variant. */
  readonly productUrl: string;
}

const backInStock: MailTemplate<BackInStockData> = {
  subject: ({ name }, { t }) => t('backInStock.subject', { name }),
  content: (data, { t }) => [
    heading(t('backInStock.heading')),
    paragraph(t('backInStock.text', { product: productText(data) })),
    button(t('backInStock.button'), data.productUrl),
    note(t('backInStock.last')),
  ],
};

interface SupportMessageData extends Omit<SupportMessage, 'files'> {
  /** Links to its photographs. */
  readonly photos: readonly string[];
  /** The language of the page on which it was written. */
  readonly pageLanguage: Language;
}

/** What a shopper has written, to customer service, which answers to the sender. */
const supportMessage: MailTemplate<SupportMessageData> = {
  subject: ({ name, topic }, { t }) =>
    topic === '' ? t('supportMessage.subject', { name }) : t('supportMessage.subjectAbout', { name, topic }),
  content: ({ name, email, topic, message, photos, pageLanguage }, { t }) => [
    heading(t('supportMessage.heading', { name })),
    lines([
      `${t('supportMessage.email')}: ${email}`,
      ...(topic === '' ? [] : [`${t('supportMessage.topic')}: ${topic}`]),
      `${t('supportMessage.language')}: ${endonymOf(pageLanguage)}`,
    ]),
    subheading(t('supportMessage.message')),
    lines(message.split('\n')),
    ...photos.map((url, index) => paragraph(link(t('photos:photo', { number: index + 1 }), url))),
  ],
};

/** To the address that a message is said to come from. It has nothing of the message: anybody may have typed both. */
const supportReceipt: MailTemplate<object> = {
  subject: (_data, { t }) => t('supportReceipt.subject'),
  content: (_data, { t }) => [
    heading(t('supportReceipt.heading')),
    paragraph(t('supportReceipt.text')),
    note(t('supportReceipt.ignore')),
  ],
};

/**
 * Acknowledges a withdrawal with its content and the date and time of its arrival (Directive 2011/83/EU, Article 11a(4)).
 * It says neither that there is such an order nor that the withdrawal came in time. Whoever gets it need not be who typed it, so it
 * quotes that, and its subject has no word of it but an order number.
 */
const withdrawalReceived: MailTemplate<Withdrawal> = {
  subject: ({ id, orderNumber }, { t }) => {
    const isOurs = ownNumberKind(orderNumber.toUpperCase()) === '';
    return t('withdrawalReceived.subject', { number: isOurs ? orderNumber : id });
  },
  content: (withdrawal, words) => {
    const { t } = words;
    return [
      heading(t('withdrawalReceived.heading')),
      paragraph(t('withdrawalReceived.text')),
      fact(t('withdrawalReceived.id'), withdrawal.id),
      fact(t('withdrawalReceived.receivedAt'), exactTimeText(withdrawal.receivedAt, words)),
      fact(t('withdrawalReceived.email'), withdrawal.email),
      paragraph(t('withdrawalReceived.quoted')),
      quotation(
        paragraph(t('withdrawalReceived.statement')),
        fact(t('withdrawalReceived.name'), withdrawal.name),
        fact(t('withdrawalReceived.orderNumber'), withdrawal.orderNumber),
        fact(t('withdrawalReceived.items'), withdrawal.items || t('withdrawalReceived.whole')),
        withdrawal.note && fact(t('withdrawalReceived.note'), withdrawal.note),
      ),
      subheading(t('withdrawalReceived.nextHeading')),
      paragraph(t('withdrawalReceived.goods')),
      paragraph(t('withdrawalReceived.money')),
      note(t('withdrawalReceived.ignore')),
    ];
  },
};

/** Every kind of e-mail. */
export const mailKinds = {
  confirmation,
  'how-to-pay': howToPay,
  canceled,
  shipped,
  refunded,
  'return-announced': returnAnnounced,
  'return-received': returnReceived,
  'order-link': orderLink,
  'payment-arrived': paymentArrived,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'product-registered': productRegistered,
  'restock-confirm': restockConfirm,
  'back-in-stock': backInStock,
  recall,
  'review-invitation': reviewInvitation,
  'support-message': supportMessage,
  'support-receipt': supportReceipt,
  'withdrawal-received': withdrawalReceived,
  'claim-received': claimReceived,
  'claim-report': claimReport,
  'review-received': reviewReceived,
  'review-report': reviewReport,
  'question-report': questionReport,
  'question-answered': questionAnswered,
} as const;

export type MailKind = keyof typeof mailKinds;

type DataOf<Template> = Template extends MailTemplate<infer Data> ? Data : never;

/** What an e-mail of each kind is made from. */
export type MailData = { readonly [Kind in MailKind]: DataOf<(typeof mailKinds)[Kind]> };
