import 'i18next';
import type cart from '../../locales/en/cart.json';
import type checkout from '../../locales/en/checkout.json';
import type common from '../../locales/en/common.json';
import type country from '../../locales/en/country.json';
import type errors from '../../locales/en/errors.json';
import type product from '../../locales/en/product.json';
import type search from '../../locales/en/search.json';

/** English is the ground: a key that it lacks is a compile error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      cart: typeof cart;
      checkout: typeof checkout;
      common: typeof common;
      country: typeof country;
      errors: typeof errors;
      product: typeof product;
      search: typeof search;
    };
  }
}
