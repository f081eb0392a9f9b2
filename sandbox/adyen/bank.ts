import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { fractionDigitsOf } from '../fraction-digits.ts';
import { sandboxPage } from '../list-page.ts';
import { endsElsewhere } from './method-actions.ts';
import { bankChoices, type BankChoice, endsAtBank, isOpen, type Payment } from './payment.ts';
import type { Payments } from './payments.ts';
import { decoded } from './test-card.ts';

/** A page of the bank, for people who may take it for a real one. */
const page = (title: string, body: ReturnType<typeof html>) =>
  sandboxPage(
    title,
    html`<p>Sandbox: no real money</p>
      <h1>${title}</h1>
      ${body}`,
  );

const labels: Readonly<Record<BankChoice, string>> = {
  authorise: 'Authorise',
  refuse: 'Refuse',
  cancel: 'Cancel',
  pending: 'Leave pending',
};

/** The page on which the shopper decides about `payment`; without `action`, it is submitted to its own address. */
function decisionPage(payment: Payment, merchant: string, choices: readonly BankChoice[], action = '') {
  const { value, currency } = payment.amount;
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency });
  return page(
    'Confirm your payment',
    html`<p>${merchant}, ${payment.reference}: ${amount.format(value / 10 ** fractionDigitsOf(currency))}</p>
      <form method="post" action="${action}">
        ${choices.map((choice) => html`<button name="choice" value="${choice}">${labels[choice]}</button>`)}
      </form>`,
  );
}

const closedPage = (message: string) =>
  page('Nothing to confirm', html`<p>${message} You can close this page and return to the shop.</p>`);
const unknown = closedPage('This payment does not exist.');
const completed = closedPage('This payment is already completed.');

/** A page that only passes `message` to the page that contains it. */
const messenger = (message: object) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <title>3-D Secure</title>
        <script>
          parent.postMessage(JSON.stringify(${raw(JSON.stringify(message))}), '*');
        </script>
      </head>
    </html>`;

const choiceSchema = z.object({ choice: z.enum(bankChoices) });
const formSchema = z.object({ creq: z.string().optional() });
const challengeSchema = z.object({ acsTransID: z.string() });

/**
 * The pages where a shopper confirms a payment; a payment left pending can be decided later at the same
 * address. For a voucher, a transfer, and an app, this is where it is paid, without a way back to the shop.
 * @param merchant the name of who is paid
 */
export function bank(payments: Payments, merchant: string): Hono {
  const app = new Hono();

  // The issuer's two frames of native 3-D Secure 2.
  app.post('/fingerprint', (c) =>
    c.html(messenger({ type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } })),
  );
  app.post('/challenge', async (c) => {
    const { creq = '' } = formSchema.parse(await c.req.parseBody());
    const challenge = challengeSchema.safeParse(decoded(creq));
    const payment = payments.atBank(challenge.data?.acsTransID ?? '');
    if (!payment || !isOpen(payment)) return c.html(unknown, 404);
    const action = `/adyen/bank/challenge/${payment.bankToken}`;
    return c.html(decisionPage(payment, merchant, ['authorise', 'refuse'], action));
  });
  app.post('/challenge/:token', async (c) => {
    const payment = payments.atBank(c.req.param('token'));
    const { choice } = await c.req.parseBody();
    if (!payment || !isOpen(payment)) return c.html(unknown, 404);
    const isConfirmed = choice === 'authorise';
    payments.authenticate(payment, isConfirmed ? 'authorise' : 'refuse');
    return c.html(messenger({ type: 'challengeResult', result: { transStatus: isConfirmed ? 'Y' : 'N' } }));
  });

  app.get('/:token', (c) => {
    const payment = payments.atBank(c.req.param('token'));
    if (!payment) return c.html(unknown, 404);
    if (!isOpen(payment)) return c.html(completed, 410);
    // A card's bank responds immediately, so its page does not offer to wait.
    const choices = endsAtBank(payment) ? bankChoices : bankChoices.filter((choice) => choice !== 'pending');
    return c.html(decisionPage(payment, merchant, choices));
  });

  app.post('/:token', async (c) => {
    const payment = payments.atBank(c.req.param('token'));
    const chosen = choiceSchema.safeParse(await c.req.parseBody());
    if (!payment || !chosen.success) return c.html(unknown, 404);
    const { choice } = chosen.data;
    if (endsElsewhere(payment) && payments.decide(payment, choice))
      return c.html(closedPage('Your choice has been sent to the shop.'));
    const address = payments.choose(payment, choice);
    return address ? c.redirect(address.href, 303) : c.html(completed, 410);
  });

  return app;
}
