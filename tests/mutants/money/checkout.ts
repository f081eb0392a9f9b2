import type { MutantsOfFile } from '../types.ts';

const paying = ['api/routes/payments.test.ts'];

/** The rules of the shop API for cart, payment, and order. */
export const checkout: readonly MutantsOfFile[] = [
  {
    file: 'api/checkout/claim-cart.ts',
    tests: [...paying, 'api/affiliates.test.ts', 'api/bundles.test.ts', 'api/languages.test.ts'],
    mutants: [
      { find: '...bundleParts.map(', replace: '...[].map(' },
      { find: '...partLineIds.map(', replace: '...[].map(' },
      { find: 'locale: language', replace: "locale: 'de'" },
      { find: "throw isShopError(error, 'VersionConflict') ? paymentUnderWay() : error;", replace: '' },
      { find: "!isShopError(error, 'InvalidInput') || ", replace: '' },
      { find: '({ applied }) => !applied', replace: '() => false' },
      { find: '({ applied }) => !applied', replace: '() => true' },
    ],
  },
  {
    file: 'api/checkout/claim-cart.ts',
    tests: ['api/gifts.test.ts'],
    mutants: [{ find: 'isGift: view.isGift', replace: 'isGift: false' }],
  },
  {
    file: 'api/checkout/cart-plan.ts',
    tests: ['api/checkout/cart-plan.test.ts'],
    mutants: [
      { find: 'if (action.isGift === isGift) break;', replace: '' },
      {
        find: "action: 'setCheckoutFields', orderNumber, isGift",
        replace: "action: 'setCheckoutFields', orderNumber: null, isGift",
      },
    ],
  },
  {
    file: 'api/checkout/readiness.ts',
    tests: paying,
    mutants: [
      { find: 'line.quantity > available', replace: 'line.quantity >= available' },
      { find: "'shippingMethod', 'tax'] as const", replace: "'shippingMethod'] as const" },
      { find: "'shippingAddress', 'shippingMethod'", replace: "'shippingAddress'" },
      { find: '!lineItems.every(isGift)', replace: '!lineItems.some(isGift)' },
      { find: 'lineItems.length > 0) return', replace: 'lineItems.length >= 0) return' },
    ],
  },
  {
    file: 'api/checkout/cart-plan.ts',
    tests: ['api/routes/carts.test.ts', 'api/checkout/cart-plan.test.ts'],
    mutants: [
      { find: 'if (quantity > maxQuantity)', replace: 'if (quantity >= maxQuantity)' },
      { find: 'quantity <= available', replace: 'quantity < available' },
      { find: 'availableFrom(offer.takes, taken)', replace: 'availableFrom(offer.takes)' },
      { find: 'lines >= maxLines', replace: 'lines > maxLines' },
      { find: 'if (before === 0) assertRoom', replace: 'assertRoom' },
      { find: 'if (offer.price === null) throw', replace: 'if (false) throw' },
      { find: "line.kind === 'gift-message' && action.quantity > 1", replace: 'false' },
      { find: "if (line.kind !== 'gift-message') throw", replace: 'if (false) throw' },
      { find: 'address.country === country ? addressProblem', replace: 'true ? addressProblem' },
    ],
  },
  {
    file: 'api/checkout/move-cart.ts',
    tests: ['api/checkout/move-cart.test.ts', 'api/routes/cart-country.test.ts'],
    mutants: [
      { find: 'Math.min(quantity, availableFrom', replace: 'Math.max(quantity, availableFrom' },
      { find: 'availableFrom(takes, takenFrom(moved))', replace: 'availableFrom(takes)' },
      { find: 'if (!offer?.price)', replace: 'if (!offer)' },
      { find: 'if (cart.version !== version) throw versionConflict(record);', replace: '' },
    ],
  },
  {
    file: 'api/context/identifiers.ts',
    tests: ['api/context/identifiers.test.ts'],
    mutants: [
      { find: '`${cartId}-${cartVersion}`', replace: '`${cartId}`' },
      { find: '/-\\d+$/', replace: '/-\\d$/' },
      { find: "createHmac('sha256', key)", replace: "createHmac('sha256', '')" },
    ],
  },
  {
    file: 'api/context/derived-keys.ts',
    tests: ['api/context/derived-keys.test.ts'],
    mutants: [
      { find: "'', `storefront ${label}`", replace: "'', 'storefront'" },
      { find: 'JSON.stringify(parts)', replace: "parts.join('')" },
      { find: '...earlier.map(derivedKey)', replace: '' },
    ],
  },
  {
    file: 'api/checkout/carts.ts',
    tests: ['api/checkout/move-cart.test.ts', 'api/routes/cart-country.test.ts'],
    mutants: [
      { find: 'return commerce.createCart({ ...draft, discountCodes: [] });', replace: 'throw error;' },
    ],
  },
  {
    file: 'api/checkout/carts.ts',
    tests: ['api/idle-carts.test.ts'],
    mutants: [
      { find: 'others.length > 0', replace: 'false' },
      { find: 'new Set(changes.flatMap(removedLine))', replace: 'new Set()' },
    ],
  },
  {
    file: 'api/checkout/cart-notices.ts',
    tests: ['api/checkout/cart-notices.test.ts'],
    mutants: [
      { find: 'isSameMoney(from, to) ? []', replace: '!isSameMoney(from, to) ? []' },
      { find: 'before.shippingMethod && !after.shippingMethod', replace: '!after.shippingMethod' },
      { find: 'isShort(after) && !isShort(before)', replace: 'isShort(after)' },
      { find: 'kept.has(code.id) && ', replace: '' },
    ],
  },
  {
    file: 'api/checkout/read-cart.ts',
    tests: ['api/idle-carts.test.ts'],
    mutants: [
      { find: '>= idleAfter', replace: '> 2 * idleAfter' },
      { find: 'marked.notices.length > 0', replace: 'false' },
    ],
  },
];
