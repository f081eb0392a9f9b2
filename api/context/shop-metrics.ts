import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { counter, gauge, histogram, instrumentation, secondsSince } from '../../commerce/instruments.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { PaymentAnswer, Payments } from '../adyen/payments.ts';
import { outcomeOf } from '../adyen/result-codes.ts';
import { defaultLimits } from './limits.ts';
import type { Mailer } from '../mail/send/mailer.ts';

/** What the shop counts of its own; docs/telemetry.md says what each attribute may be. Nothing that identifies anybody. */
export const shopMetrics = {
  orders: counter('shop.orders', 'Orders placed'),
  payments: counter('shop.payments', 'Answers to attempts to pay'),
  emails: counter('shop.emails', 'Attempts to hand an e-mail to the mail server'),
  emailDuration: histogram('shop.email.duration', 'How long the mail server took'),
  limited: counter('shop.limited', 'Requests refused by a limit'),
  messages: counter('shop.messages', 'Deliveries to /api/events'),
  waitingAge: gauge('shop.waiting.age', 'The age of the oldest that waits', 's'),
  sweeperDuration: histogram('shop.sweeper.duration', 'Runs of the sweeper'),
  trouble: gauge('shop.payments.trouble', 'Payments that a person has to look at'),
};

/** What ought to be noticed when it happens for the first time. */
const known = [
  [shopMetrics.orders, 'payment_state', ['Paid', 'Pending']],
  [
    shopMetrics.payments,
    'outcome',
    ['authorized', 'pending', 'action', 'refused', 'canceled', 'error', 'unavailable'],
  ],
  [shopMetrics.limited, 'limit', Object.keys(defaultLimits)],
  [shopMetrics.messages, 'outcome', ['done', 'deferred', 'ignored', 'stranger']],
] as const;

/**
 * Begins to count at 0: of what has never been counted, nobody can tell whether it grows.
 * @param mails the kinds of e-mails.
 */
export function beginCounting(mails: readonly string[]): void {
  for (const kind of mails)
    for (const outcome of ['accepted', 'refused', 'failed']) shopMetrics.emails().add(0, { kind, outcome });
  for (const [metric, attribute, values] of known)
    for (const value of values) metric().add(0, { [attribute]: value });
}

/** Payments whose answers are counted. */
export const countedPayments = (payments: Payments): Payments => ({
  ...payments,
  pay: (request) => counted(payments.pay(request)),
  submitDetails: (key, details) => counted(payments.submitDetails(key, details)),
});

async function counted(asked: Promise<PaymentAnswer>): Promise<PaymentAnswer> {
  try {
    const answer = await asked;
    shopMetrics.payments().add(1, { outcome: countedOutcome(answer.resultCode) });
    return answer;
  } catch (error) {
    if (isShopError(error, 'PaymentUnavailable')) shopMetrics.payments().add(1, { outcome: 'unavailable' });
    throw error;
  }
}

function countedOutcome(resultCode: string): string {
  const outcome = outcomeOf(resultCode);
  if (outcome === 'paid') return 'authorized';
  if (outcome !== 'failed') return outcome;
  return { Cancelled: 'canceled', Error: 'error' }[resultCode] ?? 'refused';
}

/** A mailer whose e-mails are counted and measured. */
export const countedMailer = (mailer: Mailer): Mailer => ({
  ...mailer,
  send: (mail) => {
    const begun = performance.now();
    const { kind } = mail;
    return trace
      .getTracer(instrumentation)
      .startActiveSpan('SMTP', { kind: SpanKind.CLIENT }, async (span) => {
        let outcome: Awaited<ReturnType<Mailer['send']>> | 'failed' = 'failed';
        try {
          outcome = await mailer.send(mail);
          return outcome;
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          shopMetrics.emails().add(1, { kind, outcome });
          shopMetrics.emailDuration().record(secondsSince(begun), { outcome });
          span.setAttributes({ kind, outcome }).end();
        }
      });
  },
});
