import 'i18next';
import type ask from '../../locales/en/ask.json';
import type cart from '../../locales/en/cart.json';
import type checkout from '../../locales/en/checkout.json';
import type claims from '../../locales/en/claims.json';
import type compare from '../../locales/en/compare.json';
import type consent from '../../locales/en/consent.json';
import type country from '../../locales/en/country.json';
import type customerService from '../../locales/en/customer-service.json';
import type delivery from '../../locales/en/delivery.json';
import type errors from '../../locales/en/errors.json';
import type express from '../../locales/en/express.json';
import type finder from '../../locales/en/finder.json';
import type mail from '../../locales/en/mail.json';
import type manual from '../../locales/en/manual.json';
import type newsletter from '../../locales/en/newsletter.json';
import type order from '../../locales/en/order.json';
import type photos from '../../locales/en/photos.json';
import type product from '../../locales/en/product.json';
import type recall from '../../locales/en/recall.json';
import type registration from '../../locales/en/registration.json';
import type restock from '../../locales/en/restock.json';
import type returns from '../../locales/en/returns.json';
import type reviews from '../../locales/en/reviews.json';
import type saved from '../../locales/en/saved.json';
import type search from '../../locales/en/search.json';
import type translation from '../../locales/en/translation.json';
import type withdrawal from '../../locales/en/withdrawal.json';
import type writeReview from '../../locales/en/write-review.json';

/** English is the basis: a key that is missing there is a compile error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      ask: typeof ask;
      cart: typeof cart;
      checkout: typeof checkout;
      claims: typeof claims;
      compare: typeof compare;
      consent: typeof consent;
      country: typeof country;
      'customer-service': typeof customerService;
      delivery: typeof delivery;
      errors: typeof errors;
      express: typeof express;
      finder: typeof finder;
      mail: typeof mail;
      manual: typeof manual;
      newsletter: typeof newsletter;
      order: typeof order;
      photos: typeof photos;
      product: typeof product;
      recall: typeof recall;
      registration: typeof registration;
      restock: typeof restock;
      returns: typeof returns;
      reviews: typeof reviews;
      saved: typeof saved;
      search: typeof search;
      translation: typeof translation;
      withdrawal: typeof withdrawal;
      'write-review': typeof writeReview;
    };
  }
}
