import { z } from 'zod';
import {
  dueOf,
  listDueRequests,
  noteDueRequest,
  requestsOf,
  subscriptionKind,
} from '../../commerce/customer-requests.ts';
import { unlessChanged } from '../../commerce/version-conflicts.ts';
import type { Subscription } from '../../contract/newsletter.ts';
import { offeredLanguage } from '../../stores/languages.ts';
import type { RequestContext } from '../context/request-context.ts';
import { type Place, readShared, replaceShared } from '../context/shared-values.ts';
import { sweepEach } from '../context/sweep-each.ts';
import { mailLedgers, sendDue } from '../mail/due/send-due.ts';
import { renderMail } from '../mail/templates/render-mail.ts';
import type { Answer } from './service/newsletter.ts';
import { newsletterLinksOf } from './subscriptions.ts';

/**
 * Welcomes whoever has confirmed, once, and tells the newsletter service what it does not know about a subscription. What has ended is
 * deleted as soon as the service knows.
 * @returns whether nothing is left to do; otherwise, the sweeper goes on.
 * @throws ShopError as `CustomObjects` does.
 */
export async function workOnSubscription(context: RequestContext, id: string): Promise<boolean> {
  const { commerce, store } = context;
  const note = await commerce.getObject(dueOf(subscriptionKind, store), id);
  const isDone = await bringUpToDate(context, id);
  if (!isDone) await noteDueRequest(commerce, store, subscriptionKind, id);
  // A note that is newer is about something newer.
  else if (note)
    await unlessChanged(() => commerce.removeObject(dueOf(subscriptionKind, store), id, note.version));
  return isDone;
}

/** How often to begin again because the subscription has changed while its service was told. */
const maxAttempts = 3;

/** @param told what the service has just been told, if the subscription has changed since. */
async function bringUpToDate(
  context: RequestContext,
  id: string,
  told: Subscription | null = null,
  attempt = 1,
): Promise<boolean> {
  const { commerce, store } = context;
  if (attempt > maxAttempts) return false;
  const place: Place = { container: requestsOf(subscriptionKind, store), key: id };
  const stored = await readShared(commerce, place, subscriptionKind.schema);
  const current = stored.value;
  if (!current) {
    if (!told) return true;
    // It was left, and deleted, while the service was still being told of it, which may have been the last that it heard.
    await replaceShared(
      commerce,
      place,
      { version: 0, value: null },
      { ...told, leftAt: new Date().toISOString() },
    );
    return bringUpToDate(context, id, null, attempt + 1);
  }
  const hasLeft = current.leftAt !== undefined;
  const isWelcomed = hasLeft || (await welcome(context, current));
  const wish = hasLeft ? 'left' : 'subscribed';
  if (current.told !== wish) {
    const outcome = await tell(context, current);
    if (outcome === 'refused') return isWelcomed;
    if (outcome !== 'accepted') return false;
    const after = hasLeft ? null : ({ ...current, told: wish } as const);
    const isNoted = after
      ? (await replaceShared(commerce, place, stored, after)) !== null
      : await unlessChanged(() => commerce.removeObject(place.container, id, stored.version));
    if (!isNoted) return bringUpToDate(context, id, current, attempt + 1);
    if (!after) await commerce.removeObject(mailLedgers.container, id);
  }
  return isWelcomed;
}

/** Sends the e-mail that says that it has worked, and how to leave, once for each confirmation. */
async function welcome(context: RequestContext, subscription: Subscription): Promise<boolean> {
  const { store } = context;
  const { id, email, confirmedAt = '' } = subscription;
  const language = offeredLanguage(store, subscription.language);
  const links = newsletterLinksOf(context, language, id);
  const render = () => renderMail('newsletter-welcome', links, { store, language });
  const { unsubscribeUrl } = links;
  return sendDue(context, id, [
    {
      id: `welcome-${Date.parse(confirmedAt)}`,
      to: email,
      unsubscribeUrl,
      language,
      isOptional: true,
      render,
    },
  ]);
}

/** For how long the service of a storefront wants to be left alone. */
const pauses = 'newsletter-pauses';
const pauseSchema = z.object({
  /** Milliseconds since 1970. */
  until: z.number(),
});

/** How long something may wait for the service until a person is called, in milliseconds. */
const calledAfter = 24 * 60 * 60_000;

/** Tells the service what somebody wants, and logs what a person may have to see to. */
async function tell(context: RequestContext, subscription: Subscription): Promise<Answer['outcome']> {
  const { commerce, store, newsletter, log } = context;
  const { id, email, language, source, receivedAt, confirmedAt = receivedAt, leftAt } = subscription;
  const pause = await readShared(commerce, { container: pauses, key: store.id }, pauseSchema);
  if (!newsletter || (pause.value?.until ?? 0) > Date.now()) return 'later';
  const answer = await (leftAt === undefined
    ? newsletter.subscribe({ email, language, source })
    : newsletter.leave(email));
  const { outcome } = answer;
  const about = { subscription: id, wish: leftAt === undefined ? 'subscribe' : 'leave' };
  if (outcome === 'accepted') {
    log.info('newsletter service told', about);
    return outcome;
  }
  const details = { ...about, reason: answer.reason };
  if (outcome === 'refused') log.error('newsletter needs a person', details);
  else if (outcome === 'misconfigured')
    log.outage('the newsletter service does not let the shop in', details);
  else if (Date.now() - Date.parse(leftAt ?? confirmedAt) >= calledAfter)
    log.outage('newsletter service not told for a day', details);
  else log.warn('newsletter service not told', details);
  if (outcome === 'later' && answer.pause !== undefined)
    await commerce.putObject(pauses, store.id, { until: Date.now() + answer.pause });
  return outcome;
}

/**
 * Works on subscriptions of which something is still to be told or sent.
 * @param minAge how old a note has to be, so that the request is not still working on it, in milliseconds.
 * @param until when to begin no further one, in milliseconds since 1970.
 * @throws ShopError as `CustomObjects` does.
 */
export async function sweepSubscriptions(
  context: RequestContext,
  minAge: number,
  until: number,
): Promise<void> {
  const { commerce, store, newsletter } = context;
  if (!newsletter) return;
  const due = await listDueRequests(commerce, store, subscriptionKind, Date.now() - minAge);
  await sweepEach(due, until, (id) => workOnSubscription(context, id));
}
