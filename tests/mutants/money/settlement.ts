import type { MutantsOfFile } from '../types.ts';

const settling = ['api/settlement/settlement.test.ts'];
const deciding = ['api/settlement/decision.test.ts'];
const recording = ['api/settlement/ledger.test.ts'];

/** The rules by which money becomes an order, or is returned. */
export const settlement: readonly MutantsOfFile[] = [
  {
    file: 'api/settlement/decision.ts',
    tests: deciding,
    mutants: [
      { find: 'if (order.canceled) return isNamedByOrder(facts) ? null : reverse;', replace: '' },
      { find: '    creditOrder(facts) ??\n', replace: '' },
      { find: 'refundedOf(payment) === 0 || ', replace: '' },
      { find: 'hasFailed || amount.centAmount === 0', replace: 'amount.centAmount === 0' },
      { find: '    returnCanceled(facts, standing) ??\n', replace: '' },
      { find: 'paidBy !== null && isGivenUp(order)', replace: 'paidBy !== null' },
      {
        find: "paymentState === 'CreditOwed' ? stockRelease !== null",
        replace: "paymentState === 'CreditOwed' ? true",
      },
      {
        find: '!isPaid && !isShort && isApproved(payment, order.cart) ? attach : reverse',
        replace: 'attach',
      },
      { find: "if (!isPaid) return { step: 'mark-paid' };", replace: '' },
      { find: '    holdOrder(facts, standing) ??\n', replace: '' },
      { find: '!order.moneyReturned.includes(reference)', replace: 'true' },
      {
        find: '!order || order.canceled || !isNamedByOrder(facts)',
        replace: '!order || !isNamedByOrder(facts)',
      },
      {
        find: "return isShort ? detach : orderIfApproved(facts, 'Paid');",
        replace: "return orderIfApproved(facts, 'Paid');",
      },
      {
        find: 'return isNamedByCart(facts) ? detach : giveUpOrder(facts);',
        replace: 'return giveUpOrder(facts);',
      },
      { find: '!isPaid && !isShort &&', replace: '!isPaid &&' },
      { find: " || state === 'BalanceDue'", replace: '' },
      { find: " || state === 'CreditOwed'", replace: '' },
      { find: 'if (hasExpired(facts.payment, facts.now)) return giveUpOrder(facts);', replace: '' },
      { find: 'now > end + newsLife', replace: 'now > end' },
      { find: ' && !hasExpired(payment, now);', replace: ';' },
      { find: 'isNamedByOrder(facts) && !order?.canceled', replace: 'isNamedByOrder(facts)' },
      { find: 'if (cart && !cart.active) return null;', replace: '' },
      { find: 'cart && isApproved(payment, cart.view) ?', replace: 'cart ?' },
      { find: "order.paymentState === 'Pending' && !order.canceled ?", replace: '!order.canceled ?' },
      { find: "order.stockRelease === 'wanted' ?", replace: 'order.stockRelease === null ?' },
      { find: 'isSameMoney(payment.amount, content.total) &&', replace: '' },
      { find: "reason === '' || reason === payment.needsPerson", replace: "reason === ''" },
      { find: ' || payment.needsPerson?.includes(reason)', replace: '' },
      { find: 'needsPerson: reasonsOf(facts, standing).length > 0', replace: 'needsPerson: true' },
    ],
  },
  {
    file: 'api/settlement/standing.ts',
    tests: [...deciding, ...recording],
    mutants: [
      { find: 'isExact(payment, pspReference)) ?? null', replace: 'true) ?? null' },
      { find: "if (authorized.length > 0) return 'returned';", replace: '' },
      { find: "!unasked || state !== 'Success' ||", replace: "state !== 'Success' ||" },
      { find: "!unasked || state !== 'Success' ||", replace: '!unasked ||' },
      { find: 'paidBy === null && exact.includes(interactionId)', replace: 'exact.includes(interactionId)' },
      { find: "!(unasked && state === 'Failure') &&", replace: '' },
      {
        find: "every(({ state }) => state === 'Failure')",
        replace: "some(({ state }) => state === 'Failure')",
      },
    ],
  },
  {
    file: 'api/settlement/order-view.ts',
    tests: ['api/settlement/order-view.test.ts'],
    mutants: [
      { find: "status === 'placed' && isUsual", replace: 'isUsual' },
      { find: ' && moneyReturned.length === 0', replace: '' },
      { find: 'one.needsPerson === null && ', replace: '' },
      {
        find: "order.paymentState === 'Pending' && !order.canceled",
        replace: "order.paymentState === 'Pending'",
      },
      { find: "outcome === 'paid' && paymentState !== 'Paid'", replace: "outcome === 'paid'" },
    ],
  },
  {
    file: 'api/settlement/refundable.ts',
    tests: ['api/settlement/refund.test.ts'],
    mutants: [
      { find: ' - refundedOf(payment) - disputed', replace: ' - disputed' },
      { find: ' - refundedOf(payment) - disputed', replace: ' - refundedOf(payment)' },
      { find: 'isReversed ? 0 : Math.max(0, left)', replace: 'Math.max(0, left)' },
      { find: "charges.length > 0 || capture === 'shipment'", replace: 'charges.length > 0' },
      { find: 'if (unasked.length > 0) return false;', replace: '' },
      { find: "state !== 'Failure'", replace: 'state.length > 0' },
    ],
  },
  {
    file: 'api/settlement/refund.ts',
    tests: ['api/settlement/refund.test.ts'],
    mutants: [
      { find: 'if (centAmount > refundable) ', replace: 'if (centAmount > 2 * refundable) ' },
      { find: 'if (currencyCode !== paidIn) ', replace: 'if (currencyCode.length === 0) ' },
      { find: '    current = again;\n', replace: '' },
    ],
  },
  {
    file: 'tools/orders/refund-lines.ts',
    tests: ['tools/orders/refund-lines.test.ts'],
    mutants: [
      { find: "total + sumOf('discount')", replace: 'total' },
      { find: 'Math.floor((line.gross', replace: 'Math.ceil((line.gross' },
    ],
  },
  {
    file: 'api/settlement/refunds.ts',
    tests: ['api/settlement/order-view.test.ts'],
    mutants: [
      { find: "one.type === 'CancelAuthorization' && authorization", replace: 'authorization' },
      { find: "if (one.unasked && one.state !== 'Success') return [];", replace: '' },
    ],
  },
  {
    file: 'api/settlement/cancel-order.ts',
    tests: ['api/settlement/cancel-order.test.ts'],
    mutants: [
      { find: '    if (found.order.canceled) return found;\n', replace: '' },
      { find: "    { change: 'setStockRelease', stockRelease: 'wanted' },\n", replace: '' },
      { find: "order.paymentState === 'Paid' ||", replace: 'false ||' },
      { find: "payment.settlement === 'open' ? payment", replace: 'true ? payment' },
    ],
  },
  {
    file: 'api/settlement/ledger.ts',
    tests: [...recording, ...settling],
    mutants: [
      {
        find: "Authorization: ['Initial', 'Pending', 'Failure', 'Success']",
        replace: "Authorization: ['Initial', 'Pending', 'Success', 'Failure']",
      },
      {
        find: "modification: ['Initial', 'Pending', 'Success', 'Failure']",
        replace: "modification: ['Initial', 'Pending', 'Failure', 'Success']",
      },
      { find: '&& isMoreConclusive(resultCode, payment.resultCode)', replace: '' },
      { find: '({ unasked: true } as const)', replace: '{}' },
      { find: '...reversal, claims: true', replace: '...reversal' },
      { find: "type === 'CancelAuthorization' || sameAmount(one);", replace: 'sameAmount(one);' },
      { find: "changes.length > 0 && payment.settlement === 'closed'", replace: 'false' },
    ],
  },
  {
    file: 'api/settlement/inbox.ts',
    tests: settling,
    mutants: [
      { find: '  await commerce.removeObject(inboxOf(store), key, version);\n', replace: '' },
      {
        find: 'const settled = await settle(context, recorded);',
        replace: 'const settled = { payment: recorded };',
      },
    ],
  },
  {
    file: 'api/settlement/sweep.ts',
    tests: ['api/settlement/sweep.test.ts', 'api/checkout/attempt-ledger.test.ts'],
    mutants: [
      { find: 'if (run.isOver(endOf[having])) return;', replace: '' },
      { find: 'cursors[having] = null;', replace: '' },
      { find: "    await settleList(run, 'authorized');\n", replace: '' },
    ],
  },
  {
    file: 'api/settlement/sweep-run.ts',
    tests: ['api/settlement/sweep.test.ts'],
    mutants: [{ find: 'if (isOver) this.report.interrupted = true;', replace: '' }],
  },
  {
    file: 'api/checkout/attempt-limits.ts',
    tests: ['api/checkout/attempt-ledger.test.ts'],
    mutants: [
      { find: 'unpaid.size > most.orders ||', replace: '' },
      { find: '|| pieces > most.pieces', replace: '' },
      { find: 'cartIdOfPaymentKey(key), pieces', replace: 'key, pieces' },
    ],
  },
  {
    file: 'api/checkout/attempt-ledger.ts',
    tests: ['api/checkout/attempt-ledger.test.ts'],
    mutants: [{ find: '&& !hasExpired(payment, entry.at)', replace: '' }],
  },
  {
    file: 'api/routes/webhooks.ts',
    tests: settling,
    mutants: [{ find: 'if (merchantAccount !== own) continue;', replace: '' }],
  },
  {
    file: 'api/settlement/steps.ts',
    tests: settling,
    mutants: [
      { find: "{ change: 'cancel' },\n", replace: '' },
      { find: "            { change: 'setMoneyReturned', references: decision.references },\n", replace: '' },
      { find: 'order.shipped ? [] :', replace: 'true ? [] :' },
      { find: "changes.push({ change: 'setTransactionState', id, state: 'Pending' });", replace: '' },
      { find: "changes.push({ change: 'setTransactionState', id, state: 'Failure' });", replace: '' },
      { find: '`${payment.key} ${id}`', replace: '`${payment.key} ${Math.random()}`' },
    ],
  },
  {
    file: 'api/settlement/ordering.ts',
    tests: settling,
    mutants: [
      { find: 'if (others.length === 0) return cart;', replace: 'return cart;' },
      { find: 'if (!taken || taken.cartId === view.id) return null;', replace: 'return null;' },
    ],
  },
  {
    file: 'api/checkout/attempt.ts',
    tests: [...settling, 'api/routes/payments.test.ts'],
    mutants: [
      { find: "...(frozen ? [{ action: 'unfreeze' } as const] : []),", replace: '' },
      {
        find: "...paymentIds.map((paymentId) => ({ action: 'removePayment', paymentId }) as const),",
        replace: '',
      },
    ],
  },
  {
    file: 'api/checkout/ownership.ts',
    tests: [...settling, 'api/routes/payments.test.ts', 'api/routes/carts.test.ts'],
    mutants: [
      { find: ' || cart.anonymousId !== visitor', replace: '' },
      { find: 'visitor !== null && cart?.anonymousId === visitor', replace: 'visitor !== null' },
    ],
  },
];
