import type { MutantsOfFile } from '../types.ts';

const settling = ['api/settlement/settlement.test.ts', 'api/routes/payments.test.ts'];

/** The guards that keep money and orders together whatever fails; the fault campaign looks for what they leave open. */
export const guards: readonly MutantsOfFile[] = [
  {
    file: 'api/checkout/claim-cart.ts',
    tests: settling,
    mutants: [{ find: "      { action: 'freeze' },\n", replace: '' }],
  },
  {
    file: 'api/settlement/ordering.ts',
    tests: settling,
    mutants: [
      {
        find: 'const orderNumber = alone.orderNumber ?? newOrderNumber(store.id);',
        replace: 'const orderNumber = newOrderNumber(store.id);',
      },
    ],
  },
  {
    file: 'api/routes/webhooks.ts',
    tests: settling,
    mutants: [
      {
        find: 'const kept = await Promise.all(events.map((event) => keepEvent(context, event)));',
        replace:
          "const kept = (await Promise.allSettled(events.map((event) => keepEvent(context, event)))).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));",
      },
    ],
  },
  {
    file: 'api/settlement/decision.ts',
    tests: ['api/settlement/decision.test.ts'],
    mutants: [
      { find: 'sendWanted(facts) ??\n    ', replace: '' },
      {
        find: "return isNamedByCart(facts) ? orderIfApproved(facts, 'Paid') : reverse;",
        replace: "return orderIfApproved(facts, 'Paid');",
      },
    ],
  },
  {
    file: 'api/checkout/open-attempt.ts',
    tests: ['api/payment-trouble.test.ts'],
    mutants: [
      { find: "if (orderNumber !== null && attempts.length === 0) return 'unknown';", replace: '' },
      { find: 'if (!isOver || ', replace: 'if (' },
    ],
  },
];
