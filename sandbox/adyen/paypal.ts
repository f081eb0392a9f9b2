import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { fractionDigitsOf } from '../fraction-digits.ts';
import { alreadyProcessed, invalid } from './api-error.ts';
import { afterIssuer, isOpen, newReference, type Payment, type PayPalOrder } from './payment.ts';
import type { PaymentStore } from './payment-store.ts';
import { amountSchema } from './requests.ts';

export const newPayPalOrder = (goods: number): PayPalOrder => ({
  paymentData: newReference(64),
  goods,
  tax: 0,
  options: [],
});

/**
 * The request of `/paypal/updateOrder` (https://docs.adyen.com/api-explorer/Checkout/72/post/paypal/updateOrder). PayPal
 * takes up to ten ways of delivery, with texts of up to 127 characters.
 */
export const updateOrderSchema = z.looseObject({
  pspReference: z.string(),
  paymentData: z.string(),
  amount: amountSchema,
  taxTotal: z.object({ amount: amountSchema }).nullish(),
  deliveryMethods: z
    .array(
      z.object({
        reference: z.string().min(1).max(127),
        description: z.string().min(1).max(127),
        type: z.literal('Shipping'),
        amount: amountSchema,
        selected: z.boolean().default(false),
      }),
    )
    .max(10)
    .nullish(),
});

/**
 * The payment after the merchant has changed its order.
 * @throws AdyenApiError 422 for a payment that is not an open express payment (702), old `paymentData` (14_018), another
 *   currency (138), an amount that is less than the first one (14_0476) or that is not the first amount plus tax and
 *   delivery (14_0478), and options of which not exactly one is selected (702)
 */
export function afterUpdate(
  payment: Payment | undefined,
  { paymentData, amount, taxTotal, deliveryMethods }: z.infer<typeof updateOrderSchema>,
): Payment {
  if (!payment?.paypal || !isOpen(payment))
    throw invalid('702', 'This is not an open PayPal express payment');
  const { paypal } = payment;
  const ways = deliveryMethods ?? [];
  if (paymentData !== paypal.paymentData) throw invalid('14_018', 'Invalid payment data provided');
  const amounts = [amount, ...(taxTotal ? [taxTotal.amount] : []), ...ways.map((way) => way.amount)];
  if (amounts.some(({ currency }) => currency !== payment.amount.currency))
    throw invalid('138', 'Unsupported currency specified');
  if (new Set(ways.map(({ reference }) => reference)).size < ways.length)
    throw invalid('702', 'Delivery methods need different references');
  const [selected, ...others] = ways.filter((way) => way.selected);
  if (others.length > 0 || (ways.length > 0 && !selected))
    throw invalid('702', 'Exactly one delivery method has to be selected');
  const tax = taxTotal?.amount.value ?? 0;
  if (amount.value < paypal.goods) throw invalid('14_0476', 'amount.value cannot be less than the original');
  if (amount.value !== paypal.goods + tax + (selected?.amount.value ?? 0))
    throw invalid('14_0478', 'The amount is not the sum of the original amount, taxes, and delivery');
  const options = ways.map(({ reference: id, description: label, ...way }) => ({
    ...{ id, label, value: way.amount.value, selected: way.selected },
  }));
  return { ...payment, amount, paypal: { ...paypal, paymentData: newReference(64), tax, options } };
}

/**
 * The payment after the merchant has asked for the money.
 * @throws AdyenApiError 422 for an order that nobody has approved, another payer, or old payment data (14_018), and for one
 *   that has already been paid (704)
 */
export function afterDetails(
  payment: Payment | undefined,
  payerId: string | undefined,
  paymentData: string | undefined,
): Payment {
  const { paypal } = payment ?? {};
  if (!payment || !paypal?.payerId || paypal.paymentData !== paymentData || paypal.payerId !== payerId)
    throw invalid('14_018', 'Invalid payload provided');
  if (!isOpen(payment)) throw alreadyProcessed();
  return afterIssuer(payment, paypal.isDeclined ? { resultCode: 'Refused', reason: 'Refused' } : undefined);
}

/** An order as the sheet shows it; amounts are decimal strings, as everywhere at PayPal. */
function orderOf(payment: Payment) {
  const { bankToken: id, amount, paypal } = payment;
  const digits = fractionDigitsOf(amount.currency);
  const decimal = (value: number) => (value / 10 ** digits).toFixed(digits);
  const { goods = 0, tax = 0, options = [], payerId = null } = paypal ?? {};
  const delivery = options.find(({ selected }) => selected);
  return {
    id,
    isOpen: isOpen(payment),
    currency: amount.currency,
    value: decimal(amount.value),
    breakdown: {
      item_total: decimal(goods),
      ...(delivery && { shipping: decimal(delivery.value) }),
      ...(tax > 0 && { tax_total: decimal(tax) }),
    },
    options: options.map((option) => ({ ...option, value: decimal(option.value) })),
    payerId,
  };
}

const approvalSchema = z.object({ value: z.string(), isDeclined: z.boolean() });

/** What PayPal's sheet asks of PayPal itself: an order, and that the payer approves it as it has been shown. */
export function paypalServer(store: PaymentStore): Hono {
  const app = new Hono();
  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'] }));

  app.get('/orders/:id', (c) => {
    const payment = store.byBankToken(c.req.param('id'));
    return payment?.paypal ? c.json(orderOf(payment)) : c.notFound();
  });

  app.post('/orders/:id/approve', async (c) => {
    const payment = store.byBankToken(c.req.param('id'));
    const body = approvalSchema.safeParse(await c.req.json<unknown>().catch(() => undefined));
    if (!payment?.paypal || !body.success) return c.notFound();
    const { value, isDeclined } = body.data;
    // No money moves yet.
    if (!isOpen(payment) || value !== orderOf(payment).value) return c.json({ name: 'ORDER_CHANGED' }, 409);
    const { payerId = newReference(13) } = payment.paypal;
    const paypal = { ...payment.paypal, payerId, isDeclined };
    const approved = { ...payment, sheetTotal: payment.amount, paypal };
    store.save(approved);
    return c.json(orderOf(approved));
  });

  return app;
}
