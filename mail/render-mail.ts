import { createElement, Fragment } from 'react';
import { render, toPlainText } from '@react-email/render';
import { formatLocaleOf } from '../stores/languages.ts';
import { cleanText } from '../stores/typed-text.ts';
import { withBrokenAddresses } from './broken-addresses.ts';
import { type MailData, type MailKind, mailKinds } from './kinds/index.ts';
import { layout } from './layout.ts';
import type { MailPlace, MailTemplate, MailWords } from './mail-template.ts';
import { mailTexts } from './texts.ts';

/** An e-mail as it is sent: the same content twice. */
export interface RenderedMail {
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
    t: mailTexts(language, store.countries[0].code),
    locale: formatLocaleOf(language, { code: country }),
    timeZone: store.contact.timeZone,
  };
  const safe = kind === 'support-message' ? data : withBrokenAddresses(data);
  const subject = cleanText(template.subject(safe, words));
  const content = createElement(Fragment, null, ...template.content(safe, words));
  const html = await render(layout(content, subject, words));
  return { subject, html, text: plainTextOf(html) };
}

const plainTextOf = (html: string): string =>
  toPlainText(html, { selectors: [{ selector: 'table.rows', format: 'dataTable' }] });
