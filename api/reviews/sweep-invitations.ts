import type { StoredObject } from '../../commerce/custom-objects.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { hasDeclined } from '../context/declined-invitations.ts';
import type { RequestContext } from '../context/request-context.ts';
import { sendReviewInvitation } from '../mail/due/order-mails.ts';
import { invitationSchema, invitationsOf, mayBeInvited } from './invitations.ts';
import { reviewableOf } from './order-reviews.ts';

const day = 24 * 60 * 60_000;

/** How long something has been there when its owner is asked about it; what checkout says. */
const triedFor = 14 * day;
/** How long it is on its way if nobody says that it has arrived. */
const underWayFor = 7 * day;
/** After which nobody is asked anymore, because it could not be sent for so long. */
const tooLateAfter = 28 * day;

/**
 * Asks customers what they think of what they bought, two weeks after it has arrived, and once. A note goes when nothing is left to do
 * about it. A failure about one customer is logged, and left to the next run.
 * @param until when to stop, in milliseconds since 1970.
 * @throws ShopError `CommerceUnavailable`
 */
export async function sweepInvitations(context: RequestContext, until: number): Promise<void> {
  const { commerce, store, log } = context;
  const container = invitationsOf(store);
  const now = Date.now();
  const notes = await commerce.listObjects(container, { unchangedSince: now - triedFor });
  for (const { key, version, lastModifiedAt } of notes.filter((each) => isDue(each, now))) {
    if (Date.now() >= until) return;
    try {
      if (now - lastModifiedAt >= tooLateAfter || (await invite(context, key)))
        await commerce.removeObject(container, key, version);
    } catch (error) {
      if (isShopError(error, 'CommerceUnavailable')) throw error;
      const level = isShopError(error) ? 'warn' : 'error';
      log[level]('a customer could not be asked for a review', { order: key, error });
    }
  }
}

function isDue({ value, lastModifiedAt }: StoredObject, now: number): boolean {
  const hasArrived = invitationSchema.safeParse(value).data?.arrived === true;
  return now - lastModifiedAt >= triedFor + (hasArrived ? 0 : underWayFor);
}

/** @returns whether nothing is left to do. @throws ShopError as `Commerce` does. */
async function invite(context: RequestContext, orderNumber: string): Promise<boolean> {
  const { commerce, store } = context;
  const whole = await commerce.findWholeOrder(orderNumber);
  if (!whole || !mayBeInvited(store, whole.order)) return true;
  const { products } = await reviewableOf(context, whole);
  const left = products.filter(({ review }) => review === null);
  if (left.length === 0 || (await hasDeclined(context, whole.order.cart.email ?? ''))) return true;
  return sendReviewInvitation(context, whole, left);
}
