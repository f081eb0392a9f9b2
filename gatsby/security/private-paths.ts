import type { Store } from '../../stores/types.ts';
import { type PageKey, pathOf } from '../../stores/urls.ts';

/** Paths of pages in every language of a storefront, without their last slash. */
const pathsOf = (store: Store, ...keys: readonly PageKey[]): readonly string[] =>
  store.languages.flatMap((language) => keys.map((key) => pathOf(store, language, key).replace(/\/$/, '')));

/** The pages of `src/navigation/private-pages.ts`: they take a payment, show an order, withdraw from one, or have a secret in their address. */
export const privatePathsOf = (store: Store): readonly string[] =>
  pathsOf(
    store,
    'checkout',
    'order-confirmation',
    'back-in-stock',
    ...(store.legalPages.includes('withdraw') ? (['withdraw'] as const) : []),
  );

export const cartPathsOf = (store: Store): readonly string[] => pathsOf(store, 'cart');
