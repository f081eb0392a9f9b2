/** The groups of texts in `locales/{language}/{namespace}.json`. */
export type Namespace = 'common' | 'product' | 'cart' | 'checkout' | 'search' | 'errors' | 'country';

/** Which texts a screen carries in its page data, so that no page carries another's. */
export const namespacesOfTemplate = {
  home: ['common'],
  category: ['common'],
  product: ['common', 'product', 'cart', 'errors'],
  bundle: ['common', 'product', 'cart', 'errors'],
  content: ['common'],
  search: ['common', 'search'],
  stores: ['common'],
  cart: ['common', 'cart', 'errors'],
  checkout: ['common', 'cart', 'checkout', 'errors'],
  'order-confirmation': ['common', 'cart', 'checkout', 'errors'],
  'not-found': ['common'],
  'server-error': ['common'],
} as const satisfies Record<string, readonly Namespace[]>;
export type TemplateName = keyof typeof namespacesOfTemplate;

/** Groups of texts that come with what needs them, when it is first opened. */
export const lazyNamespaces = ['search', 'country'] as const satisfies readonly Namespace[];
export type LazyNamespace = (typeof lazyNamespaces)[number];

/** Where the build puts such a group. */
export const lazyTextsPath = (language: string, namespace: LazyNamespace): string =>
  `/texts/${language}/${namespace}.json`;
