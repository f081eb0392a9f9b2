import { attemptLedgers } from './payments/attempt-ledger.ts';
import { cardRefusalsOf } from './payments/card-refusals.ts';
import { declinedOf } from './context/declined-invitations.ts';
import type { RequestContext } from './context/request-context.ts';
import { removeUnchanged } from './context/shared-values.ts';
import { sweepBuilds } from './events/sweep-builds.ts';
import { rateLimitsOf } from './http/rate-limits.ts';
import { mailLedgers } from './mail/due/send-due.ts';
import { mailLimitsOf } from './mail/due/send-now.ts';
import { sweepOrders } from './orders/sweep-orders.ts';
import { sweepRestock } from './restock/sweep-restock.ts';
import { sweepDisputes } from './payments/disputes.ts';
import { type SweepReport, writeHeartbeat } from './payments/sweep-notes.ts';
import { sweep } from './payments/sweep.ts';
import { requestsKept, requestsOf } from '../commerce/customer-requests.ts';
import { isShopError } from '../contract/shop-error.ts';
import { answeredClaims } from './claims/claims.ts';
import { sweepRequests } from './customer-service/acknowledge.ts';
import { answeredWithdrawals } from './customer-service/withdrawals.ts';
import { answeredQuestions, questionsOf } from './questions/questions.ts';
import { answeredRegistrations } from './registrations/registration-mails.ts';
import { sweepInvitations } from './reviews/sweep-invitations.ts';
import { sweepRegistrations } from './registrations/registrations.ts';
import { askedSubscriptionsOf } from './newsletter/subscriptions.ts';
import { sweepSubscriptions } from './newsletter/tell-service.ts';
import { sweepReviews } from './reviews/follow-up.ts';
import { sweepVotes } from './reviews/votes.ts';

/**
 * Until when a run begins to send e-mails, in milliseconds after its start: longer than it works on money, so that some leave in
 * every run.
 */
const sendingLife = 20_000;

/** How old something has to be before the sweeper takes over from the request that works on it, in milliseconds. */
const grace = 60_000;

/**
 * One run of a storefront's sweeper: completes what requests left behind, then acknowledges what customers have sent, sends the e-mails
 * that are owed, and tells which disputes end soon. What is about neither money nor orders comes after that: questions, the newsletter,
 * reviews, what is in stock again, and whether the catalogue needs a build. The removal of what nobody reads anymore comes last. A part
 * that fails is logged, left to the next run, and holds up no other one. Only a run that comes to its end says so (`GET /api/status`).
 * @param minAge overrides all waiting times, in milliseconds; for tests.
 */
export async function sweepStorefront(context: RequestContext, minAge?: number): Promise<SweepReport> {
  const { commerce, store, log } = context;
  const until = Date.now() + sendingLife;
  const age = minAge ?? grace;
  const report = await sweep(context, minAge);
  const expiring = [
    attemptLedgers,
    ...rateLimitsOf(store),
    mailLimitsOf(store),
    cardRefusalsOf(store),
    mailLedgers,
    ...(context.newsletter ? [askedSubscriptionsOf(store)] : []),
    declinedOf(store),
    ...[answeredWithdrawals, answeredClaims, answeredRegistrations].map((kind) => ({
      container: requestsOf(kind, store),
      age: requestsKept,
    })),
    questionsOf(store),
  ];
  const parts: readonly (readonly [part: string, work: () => Promise<void>])[] = [
    ['withdrawals', () => sweepRequests(context, answeredWithdrawals, age, until)],
    ['claims', () => sweepRequests(context, answeredClaims, age, until)],
    ['registrations', () => sweepRequests(context, answeredRegistrations, age, until)],
    ['orders', () => sweepOrders(context, minAge, until)],
    ['disputes', () => sweepDisputes(context)],
    ['questions', () => sweepRequests(context, answeredQuestions, age, until)],
    ['subscriptions', () => sweepSubscriptions(context, age, until)],
    ['reviews', () => sweepReviews(context, age, until)],
    ['restock requests', () => sweepRestock(context, until)],
    ['invitations to review', () => sweepInvitations(context, until)],
    ['ended registrations', () => sweepRegistrations(context)],
    ['votes', () => sweepVotes(context, until)],
    ['builds', () => sweepBuilds(context)],
    ...expiring.map((each) => [each.container, () => removeUnchanged(commerce, each)] as const),
  ];
  for (const [part, work] of parts)
    await work().catch((error: unknown) => {
      log[isShopError(error) ? 'warn' : 'error']('a part of the sweeper failed', { part, error });
    });
  await writeHeartbeat(context, report);
  return report;
}
