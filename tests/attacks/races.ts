import { card, sku } from '../../api/testing/sandboxed-shop.ts';
import type { Tally } from './attack.ts';
import { browserFrom, cartOf, type Send } from './visit.ts';

/** What is sent at the same time, and how many of them may succeed. */
interface Race {
  readonly name: string;
  readonly run: (send: Send, network: string) => Promise<readonly Response[]>;
  /** What is wrong with the answers, in words. */
  readonly fault: (bodies: readonly string[], statuses: readonly number[]) => string | null;
}

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const orderNumbers = (bodies: readonly string[]): Set<string> =>
  new Set(bodies.flatMap((body) => /"orderNumber":"([^"]+)"/.exec(body)?.[1] ?? []));

const oneOrderAtMost = (bodies: readonly string[]): string | null =>
  orderNumbers(bodies).size <= 1 ? null : `${orderNumbers(bodies).size} orders`;

const races: readonly Race[] = [
  {
    name: 'one cart is paid eight times at once',
    async run(send, network) {
      const browser = browserFrom(send, network);
      const cart = await cartOf(browser);
      return times(8, () => browser.send('/api/payments', browser.payment(cart, card())));
    },
    fault: oneOrderAtMost,
  },
  {
    name: 'a cart grows while it is paid for',
    async run(send, network) {
      const browser = browserFrom(send, network);
      const cart = await cartOf(browser);
      const more = { version: cart.version, actions: [{ action: 'addLineItem', sku, quantity: 5 }] };
      return times(8, (index) =>
        index % 2 === 0
          ? browser.send('/api/payments', browser.payment(cart, card()))
          : browser.send(`/api/carts/${cart.id}`, more),
      );
    },
    fault: oneOrderAtMost,
  },
  {
    name: 'a cart is paid and moved at once',
    async run(send, network) {
      const browser = browserFrom(send, network);
      const cart = await cartOf(browser);
      return times(6, (index) =>
        index % 2 === 0
          ? browser.send('/api/payments', browser.payment(cart, card()))
          : browser.send(`/api/carts/${cart.id}/country`, { version: cart.version, country: 'de' }),
      );
    },
    fault: oneOrderAtMost,
  },
  {
    name: 'one version is changed eight times at once',
    async run(send, network) {
      const browser = browserFrom(send, network);
      const cart = await cartOf(browser);
      const change = { version: cart.version, actions: [{ action: 'addLineItem', sku, quantity: 1 }] };
      return times(8, () => browser.send(`/api/carts/${cart.id}`, change));
    },
    fault: (_, statuses) => {
      const accepted = statuses.filter((status) => status === 200).length;
      return accepted <= 1 ? null : `${accepted} changes of one version`;
    },
  },
  {
    name: 'one answer of a bank is brought back six times at once',
    async run(send, network) {
      const browser = browserFrom(send, network);
      const paid = await browser.pay(await cartOf(browser), { paymentMethod: { type: 'klarna' } });
      const details = { details: { redirectResult: 'invented' } };
      return times(6, () => browser.send(`/api/payments/${paid.payment.id}/details`, details));
    },
    fault: (bodies) => (orderNumbers(bodies).size === 0 ? null : 'an order without money'),
  },
];

/** Sends at the same time what only one may succeed with. @param rounds how often each race is run. */
export async function runRaces(send: Send, tally: Tally, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, run, fault }] of races.entries()) {
      const answers = await run(send, `192.0.${round % 256}.${index + 1}`);
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      for (const [at, { status }] of answers.entries()) tally.count(`${name}: ${bodies[at] ?? ''}`, status);
      const wrong = fault(
        bodies,
        answers.map(({ status }) => status),
      );
      if (wrong !== null) tally.add(`${name}: ${wrong}`);
    }
  }
}
