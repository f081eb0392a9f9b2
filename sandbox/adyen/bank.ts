import { Hono } from 'hono';
import { bankPage, closedBankPage } from './bank-page.ts';
import { endsElsewhere } from './method-actions.ts';
import { bankChoices, isOpen } from './payment.ts';
import type { BankChoice } from './payment.ts';
import type { Merchant } from './payment-methods.ts';
import type { Payments } from './payments.ts';

const isBankChoice = (value: unknown): value is BankChoice => bankChoices.some((choice) => choice === value);

/**
 * The pages where a shopper confirms a payment; a payment left pending can be decided later at the same
 * address. For a voucher, a transfer, and an app, this is where it is paid, without a way back to the shop.
 */
export function bank(payments: Payments, merchant: Merchant): Hono {
  const app = new Hono();

  app.get('/:token', (c) => {
    const payment = payments.atBank(c.req.param('token'));
    if (!payment) return c.html(closedBankPage('This payment does not exist.'), 404);
    if (!isOpen(payment)) return c.html(closedBankPage('This payment is already completed.'), 410);
    return c.html(bankPage(payment, merchant));
  });

  app.post('/:token', async (c) => {
    const payment = payments.atBank(c.req.param('token'));
    const { choice } = await c.req.parseBody();
    if (!payment || !isBankChoice(choice)) return c.html(closedBankPage('This payment does not exist.'), 404);
    if (endsElsewhere(payment) && isOpen(payment)) {
      payments.decide(payment, choice);
      return c.html(closedBankPage('Your choice has been sent to the shop.'));
    }
    const address = payments.choose(payment, choice);
    if (!address) return c.html(closedBankPage('This payment is already completed.'), 410);
    return c.redirect(address.href, 303);
  });

  return app;
}
