import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { fractionDigitsOf } from '../../fraction-digits.ts';
import type { Payment } from '../payment.ts';
import { isOpen } from '../payment.ts';
import type { Payments } from '../payments.ts';
import { payerSchema } from './order.ts';

const approvalSchema = z.object({ payer: payerSchema, value: z.string() });

/** An order as the sheet shows it; amounts are decimal strings, as everywhere at PayPal. */
function orderOf({ bankToken: id, amount, paypal, resultCode }: Payment) {
  const digits = fractionDigitsOf(amount.currency);
  const decimal = (value: number) => (value / 10 ** digits).toFixed(digits);
  const { goods = 0, tax = 0, discount = 0, options = [] } = paypal ?? {};
  const delivery = options.find(({ selected }) => selected)?.value ?? 0;
  return {
    id,
    status: resultCode === 'Pending' ? (paypal?.approval ? 'APPROVED' : 'CREATED') : 'COMPLETED',
    isExpress: paypal?.isExpress ?? false,
    currency: amount.currency,
    value: decimal(amount.value),
    breakdown: {
      item_total: decimal(goods),
      ...(options.length > 0 && { shipping: decimal(delivery) }),
      ...(tax > 0 && { tax_total: decimal(tax) }),
      ...(discount > 0 && { discount: decimal(discount) }),
    },
    options: options.map(({ reference, description, value, selected }) => ({
      id: reference,
      label: description,
      value: decimal(value),
      selected,
    })),
    payerId: paypal?.approval?.payerId ?? null,
  };
}

/** What PayPal's sheet asks of PayPal itself: an order, and that the payer approves it as it has been shown. */
export function paypalServer(payments: Payments): Hono {
  const app = new Hono();
  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'] }));

  app.get('/orders/:id', (c) => {
    const payment = payments.paypalOrder(c.req.param('id'));
    return payment ? c.json(orderOf(payment)) : c.json({ name: 'RESOURCE_NOT_FOUND' }, 404);
  });

  app.post('/orders/:id/approve', async (c) => {
    const payment = payments.paypalOrder(c.req.param('id'));
    if (!payment) return c.json({ name: 'RESOURCE_NOT_FOUND' }, 404);
    const body = approvalSchema.safeParse(await c.req.json<unknown>().catch(() => undefined));
    if (!body.success) return c.json({ name: 'INVALID_REQUEST', message: z.prettifyError(body.error) }, 400);
    if (!isOpen(payment)) return c.json({ name: 'ORDER_ALREADY_COMPLETED' }, 422);
    if (body.data.value !== orderOf(payment).value) return c.json({ name: 'AMOUNT_CHANGED' }, 409);
    return c.json(orderOf(payments.approve(payment, body.data.payer)));
  });

  return app;
}
