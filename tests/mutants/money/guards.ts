import type { MutantsOfFile } from '../types.ts';

const settling = ['api/settlement/settlement.test.ts', 'api/routes/payments.test.ts'];
/** The campaign's rarer checkouts, whose invariants must see these mistakes. */
const situations = ['tests/faults/situations.test.ts'];

/** The guards that keep money and orders together whatever fails; the fault campaign looks for what they leave open. */
export const guards: readonly MutantsOfFile[] = [
  {
    file: 'api/customer-service/order-link.ts',
    tests: ['api/customer-service/order-link.test.ts'],
    mutants: [
      { find: ' && isSameEmail(email, request.email)', replace: '' },
      { find: 'return isOwn && ', replace: 'return ' },
      { find: 'to: order.cart.email,', replace: 'to: request.email,' },
      { find: 'const pauses = [0, 1_000, 3_000] as const;', replace: 'const pauses = [0] as const;' },
    ],
  },
  {
    file: 'api/customer-service/support-message.ts',
    tests: ['api/customer-service/support-message.test.ts'],
    mutants: [
      { find: '    replyTo: message.email,\n', replace: '' },
      {
        find: "    throw new ShopError('MailUnavailable', 'Customer service’s mail server refused the message');\n",
        replace: '',
      },
    ],
  },
  {
    file: 'api/checkout/claim-cart.ts',
    tests: settling,
    mutants: [
      { find: "      { action: 'freeze' },\n", replace: '' },
      { find: 'if (approvalOf(claimed.view) === approved)', replace: 'if (true)' },
    ],
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
        find: '({ ...event, object: await keepEvent(context, event) })),\n    );',
        replace: '({ ...event, object: await keepEvent(context, event) }))).catch(() => [] as never[]);',
      },
    ],
  },
  {
    file: 'api/settlement/decision.ts',
    tests: ['api/settlement/decision.test.ts'],
    mutants: [
      { find: 'sendWanted(facts) ??\n    ', replace: '' },
      {
        find: 'if (!isNamedByCart(facts)) return reverse;',
        replace: '',
      },
      { find: 'age > claimLife && isUnclaimed(payment, cart)', replace: 'age > claimLife' },
      { find: 'age > claimLife && isUnclaimed', replace: 'isUnclaimed' },
    ],
  },
  {
    file: 'api/checkout/card-pauses.ts',
    tests: ['api/checkout/card-pauses.test.ts'],
    mutants: [
      { find: 'before?.day === today(now) ? before.attempts : []', replace: 'before?.attempts ?? []' },
      { find: 'if (before && earlier.includes(attempt)) return before;', replace: '' },
      { find: '.slice(-maxRefusals)', replace: '' },
      { find: 'if (refusals?.day !== today(now)) return 0;', replace: 'if (refusals === null) return 0;' },
      { find: 'now < alarm.testedUntil', replace: 'alarm.testedUntil > 0' },
      { find: 'before?.window === window ? ', replace: 'before ? ' },
      { find: '(before?.testedUntil ?? 0)', replace: '0' },
    ],
  },
  {
    file: 'api/checkout/card-refusals.ts',
    tests: ['api/card-testing.test.ts'],
    mutants: [
      { find: 'if (left > 0) return left;', replace: '' },
      {
        find: 'if (!(await takeTurn(commerce, { container, key }, refusals, now))) return pause;',
        replace: '',
      },
      { find: ' || before.resultCode === after.resultCode', replace: '' },
      { find: '{ ...known.value, last: 0 }', replace: 'known.value' },
      { find: "if (kind === 'visitor') return commerce.removeObject(container, key);", replace: '' },
      { find: 'alarm.isChanged && ', replace: '' },
    ],
  },
  {
    file: 'api/http/rate-limits.ts',
    tests: ['api/http/rate-limits.test.ts'],
    mutants: [
      { find: "'limits', kind, id", replace: "'limits', id" },
      { find: "hourlyNames.includes(name) ? 'hour' : 'minute'", replace: "'minute'" },
    ],
  },
  {
    file: 'api/http/tallies.ts',
    tests: ['api/http/rate-limits.test.ts'],
    mutants: [{ find: 'now - at < this.length', replace: 'true' }],
  },
  {
    file: 'commerce/withdrawals.ts',
    tests: ['api/withdrawal-mail.test.ts'],
    mutants: [
      {
        find: 'await objects.putObject(withdrawalsOf(store), withdrawal.id, withdrawal, 0);',
        replace: '',
      },
      {
        find: 'await objects.putObject(dueOf(store), withdrawal.id, { receivedAt: withdrawal.receivedAt });',
        replace: '',
      },
    ],
  },
  {
    file: 'commerce/custom-objects.ts',
    tests: ['api/withdrawal-mail.test.ts'],
    mutants: [{ find: 'isLast = page.length < pageSize ||', replace: 'isLast = true ||' }],
  },
  {
    file: 'api/withdrawals/acknowledge.ts',
    tests: ['api/withdrawal-mail.test.ts'],
    mutants: [
      { find: 'if (await sendDue(context, id, leaves ? [acknowledgment, copy] : [copy]))', replace: '' },
      { find: 'if (withdrawal === null)', replace: 'if (true)' },
    ],
  },
  {
    file: 'api/withdrawals/receive-withdrawal.ts',
    tests: ['api/withdrawals.test.ts'],
    mutants: [
      { find: '[key, name, orderNumber, email, items, note]', replace: '[name, orderNumber]' },
      { find: "if (!order) return 'unknown';", replace: "if (!order) return 'matched';" },
    ],
  },
  {
    file: 'api/context/shared-values.ts',
    tests: ['api/checkout/attempt-ledger.test.ts'],
    mutants: [
      { find: 'putObject(container, key, value, version)', replace: 'putObject(container, key, value)' },
    ],
  },
  {
    file: 'api/context/shared-values.ts',
    tests: ['api/http/rate-limits.test.ts'],
    mutants: [
      { find: 'isLast = expired.length < batch;', replace: 'isLast = true;' },
      { find: 'container, key, version);\n    return true;', replace: 'container, key);\n    return true;' },
      { find: 'one && Date.now() < until;', replace: 'one;' },
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
      { find: 'await closeUnsent(context, payment);\n', replace: '' },
      { find: 'if (await isOnCart()) return;', replace: '' },
      { find: 'if (await isOnCart())\n', replace: 'if (false)\n' },
      { find: "          { change: 'setMethod', method },\n", replace: '' },
      { find: "known.settlement === 'open'", replace: 'known.settlement !== null' },
      { find: 'last.resultCode === null &&', replace: '' },
      { find: '  await assertOffered(context, seen, request);\n', replace: '' },
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
        find: 'return isVisitors ? result : forOtherBrowser(result);\n}\n\n/** What another',
        replace: 'return result;\n}\n\n/** What another',
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
    tests: ['api/routes/cart-country.test.ts'],
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
  {
    file: 'api/settlement/disputes.ts',
    tests: ['api/settlement/disputes.test.ts'],
    mutants: [
      { find: 'before.value?.eventCode === eventCode && ', replace: '' },
      {
        find: 'else if (!dispute.isUrgent && isNear(dispute.deadline))',
        replace: 'else if (isNear(dispute.deadline))',
      },
      { find: 'await commerce.removeObject(place.container, place.key);', replace: '' },
      { find: 'const isUrgent = isNear(deadline);', replace: 'const isUrgent = false;' },
    ],
  },
];
