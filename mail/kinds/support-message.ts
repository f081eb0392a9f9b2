import type { SupportMessage } from '../../contract/customer-service.ts';
import type { Language } from '../../stores/types.ts';
import { endonymOf } from '../../stores/languages.ts';
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

/** The copy for whoever wrote it. */
export const supportCopy: MailTemplate<Pick<SupportMessage, 'topic' | 'message'>> = {
  subject: (_data, { t }) => t('supportCopy.subject'),
  content: ({ topic, message }, { t }) => [
    heading(t('supportCopy.heading')),
    paragraph(t('supportCopy.text')),
    ...(topic === '' ? [] : [lines([`${t('supportCopy.topic')}: ${topic}`])]),
    subheading(t('supportCopy.message')),
    lines(message.split('\n')),
    note(t('supportCopy.ignore')),
  ],
};
