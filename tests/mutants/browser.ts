import type { MutantsOfFile } from './types.ts';

/** What keeps the shop going in the browser: the service worker and frames of other sites. */
export const browser: readonly MutantsOfFile[] = [
  {
    file: 'src/offline/register.ts',
    tests: ['src/offline/register.test.ts'],
    mutants: [
      { find: "!isAllowed || !('serviceWorker' in navigator)", replace: "!('serviceWorker' in navigator)" },
      { find: "protocol === 'https:' || ", replace: '' },
      { find: '/(^|\\.)localhost$/', replace: '/localhost$/' },
    ],
  },
  {
    file: 'src/private-pages/private-pages.ts',
    tests: ['src/recovery/full-load.test.ts'],
    mutants: [
      { find: 'window.self !== window.top && ', replace: '' },
      { find: 'isAmong(__CART_PATHS__, pathname)', replace: 'false' },
    ],
  },
  {
    file: 'src/cart/cart-commands.ts',
    tests: ['src/cart/cart-commands.test.ts'],
    mutants: [{ find: 'window.self !== window.top', replace: 'false' }],
  },
  {
    file: 'hosts/with-security-headers.ts',
    tests: ['hosts/with-security-headers.test.ts'],
    mutants: [
      { find: "isUnframed || path.includes('%')", replace: 'isUnframed' },
      { find: "isUnframed || path.includes('%')", replace: "path.includes('%')" },
      { find: '.toLowerCase()', replace: '' },
      { find: ".replace(/\\/+/g, '/')", replace: '' },
    ],
  },
];
