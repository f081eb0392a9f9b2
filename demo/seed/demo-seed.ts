import { storeDrafts } from '../../seeds/project/stores.ts';
import { typeDrafts } from '../../seeds/project/types.ts';
import { brand } from '../../brands/build.ts';
import type { BrandSeed } from '../../brands/types.ts';
import { catalogue } from '../catalogue/index.ts';
import { pricesFor } from '../catalogue/prices.ts';
import { ratingOf } from '../reviews/index.ts';
import { picturesApp } from '../pictures/app.ts';
import { categoryDrafts } from './commercetools/categories.ts';
import { inventoryDrafts, productDraft } from './commercetools/products.ts';
import { reviewDrafts } from './commercetools/reviews.ts';
import {
  cartDiscountDrafts,
  discountCodeDrafts,
  projectSettings,
  shippingMethodDrafts,
  taxCategoryDrafts,
  zoneDrafts,
} from './commercetools/settings.ts';
import { demoProductTypes } from './commercetools/product-type.ts';
import { indexesByApiKey } from './klevu/indexes.ts';
import { paymentMethods } from './payment-methods.ts';

const { categories, products } = catalogue;

/** Everything the demo shop has configured in the services it uses, and its pictures. */
export const demoSeed: BrandSeed = {
  commercetools: {
    project: projectSettings(),
    taxCategories: taxCategoryDrafts(),
    zones: zoneDrafts(),
    shippingMethods: shippingMethodDrafts(),
    cartDiscounts: cartDiscountDrafts(),
    discountCodes: discountCodeDrafts(),
    stores: storeDrafts(brand.storefronts),
    types: typeDrafts(brand.reviewDetails),
    productTypes: demoProductTypes(),
    categories: categoryDrafts(categories),
    products: products.map(productDraft),
    reviews: reviewDrafts(),
    inventory: products.flatMap(inventoryDrafts),
  },
  klevu: {
    indexes: indexesByApiKey(brand.storefronts, {
      ...catalogue,
      pricesFor,
      ratingOf,
      brandName: brand.name,
    }),
  },
  paymentMethods,
  picturesIn(cacheFolder) {
    const pictures = picturesApp({ cacheFolder });
    return (request) => pictures.fetch(request);
  },
};
