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
import { answeredClaims } from './claims/claims.ts';
import { sweepRequests } from './customer-service/acknowledge.ts';
import { answeredWithdrawals } from './customer-service/withdrawals.ts';
import { answeredQuestions, questionsOf } from './questions/questions.ts';
import { answeredRegistrations } from './registrations/registration-mails.ts';
import { sweepInvitations } from './reviews/sweep-invitations.ts';
import { sweepRegistrations } from './registrations/sweep-registrations.ts';
import { askedSubscriptionsOf } from './newsletter/subscriptions.ts';
import { sweepSubscriptions } from './newsletter/tell-service.ts';
import { sweepReviews } from './reviews/follow-up.ts';
import { sweepVotes } from './reviews/votes.ts';

/**
 * Until when a run begins to send e-mails, in milliseconds after its start: longer than it works on money, so that some leave in
 * every run.
 */
const sendingLife = 20_000;

/**
 * One run of a storefront's sweeper: completes what requests left behind, then acknowledges what customers have sent, sends the e-mails
 * that are owed, and tells which disputes end soon. What is about neither money nor orders comes after that: questions, the newsletter,
 * reviews, what is in stock again, and whether the catalogue needs a build. The removal of what nobody reads anymore comes last. Only a
 * run that comes to its end says so (`GET /api/status`).
 * @param minAge overrides all waiting times of `sweep`, in milliseconds; for tests.
 */
export async function sweepStorefront(context: RequestContext, minAge?: number): Promise<SweepReport> {
  const until = Date.now() + sendingLife;
  const report = await sweep(context, minAge);
  await sweepRequests(context, answeredWithdrawals, minAge, until);
  await sweepRequests(context, answeredClaims, minAge, until);
  await sweepRequests(context, answeredRegistrations, minAge, until);
  await sweepOrders(context, minAge, until);
  await sweepDisputes(context);
  await sweepRequests(context, answeredQuestions, minAge, until);
  await sweepSubscriptions(context, minAge, until);
  await sweepReviews(context, minAge, until);
  await sweepRestock(context, until);
  await sweepInvitations(context, until);
  await sweepRegistrations(context);
  await sweepVotes(context, until);
  await sweepBuilds(context);
  const { store } = context;
  const counts = [
    attemptLedgers,
    ...rateLimitsOf(store),
    mailLimitsOf(store),
    cardRefusalsOf(store),
    mailLedgers,
    ...(context.newsletter ? [askedSubscriptionsOf(store)] : []),
    declinedOf(store),
    { container: requestsOf(answeredWithdrawals, store), age: requestsKept },
    { container: requestsOf(answeredClaims, store), age: requestsKept },
    { container: requestsOf(answeredRegistrations, store), age: requestsKept },
    questionsOf(store),
  ];
  for (const count of counts) await removeUnchanged(context, count);
  await writeHeartbeat(context, report);
  return report;
}
