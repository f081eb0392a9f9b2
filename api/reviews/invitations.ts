import { z } from 'zod';
import type { OrderRecord } from '../../commerce/commerce.ts';
import type { Container } from '../../commerce/custom-objects.ts';
import { requestsKept } from '../../commerce/customer-requests.ts';
import { normalizedEmail } from '../../contract/email-address.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { reviewInvitationsOf } from '../../stores/review-invitations.ts';
import type { Store } from '../../stores/types.ts';
import { digestOf, type Secrets } from '../context/derived-keys.ts';
import type { RequestContext } from '../context/request-context.ts';
import { changeShared, type Expiring } from '../context/shared-values.ts';
import { isInvited } from '../mail/due/order-mails.ts';
import { writeOrder } from '../payments/record.ts';

interface StoreOfNotes {
  readonly id: string;
}

/** Where it is noted which orders have arrived, by their numbers; when a note last changed says since when. */
export const invitationsOf = ({ id }: StoreOfNotes): Container => `review-invitations.${id}`;

/** `arrived`: somebody has said so; otherwise, it is only known that everything is on its way. */
export const invitationSchema = z.object({ arrived: z.boolean() });

/** Where it is noted who wants no invitations, by a digest of the address. */
export const declinedOf = ({ id }: StoreOfNotes): Expiring & { readonly container: Container } => ({
  container: `declined-invitations.${id}`,
  age: requestsKept,
});

const declinedKey = (secrets: Secrets, email: string): string =>
  digestOf(secrets, 'declined invitations', normalizedEmail(email));

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

/** Whether the owner of an address wants no invitations. @throws ShopError as `CustomObjects` does. */
export async function hasDeclined(
  { commerce, store, environment }: Pick<RequestContext, 'commerce' | 'store' | 'environment'>,
  email: string,
): Promise<boolean> {
  for (const secret of environment.sessionSecrets)
    if (await commerce.getObject(declinedOf(store).container, declinedKey([secret], email))) return true;
  return false;
}

/**
 * Has nobody ask the customer of an order again, about this one or any other, at this storefront. Doing so again changes nothing.
 * @throws ShopError `OrderNotFound`, and as `Commerce` does.
 */
export async function declineInvitations(context: RequestContext, orderNumber: string): Promise<void> {
  const { commerce, store, environment } = context;
  const order = await commerce.findOrder(orderNumber);
  if (!order) throw new ShopError('OrderNotFound', 'Order not found');
  const key = declinedKey(environment.sessionSecrets, order.cart.email ?? '');
  await commerce.putObject(declinedOf(store).container, key, {});
  await writeOrder(context, order, ({ cart }) =>
    cart.mayBeAskedForReview === true ? [{ change: 'declineReviewInvitation' }] : [],
  );
  await commerce.removeObject(invitationsOf(store), orderNumber);
}
