import { sendBy } from '../../../contract/returnable.ts';
import type { ReturnedLine } from '../../../contract/return.ts';
import { smallImage } from '../../../contract/small-image.ts';
import { dayText } from '../../../stores/time-text.ts';
import { button, fact, heading, lines, note, paragraph, rows } from './elements.ts';
import type { MailTemplate, MailWords } from './mail-template.ts';
import type { OrderMailData } from './order-content.ts';

export interface ReturnMailData extends OrderMailData {
  /** What was announced, or came back, together; at least one. */
  readonly returned: readonly ReturnedLine[];
}

/** Something is to come back: what, until when it has to be sent, and where to. */
export const returnAnnounced: MailTemplate<ReturnMailData> = {
  subject: ({ order }, { t }) => t('returnAnnounced.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl, returned }, words) => {
    const { t, store } = words;
    const { at = order.createdAt, number } = returned[0] ?? {};
    return [
      heading(t('returnAnnounced.heading')),
      paragraph(t('returnAnnounced.text', { number: order.orderNumber })),
      returnRows({ order, returned }, words),
      fact(t('returnAnnounced.number'), number ?? ''),
      paragraph(t('returnAnnounced.sendBy', { date: dayText(sendBy(at), words) })),
      lines([store.contact.company, ...store.contact.addressLines]),
      paragraph(t('returnAnnounced.label')),
      button(t('viewOrder'), orderUrl),
      note(t('returnAnnounced.ignore')),
    ];
  },
};

/** Something that was announced has come back. Another e-mail tells when its money goes back. */
export const returnReceived: MailTemplate<ReturnMailData> = {
  subject: ({ order }, { t }) => t('returnReceived.subject', { number: order.orderNumber }),
  content: ({ order, orderUrl, returned }, words) => {
    const { t } = words;
    return [
      heading(t('returnReceived.heading')),
      paragraph(t('returnReceived.text', { number: order.orderNumber })),
      returnRows({ order, returned }, words),
      paragraph(t('returnReceived.next')),
      button(t('viewOrder'), orderUrl),
    ];
  },
};

function returnRows(
  { order: { cart }, returned }: Pick<ReturnMailData, 'order' | 'returned'>,
  { t }: MailWords,
) {
  return rows(
    returned.map(({ lineItemId, name, quantity, exchangeFor: variant }) => {
      const imageUrl = cart.lineItems.find(({ id }) => id === lineItemId)?.imageUrl;
      return {
        name: `${quantity} × ${name}`,
        picture: imageUrl ? smallImage(imageUrl) : null,
        note: variant === null ? undefined : t('returnAnnounced.exchange', { variant }),
        value: '',
      };
    }),
  );
}
