import type { OwnReview } from '../../../contract/written-review.ts';
import { button, fact, heading, note, paragraph, quotation } from './elements.ts';
import type { MailTemplate } from './mail-template.ts';

interface ReviewReceivedData extends Pick<OwnReview, 'rating' | 'title' | 'text' | 'author'> {
  /** The name of the product. */
  readonly product: string;
  /** Absolute, with the order's token: the page that changes and withdraws the review. */
  readonly pageUrl: string;
}

/**
 * Tells whoever has written or changed a review that it has arrived, and that somebody looks at it before others read it (Directive
 * 2005/29/EC, Article 7(6)). Everybody with the order's link can write it, so what was typed is quoted, and its subject has no word of it.
 */
export const reviewReceived: MailTemplate<ReviewReceivedData> = {
  subject: ({ product }, { t }) => t('reviewReceived.subject', { product }),
  content: ({ product, rating, title, text, author, pageUrl }, { t }) => [
    heading(t('reviewReceived.heading')),
    paragraph(t('reviewReceived.text', { product })),
    quotation(
      fact(t('reviewReceived.rating'), `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} ${rating}/5`),
      title && fact(t('reviewReceived.title'), title),
      text && fact(t('reviewReceived.words'), text),
      author && fact(t('reviewReceived.author'), author),
    ),
    paragraph(t('reviewReceived.check')),
    paragraph(t('reviewReceived.never')),
    button(t('reviewReceived.button'), pageUrl),
    note(t('reviewReceived.keep')),
  ],
};
