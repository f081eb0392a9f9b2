import { card, home, readyCart, sku } from '../../api/testing/sandboxed-shop.ts';
import type { ShopBrowser } from '../../api/testing/shop-browser.ts';
import type { Cart } from '../../contract/cart.ts';
import type { Tally } from './attack.ts';
import { browserFrom, type Send } from '../load/send.ts';

/** What one browser sends at the same time about its cart, and how many of these may succeed. */
interface Race {
  readonly name: string;
  readonly times: number;
  /** What comes before. @returns sends one of them. */
  readonly begin: (browser: ShopBrowser, cart: Cart) => Promise<(index: number) => Promise<Response>>;
  /** What is wrong with the answers, in words. */
  readonly fault: (bodies: readonly string[], statuses: readonly number[]) => string | null;
}

const ordersIn = (bodies: readonly string[]): number =>
  new Set(bodies.flatMap((body) => /"orderNumber":"([^"]+)"/.exec(body)?.[1] ?? [])).size;

const oneOrderAtMost = (bodies: readonly string[]): string | null =>
  ordersIn(bodies) <= 1 ? null : `${ordersIn(bodies)} orders`;

const pay = (browser: ShopBrowser, cart: Cart) =>
  browser.send('/api/payments', browser.payment(cart, card()));
const addTo = (browser: ShopBrowser, { id, version }: Cart) =>
  browser.send(`/api/carts/${id}`, { version, actions: [{ action: 'addLineItem', sku, quantity: 1 }] });

const races: readonly Race[] = [
  {
    ...{ name: 'one cart is paid eight times at once', times: 8, fault: oneOrderAtMost },
    begin: (browser, cart) => Promise.resolve(() => pay(browser, cart)),
  },
  {
    ...{ name: 'a cart grows while it is paid for', times: 8, fault: oneOrderAtMost },
    begin: (browser, cart) =>
      Promise.resolve((index) => (index % 2 === 0 ? pay(browser, cart) : addTo(browser, cart))),
  },
  {
    ...{ name: 'a cart is paid and moved at once', times: 6, fault: oneOrderAtMost },
    begin: (browser, cart) =>
      Promise.resolve((index) => {
        const { id, version } = cart;
        const move = { version, country: home.countries[0].code };
        return index % 2 === 0 ? pay(browser, cart) : browser.send(`/api/carts/${id}/country`, move);
      }),
  },
  {
    ...{ name: 'one version is changed eight times at once', times: 8 },
    begin: (browser, cart) => Promise.resolve(() => addTo(browser, cart)),
    fault: (_, statuses) => {
      const accepted = statuses.filter((status) => status === 200).length;
      return accepted <= 1 ? null : `${accepted} changes of one version`;
    },
  },
  {
    ...{ name: 'one invented answer of a bank is brought back six times at once', times: 6 },
    async begin(browser, cart) {
      const { payment } = await browser.pay(cart, card('4212345678910006'));
      const details = { details: { redirectResult: 'invented' } };
      return () => browser.send(`/api/payments/${payment.id}/details`, details);
    },
    fault: (bodies) => (ordersIn(bodies) === 0 ? null : 'an order without money'),
  },
];

/** Sends at the same time what only one may succeed with. @param rounds how often each race is run. */
export async function runRaces(send: Send, tally: Tally, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, times, begin, fault }] of races.entries()) {
      const browser = browserFrom(send, `192.0.${round % 256}.${index + 1}`);
      const next = await begin(browser, await readyCart(browser));
      const answers = await Promise.all(
        Array.from({ length: times }, async (_, at) => {
          const response = await next(at);
          return { status: response.status, text: await response.text() };
        }),
      );
      for (const { status, text } of answers) tally.count(`${name}: ${text}`, status);
      const statuses = answers.map(({ status }) => status);
      const wrong = fault(
        answers.map(({ text }) => text),
        statuses,
      );
      if (wrong !== null) tally.add(`${name}: ${wrong}`);
    }
  }
}
