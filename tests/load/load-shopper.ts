import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { CookieJar } from '../../api/testing/cookie-jar.ts';
import { card, sku } from '../../api/testing/sandboxed-shop.ts';
import { address, merchantAccountFor } from '../../api/testing/shop-browser.ts';
import { cartSchema } from '../../contract/cart.ts';
import { shippingMethodSchema } from '../../contract/delivery.ts';
import { orderSchema } from '../../contract/order.ts';
import { paymentResultSchema } from '../../contract/payment.ts';
import type { Purchase } from '../faults/invariants.ts';
import type { Latencies } from './latencies.ts';

/** Milliseconds that a shopper looks at a page, at least and at most. */
const thinking = { min: 1500, max: 6000 } as const;
/** Milliseconds after which a shopper gives up waiting for an answer. */
const answerTimeout = 30_000;

const methodsSchema = z.object({ shippingMethods: z.array(shippingMethodSchema) });

interface LoadOptions {
  /** The shop's origin. */
  readonly origin: string;
  readonly latencies: Latencies;
  /** Performance time at which no further cart is begun. */
  readonly until: number;
}

/** A shopper who buys one cart after the other, with time to think between requests. */
export class LoadShopper {
  readonly purchases: Purchase[] = [];
  /** Answers that a shopper cannot go on with. */
  readonly problems: string[] = [];
  readonly #options: LoadOptions;
  readonly #network: string;
  #jar = new CookieJar();

  constructor(index: number, options: LoadOptions) {
    this.#options = options;
    // Each shopper sits behind another connection, as the proxy reports it.
    this.#network = `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
  }

  async shop(): Promise<void> {
    await wait(Math.random() * thinking.max);
    while (performance.now() < this.#options.until) {
      this.#jar = new CookieJar();
      await this.#buy().catch((error: unknown) => {
        this.problems.push(inWords(error));
      });
    }
  }

  async #buy(): Promise<void> {
    const quantity = 1 + Math.floor(Math.random() * 3);
    const lineItems = [{ sku, quantity }];
    const cart = await this.#ask('POST cart', cartSchema, '/api/carts', { country: 'de', lineItems });
    const path = `/api/carts/${cart.id}`;
    const addressed = await this.#ask('POST cart change', cartSchema, path, {
      version: cart.version,
      actions: [
        { action: 'setCustomerEmail', email: 'ada@example.com' },
        { action: 'setShippingAddress', address },
      ],
    });
    const methods = await this.#ask('GET shipping methods', methodsSchema, `${path}/shipping-methods`);
    const shippingMethodId = methods.shippingMethods.at(-1)?.id ?? '';
    const ready = await this.#ask('POST cart change', cartSchema, path, {
      version: addressed.version,
      actions: [{ action: 'setShippingMethod', shippingMethodId }],
    });
    const paid = await this.#ask('POST payment', paymentResultSchema, '/api/payments', {
      cartId: ready.id,
      cartVersion: ready.version,
      expectedTotal: ready.total,
      merchantAccount: merchantAccountFor(ready),
      data: card(),
    });
    if (!paid.order) throw new Error(`A payment ended as ${paid.resultCode}`);
    const { orderNumber } = paid.order;
    this.purchases.push({ orderNumber, total: ready.total.centAmount });
    await this.#ask('GET order', orderSchema, `/api/orders/${orderNumber}`);
  }

  async #ask<Schema extends z.core.$ZodType>(
    name: string,
    schema: Schema,
    path: string,
    body?: unknown,
  ): Promise<z.output<Schema>> {
    const { origin, latencies } = this.#options;
    await wait(thinking.min + Math.random() * (thinking.max - thinking.min));
    const begun = performance.now();
    const response = await fetch(`${origin}${path}`, {
      headers: {
        ...{ origin, 'content-type': 'application/json', cookie: this.#jar.sentTo(path) },
        'x-client-address': this.#network,
      },
      signal: AbortSignal.timeout(answerTimeout),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    latencies.add(name, performance.now() - begun, response.status);
    this.#jar.keep(response);
    if (!response.ok)
      throw new Error(`${name}: ${response.status} ${text.replace(/,?"reference":"[^"]*"/, '')}`);
    return z.parse(schema, JSON.parse(text));
  }
}

/** An error's message and, since `fetch failed` says nothing, the system's code for its cause. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${error.message}${code}`;
}
