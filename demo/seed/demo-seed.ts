import type { SandboxSeed } from 'storefront-sandbox';
import { brand } from '../../brands/build.ts';
import type { Store } from '../../stores/types.ts';
import { catalogue } from '../catalogue/index.ts';
import { pricesFor } from '../catalogue/prices.ts';
import { credentials } from '../credentials.ts';
import { ratingOf } from '../reviews/index.ts';
import { categoryDrafts } from './commercetools/categories.ts';
import { inventoryDrafts, productDraft } from './commercetools/products.ts';
import { reviewDrafts } from './commercetools/reviews.ts';
import {
  cartDiscountDrafts,
  discountCodeDrafts,
  projectAccess,
  projectSettings,
  shippingMethodDrafts,
  storeDrafts,
  taxCategoryDrafts,
  zoneDrafts,
} from './commercetools/settings.ts';
import { productTypeDrafts, typeDrafts } from './commercetools/types.ts';
import { indexesByApiKey } from './klevu/indexes.ts';
import { paymentMethods } from './payment-methods.ts';

const { categories, products } = catalogue;

const storefrontOf = ({ id, countries, languages, searchKeys, merchantAccount }: Store) => ({
  id,
  countries: countries.map(({ code }) => code.toUpperCase()),
  currencies: [...new Set(countries.map(({ currency }) => currency))],
  searchKeys: Object.fromEntries(languages.map((language) => [language, searchKeys[language] ?? ''])),
  merchantAccount,
});

/** Everything the demo shop has configured in the services it uses, except for its pictures. */
export const demoSeed = (): SandboxSeed => ({
  name: brand.name,
  commercetools: {
    credentials: projectAccess(),
    project: projectSettings(),
    taxCategories: taxCategoryDrafts(),
    zones: zoneDrafts(),
    shippingMethods: shippingMethodDrafts(),
    cartDiscounts: cartDiscountDrafts(),
    discountCodes: discountCodeDrafts(),
    stores: storeDrafts(),
    types: typeDrafts(),
    productTypes: productTypeDrafts(),
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
  adyen: { credentials: credentials.adyen, paymentMethods },
  mail: { credentials: credentials.mail },
  telemetry: credentials.telemetry,
  storefronts: brand.storefronts.map(storefrontOf),
});
