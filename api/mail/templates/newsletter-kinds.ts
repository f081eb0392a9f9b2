import { button, heading, link, note, paragraph } from './elements.ts';
import type { MailTemplate } from './mail-template.ts';

interface NewsletterConfirmData {
  /** Absolute, with the token: the page with the buttons that confirm and end the subscription. */
  readonly pageUrl: string;
  /** How many hours there are to confirm it. */
  readonly hours: number;
  /** Whether its owner has confirmed it already, and is told so: whoever typed the address does not learn it. */
  readonly isSubscribed: boolean;
}

/** Asks the owner of an address whether they want the newsletter, and says what it is: the brand's text. It advertises nothing. */
export const newsletterConfirm: MailTemplate<NewsletterConfirmData> = {
  subject: ({ isSubscribed }, { t }) =>
    t(isSubscribed ? 'newsletterKnown.subject' : 'newsletterConfirm.subject'),
  content: ({ pageUrl, hours, isSubscribed }, { t }) =>
    isSubscribed
      ? [
          heading(t('newsletterKnown.heading')),
          paragraph(t('newsletterKnown.text')),
          button(t('newsletterKnown.button'), pageUrl),
          note(t('newsletterKnown.ignore')),
        ]
      : [
          heading(t('newsletterConfirm.heading')),
          paragraph(t('newsletterConfirm.text')),
          paragraph(t('newsletter:promise')),
          button(t('newsletterConfirm.button'), pageUrl),
          note(t('newsletterConfirm.terms', { hours })),
          note(t('newsletterConfirm.ignore')),
        ],
};

interface NewsletterWelcomeData {
  readonly pageUrl: string;
}

/** Says that it has worked, what comes, and how to leave. */
export const newsletterWelcome: MailTemplate<NewsletterWelcomeData> = {
  subject: (_data, { t }) => t('newsletterWelcome.subject'),
  content: ({ pageUrl }, { t }) => [
    heading(t('newsletterWelcome.heading')),
    paragraph(t('newsletterWelcome.text')),
    paragraph(t('newsletter:promise')),
    note(t('newsletterWelcome.leave'), ' ', link(t('newsletterWelcome.link'), pageUrl)),
  ],
};
