import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { CookieJar } from '../../api/testing/cookie-jar.ts';
import { card, sku } from '../../api/testing/sandboxed-shop.ts';
import { address, merchantAccountFor } from '../../api/testing/shop-browser.ts';
import { type Cart, cartSchema } from '../../contract/cart.ts';
import { shippingMethodSchema } from '../../contract/delivery.ts';
import { type PaymentResult, paymentResultSchema } from '../../contract/payment.ts';

/** Milliseconds until the same request is sent again, and how often it is. */
const pause = 400;
const maxAttempts = 150;
/** Milliseconds after which no answer is expected any more. */
const answerTimeout = 30_000;

const methodsSchema = z.object({ shippingMethods: z.array(shippingMethodSchema) });
const orderedSchema = z.object({
  error: z.object({ details: z.object({ order: z.object({ orderNumber: z.string() }) }) }),
});

interface Place {
  /** The shop's origin. */
  readonly origin: string;
  /** Where a process of the shop API can be reached; another one for each request. */
  readonly address: () => string;
  /** The shopper's network address. */
  readonly network: string;
  /** Called whenever the shopper presses Pay. */
  readonly onPay: () => void;
}

/** A shopper who buys one cart over real connections, and asks again until the shop answers. */
export class PersistentShopper {
  readonly #place: Place;
  readonly #cardNumber: string;
  readonly #jar = new CookieJar();

  /** @param usesBank whether the card needs a visit to the bank. */
  constructor(place: Place, usesBank: boolean) {
    this.#place = place;
    this.#cardNumber = usesBank ? '4212345678910006' : '4111111111111111';
  }

  /** @returns the order's number and total, in minor units. @throws Error if there is no order in the end. */
  async buy(quantity: number): Promise<{ readonly orderNumber: string; readonly total: number }> {
    const cart = await this.#insist(() =>
      this.#ask(cartSchema, '/api/carts', { country: 'de', lineItems: [{ sku, quantity }] }),
    );
    const path = `/api/carts/${cart.id}`;
    await this.#change(path, [
      { action: 'setCustomerEmail', email: 'ada@example.com' },
      { action: 'setShippingAddress', address },
    ]);
    const methods = await this.#insist(() => this.#ask(methodsSchema, `${path}/shipping-methods`));
    const shippingMethodId = methods.shippingMethods.at(-1)?.id ?? '';
    const ready = await this.#change(path, [{ action: 'setShippingMethod', shippingMethodId }]);
    const orderNumber = await this.#insist(() => this.#pay(path));
    return { orderNumber, total: ready.total.centAmount };
  }

  #change(path: string, actions: readonly object[]): Promise<Cart> {
    return this.#insist(async () => {
      const { version } = await this.#ask(cartSchema, path);
      return this.#ask(cartSchema, path, { version, actions });
    });
  }

  /** One attempt to pay for the cart as it is now. */
  async #pay(path: string): Promise<string> {
    const read = await this.#send(path);
    const ordered = orderedSchema.safeParse(read.body);
    if (ordered.success) return ordered.data.error.details.order.orderNumber;
    const cart = cartSchema.parse(read.body);
    this.#place.onPay();
    const body = {
      cartId: cart.id,
      cartVersion: cart.version,
      expectedTotal: cart.total,
      merchantAccount: merchantAccountFor(cart),
      data: card(this.#cardNumber),
    };
    const paid = await this.#afterBank(await this.#ask(paymentResultSchema, '/api/payments', body));
    if (!paid.order) throw new Error(`A payment ended as ${paid.resultCode}`);
    return paid.order.orderNumber;
  }

  async #afterBank(result: PaymentResult): Promise<PaymentResult> {
    const url = result.action?.['url'];
    if (typeof url !== 'string') return result;
    const page = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'authorise' }),
    });
    const redirectResult = new URL(page.headers.get('location') ?? '').searchParams.get('redirectResult');
    this.#place.onPay();
    const details = { redirectResult: redirectResult ?? '' };
    return this.#ask(paymentResultSchema, `/api/payments/${result.payment.id}/details`, { details });
  }

  async #ask<Schema extends z.core.$ZodType>(
    schema: Schema,
    path: string,
    body?: unknown,
  ): Promise<z.output<Schema>> {
    const { status, body: answer } = await this.#send(path, body);
    if (status >= 400) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
    return z.parse(schema, answer);
  }

  async #send(path: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown }> {
    const { origin, address, network } = this.#place;
    const response = await fetch(`${address()}${path}`, {
      headers: {
        ...{ origin, 'content-type': 'application/json', cookie: this.#jar.sentTo(path) },
        'x-client-address': network,
      },
      signal: AbortSignal.timeout(answerTimeout),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    this.#jar.keep(response);
    return { status: response.status, body: await response.json() };
  }

  /** Asks until it works: the shop may be down, or still be busy with what was asked before. */
  async #insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask();
      } catch (error) {
        if (attempt >= maxAttempts) throw error;
      }
      await wait(pause);
    }
  }
}
