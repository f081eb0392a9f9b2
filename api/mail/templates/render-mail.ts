import { createElement, Fragment } from 'react';
import { render, toPlainText } from '@react-email/render';
import { formatLocaleOf } from '../../../stores/languages.ts';
import { cleanText } from '../../../stores/typed-text.ts';
import { type MailData, type MailKind, mailKinds } from './kinds.ts';
import { layout } from './layout.ts';
import type { MailPlace, MailTemplate, MailWords } from './mail-template.ts';
import { mailTexts } from './texts.ts';

/** An e-mail as it is sent: the same content twice. */
export interface RenderedMail {
  readonly kind: MailKind;
  /** One line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes an e-mail of one kind in one language. What goes to customers has no addresses but the shop's own. */
export async function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  { store, language, country = store.countries[0].code }: MailPlace,
): Promise<RenderedMail> {
  // TypeScript does not see that the template of a kind takes the data of that kind.
  const template = mailKinds[kind] as unknown as MailTemplate<MailData[Kind]>;
  const words: MailWords = {
    store,
    language,
    t: mailTexts(language, store),
    locale: formatLocaleOf(language, { code: country }),
    timeZone: store.contact.timeZone,
  };
  const safe = forStaff.has(kind) ? data : withBrokenAddresses(data);
  const subject = cleanText(template.subject(safe, words));
  const content = createElement(Fragment, null, ...template.content(safe, words));
  const html = await render(layout(content, subject, words));
  return { kind, subject, html, text: plainTextOf(html) };
}

/** Goes to the shop's own staff, who see what somebody has written as it is. */
const forStaff: ReadonlySet<MailKind> = new Set(['support-message', 'claim-report', 'review-report']);

const plainTextOf = (html: string): string =>
  toPlainText(html, {
    selectors: [
      { selector: 'table.rows', format: 'dataTable' },
      { selector: '.stars', format: 'skip' },
    ],
  });

/** Names that may be clicked, or may be anything else that the shop itself has put there. */
const ownNames = /(?:url|html|^email)$/i;

/**
 * Where a mail program recognizes an address: the dots of a domain (also those of Chinese and Japanese, which browsers take for
 * them) and the end of a scheme. Numbers, times, and ends of sentences are none.
 */
const signsOfAddress =
  /(?<=[\p{L}\p{N}])[.．](?=\p{L})|(?<=[a-z\d])[。｡](?=[a-z\d])|:(?=[/\\])|(?<=\b(?:mailto|tel|sms)):(?=\S)/giu;

/** The text in which no mail program finds an address to link: `https: //shop. example`. */
const broken = (text: string): string => text.replace(signsOfAddress, '$& ');

/**
 * Breaks up the addresses in everything that an e-mail is made from, except in what the shop itself says is one. Anybody may type
 * the address that an e-mail goes to, and names, streets, or whatever else it says: the shop must not send links for strangers.
 */
function withBrokenAddresses<Data>(data: Data): Data {
  const walk = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return ownNames.test(name) ? value : broken(value);
    if (Array.isArray(value)) return value.map((item) => walk(item, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, walk(nested, key)]));
  };
  return walk(data) as Data;
}
