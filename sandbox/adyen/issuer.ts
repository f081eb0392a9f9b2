import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { challengePage, closedBankPage } from './bank-page.ts';
import { isOpen } from './payment.ts';
import type { Merchant } from './payment-methods.ts';
import type { Payments } from './payments.ts';
import { challengedTransaction } from './three-ds2.ts';

/** A page that only passes `message` to the page that contains it. */
const messenger = (message: object) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>3-D Secure</title>
        <script>
          parent.postMessage(JSON.stringify(${raw(JSON.stringify(message))}), '*');
        </script>
      </head>
      <body></body>
    </html>`;

/** The issuer's two frames of native 3-D Secure 2. */
export function issuer(payments: Payments, merchant: Merchant): Hono {
  const app = new Hono();

  app.post('/fingerprint', (c) =>
    c.html(messenger({ type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } })),
  );

  app.post('/challenge', async (c) => {
    const { creq } = await c.req.parseBody();
    const payment = payments.atBank(challengedTransaction(creq) ?? '');
    if (!payment || !isOpen(payment)) return c.html(closedBankPage('There is nothing to confirm.'), 404);
    return c.html(challengePage(payment, merchant));
  });

  app.post('/challenge/:token', async (c) => {
    const payment = payments.atBank(c.req.param('token'));
    const { choice } = await c.req.parseBody();
    if (!payment || !isOpen(payment)) return c.html(closedBankPage('There is nothing to confirm.'), 404);
    const isConfirmed = choice === 'authorise';
    payments.authenticate(payment, isConfirmed ? 'authorise' : 'refuse');
    return c.html(messenger({ type: 'challengeResult', result: { transStatus: isConfirmed ? 'Y' : 'N' } }));
  });

  return app;
}
