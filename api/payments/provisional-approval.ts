import type { CartRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { isSameMoney } from '../../contract/money.ts';
import type { Approval } from '../../contract/payment-requests.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { approvalOf } from './approval.ts';
import { writePayment } from './record.ts';
import { standingOf } from '../adyen/standing.ts';
import { attemptsOf, isRecentlyChanged, paymentUnderWay, releasing } from '../cart/attempts.ts';
import { claimApproved, payableCart } from './claim-cart.ts';
import { cartIdOfPaymentKey, newOrderNumber } from '../context/identifiers.ts';
import { moneyOfCart, withMoney } from './money-state.ts';
import { staleCart } from './open-attempt.ts';
import { assertActive, visitorsCart } from '../cart/own-cart.ts';
import type { RequestContext } from '../context/request-context.ts';

/**
 * Has a provisional payment pay for its cart, as the shopper approves it now. Only then may its details be sent: the cart
 * names the payment, is frozen, and costs what the wallet was last told, and the approval is written down.
 * @returns the payment whose details are to be sent; with `isEnded`, another one that pays for the cart already.
 * @throws ShopError `VersionConflict`, `TotalChanged`, `CheckoutIncomplete`, `GiftMessageAlone`, `OutOfStock`,
 * `PaymentUnderWay`, `CartNotActive`, and outages. Nothing has been sent then; `details.money` says what is known about the
 * shopper's money all the same.
 */
export async function approveProvisional(
  context: RequestContext,
  visitor: string | null,
  payment: PaymentRecord,
  approval: Approval,
): Promise<{ readonly payment: PaymentRecord; readonly isEnded: boolean }> {
  const cartId = cartIdOfPaymentKey(payment.key);
  const seen = await visitorsCart(context, cartId, visitor);
  const attempts = await attemptsOf(context, seen);
  const ordering = attempts.find((attempt) => ['paid', 'pending'].includes(standingOf(attempt).outcome));
  if (ordering) return { payment: ordering, isEnded: true };
  if (isClaimed(seen, payment)) return { payment, isEnded: false };
  try {
    await assertActive(context, seen);
    // Another request with the same details has just claimed the cart, and is about to write that down.
    if (seen.paymentIds.includes(payment.id) && isRecentlyChanged(seen)) throw paymentUnderWay();
    if (seen.view.version !== approval.cartVersion) throw staleCart(seen, attempts.at(-1) ?? null);
    return { payment: await claimed(context, seen, payment, approval), isEnded: false };
  } catch (error) {
    const isUnclear = isShopError(error, 'PaymentUnderWay', 'CommerceUnavailable');
    throw withMoney(error, isUnclear ? 'unknown' : await moneyOfCart(context, cartId, visitor ?? ''));
  }
}

/** Whether the cart is as it was approved, e.g. because the answer to an earlier request was lost. */
const isClaimed = (
  { active, frozen, paymentIds, view }: CartRecord,
  { id, approved }: PaymentRecord,
): boolean => active && frozen && paymentIds.includes(id) && approved === approvalOf(view);

async function claimed(
  context: RequestContext,
  seen: CartRecord,
  payment: PaymentRecord,
  { expectedTotal, affiliates }: Approval,
): Promise<PaymentRecord> {
  const { id, version } = seen.view;
  // An earlier claim was not written down.
  const unclaimed = seen.paymentIds.includes(payment.id)
    ? await context.commerce.updateCart(id, version, [{ action: 'removePayment', paymentId: payment.id }])
    : seen;
  const cart = await payableCart(context, unclaimed, expectedTotal);
  assertShown(payment, cart);
  const approved = approvalOf(cart.view);
  const orderNumber = cart.orderNumber ?? newOrderNumber(context.store.id);
  const claim = { paymentId: payment.id, orderNumber, affiliates };
  const onCart = await claimApproved(context, cart, claim, approved);
  return writeApproval(context, payment, onCart, approved);
}

/** @throws ShopError `TotalChanged` unless the cart costs what the wallet's sheet has last shown. */
function assertShown({ amount }: PaymentRecord, { view: { total } }: CartRecord): void {
  if (!isSameMoney(amount, total))
    throw new ShopError('TotalChanged', 'The total differs from the one in the sheet', { total });
}

/**
 * The payment with its approval. It is written after the claim, of which there is only one, so that no slower request can
 * take it back.
 * @throws ShopError `TotalChanged` if the sheet shows something else by now; the cart is then as it was. Any error of
 * `writePayment`.
 */
const writeApproval = (
  context: RequestContext,
  payment: PaymentRecord,
  cart: CartRecord,
  approved: string,
): Promise<PaymentRecord> =>
  writePayment(context, payment, async (current) => {
    if (!isSameMoney(current.amount, cart.view.total)) {
      await context.commerce.updateCart(cart.view.id, cart.view.version, releasing(cart));
      assertShown(current, cart);
    }
    return [
      { change: 'setApproved', approved },
      ...(current.settlement === 'closed' ? [{ change: 'setSettlement', settlement: 'open' } as const] : []),
    ];
  });
