import type { ShopBrowser } from '../../api/testing/shop-browser.ts';
import { card, sku } from '../../api/testing/sandboxed-shop.ts';
import type { Tally } from './attack.ts';
import { browserFrom, cartOf, directDebit, type Send } from './visit.ts';

/** What is written to an address, subject and content of each e-mail. */
export type Mailbox = (address: string) => Promise<readonly string[]>;

const network = '192.0.2.200';
const victim = 'victim@example.com';
const redirect = { paymentMethod: { type: 'klarna' } };
const words = 'Your refund of $420 waits at https://evil.example/refund or evil.example';

/** Sends again when a limit per minute has passed; only what is refused for longer is an answer. */
async function patiently(request: () => Promise<Response>): Promise<Response> {
  const response = await request();
  const wait = Number(response.headers.get('retry-after') ?? Infinity);
  if (response.status !== 429 || wait > 60) return response;
  await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  return patiently(request);
}

const payBy = async (browser: ShopBrowser, data: object, email?: string): Promise<Response> => {
  const cart = await cartOf(browser);
  const ready = email ? await browser.change(cart, { action: 'setCustomerEmail', email }) : cart;
  return patiently(() => browser.send('/api/payments', browser.payment(ready, data)));
};

/** What names an address, as if its owner asked. */
const requestsOf = (index: number): readonly (readonly [path: string, body: object])[] => [
  ['/api/orders/links', { orderNumber: words.slice(0, 80), email: victim }],
  ['/api/messages', { name: words.slice(0, 80), topic: words.slice(0, 80), message: words, email: victim }],
  ['/api/restock', { sku, country: 'de', email: victim }],
  [
    '/api/withdrawals',
    {
      ...{ key: `shared-attack-${Date.now()}-${index}`, name: words.slice(0, 80), email: victim },
      ...{ orderNumber: words.slice(-40), items: words, note: words },
    },
  ],
];

/**
 * What strangers do to those who share a network with them, or whose address they know: nobody else may be refused because of it,
 * and no e-mail may carry their words as the shop's.
 */
export async function runShared(send: Send, mailbox: Mailbox, tally: Tally): Promise<void> {
  const mustWork = async (what: string, asked: Promise<Response>) => {
    const response = await asked;
    const text = await response.text();
    tally.count(`${what}: ${text}`, response.status);
    if (!response.ok || /"resultCode":"(?:Error|Refused)"/.test(text))
      tally.add(`${what} is refused: ${text}`);
  };
  for (let visitor = 0; visitor < 61; visitor += 1)
    await mustWork(`visitor ${visitor} leaves for a bank`, payBy(browserFrom(send, network), redirect));
  await mustWork('another visitor of a full network pays', payBy(browserFrom(send, network), card()));
  for (let index = 0; index < 7; index += 1)
    for (const [path, body] of requestsOf(index))
      await mustWork(`${path} for an address`, browserFrom(send, `192.0.2.${index + 1}`).send(path, body));
  for (let index = 0; index < 3; index += 1) {
    const browser = browserFrom(send, `192.0.2.${index + 1}`);
    await mustWork(`order ${index} without money for an address`, payBy(browser, directDebit, victim));
  }
  const mails = await mailbox(victim);
  if (mails.length === 0) tally.add('nothing was written to the address');
  for (const mail of mails)
    if (/evil\.example|\w:\/\/evil/.test(mail)) tally.add(`an e-mail has a stranger’s link: ${mail}`);
}
