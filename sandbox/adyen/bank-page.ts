import { html } from 'hono/html';
import type { BankChoice, Payment } from './payment.ts';
import { endsAtBank } from './payment.ts';
import { type Merchant, paymentMethodName } from './payment-methods.ts';
import type { Amount } from './requests.ts';
import { fractionDigitsOf } from '../fraction-digits.ts';

const style = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1c2733; background: #e9eef3; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box; }
  main { width: min(26rem, 100%); box-sizing: border-box; background: #fff; border-radius: 1rem; padding: 2rem;
    box-shadow: 0 1px 2px #1c273326, 0 12px 32px #1c27331f; }
  .mark { display: inline-block; margin: 0; padding: .125rem .625rem; border-radius: 1rem; background: #fdecc8;
    color: #6b4a00; font-size: .8125rem; font-weight: 600; }
  h1 { margin: .75rem 0 1.25rem; font-size: 1.375rem; line-height: 1.25; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 0 0 1.5rem; padding: 1rem 0;
    border-block: 1px solid #dbe2ea; }
  dt { color: #51606f; }
  dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
  .amount { font-size: 1.25rem; font-weight: 700; }
  form { display: grid; gap: .625rem; }
  button { font: inherit; font-weight: 600; min-height: 3rem; border-radius: .625rem; border: 1px solid #9fb0c0;
    background: #fff; color: inherit; cursor: pointer; }
  button:hover { background: #f2f5f8; }
  button.primary { background: #0b5c45; border-color: #0b5c45; color: #fff; }
  button.primary:hover { background: #084836; }
  :focus-visible { outline: 3px solid #1769e0; outline-offset: 2px; }
`;

const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <p class="mark">Sandbox: no real money</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

/** An amount in minor units as people write it: `€12.50`, `¥1,250`. */
export function readableAmount({ value, currency }: Amount): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(value / 10 ** fractionDigitsOf(currency));
}

const labels: Readonly<Record<BankChoice, string>> = {
  authorise: 'Authorise',
  refuse: 'Refuse',
  cancel: 'Cancel',
  pending: 'Leave pending',
};

/** The page's facts and buttons; without `action`, the form is submitted to the page's own address. */
const decision = (payment: Payment, { name }: Merchant, choices: readonly BankChoice[], action = '') =>
  html`<dl>
      <dt>Merchant</dt>
      <dd>${name}</dd>
      <dt>Reference</dt>
      <dd>${payment.reference}</dd>
      <dt>Amount</dt>
      <dd class="amount">${readableAmount(payment.amount)}</dd>
    </dl>
    <form method="post" action="${action}">
      ${choices.map(
        (choice) =>
          html`<button name="choice" value="${choice}" class="${choice === 'authorise' ? 'primary' : ''}">
            ${labels[choice]}
          </button>`,
      )}
    </form>`;

/**
 * The page on which the shopper decides about `payment`. A card's bank responds immediately, so this page does not
 * offer to wait.
 */
export const bankPage = (payment: Payment, merchant: Merchant) =>
  endsAtBank(payment)
    ? page(
        paymentMethodName(payment.method, merchant),
        decision(payment, merchant, ['authorise', 'refuse', 'cancel', 'pending']),
      )
    : page('Confirm your card payment', decision(payment, merchant, ['authorise', 'refuse', 'cancel']));

/** The challenge of native 3-D Secure 2, for a small frame. */
export const challengePage = (payment: Payment, merchant: Merchant) =>
  page(
    'Confirm your card payment',
    decision(payment, merchant, ['authorise', 'refuse'], `/adyen/3ds2/challenge/${payment.bankToken}`),
  );

/** A page for a payment that can no longer be decided. */
export const closedBankPage = (message: string) =>
  page('Nothing to confirm', html`<p>${message} You can close this page and return to the shop.</p>`);
