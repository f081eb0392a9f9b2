import type { Registration } from '../../../contract/registration.ts';
import { printed } from '../../../stores/batch.ts';
import { button, fact, heading, note, paragraph, quotation } from './elements.ts';
import type { MailTemplate } from './mail-template.ts';

interface ProductRegisteredData extends Pick<Registration, 'id' | 'model' | 'batch'> {
  /** Absolute, with the token: the page that shows, changes, and deletes the registration. */
  readonly pageUrl: string;
}

/**
 * Confirms that a product has been registered, or a registration changed. Whoever gets it need not be who typed it, so what was typed is
 * quoted, and its subject has no word of it.
 */
export const productRegistered: MailTemplate<ProductRegisteredData> = {
  subject: ({ id }, { t }) => t('productRegistered.subject', { number: id }),
  content: ({ id, model, batch, pageUrl }, { t }) => [
    heading(t('productRegistered.heading')),
    paragraph(t('productRegistered.text')),
    fact(t('productRegistered.id'), id),
    quotation(
      fact(t('productRegistered.product'), model),
      fact(t('productRegistered.batch'), printed(batch)),
    ),
    button(t('productRegistered.button'), pageUrl),
    note(t('productRegistered.keep')),
    note(t('productRegistered.ignore')),
  ],
};
