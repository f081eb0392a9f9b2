import type { ReactNode } from 'react';
import type { TFunction } from 'i18next';
import type { TimeReader } from '../../../stores/time-text.ts';
import type { Language, Store } from '../../../stores/types.ts';

/** Where an e-mail comes from, and the language it is written in. */
export interface MailPlace {
  readonly store: Store;
  readonly language: Language;
  /** ISO 3166-1 alpha-2, lower case: where amounts and dates are read; the storefront's first country if omitted. */
  readonly country?: string;
}

/** What a template writes with: `locale` formats amounts and dates, which are in the storefront's zone. */
export interface MailWords extends MailPlace, TimeReader {
  /** The texts of `locales/{language}/mail.json`; those of other files with their name: `cart:summary.total`. */
  readonly t: MailTexts;
}

export type MailTexts = TFunction<
  ['mail', 'cart', 'checkout', 'delivery', 'translation', 'claims', 'photos', 'newsletter']
>;

/** One kind of e-mail. Everything in it is text: markup in a name or a message stays visible as such. */
export interface MailTemplate<Data> {
  /** One line without line breaks. */
  readonly subject: (data: Data, words: MailWords) => string;
  /** What is between the brand and the address of the company, made of `api/mail/templates/elements.ts`. */
  readonly content: (data: Data, words: MailWords) => readonly ReactNode[];
}
