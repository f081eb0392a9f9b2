import { html } from 'hono/html';
import { listPage } from '../list-page.ts';
import type { Storage } from './storage.ts';

/** What the button of a sold-out SKU puts into stock. */
const delivery = 20;

/** A page on which a person plays the warehouse: has something sell out, and be delivered again. */
export function stockPage(storage: Storage) {
  const entries = storage
    .all('inventory-entry')
    .toSorted(
      (one, other) =>
        Number(one.availableQuantity > 0) - Number(other.availableQuantity > 0) ||
        one.sku.localeCompare(other.sku),
    );
  const button = (sku: string, text: string, quantity: number) =>
    html`<button data-stock="${JSON.stringify({ sku, quantity })}" aria-label="${text}: ${sku}">
      ${text}
    </button>`;
  return listPage({
    title: 'Stock',
    heading: 'Stock',
    introduction: html`What is in stock, first what is sold out. A storefront’s product page asks for it anew;
    whoever wants to know when something is back is told within a minute.`,
    columns: ['SKU', 'In stock', ''],
    nothing: 'Nothing’s stock is counted.',
    rows: entries.map(
      ({ sku, availableQuantity }) =>
        html`<tr>
          <td><code>${sku}</code></td>
          <td>${availableQuantity}</td>
          <td>
            ${availableQuantity > 0 ? button(sku, 'Sell out', 0) : button(sku, `Restock ${delivery}`, delivery)}
          </td>
        </tr>`,
    ),
    script,
  });
}

/** Sends what a button says to the control interface, which takes only JSON from this machine. */
const script = `
document.addEventListener('click', async ({ target }) => {
  const body = target.dataset?.stock;
  if (!body) return;
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/control/stock', { method: 'POST', headers, body });
  if (answer.ok) location.reload();
  else alert((await answer.json()).message);
});`;
