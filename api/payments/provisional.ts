import type { CartRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { QuotedMethod } from '../../contract/delivery.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { UpdatedOrder, Approval, OrderUpdate } from '../../contract/payment.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { approvalOf } from './approval.ts';
import { assertActive, visitorsCart } from '../cart/own-cart.ts';
import {
  attemptsOf,
  isProvisional,
  isRecentlyChanged,
  orderingOf,
  paymentUnderWay,
  releasing,
} from '../cart/attempts.ts';
import { cartIdOfPaymentKey, newOrderNumber } from '../context/identifiers.ts';
import { claimApproved, payableCart } from './claim-cart.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';
import { moneyOfCart, withMoney } from './money-state.ts';
import { permittedPayment } from './own-payment.ts';
import { quoteCart } from '../cart/quote.ts';
import { staleCart } from './open-attempt.ts';
import { standingOf } from '../adyen/standing.ts';
import { writePayment } from './record.ts';

/**
 * Has a wallet's sheet show what the cart costs at the place, and by the way of delivery, that the shopper has chosen in it.
 * The payment's amount is from then on what the sheet shows.
 * @throws ShopError `PaymentNotFound`, also for a payment that is not provisional or not anymore; `CannotShipTo`;
 * `ShippingMethodUnavailable`; `TotalChanged` if the goods cost something else than when the sheet was opened, which it
 * cannot show; `InvalidInput` for outdated payment data; any error of `quoteCart`, and outages.
 */
export async function updateProvisionalOrder(
  context: RequestContext,
  visitor: string | null,
  paymentId: string,
  { place, shippingMethodId, paymentData }: OrderUpdate,
): Promise<UpdatedOrder> {
  const { payment } = await permittedPayment(context, paymentId, { visitor, hasReturned: false });
  const begun = begunOrder(payment);
  if (!begun) throw new ShopError('PaymentNotFound', 'No order of this payment can be changed');
  const quote = await quoteCart(context, visitor, cartIdOfPaymentKey(payment.key), place);
  const { price, addedTax, total, id } = chosenOf(quote.shippingMethods, shippingMethodId, place);
  const goods = total.centAmount - price.centAmount - (addedTax?.centAmount ?? 0);
  if (!isSameMoney({ ...total, centAmount: goods }, begun.amount))
    throw new ShopError('TotalChanged', 'A price changed while the sheet was open', { total });
  const next = await context.payments.updateOrder({
    pspReference: begun.pspReference,
    paymentData,
    total,
    addedTax,
    deliveries: quote.shippingMethods.map((method) => ({
      id: method.id,
      name: method.name,
      price: method.price,
      isChosen: method.id === id,
    })),
  });
  await noteAmount(context, payment, total);
  return { paymentData: next, quote, shippingMethodId: id, total };
}

/** With which reference and amount a provisional payment was begun; null if it cannot be changed. */
function begunOrder(
  payment: PaymentRecord,
): { readonly pspReference: string; readonly amount: Money } | null {
  const first = payment.transactions.find(({ type }) => type === 'Authorization');
  const isOpen = isProvisional(payment) && standingOf(payment).outcome === 'action';
  if (!isOpen || !first?.interactionId) return null;
  return { pspReference: first.interactionId, amount: first.amount };
}

function chosenOf(
  methods: readonly QuotedMethod[],
  shippingMethodId: string | undefined,
  { country, state }: OrderUpdate['place'],
): QuotedMethod & { readonly total: Money } {
  const [first] = methods;
  if (!first) throw new ShopError('CannotShipTo', 'There is no delivery to this place', { country, state });
  const chosen =
    shippingMethodId === undefined ? first : methods.find((method) => method.id === shippingMethodId);
  if (!chosen) throw new ShopError('ShippingMethodUnavailable', 'This method does not deliver to the place');
  const { total } = chosen;
  if (total === null) throw new ShopError('MissingState', 'The tax depends on the state', { country });
  return { ...chosen, total };
}

/**
 * Notes what the sheet shows. If that fails, what is noted is too little or too much, and the approval is refused.
 * @throws ShopError `VersionConflict` if the shopper has approved an earlier amount meanwhile; any error of `writePayment`.
 */
const noteAmount = (context: RequestContext, payment: PaymentRecord, amount: Money): Promise<PaymentRecord> =>
  writePayment(context, payment, (current) => {
    if (!isProvisional(current))
      throw new ShopError('VersionConflict', 'An earlier amount has been approved');
    return [{ change: 'setAmount', amount }];
  });

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
  const ordering = orderingOf(attempts);
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

/** As after a request whose answer was lost. */
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
      { change: 'setFields', approved },
      ...(current.settlement === 'closed' ? [{ change: 'setFields', settlement: 'open' } as const] : []),
    ];
  });
