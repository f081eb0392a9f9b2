import { button, heading, link, note, paragraph } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';

/** Something that is sold out, and of which somebody wants to know when it is back. */
export interface RestockProduct {
  readonly name: string;
  /** E.g. `Black, Cotton`; may be empty. */
  readonly variantLabel: string;
}

export interface RestockConfirmData extends RestockProduct {
  /** Absolute, with the token: the page with the buttons that confirm and delete the request. */
  readonly pageUrl: string;
  /** How many hours there are to confirm it, and how many days it is then kept. */
  readonly hours: number;
  readonly days: number;
}

export const productText = ({ name, variantLabel }: RestockProduct): string =>
  variantLabel === '' ? name : `${name} (${variantLabel})`;

/** Asks the owner of an address whether they want to be told when something is back. */
export const restockConfirm: MailTemplate<RestockConfirmData> = {
  subject: (data, { t }) => t('restockConfirm.subject', { name: data.name }),
  content: (data, { t }) => [
    heading(t('restockConfirm.heading')),
    paragraph(t('restockConfirm.text', { product: productText(data) })),
    button(t('restockConfirm.button'), data.pageUrl),
    note(t('restockConfirm.terms', { hours: data.hours, days: data.days })),
    note(t('restockConfirm.ignore'), ' ', link(t('restockConfirm.remove'), data.pageUrl)),
  ],
};
