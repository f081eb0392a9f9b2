import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { QuotedMethod } from '../../contract/delivery.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';
import type { OrderUpdate } from '../../contract/payment-requests.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { UpdatedOrder } from '../../contract/wallet-sheet.ts';
import { isProvisional } from '../cart/attempts.ts';
import { writePayment } from './record.ts';
import { standingOf } from '../adyen/standing.ts';
import { cartIdOfPaymentKey } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { permittedPayment } from './own-payment.ts';
import { quoteCart } from '../cart/quote.ts';

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

/** The method that the shopper has chosen, with its total. */
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
