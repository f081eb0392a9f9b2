import type { Affiliates } from '../../contract/payment.ts';
import type { CartRecord } from '../../commerce/commerce.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { approvalOf } from './approval.ts';
import { paymentUnderWay, releasing } from '../cart/attempts.ts';
import { assertGoods, assertInStock } from '../cart/readiness.ts';
import { forgetDeclined, hasDeclined } from '../context/declined-invitations.ts';
import type { RequestContext } from '../context/request-context.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';
import type { Cart } from '../../contract/cart.ts';
import { isElsewhere } from '../../stores/address-formats/address-problem.ts';
import { reviewInvitationsOf } from '../../stores/review-invitations.ts';
import { withMoney } from './money-state.ts';

/**
 * Adds a payment to the cart at the version that is paid for, freezes what it sells, and notes what the future order is
 * to contain. Fields that the project does not know, for clicks, reviews, or e-mails, are left out and logged: the order matters more.
 * @returns the cart as it is then priced.
 * @throws ShopError `PaymentUnderWay` if another payment was faster, and outages.
 */
async function claimCart(
  context: RequestContext,
  { view, bundleParts, partLineIds }: CartRecord,
  { paymentId, orderNumber, affiliates = {} }: Claim,
): Promise<CartRecord> {
  const { commerce, log, language } = context;
  const idle = view.discountCodes.filter(({ applied }) => !applied);
  const mayBeAskedForReview = await answerAboutReviews(context, view);
  const write = (fields: OptionalFields) =>
    commerce.updateCart(view.id, view.version, [
      {
        action: 'setCheckoutFields',
        orderNumber,
        isForSomebodyElse: view.isForSomebodyElse,
        ...fields,
      },
      { action: 'setLocale', locale: language },
      ...idle.map(({ id }) => ({ action: 'removeDiscountCode', discountCodeId: id }) as const),
      // Those of an earlier attempt may be about what the cart contained then.
      ...partLineIds.map((lineItemId) => ({ action: 'removeLineItem', lineItemId }) as const),
      ...bundleParts.map((part) => ({ action: 'addBundlePart', part, currency: view.currency }) as const),
      { action: 'addPayment', paymentId },
      { action: 'freeze' },
    ]);
  const claim = async (fields: OptionalFields): Promise<CartRecord> => {
    try {
      return await write(fields);
    } catch (error) {
      if (fields.mayBeAskedForReview !== undefined && lacksField(error, 'mayBeAskedForReview')) {
        const event = 'The customer cannot be asked for a review: docs/mail.md names the field it needs';
        log.warn(event, { error });
        return claim({ ...fields, mayBeAskedForReview: undefined });
      }
      if (fields.wantsMails && lacksField(error, 'wantsMails')) {
        const claimed = await claim({ ...fields, wantsMails: false });
        // docs/mail.md names the field it needs.
        log.outage('An order cannot be confirmed by e-mail', { error });
        return claimed;
      }
      // Last, because what commercetools says about clicks does not always name their fields.
      if (isShopError(error, 'InvalidInput') && Object.keys(fields.affiliates).length > 0) {
        const event = 'The clicks of affiliates are lost: see docs/telemetry.md for the fields they need';
        log.warn(event, { error });
        return claim({ ...fields, affiliates: {} });
      }
      throw isShopError(error, 'VersionConflict') ? paymentUnderWay() : error;
    }
  };
  return claim({ affiliates, mayBeAskedForReview, wantsMails: true });
}

/**
 * The cart with the claim on it.
 * @param approved the digest of what the shopper approved.
 * @throws ShopError `TotalChanged` if the claim changed that, and any error of `claimCart`.
 */
export async function claimApproved(
  context: RequestContext,
  cart: CartRecord,
  claim: Claim,
  approved: string | null,
): Promise<CartRecord> {
  const claimed = await claimCart(context, cart, claim);
  // Every update has commercetools price the cart anew, this one included.
  if (approvalOf(claimed.view) === approved) return claimed;
  const { id, version } = claimed.view;
  const { view } = await context.commerce.updateCart(id, version, releasing(claimed));
  throw new ShopError('TotalChanged', 'A price changed in the meantime', { total: view.total });
}

/**
 * Whether the customer may be asked for a review; undefined if nobody is asked. Whoever has been told and said nothing has not declined,
 * unless they have declined after an earlier order; whoever agrees has changed their mind about that.
 */
async function answerAboutReviews(
  context: RequestContext,
  { mayBeAskedForReview: answer, email }: Cart,
): Promise<boolean | undefined> {
  const rule = reviewInvitationsOf(context.store);
  if (rule === undefined || answer === false || (answer === undefined && rule === 'agreed')) return answer;
  try {
    if (answer === undefined) return !(await hasDeclined(context, email ?? ''));
    await forgetDeclined(context, email ?? '');
  } catch (error) {
    // The sweeper looks again before it asks.
    context.log.warn('It is not known who has declined to be asked for reviews', { error });
  }
  return true;
}

/** Whether the project does not know a field of the cart; its message names the field. */
const lacksField = (error: unknown, field: string): boolean =>
  isShopError(error, 'InvalidInput') && String(error.cause).includes(field);

/** What an order can do without. */
interface OptionalFields {
  readonly affiliates: Affiliates;
  readonly mayBeAskedForReview: boolean | undefined;
  readonly wantsMails: boolean;
}

interface Claim {
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly affiliates?: Affiliates | undefined;
}

/**
 * Checks that a cart has everything an order requires.
 * @throws ShopError `CheckoutIncomplete` (details `missing`), `StateMismatch`, or `GiftMessageAlone`.
 */
function assertComplete(cart: Cart): void {
  assertGoods(cart);
  const missing = (['email', 'shippingAddress', 'shippingMethod', 'tax'] as const).filter(
    (part) => cart[part] === null,
  );
  if (missing.length > 0)
    throw new ShopError('CheckoutIncomplete', 'The checkout is incomplete', { missing });
  // Whoever wrote it: the state decides the tax.
  if (cart.shippingAddress && isElsewhere(cart.shippingAddress))
    throw new ShopError('StateMismatch', 'The postal code lies in another state');
}

/**
 * The cart at today's prices, which are those that the shopper saw.
 * @throws ShopError `CheckoutIncomplete`, `StateMismatch`, `GiftMessageAlone`, `TotalChanged`, `OutOfStock`, `VersionConflict`, and outages.
 */
export async function payableCart(
  { commerce }: RequestContext,
  { view: { id, version }, frozen }: CartRecord,
  expectedTotal: Money,
): Promise<CartRecord> {
  const cart = await commerce
    .updateCart(id, version, [
      ...(frozen ? [{ action: 'unfreeze' } as const] : []),
      { action: 'recalculate' },
    ])
    .catch((error: unknown) => {
      // Whoever was faster may have paid.
      throw isShopError(error, 'VersionConflict') ? withMoney(error, 'unknown') : error;
    });
  assertComplete(cart.view);
  const { total } = cart.view;
  if (!isSameMoney(total, expectedTotal))
    throw new ShopError('TotalChanged', 'The total differs from the one shown', { total });
  await assertInStock(commerce, cart.view);
  return cart;
}
