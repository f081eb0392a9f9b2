import type { MutantsOfFile } from './types.ts';

const provisional = ['api/provisional-payments.test.ts'];

/** What keeps the money of payments in wallets' sheets to what somebody approved. */
export const express: readonly MutantsOfFile[] = [
  {
    file: 'api/checkout/provisional-approval.ts',
    tests: provisional,
    mutants: [
      { find: '  assertShown(payment, cart);\n', replace: '' },
      { find: '    if (!isSameMoney(current.amount, cart.view.total)) {', replace: '    if (false) {' },
      { find: ' && approved === approvalOf(view)', replace: '' },
      {
        find: "    ? await context.commerce.updateCart(id, version, [{ action: 'removePayment', paymentId: payment.id }])\n    : seen",
        replace: '    ? seen\n    : seen',
      },
    ],
  },
  {
    file: 'api/checkout/finish-payment.ts',
    tests: ['api/express-payments.test.ts'],
    mutants: [
      {
        find: "  if (!approval)\n    throw withMoney(new ShopError('InvalidInput', 'A provisional payment needs an approval'), 'none');\n",
        replace: '  if (!approval) return submitDetails(context, payment, details, asker);\n',
      },
    ],
  },
  {
    file: 'api/checkout/provisional-order.ts',
    tests: ['api/express-payments.test.ts', ...provisional],
    mutants: [
      { find: '  await noteAmount(context, payment, total);\n', replace: '' },
      { find: 'const isOpen = isProvisional(payment) && ', replace: 'const isOpen = ' },
      { find: '!isSameMoney({ ...total, centAmount: goods }, begun.amount)', replace: 'false' },
    ],
  },
  {
    file: 'api/checkout/provisional-payment.ts',
    tests: provisional,
    mutants: [{ find: 'amount: subtotal,', replace: 'amount: view.total,' }],
  },
  {
    file: 'api/checkout/money-state.ts',
    tests: ['api/express-payments.test.ts'],
    mutants: [{ find: ' || isProvisional(payment)', replace: '' }],
  },
  {
    file: 'api/settlement/decision.ts',
    tests: ['api/settlement/decision.test.ts'],
    mutants: [{ find: '  !isProvisional(payment) &&\n', replace: '' }],
  },
  {
    file: 'src/express/wallet-address.ts',
    tests: ['src/express/wallet-address.test.ts'],
    mutants: [
      { find: 'contact.country?.toLowerCase() === country ? country : undefined,', replace: 'country,' },
      { find: 'if (isCut && ', replace: 'if (false && ' },
    ],
  },
];
