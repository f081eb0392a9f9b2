import type { PaymentMethodOffer } from 'storefront-sandbox';
import { commerceDrafts } from './commerce-drafts.ts';
import { searchConsole } from './search-console.ts';
import { smallPictures } from './small-pictures.ts';
import type { SmallShop } from './small-shop.ts';
import type { Language, Store } from '../stores/types.ts';

/** Cards, which every country has (`stores/payment-methods.ts`). */
const cards: PaymentMethodOffer = {
  type: 'scheme',
  name: { en: 'Cards' },
  brands: ['visa', 'mc', 'amex', 'maestro'],
};

/**
 * What a small shop has configured in the hosted services, for the sandboxes that replace them.
 * @throws Error if a variant has a value that its axis does not list, or the picture of a product is missing.
 */
export const seedOf = (shop: SmallShop) => ({
  commercetools: commerceDrafts(shop),
  klevu: (_: Store, language: Language) => searchConsole(shop, language),
  paymentMethods: [cards],
  picturesIn: () => smallPictures(shop),
});
