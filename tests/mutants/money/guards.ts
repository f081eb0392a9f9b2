import type { MutantsOfFile } from '../types.ts';

const settling = ['api/settlement/settlement.test.ts', 'api/routes/payments.test.ts'];
/** The campaign's rarer checkouts, whose invariants must see these mistakes. */
const situations = ['tests/faults/situations.test.ts'];

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
      { find: 'age > claimLife && isUnclaimed(payment, cart)', replace: 'age > claimLife' },
      { find: 'age > claimLife && isUnclaimed', replace: 'isUnclaimed' },
    ],
  },
  {
    file: 'api/checkout/open-attempt.ts',
    tests: settling,
    mutants: [
      {
        find: "if (isShopError(error, 'PaymentUnderWay', 'CommerceUnavailable')) return 'unknown';",
        replace: '',
      },
      { find: 'if (approvalOf(claimed.view) === approved)', replace: 'if (true)' },
      { find: 'await closeUnsent(context, payment);\n', replace: '' },
      { find: 'if (await isOnCart()) return;', replace: '' },
      { find: 'if (await isOnCart())\n', replace: 'if (false)\n' },
      { find: "          { change: 'setMethod', method },\n", replace: '' },
      { find: "known.settlement === 'open'", replace: 'known.settlement !== null' },
      { find: 'last.resultCode === null &&', replace: '' },
    ],
  },
  {
    file: 'api/checkout/conclusion.ts',
    tests: ['api/routes/payments.test.ts'],
    mutants: [
      { find: "({ money: 'returning' } as const)", replace: '{}' },
      { find: "const isSecond = outcome === 'returned' &&", replace: 'const isSecond =' },
    ],
  },
  {
    file: 'api/checkout/money-state.ts',
    tests: settling,
    mutants: [
      { find: "if (!attempts.every(isOver)) return 'unknown';", replace: '' },
      { find: "? 'returning' : 'none'", replace: "? 'none' : 'none'" },
      { find: 'cartIdOfPaymentKey(key) === cartId', replace: 'false' },
    ],
  },
  {
    file: 'api/checkout/start-payment.ts',
    tests: settling,
    mutants: [
      { find: 'resultCode: abandoned,', replace: "resultCode: 'Error'," },
      { find: "!isShopError(error, 'PaymentUnderWay') || isRecent(payment)", replace: 'isRecent(payment)' },
    ],
  },
  {
    file: 'api/checkout/finish-payment.ts',
    tests: settling,
    mutants: [
      { find: 'if (reference === payment.key) return payment;', replace: 'return payment;' },
      {
        find: 'return isVisitors ? result : withoutToken(result);\n}\n\n/** For another',
        replace: 'return result;\n}\n\n/** For another',
      },
    ],
  },
  {
    file: 'api/settlement/standing.ts',
    tests: situations,
    mutants: [
      {
        find: 'isSameMoney(one.amount, amount));',
        replace: 'one.amount.centAmount >= amount.centAmount);',
      },
    ],
  },
  {
    file: 'api/checkout/move-cart.ts',
    tests: situations,
    mutants: [
      {
        find: 'if (released.length > 0) await commerce.updateCart(cart.id, cart.version, released);',
        replace: '',
      },
    ],
  },
  {
    file: 'api/checkout/ownership.ts',
    tests: situations,
    mutants: [{ find: 'if (!isSoldHere || visitor === null', replace: 'if (!cart || visitor === null' }],
  },
  {
    file: 'api/settlement/ledger.ts',
    tests: situations,
    mutants: [{ find: "    case 'CHARGEBACK':\n", replace: '' }],
  },
];
