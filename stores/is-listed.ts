import type { PageKey } from './urls.ts';

/** Pages that search engines should not list: they are personal or no place to land on. */
const unlisted: ReadonlySet<PageKey> = new Set([
  'search',
  'cart',
  'compare',
  'checkout',
  'order-confirmation',
  'send-back',
  'back-in-stock',
  'saved',
  'styleguide',
  'not-found',
  'server-error',
]);

export const isListed = (key: PageKey): boolean => !unlisted.has(key);
