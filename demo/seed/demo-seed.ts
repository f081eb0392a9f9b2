import type { CommercetoolsSeed } from 'storefront-sandbox';
import type { BrandSeed } from '../../brands/types.ts';
import { catalogue } from '../catalogue/index.ts';
import { reviewsByProduct } from '../reviews/index.ts';
import { picturesApp } from '../pictures/app.ts';
import { categoryDrafts } from './commercetools/categories.ts';
import { inventoryDrafts, productDraft } from './commercetools/products.ts';
import { cartDiscountDrafts, discountCodeDrafts } from './commercetools/discounts.ts';
import { consoleOf } from './klevu/console.ts';
import { paymentMethods } from './payment-methods.ts';

type ReviewSeed = NonNullable<CommercetoolsSeed['reviews']>[number];

/** The demo's reviews as commercetools should publish them. */
const reviewDrafts = (): ReviewSeed[] =>
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

const { categories, products } = catalogue;

/** Everything the demo shop has configured in the services it uses, and its pictures. */
export const demoSeed: BrandSeed = {
  commercetools: {
    cartDiscounts: cartDiscountDrafts(),
    discountCodes: discountCodeDrafts(),
    categories: categoryDrafts(categories),
    products: products.map(productDraft),
    reviews: reviewDrafts(),
    inventory: products.flatMap(inventoryDrafts),
  },
  klevu: consoleOf,
  paymentMethods,
  picturesIn(cacheFolder) {
    const pictures = picturesApp({ cacheFolder });
    return (request) => pictures.fetch(request);
  },
};
