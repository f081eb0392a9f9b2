import type { MutantsOfFile } from '../types.ts';

/** The arithmetic of the sandbox, which determines the totals in every other test. */
export const sandbox: readonly MutantsOfFile[] = [
  {
    file: 'sandbox/commercetools/money.ts',
    tests: ['sandbox/commercetools/money.test.ts'],
    mutants: [
      { find: 'twice === denominator && quotient % 2n === 1n', replace: 'twice === denominator' },
      { find: 'numerator < 0n ? -1n : 1n', replace: '1n' },
      { find: 'rateScale + scaled(rate)', replace: 'rateScale' },
      { find: ' || a.index - b.index', replace: ' || b.index - a.index' },
      { find: 'if (total === 0) return weights.map(() => 0);', replace: '' },
      { find: 'b.remainder - a.remainder', replace: 'a.remainder - b.remainder' },
    ],
  },
  {
    file: 'sandbox/commercetools/carts/tax.ts',
    tests: ['sandbox/commercetools/carts/tax.test.ts', 'sandbox/commercetools/carts/totals.test.ts'],
    mutants: [
      { find: 'rate.includedInPrice ? netOf', replace: '!rate.includedInPrice ? netOf' },
      { find: 'rate.includedInPrice ? total :', replace: '!rate.includedInPrice ? total :' },
      { find: 'money(gross - net, currency)', replace: 'money(gross, currency)' },
    ],
  },
  {
    file: 'sandbox/commercetools/carts/discounts.ts',
    tests: ['sandbox/commercetools/carts/discounts.test.ts', 'sandbox/commercetools/carts/totals.test.ts'],
    mutants: [
      { find: 'Math.min(value.centAmount, total)', replace: 'value.centAmount' },
      { find: 'piece.price - amount', replace: 'piece.price + amount' },
      { find: 'quantity: group.length', replace: 'quantity: 1' },
    ],
  },
  {
    file: 'sandbox/commercetools/carts/shipping.ts',
    tests: ['sandbox/commercetools/carts/totals.test.ts', 'sandbox/commercetools/contract/totals.test.ts'],
    mutants: [{ find: 'price.currencyCode === currency', replace: 'price.currencyCode !== currency' }],
  },
];
