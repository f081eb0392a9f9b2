import type { OwnReview } from '../../../contract/written-review.ts';
import { button, fact, heading, link, note, paragraph, quotation } from './elements.ts';
import type { MailTemplate, MailWords } from './mail-template.ts';

interface ReviewData extends Pick<OwnReview, 'rating' | 'title' | 'text' | 'author'> {
  /** The name of the product. */
  readonly product: string;
}

interface ReviewReceivedData extends ReviewData {
  /** Absolute, with the order's token: the page that changes and withdraws the review. */
  readonly pageUrl: string;
}

/**
 * Tells whoever has written or changed a review that it has arrived, and that somebody looks at it before others read it (Directive
 * 2005/29/EC, Article 7(6)). Everybody with the order's link can write it, so what was typed is quoted, and its subject has no word of it.
 */
export const reviewReceived: MailTemplate<ReviewReceivedData> = {
  subject: ({ product }, { t }) => t('reviewReceived.subject', { product }),
  content: (review, { t }) => [
    heading(t('reviewReceived.heading')),
    paragraph(t('reviewReceived.text', { product: review.product })),
    quotation(...wordsOf(review, t)),
    paragraph(t('reviewReceived.check')),
    paragraph(t('reviewReceived.never')),
    button(t('reviewReceived.button'), review.pageUrl),
    note(t('reviewReceived.keep')),
  ],
};

interface ReviewReportData extends ReviewData {
  /** By which the commands name the review in the version that this e-mail shows. */
  readonly key: string;
  /** Links to its photographs. */
  readonly photos: readonly string[];
}

/** A review that waits to be checked, to the shop's staff, with the commands that decide about it. */
export const reviewReport: MailTemplate<ReviewReportData> = {
  subject: ({ product, rating }, { t }) => t('reviewReport.subject', { product, stars: rating }),
  content: ({ key, photos, ...review }, { t }) => [
    heading(t('reviewReport.heading')),
    paragraph(review.product),
    quotation(...wordsOf(review, t)),
    ...photos.map((url, index) => paragraph(link(t('photos:photo', { number: index + 1 }), url))),
    fact(t('reviewReport.publish'), `npm run reviews -- publish ${key}`),
    fact(t('reviewReport.decline'), `npm run reviews -- decline ${key}`),
  ],
};

const wordsOf = ({ rating, title, text, author }: ReviewData, t: MailWords['t']) => [
  fact(t('reviewReceived.rating'), `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} ${rating}/5`),
  title && fact(t('reviewReceived.title'), title),
  text && fact(t('reviewReceived.words'), text),
  author && fact(t('reviewReceived.author'), author),
];
