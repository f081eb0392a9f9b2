import { card, sku } from '../../api/testing/sandboxed-shop.ts';
import type { ShopBrowser } from '../../api/testing/shop-browser.ts';
import type { Tally } from './attack.ts';
import { browserFrom, cartOf, directDebit, type Send } from './visit.ts';

/** One kind of request, over and over. */
interface Flood {
  readonly name: string;
  /** How many of them are sent. */
  readonly requests: number;
  /** How many of them may be accepted, at most, in less than a minute. */
  readonly allowed: number;
  /** Prepares what the requests are about. @returns sends the next one, from the flood's own network. */
  readonly begin: (send: Send, network: string) => Promise<(index: number) => Promise<Response>>;
}

const stranger = (send: Send, network: string): ShopBrowser => browserFrom(send, network);

const floods: readonly Flood[] = [
  {
    name: 'new carts',
    requests: 140,
    allowed: 60,
    begin: (send, network) =>
      Promise.resolve(() => stranger(send, network).send('/api/carts', { country: 'de', lineItems: [] })),
  },
  {
    name: 'guessed codes',
    requests: 60,
    allowed: 0,
    async begin(send, network) {
      const browser = stranger(send, network);
      const cart = await cartOf(browser);
      return (index) =>
        browser.send(`/api/carts/${cart.id}`, {
          version: cart.version,
          actions: [{ action: 'addDiscountCode', code: `GUESS${index}` }],
        });
    },
  },
  {
    name: 'stock look-ups',
    requests: 450,
    allowed: 200,
    begin: (send, network) => Promise.resolve(() => stranger(send, network).send(`/api/stock?sku=${sku}`)),
  },
  {
    name: 'guessed orders',
    requests: 300,
    allowed: 0,
    begin: (send, network) =>
      Promise.resolve((index) =>
        stranger(send, network).send(`/api/orders/DE-0000-0000-${String(index).padStart(4, '0')}`),
      ),
  },
  {
    name: 'links to orders',
    requests: 30,
    allowed: 20,
    begin: (send, network) =>
      Promise.resolve((index) =>
        stranger(send, network).send('/api/orders/links', {
          orderNumber: `DE-${index}`,
          email: `eve${index}@example.com`,
        }),
      ),
  },
  {
    name: 'messages to customer service',
    requests: 30,
    allowed: 20,
    begin: (send, network) =>
      Promise.resolve((index) =>
        stranger(send, network).send('/api/messages', {
          name: 'Eve',
          email: `eve${index}@example.com`,
          topic: '',
          message: 'Buy',
        }),
      ),
  },
  {
    name: 'withdrawals',
    requests: 80,
    allowed: 60,
    begin: (send, network) =>
      Promise.resolve((index) =>
        stranger(send, network).send('/api/withdrawals', {
          key: `0123456789abcdef${index}`,
          name: 'Eve',
          orderNumber: `DE-${index}`,
          email: `eve${index}@example.com`,
          items: '',
          note: '',
        }),
      ),
  },
  {
    name: 'restock requests',
    requests: 30,
    allowed: 20,
    begin: (send, network) =>
      Promise.resolve((index) =>
        stranger(send, network).send('/api/restock', {
          sku,
          country: 'de',
          email: `eve${index}@example.com`,
        }),
      ),
  },
  {
    name: 'tested cards',
    requests: 30,
    // Three refusals of a visitor are free. The pause begins with the fourth; then the cards are no longer tried.
    allowed: 4,
    async begin(send, network) {
      const browser = stranger(send, network);
      let cart = await cartOf(browser);
      return async () => {
        cart = await browser.read(cart);
        return browser.send('/api/payments', browser.payment(cart, card(undefined, 'DECLINED')));
      };
    },
  },
];

/** Direct debits that nobody means to pay, by visitors of one network: thirty pieces at most are reserved for them. */
async function reserveWithoutPaying(send: Send, network: string, tally: Tally): Promise<void> {
  let reserved = 0;
  for (let index = 0; index < 8; index += 1) {
    const browser = stranger(send, network);
    const cart = await cartOf(browser, 5);
    const response = await browser.send('/api/payments', browser.payment(cart, directDebit));
    const text = await response.text();
    tally.count(`a direct debit: ${text}`, response.status);
    if (text.includes('"orderNumber"')) reserved += 1;
  }
  if (reserved !== 6) tally.add(`${reserved} orders are reserved without money, not 6`);
}

/** Sends more than anybody may, each flood from a network of its own. @param share the part of the requests to send. */
export async function runFloods(send: Send, tally: Tally, share = 1): Promise<void> {
  for (const [index, { name, requests, allowed, begin }] of floods.entries()) {
    const next = await begin(send, `192.88.99.${index + 1}`);
    let accepted = 0;
    for (let sent = 0; sent < requests * share; sent += 1) {
      const response = await next(sent);
      const text = await response.text();
      tally.count(`${name}: ${text}`, response.status);
      if (response.ok) accepted += 1;
      if (response.status === 429 && !response.headers.has('retry-after'))
        tally.add(`${name}: does not say when to try again`);
    }
    if (accepted > allowed) tally.add(`${name}: ${accepted} of ${requests} were accepted`);
  }
  await reserveWithoutPaying(send, '192.88.99.99', tally);
}
