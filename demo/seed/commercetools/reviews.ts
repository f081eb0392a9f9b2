import type { CommercetoolsSeed } from 'storefront-sandbox';
import { reviewsByProduct } from '../../reviews/index.ts';

type ReviewSeed = NonNullable<CommercetoolsSeed['reviews']>[number];

/** The demo's reviews as commercetools should publish them. */
export const reviewDrafts = (): ReviewSeed[] =>
  Object.entries(reviewsByProduct).flatMap(([productKey, reviews]) =>
    reviews.map(({ rating, language, author, title, text, ...details }, index): ReviewSeed => ({
      key: `${productKey}-${index + 1}`,
      target: { typeId: 'product', key: productKey },
      rating,
      locale: language,
      authorName: author,
      title,
      text,
      custom: { type: { typeId: 'type', key: 'review-details' }, fields: details },
    })),
  );
