import type { RequestContext } from '../context/request-context.ts';
import { inboxOf } from '../settlement/inbox.ts';

/** How long an answer about the order system is good for, in milliseconds: asking often must not burden it. */
const maxAge = 5_000;

/**
 * Finds out whether the shop can sell: whether the order system can be reached with the shop's credentials. Simultaneous
 * and frequent questions share one call.
 * @returns a function that throws `ShopError` `CommerceUnavailable` if it cannot.
 */
export function readinessCheck(): (context: Pick<RequestContext, 'commerce' | 'store'>) => Promise<void> {
  let last: { readonly at: number; readonly answer: Promise<unknown> } | null = null;
  return async ({ commerce, store }) => {
    if (last === null || Date.now() - last.at > maxAge)
      last = { at: Date.now(), answer: commerce.listObjects(inboxOf(store), { limit: 1 }) };
    await last.answer;
  };
}
