import { card, homeAddress, readyCart } from '../../api/testing/sandboxed-shop.ts';
import type { ShopBrowser } from '../../api/testing/shop-browser.ts';
import type { Cart } from '../../contract/cart.ts';
import type { PaymentResult } from '../../contract/payment.ts';
import { browserFrom, type Send } from '../load/send.ts';
import type { Target } from './attack.ts';

/** What only the honest shopper's own browser may be told. */
export const honest = {
  ...homeAddress,
  firstName: 'Hedwig',
  lastName: 'Ehrlich-Unverkennbar',
  streetName: 'Verschwiegene Gasse 17',
};

/** A stranger with a cart and a payment of their own, beside an honest shopper with a cart and a paid order. */
export interface Visit {
  /** The stranger's, with everything that a payment needs. */
  readonly cart: Cart;
  /** The ID of a payment of the stranger's that was refused. */
  readonly payment: string;
  readonly browser: ShopBrowser;
  /** The honest shopper's. */
  readonly theirs: { readonly cart: Cart; readonly paid: PaymentResult; readonly browser: ShopBrowser };
  /** The number of the honest shopper's order. */
  readonly order: string;
  /** What no answer to the stranger may contain. */
  readonly secrets: readonly string[];
}

/** Opens the shop as an honest shopper and as a stranger. */
export async function visit(send: Send): Promise<Visit> {
  const shopper = browserFrom(send, '198.51.100.1');
  const paid = await shopper.pay(await readyCart(shopper, honest), card());
  const theirs = { cart: await readyCart(shopper, honest), paid, browser: shopper };
  const browser = browserFrom(send, '203.0.113.1');
  const refused = await browser.pay(await readyCart(browser), card(undefined, 'DECLINED'));
  return {
    cart: await readyCart(browser),
    payment: refused.payment.id,
    browser,
    theirs,
    order: paid.order?.orderNumber ?? '',
    secrets: [honest.lastName, honest.streetName, shopper.cookie],
  };
}

/**
 * Where a stranger's requests go: each from a network of its own, so that no limit hides what the shop would have
 * answered, with the stranger's cookie and the shop's origin unless the request says otherwise.
 */
export function strangerAt(send: Send, { browser }: Visit): Target {
  let count = 0;
  return async ({ method, path, headers = {}, body }) => {
    count += 1;
    const network = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const own = { origin: 'http://localhost', 'content-type': 'application/json', cookie: browser.cookie };
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { ...own, 'x-client-address': network, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const response = await send(request);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}
