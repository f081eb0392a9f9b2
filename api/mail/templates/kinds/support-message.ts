import type { SupportMessage } from '../../../../contract/customer-service.ts';
import type { Language } from '../../../../stores/types.ts';
import { endonymOf } from '../../../../stores/languages.ts';
import { heading, lines, note, paragraph, subheading } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';

/** What a shopper has written to customer service. */
export interface SupportMessageData extends SupportMessage {
  /** The language of the page on which it was written. */
  readonly pageLanguage: Language;
}

/** To customer service, which answers to the sender. */
export const supportMessage: MailTemplate<SupportMessageData> = {
  subject: ({ name, topic }, { t }) =>
    topic === '' ? t('supportMessage.subject', { name }) : t('supportMessage.subjectAbout', { name, topic }),
  content: ({ name, email, topic, message, pageLanguage }, { t }) => [
    heading(t('supportMessage.heading', { name })),
    lines([
      `${t('supportMessage.email')}: ${email}`,
      ...(topic === '' ? [] : [`${t('supportMessage.topic')}: ${topic}`]),
      `${t('supportMessage.language')}: ${endonymOf(pageLanguage)}`,
    ]),
    subheading(t('supportMessage.message')),
    lines(message.split('\n')),
  ],
};

/** To the address that a message is said to come from. It has nothing of the message: anybody may have typed both. */
export const supportReceipt: MailTemplate<object> = {
  subject: (_data, { t }) => t('supportReceipt.subject'),
  content: (_data, { t }) => [
    heading(t('supportReceipt.heading')),
    paragraph(t('supportReceipt.text')),
    note(t('supportReceipt.ignore')),
  ],
};
