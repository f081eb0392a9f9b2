import type { MutantsOfFile } from '../types.ts';

const mapping = 'commerce/mapping';

/** Amounts, payments, and orders as read from the commerce backend and written to it. */
export const commerce: readonly MutantsOfFile[] = [
  {
    file: 'contract/money.ts',
    tests: ['api/routes/payments.test.ts'],
    mutants: [
      { find: 'one.centAmount === other.centAmount', replace: 'one.centAmount >= other.centAmount' },
      { find: 'one.currencyCode === other.currencyCode && ', replace: '' },
    ],
  },
  {
    file: `${mapping}/money.ts`,
    tests: ['api/routes/payments.test.ts', `${mapping}/cart.test.ts`],
    mutants: [{ find: '  centAmount,\n});', replace: '});' }],
  },
  {
    file: `${mapping}/shipment.ts`,
    tests: [`${mapping}/shipment.test.ts`],
    mutants: [
      { find: ' && !trackingData.isReturn', replace: '' },
      { find: "URL.canParse(told) && new URL(told).protocol === 'https:'", replace: 'URL.canParse(told)' },
      { find: "left.length > 0 && (isComplete ? 'all' : 'some')", replace: "left.length > 0 && 'all'" },
      { find: " || hasDeliveries ? 'packed'", replace: " ? 'packed'" },
    ],
  },
  {
    file: `${mapping}/cart.ts`,
    tests: [`${mapping}/cart.test.ts`],
    mutants: [
      { find: 'source.taxedPrice?.totalGross ?? source.totalPrice', replace: 'source.totalPrice' },
      { find: 'tax?.included === false ? tax.amount : null', replace: 'null' },
      { find: 'shippingInfo.discountedPrice?.value ?? shippingInfo.price', replace: 'shippingInfo.price' },
      { find: 'totalGross.centAmount - totalNet.centAmount', replace: 'totalGross.centAmount' },
      { find: 'item.taxRate?.includedInPrice ?? false', replace: 'item.taxRate?.includedInPrice ?? true' },
      { find: "cart.cartState === 'Active'", replace: "cart.cartState !== 'Active'" },
      { find: "state === 'MatchesCart'", replace: 'true' },
    ],
  },
  {
    file: `${mapping}/discounts.ts`,
    tests: [`${mapping}/cart.test.ts`],
    mutants: [
      { find: 'goods - charged +', replace: 'goods +' },
      { find: '(discountOnTotalPrice?.discountedAmount.centAmount ?? 0)', replace: '0' },
      { find: 'centAmount * quantity', replace: 'centAmount' },
      { find: 'cents > 0', replace: 'true' },
    ],
  },
  {
    file: `${mapping}/cart.ts`,
    tests: [`${mapping}/cart.test.ts`],
    mutants: [
      { find: 'item.price.discounted?.value ?? item.price.value', replace: 'item.price.value' },
      { find: 'unitPrice.centAmount * item.quantity', replace: 'unitPrice.centAmount' },
      { find: 'totalPrice: moneyOfPlatform(item.totalPrice)', replace: 'totalPrice: unitPrice' },
    ],
  },
  {
    file: `${mapping}/payment.ts`,
    tests: [`${mapping}/payment.test.ts`],
    mutants: [],
  },
  {
    file: `${mapping}/order.ts`,
    tests: [`${mapping}/order.test.ts`],
    mutants: [
      { find: "?? 'Pending'", replace: "?? 'Paid'" },
      { find: "  'BalanceDue',\n", replace: '' },
      { find: "  'CreditOwed',\n", replace: '' },
      {
        find: 'taken: order.lineItems.map(',
        replace: 'taken: order.lineItems.slice(0, 1).map(',
        tests: ['api/bundles.test.ts'],
      },
    ],
  },
  {
    file: `${mapping}/shipping-method.ts`,
    tests: [`${mapping}/shipping-method.test.ts`],
    mutants: [
      {
        find: 'goods.centAmount >= rate.freeAbove.centAmount',
        replace: 'goods.centAmount > rate.freeAbove.centAmount',
      },
      { find: 'rate.price.currencyCode === goods.currencyCode', replace: 'true' },
    ],
  },
  {
    file: `${mapping}/offer.ts`,
    tests: [`${mapping}/offer.test.ts`],
    mutants: [
      {
        find: 'price ? moneyOfPlatform(price.discounted?.value ?? price.value) : null',
        replace: 'moneyOfPlatform({ centAmount: 0, currencyCode: "EUR", fractionDigits: 2 })',
      },
    ],
  },
  {
    file: 'commerce/availability.ts',
    tests: ['commerce/availability.test.ts'],
    mutants: [
      { find: '+ use.quantity * quantity', replace: '+ quantity' },
      { find: 'Math.max(0, Math.floor(', replace: 'Math.floor((' },
      { find: '(taken.get(sku) ?? 0)) / quantity', replace: '0) / quantity' },
      { find: ' : Math.min(...counts)', replace: ' : Math.max(...counts)' },
      { find: 'items.toSpliced(index, 1)', replace: 'items' },
    ],
  },
  {
    file: `${mapping}/components.ts`,
    tests: [`${mapping}/components.test.ts`, 'api/bundles.test.ts'],
    mutants: [
      { find: 'availability?.availableQuantity ?? null', replace: 'null' },
      { find: 'inStock === undefined ? 0 : inStock', replace: 'inStock ?? null' },
      { find: 'component.quantity * quantity', replace: 'component.quantity' },
      { find: '.filter((line) => !isPartLine(line))', replace: '' },
      { find: "fields['bundle'] === 'string'", replace: "fields['bundle'] === 'number'" },
    ],
  },
  {
    file: `${mapping}/errors.ts`,
    tests: [`${mapping}/errors.test.ts`],
    mutants: [
      { find: 'status >= 500', replace: 'status > 500' },
      { find: '[401, 403, 408, 429].includes(status)', replace: 'false' },
      {
        find: "ConcurrentModification: 'VersionConflict'",
        replace: "ConcurrentModification: 'InvalidInput'",
      },
    ],
  },
];
