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
      { find: "['Paid', 'Failed', 'BalanceDue']", replace: "['Paid', 'Failed']" },
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
      { find: 'availability?.availableQuantity ?? null', replace: 'null' },
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
