/** What every part of the site is built on: none of it knows about a cart, a country's storefront, or a product. */
const frame = ['src/components', 'src/consent', 'src/i18n', 'src/navigation', 'src/recovery', 'src/shop'];

/**
 * Which rooms a room may import, in addition to itself and packages. Rooms that are not listed (tests, root files) may
 * import anything; no two rooms may import each other. docs/architecture.md shows this list.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  stores: [],
  pictures: [],
  contract: ['stores'],
  redirects: ['stores'],
  commerce: ['contract', 'stores'],
  api: ['commerce', 'contract', 'stores'],

  'src/consent': [],
  'src/recovery': ['src/consent'],
  'src/shop': ['contract', 'src/consent', 'stores'],
  'src/navigation': ['stores'],
  'src/i18n': ['locales', 'src/shop', 'stores'],
  'src/components': [
    'contract',
    'pictures',
    'src/i18n',
    'src/navigation',
    'src/recovery',
    'src/shop',
    'stores',
  ],
  'src/shop-api': ['contract', 'src/components', 'src/recovery'],
  'src/search': ['contract', 'stores', ...frame],
  'src/region': ['contract', 'stores', ...frame],
  'src/redirects': ['redirects', 'src/region', 'stores', ...frame],
  'src/cart': ['contract', 'src/region', 'src/shop-api', ...frame],
  'src/checkout': ['contract', 'src/cart', 'src/region', 'src/shop-api', 'stores', ...frame],
  'src/payment': ['contract', 'src/cart', 'src/checkout', 'src/shop-api', 'stores', ...frame],
  'src/order': ['contract', 'src/cart', 'src/checkout', 'src/shop-api', 'stores', ...frame],
  'src/catalogue': ['contract', 'src/cart', ...frame],
  'src/content': [...frame],
  'src/home': ['src/catalogue', ...frame],
  'src/privacy': [...frame],
  'src/layout': ['src/cart', 'src/privacy', 'src/region', 'src/search', 'stores', ...frame],
  'src/app': ['src/cart', 'src/layout', 'src/region', 'src/search', 'stores', ...frame],
  'src/templates': [
    'src/cart',
    'src/catalogue',
    'src/checkout',
    'src/content',
    'src/home',
    'src/order',
    'src/payment',
    'src/redirects',
    'src/search',
    'stores',
    ...frame,
  ],

  hosts: ['api', 'pictures', 'redirects', 'stores'],
  gatsby: [
    'api',
    'commerce',
    'contract',
    'hosts',
    'pictures',
    'redirects',
    // Names and types that are written by a build and read by the browser.
    'src/consent',
    'src/i18n',
    'src/navigation',
    'src/payment',
    'src/region',
    'stores',
  ],
  sandbox: [],
  demo: ['sandbox', 'stores'],
  scripts: ['api', 'demo', 'gatsby', 'hosts', 'pictures', 'redirects', 'stores', 'tests'],
  tools: ['api', 'commerce', 'gatsby', 'redirects', 'scripts', 'stores'],
};
