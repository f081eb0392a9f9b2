import type { MutantsOfFile } from '../types.ts';

/** Amounts shown to shoppers, and the cart and payment in the browser. */
export const browser: readonly MutantsOfFile[] = [
  {
    file: 'contract/format-money.ts',
    tests: ['contract/format-money.test.ts'],
    mutants: [
      { find: '10 ** money.fractionDigits', replace: '100' },
      { find: "? 'symbol' : 'narrowSymbol'", replace: "? 'narrowSymbol' : 'symbol'" },
      { find: 'Number.isInteger(amount) && ', replace: '' },
      { find: "'HUF', 'TWD'", replace: "'HUF'" },
    ],
  },
  {
    file: 'src/catalogue/price-in.ts',
    tests: ['src/catalogue/price-in.test.ts'],
    mutants: [
      { find: 'currencyCode === currency', replace: 'currencyCode !== currency' },
      { find: 'price ? [{ ...variant, price }] : []', replace: '[{ ...variant, price }]' },
    ],
  },
  {
    file: 'src/cart/quantity-field.tsx',
    tests: ['src/cart/quantity-field.test.ts'],
    mutants: [
      { find: 'Math.max(1, ', replace: 'Math.max(0, ' },
      { find: 'Math.min(maxQuantity, ', replace: 'Math.max(maxQuantity, ' },
    ],
  },
  {
    file: 'src/checkout/checkout-reducer.ts',
    tests: ['src/checkout/checkout-reducer.test.ts'],
    mutants: [
      { find: 'isSameVersion(state.cart, action.cart) ? state', replace: 'false ? state' },
      { find: 'paymentIsDone: true, paymentError: null', replace: 'paymentIsDone: true' },
      {
        find: 'paymentError: action.error, paymentIsDone: false, paymentInProgress: false',
        replace: 'paymentError: action.error, paymentIsDone: false',
      },
      {
        find: ': { ...state, paymentError: null };',
        replace: ': { ...state, paymentError: null, paymentInProgress: false };',
      },
      { find: '        activeAdyenPayment: null,\n        cartLoading', replace: '        cartLoading' },
      { find: 'record && { id: record.id, version: record.version }', replace: 'record' },
    ],
  },
  {
    file: 'src/cart/known-cart.ts',
    tests: ['src/checkout/checkout-reducer.test.ts', 'src/checkout/checkout-context.test.tsx'],
    mutants: [
      { find: 'one?.version === other?.version', replace: 'true' },
      { find: 'else if (!isSameVersion(cart, kept)) writeEntry', replace: 'else writeEntry' },
      { find: 'if (!cart) removeEntry', replace: 'if (!cart && kept) removeEntry' },
    ],
  },
  {
    file: 'src/cart/cart-store.ts',
    tests: ['src/checkout/checkout-reducer.test.ts', 'src/checkout/checkout-context.test.tsx'],
    mutants: [{ find: 'known.keep(null);', replace: 'setState({ cart: null });' }],
  },
  {
    file: 'src/cart/cart-additions.ts',
    tests: [
      'src/cart/cart-commands.test.ts',
      'src/cart/cart-moves.test.ts',
      'src/cart/pending-additions.test.ts',
    ],
    mutants: [{ find: 'if (present >= wanted) return [];', replace: '' }],
  },
  {
    file: 'src/cart/cart-commands.ts',
    tests: [
      'src/cart/cart-commands.test.ts',
      'src/cart/cart-moves.test.ts',
      'src/cart/pending-additions.test.ts',
    ],
    mutants: [
      { find: '[lineItemId]: latest = quantity', replace: 'none: latest = quantity' },
      { find: 'if (!waiting.has(lineItemId)) ', replace: '' },
    ],
  },
  {
    file: 'src/cart/cart-edits.ts',
    tests: ['src/cart/cart-moves.test.ts'],
    mutants: [{ find: '!cart || cart.country === country', replace: '!cart' }],
  },
  {
    file: 'src/cart/cart-queue.ts',
    tests: [
      'src/cart/cart-commands.test.ts',
      'src/cart/cart-moves.test.ts',
      'src/cart/pending-additions.test.ts',
    ],
    mutants: [
      { find: 'const result = tail.then(task);', replace: 'const result = task();' },
      { find: 'tail = result.catch(() => undefined);', replace: 'tail = result;' },
      { find: "['VersionConflict', ...cartIsGone]", replace: 'cartIsGone' },
      { find: "['VersionConflict', ...cartIsGone]", replace: "['VersionConflict']" },
      { find: 'return cart?.id === id ? cart : load(id);', replace: 'return cart ?? load(id);' },
      { find: 'if (actions.length === 0) return cart;', replace: '' },
      { find: ' && action.giftMessage === undefined', replace: '' },
    ],
  },
];
