import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Address } from '../../contract/address.ts';
import { type Cart, cartSchema } from '../../contract/cart.ts';
import type { CartAction } from '../../contract/cart-requests.ts';
import { type ApiError, errorSchema } from '../../contract/errors.ts';
import type { World } from './world.ts';

const origin = 'http://localhost';

/** What a browser gets back: an answer, an error in the shop's words, or nothing. */
export type Reply<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'error'; readonly status: number; readonly error: ApiError }
  | { readonly kind: 'lost' };

const lost = { kind: 'lost' } as const;

/** A shopper's browser; its tabs share it. */
export class Browser {
  readonly #world: World;
  readonly #store: string;
  cookie = '';

  constructor(world: World, store: string) {
    this.#world = world;
    this.#store = store;
  }

  /**
   * Sends a request in a turn of the tab that calls this.
   * @param approved the cart as the shopper sees it, for a request that pays.
   */
  async send<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: unknown,
    approved?: Cart,
  ): Promise<Reply<z.output<Schema>>> {
    const { schedule, faults } = this.#world;
    const tab = schedule.current.getStore();
    if (!tab) throw new Error('A request needs a tab.');
    await schedule.turn(tab, `${body === undefined ? 'GET' : 'POST'} ${path}`);
    const fault = faults.forBrowser();
    if (fault !== 'none') this.#world.note(`browser: ${fault}`);
    if (fault === 'request lost') return lost;
    const requests = Array.from({ length: fault === 'sent twice' ? 2 : 1 }, () =>
      this.#once(schema, path, body, approved),
    );
    const replies = await schedule.waitFor(tab, Promise.all(requests));
    return fault === 'answer lost' ? lost : this.#world.random.pick(replies);
  }

  createCart = (country: string, sku: string, quantity: number) =>
    this.send(cartSchema, '/api/carts', { country, lineItems: [{ sku, quantity }] });

  read = ({ id }: Cart) => this.send(cartSchema, `/api/carts/${id}`);

  change = (cart: Cart, ...actions: CartAction[]) =>
    this.send(cartSchema, `/api/carts/${cart.id}`, { version: cart.version, actions });

  async #once<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body: unknown,
    approved?: Cart,
  ): Promise<Reply<z.output<Schema>>> {
    const init = {
      headers: { origin, 'content-type': 'application/json', cookie: this.cookie },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    };
    const response = await this.#world.request(this.#store, path, init, approved).catch(() => null);
    if (!response) return lost;
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const content: unknown = await response.json();
    if (response.ok) return { kind: 'answer', answer: schema.parse(content) };
    const { error } = errorSchema.parse(content);
    this.#world.note(`told: ${response.status} ${error.code} ${JSON.stringify(error.details ?? {})}`);
    return { kind: 'error', status: response.status, error };
  }
}

const names = { firstName: 'Ada', lastName: 'Berg' };

/** Two addresses of a country. */
export const addresses: Readonly<Record<string, readonly [Address, Address]>> = {
  de: [
    { ...names, streetName: 'Lindenstraße 1', postalCode: '10115', city: 'Berlin', country: 'de' },
    { ...names, streetName: 'Elbchaussee 9', postalCode: '22763', city: 'Hamburg', country: 'de' },
  ],
  us: [
    {
      ...names,
      streetName: '1 Main Street',
      postalCode: '10001',
      city: 'New York',
      state: 'NY',
      country: 'us',
    },
    { ...names, streetName: '9 Oak Road', postalCode: '10002', city: 'Yonkers', state: 'NY', country: 'us' },
  ],
};

/** Makes a choice on the bank's page, as the shopper does. Returns the address the bank sends the shopper back to. */
export async function chooseAtBank(world: World, url: string, choice: string): Promise<URL | null> {
  const body = new URLSearchParams({ choice });
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body });
  const location = response.headers.get('location');
  world.note(`at the bank: ${choice}`);
  await wait(0);
  await world.webhooksSent();
  return location === null ? null : new URL(location);
}
