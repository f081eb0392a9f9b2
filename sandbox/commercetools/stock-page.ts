import { html } from 'hono/html';
import { controlButton, listPage } from '../list-page.ts';
import type { Storage } from './storage.ts';

/** A page on which a person plays the warehouse: has something sell out, and be delivered again. */
export const stockPage = (storage: Storage) =>
  listPage({
    title: 'Stock',
    introduction: html`What is in stock, first what is sold out. A storefront’s product page asks for it anew;
    whoever wants to know when something is back is told within a minute.`,
    columns: ['SKU', 'In stock', ''],
    nothing: 'Nothing’s stock is counted.',
    rows: storage
      .all('inventory-entry')
      .toSorted(
        (a, b) =>
          Number(a.availableQuantity > 0) - Number(b.availableQuantity > 0) || a.sku.localeCompare(b.sku),
      )
      .map(({ sku, availableQuantity }) => [
        html`<code>${sku}</code>`,
        String(availableQuantity),
        availableQuantity > 0
          ? controlButton('stock', { sku, quantity: 0 }, 'Sell out', sku)
          : controlButton('stock', { sku, quantity: 20 }, 'Restock 20', sku),
      ]),
  });
