import type { MutantsOfFile } from '../types.ts';

const paying = ['api/routes/payments.test.ts'];

/** The rules of the shop API for cart, payment, and order. */
export const checkout: readonly MutantsOfFile[] = [
  {
    file: 'api/checkout/claim-cart.ts',
    tests: [...paying, 'api/affiliates.test.ts'],
    mutants: [
      { find: "throw isShopError(error, 'VersionConflict') ? paymentUnderWay() : error;", replace: '' },
      { find: "!isShopError(error, 'InvalidInput') || ", replace: '' },
    ],
  },
  {
    file: 'api/checkout/order-or-reverse.ts',
    tests: paying,
    mutants: [
      { find: '!isSameMoney(total, payment.amount)', replace: 'false' },
      { find: "if (state === 'Paid') await reverse", replace: "if (state === 'Pending') await reverse" },
      { find: "if (state === 'Paid') await reverse", replace: 'await reverse' },
      { find: 'if (order?.paymentIds.includes(payment.id)) {', replace: 'if (order) {' },
      { find: "order.paymentState === 'Paid' || ", replace: '' },
      { find: 'if (!cart?.paymentIds.includes(payment.id)) {', replace: 'if (!cart) {' },
      { find: "error.code === 'CommerceUnavailable') throw error;", replace: 'false) throw error;' },
      { find: 'if (!(await detached(context, latest, payment))) return null;', replace: '' },
      {
        find: 'await giveBack(context, payment, order.state);\n    return { order: null, reversal: error }',
        replace: 'return { order: null, reversal: error }',
      },
      { find: 'if (others.length === 0) return cart;', replace: 'return cart;' },
      { find: 'filter((id) => id !== payment.id)', replace: 'filter((id) => id === payment.id)' },
      { find: "wanted.reversal === 'sent' || ", replace: '' },
      {
        find: "    transaction: { ...transaction, state: 'Initial' },",
        replace: "    transaction: { ...transaction, state: 'Pending' },",
      },
      {
        find: "  await commerce.recordPayment(payment.id, { transaction: { ...transaction, state: 'Pending' } });\n",
        replace: '',
      },
    ],
  },
  {
    file: 'api/checkout/start-payment.ts',
    tests: paying,
    mutants: [
      { find: '!isSameMoney(view.total, expectedTotal)', replace: 'false' },
      { find: '  assertComplete(view);\n', replace: '' },
      { find: '  await assertInStock(commerce, cart.view);\n', replace: '' },
      { find: 'if (last && tookMoney(last)) {', replace: 'if (false) {' },
      { find: "['paid', 'pending'].includes", replace: "['paid'].includes" },
      { find: 'last?.resultCode === null && isSameMoney', replace: 'last && isSameMoney' },
      { find: ' && isSameMoney(last.amount, view.total)', replace: '' },
      {
        find: 'seen.view.version !== request.cartVersion',
        replace: 'seen.view.version < request.cartVersion',
      },
      { find: '|| isRecent(payment)) throw error', replace: ') throw error' },
      { find: 'billingAddress ?? shippingAddress', replace: 'shippingAddress' },
      { find: 'last && isBeingMade(last) ? paymentUnderWay()', replace: 'last ? paymentUnderWay()' },
    ],
  },
  {
    file: 'api/checkout/attempt.ts',
    tests: paying,
    mutants: [
      { find: 'paymentIds.at(-1)', replace: 'paymentIds.at(0)' },
      { find: '- createdAt < underWay', replace: '- createdAt > underWay' },
      { find: 'payment.resultCode === null && isRecent', replace: 'isRecent' },
    ],
  },
  {
    file: 'api/checkout/conclusion.ts',
    tests: paying,
    mutants: [
      { find: "  if (outcome === 'failed') await failPendingOrder(context, recorded);\n", replace: '' },
      { find: "outcome === 'paid' ? 'Paid' : 'Pending'", replace: "'Paid'" },
      { find: "order?.paymentState !== 'Pending' || !order", replace: '!order' },
      { find: ' || !order.paymentIds.includes(payment.id)) return', replace: ') return' },
      { find: "return outcome === 'failed' ? resultOf", replace: "return outcome !== 'failed' ? resultOf" },
      {
        find: 'if (ending.order === null) throw ending.reversal;',
        replace: 'if (ending.order === null) return resultOf(payment, "Authorised", action);',
      },
    ],
  },
  {
    file: 'api/checkout/finish-payment.ts',
    tests: paying,
    mutants: [
      { find: ' || !isSameMoney(payment.amount, amount)', replace: '' },
      { find: "success ? 'Authorised' : 'Refused'", replace: "'Authorised'" },
      { find: 'if (reference === payment.key) return payment;', replace: 'return payment;' },
      { find: 'other && (await isOwnPayment(context, other, visitor))', replace: 'other' },
      { find: "written?.reversal === 'wanted'", replace: "written?.reversal === 'sent'" },
      {
        find: "!isShopError(error) || isShopError(error, 'CommerceUnavailable', 'PaymentUnavailable')",
        replace: '!isShopError(error)',
      },
    ],
  },
  {
    file: 'api/checkout/ownership.ts',
    tests: [...paying, 'api/routes/carts.test.ts'],
    mutants: [
      { find: ' || cart.anonymousId !== visitor', replace: '' },
      { find: 'visitor !== null && cart?.anonymousId === visitor', replace: 'visitor !== null' },
      { find: 'if (!cart.active) {', replace: 'if (cart.active) {' },
    ],
  },
  {
    file: 'api/checkout/readiness.ts',
    tests: paying,
    mutants: [
      { find: 'quantity > available) throw', replace: 'quantity >= available) throw' },
      { find: "'shippingMethod', 'tax'] as const", replace: "'shippingMethod'] as const" },
      { find: "'shippingAddress', 'shippingMethod'", replace: "'shippingAddress'" },
      { find: '({ applied }) => !applied', replace: '() => false' },
      { find: 'cart.lineItems.every(isGift)', replace: 'cart.lineItems.some(isGift)' },
      { find: 'cart.lineItems.length === 0', replace: 'cart.lineItems.length < 0' },
    ],
  },
  {
    file: 'api/checkout/cart-plan.ts',
    tests: ['api/routes/carts.test.ts'],
    mutants: [
      { find: 'if (quantity > maxQuantity)', replace: 'if (quantity >= maxQuantity)' },
      { find: 'quantity > available) throw', replace: 'quantity >= available) throw' },
      { find: '(pieces.get(action.sku) ?? 0) + action.quantity', replace: 'action.quantity' },
      { find: '- line.quantity + action.quantity', replace: '+ action.quantity' },
      { find: 'if (action.quantity > line.quantity) {', replace: 'if (action.quantity < line.quantity) {' },
      { find: 'if (offer.price === null) throw', replace: 'if (false) throw' },
      { find: "line.kind === 'gift-message' && action.quantity > 1", replace: 'false' },
      { find: 'address.country === country ? addressProblem', replace: 'true ? addressProblem' },
    ],
  },
  {
    file: 'api/checkout/move-cart.ts',
    tests: ['api/checkout/move-cart.test.ts', 'api/routes/cart-country.test.ts'],
    mutants: [
      { find: 'Math.max(0, Math.min(quantity, max))', replace: 'Math.min(quantity, max)' },
      { find: 'Math.min(quantity, max)', replace: 'quantity' },
      { find: '(left.get(sku) ?? 0) - pieces', replace: '(left.get(sku) ?? 0)' },
      { find: 'offers.get(sku)?.price ? ', replace: 'offers.get(sku) ? ' },
      { find: 'if (last && isBeingMade(last)) throw paymentUnderWay();', replace: '' },
      { find: 'if (cart.version !== version) throw versionConflict(record);', replace: '' },
      { find: 'return commerce.createCart(draft);', replace: 'throw error;' },
    ],
  },
  {
    file: 'api/checkout/identifiers.ts',
    tests: ['api/checkout/identifiers.test.ts'],
    mutants: [
      { find: 'update(cartId)', replace: 'update(storeId)' },
      { find: '`${cartId}-${cartVersion}`', replace: '`${cartId}`' },
      { find: '/-\\d+$/', replace: '/-\\d$/' },
      { find: ' && timingSafeEqual(given, right)', replace: '' },
      { find: "createHmac('sha256', secret)", replace: "createHmac('sha256', '')" },
    ],
  },
  {
    file: 'api/checkout/carts.ts',
    tests: ['api/routes/carts.test.ts'],
    mutants: [
      { find: '!isSameMoney(old, unitPrice)', replace: 'isSameMoney(old, unitPrice)' },
      { find: 'before.shippingMethod && !after.shippingMethod', replace: '!after.shippingMethod' },
    ],
  },
];
