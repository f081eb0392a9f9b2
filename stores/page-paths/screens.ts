/** Screens that exist once, and where they are in each language. */
export const screenPaths = {
  home: { en: '/' },
  search: { en: '/search/' },
  stores: { en: '/stores/' },
  cart: { en: '/cart/' },
  checkout: { en: '/checkout/' },
  'order-confirmation': { en: '/order-confirmation/' },
  'not-found': { en: '/404.html' },
  'server-error': { en: '/500.html' },
} as const;
