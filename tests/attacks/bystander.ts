import { readyCart, sku } from '../../api/testing/sandboxed-shop.ts';
import type { ShopBrowser } from '../../api/testing/shop-browser.ts';
import type { Cart } from '../../contract/cart.ts';
import { browserFrom, type Send } from '../load/send.ts';

/** Between two requests, in milliseconds: as often as the limits of one network allow. */
const pause = 120;

/** Another shopper, who uses the shop while it is attacked, and notes how long that takes. */
export class Bystander {
  readonly #browser: ShopBrowser;
  #cart: Cart;
  #times: number[] = [];
  readonly #problems: string[] = [];

  private constructor(browser: ShopBrowser, cart: Cart) {
    this.#browser = browser;
    this.#cart = cart;
  }

  static async enter(send: Send): Promise<Bystander> {
    const browser = browserFrom(send, '198.51.100.77');
    return new Bystander(browser, await readyCart(browser));
  }

  /** Answers that no shopper should get. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** How long the requests since the last look took, in milliseconds, at the 99th percentile. */
  take(): { readonly p99: number } {
    const sorted = this.#times.toSorted((one, other) => one - other);
    this.#times = [];
    return { p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0 };
  }

  async shop(requests: number): Promise<void> {
    for (let sent = 0; sent < requests; sent += 1) await this.#look(sent);
  }

  /** Goes on until told to stop. @returns stops, and resolves when the last request has been answered. */
  shopOn(): () => Promise<void> {
    let isOver = false;
    const shopping = (async () => {
      for (let sent = 0; !isOver; sent += 1) await this.#look(sent);
    })();
    return () => {
      isOver = true;
      return shopping;
    };
  }

  /** Looks at the cart, at the stock, or at the delivery options; the limits allow the most of these. */
  async #look(turn: number): Promise<void> {
    const paths = [
      `/api/carts/${this.#cart.id}`,
      `/api/carts/${this.#cart.id}`,
      `/api/carts/${this.#cart.id}/shipping-methods`,
      `/api/offers?country=${this.#cart.country}&sku=${sku}`,
    ];
    const begun = performance.now();
    const response = await this.#browser.send(paths[turn % paths.length] ?? '');
    await response.text();
    this.#times.push(performance.now() - begun);
    if (!response.ok) this.#problems.push(`another shopper got ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
