import { z } from 'zod';
import type { OrderRecord } from '../../commerce/commerce.ts';
import type { Container } from '../../commerce/custom-objects.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { reviewInvitationsOf } from '../../stores/review-invitations.ts';
import type { Store } from '../../stores/types.ts';
import { keepDeclined } from '../context/declined-invitations.ts';
import type { RequestContext } from '../context/request-context.ts';
import { changeShared } from '../context/shared-values.ts';
import { isInvited } from '../mail/due/order-mails.ts';
import { writeOrder } from '../payments/record.ts';

interface StoreOfNotes {
  readonly id: string;
}

/** Where it is noted which orders have arrived, by their numbers; when a note last changed says since when. */
export const invitationsOf = ({ id }: StoreOfNotes): Container => `review-invitations.${id}`;

/** `arrived`: somebody has said so; otherwise, it is only known that everything is on its way. */
export const invitationSchema = z.object({ arrived: z.boolean() });

const day = 24 * 60 * 60_000;

/** How old an order is at most when it is noted, in days: whoever marks old orders as delivered invites nobody. */
const newEnough = 90;

/** Whether an order's customer may be asked what they think of it, and has not been. */
export const mayBeInvited = (store: Store, order: OrderRecord): boolean =>
  reviewInvitationsOf(store) !== undefined &&
  order.cart.mayBeAskedForReview === true &&
  (order.cart.email ?? '') !== '' &&
  !isInvited(order);

/**
 * Notes that an order has left or arrived, so that the sweeper finds it when it is time to ask about it: once each, however often the
 * order changes. @throws ShopError as `CustomObjects` does.
 */
export async function noteArrival(
  { commerce, store }: Pick<RequestContext, 'commerce' | 'store'>,
  order: OrderRecord,
): Promise<void> {
  const { status, orderNumber, createdAt } = order;
  const arrived = status === 'delivered';
  const isNew = Date.parse(createdAt) > Date.now() - newEnough * day;
  if (!(arrived || status === 'shipped') || !isNew || !mayBeInvited(store, order)) return;
  const place = { container: invitationsOf(store), key: orderNumber };
  await changeShared(commerce, place, invitationSchema, (before) =>
    before && (before.arrived || !arrived) ? before : { arrived },
  );
}

/**
 * Has nobody ask the customer of an order again, about this one or any other, at this storefront. Doing so again changes nothing.
 * @throws ShopError `OrderNotFound`, and as `Commerce` does.
 */
export async function declineInvitations(context: RequestContext, orderNumber: string): Promise<void> {
  const order = await context.commerce.findOrder(orderNumber);
  if (!order) throw new ShopError('OrderNotFound', 'Order not found');
  await keepDeclined(context, order.cart.email ?? '');
  await endInvitation(context, order);
}

/** Has nobody ask the customer of an order about this one. @throws ShopError as `Commerce` does; doing so again changes nothing. */
export async function endInvitation(
  { commerce, store }: Pick<RequestContext, 'commerce'> & { readonly store: StoreOfNotes },
  order: OrderRecord,
): Promise<void> {
  await writeOrder({ commerce }, order, ({ cart }) =>
    cart.mayBeAskedForReview === true ? [{ change: 'declineReviewInvitation' }] : [],
  );
  await commerce.removeObject(invitationsOf(store), order.orderNumber);
}
