import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { atTheBank, card, deliveriesOf, sku } from '../../api/testing/sandboxed-shop.ts';
import { address, type ShopBrowser } from '../../api/testing/shop-browser.ts';
import { type Cart, cartSchema, type CartAction } from '../../contract/cart.ts';
import { browserFrom, sendTo } from '../load/send.ts';
import type { Purchase } from './invariants.ts';

/** Milliseconds until the same request is sent again, and how often it is. */
const pause = 400;
const maxAttempts = 150;

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
  readonly #onPay: () => void;
  readonly #cardNumber: string;
  readonly #browser: ShopBrowser;

  /** @param usesBank whether the card needs a visit to the bank. */
  constructor({ origin, address: anyProcess, network, onPay }: Place, usesBank: boolean) {
    this.#onPay = onPay;
    this.#cardNumber = usesBank ? '4212345678910006' : '4111111111111111';
    this.#browser = browserFrom((request) => sendTo(anyProcess(), origin)(request), network);
  }

  /** @throws Error if there is no order in the end. */
  async buy(quantity: number): Promise<Purchase> {
    const cart = await insist(() => this.#browser.createCart('de', sku, quantity));
    const change = (...actions: CartAction[]) =>
      insist(async () => this.#browser.change(await this.#browser.read(cart), ...actions));
    await change(
      { action: 'setCustomerEmail', email: 'ada@example.com' },
      { action: 'setShippingAddress', address },
    );
    const methods = await insist(() => deliveriesOf(this.#browser, cart));
    const ready = await change({
      action: 'setShippingMethod',
      shippingMethodId: methods.at(-1)?.id ?? '',
    });
    const orderNumber = await insist(() => this.#pay(cart));
    return { orderNumber, total: ready.total.centAmount };
  }

  /** One attempt to pay for the cart as it is now. */
  async #pay({ id }: Cart): Promise<string> {
    const read: unknown = await (await this.#browser.send(`/api/carts/${id}`)).json();
    const ordered = orderedSchema.safeParse(read);
    if (ordered.success) return ordered.data.error.details.order.orderNumber;
    this.#onPay();
    let paid = await this.#browser.pay(cartSchema.parse(read), card(this.#cardNumber));
    if (typeof paid.action?.['url'] === 'string') {
      const redirectResult = await atTheBank(paid, 'authorise');
      this.#onPay();
      paid = await this.#browser.sendDetails(paid.payment.id, { redirectResult });
    }
    if (!paid.order) throw new Error(`A payment ended as ${paid.resultCode}`);
    return paid.order.orderNumber;
  }
}

/** Asks until it works: the shop may be down, or still be busy with what was asked before. */
async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt >= maxAttempts) throw error;
    }
    await wait(pause);
  }
}
