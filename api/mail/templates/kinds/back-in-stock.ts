import { button, heading, note, paragraph } from '../elements.ts';
import type { MailTemplate } from '../mail-template.ts';
import { productText, type RestockProduct } from './restock-confirm.ts';

export interface BackInStockData extends RestockProduct {
  /** Absolute: the product's page with this variant. */
  readonly productUrl: string;
}

/** What somebody has waited for is in stock again. */
export const backInStock: MailTemplate<BackInStockData> = {
  subject: ({ name }, { t }) => t('backInStock.subject', { name }),
  content: (data, { t }) => [
    heading(t('backInStock.heading')),
    paragraph(t('backInStock.text', { product: productText(data) })),
    button(t('backInStock.button'), data.productUrl),
    note(t('backInStock.last')),
  ],
};
