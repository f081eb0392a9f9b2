import { brand } from '../../brands/build.ts';
import { home, sku } from '../../api/testing/sandboxed-shop.ts';
import type { Tally } from './attack.ts';
import { browserFrom, type Send } from '../load/send.ts';

const [{ code: country }] = home.countries;
const [, productKey = ''] = brand.samples.product.split('/');

/** One kind of request, over and over, each from a browser that has never been there. */
interface Flood {
  readonly name: string;
  /** How many of them are sent. */
  readonly requests: number;
  /** How many of them may be accepted, at most, in less than a minute. */
  readonly allowed: number;
  readonly path: (index: number) => string;
  readonly body?: (index: number) => object;
}

const emailOf = (index: number) => `eve${index}@example.com`;

const floods: readonly Flood[] = [
  {
    ...{ name: 'new carts', requests: 140, allowed: 60 },
    path: () => '/api/carts',
    body: () => ({ country, lineItems: [] }),
  },
  {
    ...{ name: 'guessed codes', requests: 60, allowed: 0 },
    path: () => '/api/carts/unknown',
    body: (index) => ({ version: 1, actions: [{ action: 'addDiscountCode', code: `GUESS${index}` }] }),
  },
  {
    ...{ name: 'guessed orders', requests: 300, allowed: 0 },
    path: (index) => `/api/orders/DE-0000-0000-${String(index).padStart(4, '0')}`,
  },
  {
    ...{ name: 'stock look-ups', requests: 450, allowed: 200 },
    path: () => `/api/offers?country=${country}&sku=${sku}`,
  },
  {
    ...{ name: 'links to orders', requests: 30, allowed: 20 },
    path: () => '/api/orders/links',
    body: (index) => ({ orderNumber: `DE-${index}`, email: emailOf(index) }),
  },
  {
    ...{ name: 'messages to customer service', requests: 30, allowed: 20 },
    path: () => '/api/messages',
    body: (index) => ({ name: 'Eve', email: emailOf(index), topic: '', message: 'Buy' }),
  },
  {
    ...{ name: 'withdrawals', requests: 80, allowed: 60 },
    path: () => '/api/withdrawals',
    body: (index) => ({
      ...{ key: `0123456789abcdef${index}`, name: 'Eve', email: emailOf(index) },
      ...{ orderNumber: `DE-${index}`, items: '', note: '' },
    }),
  },
  {
    ...{ name: 'claims', requests: 30, allowed: 20 },
    path: () => '/api/claims',
    body: (index) => ({
      ...{
        key: `0123456789abcdef${index}`,
        name: 'Eve',
        email: emailOf(index),
        number: `DE-${index}`,
        sku: '',
      },
      ...{ product: 'x', batch: '', boughtOn: '', boughtAt: '', problem: 'other', message: 'x', wish: 'any' },
    }),
  },
  {
    ...{ name: 'questions', requests: 30, allowed: 20 },
    path: () => '/api/questions',
    body: (index) => ({
      ...{ key: `0123456789abcdef${index}`, productKey },
      ...{ question: 'Is it warm?', email: emailOf(index) },
    }),
  },
  {
    ...{ name: 'helpful reviews', requests: 30, allowed: 20 },
    path: () => '/api/reviews/00000000-0000-4000-8000-000000000000/helpful',
    body: () => ({}),
  },
  {
    ...{ name: 'restock requests', requests: 30, allowed: 20 },
    path: () => '/api/restock',
    body: (index) => ({ sku, country, email: emailOf(index) }),
  },
  {
    ...{ name: 'subscriptions', requests: 30, allowed: 5 },
    path: () => '/api/newsletter',
    body: (index) => ({ email: emailOf(index), source: 'footer' }),
  },
  {
    ...{ name: 'registered products', requests: 30, allowed: 20 },
    path: () => '/api/registrations',
    body: (index) => ({
      ...{ key: `0123456789abcdef${index}`, product: '', model: 'Cap', batch: 'AB24031', country },
      ...{ bought: { on: '', at: '' }, name: 'Eve', address: 'Hill 1', email: emailOf(index), phone: '' },
    }),
  },
];

/** Sends more than anybody may, each flood from a network of its own. */
export async function runFloods(send: Send, tally: Tally): Promise<void> {
  for (const [index, { name, requests, allowed, path, body }] of floods.entries()) {
    let accepted = 0;
    let stopped = 0;
    for (let sent = 0; sent < requests; sent += 1) {
      const browser = browserFrom(send, `192.88.99.${index + 1}`);
      const response = await browser.send(path(sent), body?.(sent));
      tally.count(`${name}: ${await response.text()}`, response.status);
      if (response.ok) accepted += 1;
      if (response.status !== 429) continue;
      stopped += 1;
      if (!response.headers.has('retry-after')) tally.add(`${name}: does not say when to try again`);
    }
    if (accepted > allowed || stopped === 0)
      tally.add(`${name}: ${accepted} of ${requests} were accepted, ${stopped} stopped`);
  }
}
