import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Address } from '../../contract/address.ts';
import { type Cart, cartSchema, type CartAction } from '../../contract/cart.ts';
import { type ApiError, errorSchema } from '../../contract/errors.ts';
import type { PaymentResult, PaymentDetails } from '../../contract/payment.ts';
import { CookieJar } from '../../api/testing/cookie-jar.ts';
import type { Plan } from './plan.ts';
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
  readonly jar = new CookieJar();

  constructor(world: World, store: string) {
    this.#world = world;
    this.#store = store;
  }

  /**
   * Sends a request in a turn of the tab that calls this.
   * @param approved the cart as the shopper sees it, for a request that pays.
   */
  async send<Schema extends z.core.$ZodType>(
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

  createCart = (country: string, skus: readonly string[], quantity: number) =>
    this.send(cartSchema, '/api/carts', { country, lineItems: skus.map((sku) => ({ sku, quantity })) });

  read = ({ id }: Cart) => this.send(cartSchema, `/api/carts/${id}`);

  change = (cart: Cart, ...actions: CartAction[]) =>
    this.send(cartSchema, `/api/carts/${cart.id}`, { version: cart.version, actions });

  moveTo = (cart: Cart, country: string) =>
    this.send(cartSchema, `/api/carts/${cart.id}/country`, { version: cart.version, country });

  async #once<Schema extends z.core.$ZodType>(
    schema: Schema,
    path: string,
    body: unknown,
    approved?: Cart,
  ): Promise<Reply<z.output<Schema>>> {
    const init = {
      headers: { origin, 'content-type': 'application/json', cookie: this.jar.sentTo(path) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    };
    const response = await this.#world.request(this.#store, path, init, approved).catch(() => null);
    if (!response) return lost;
    this.jar.keep(response);
    const text = await response.text();
    const content: unknown = text === '' ? null : JSON.parse(text);
    if (response.ok) return { kind: 'answer', answer: z.parse(schema, content) };
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
  se: [
    { ...names, streetName: 'Drottninggatan 5', postalCode: '111 51', city: 'Stockholm', country: 'se' },
    { ...names, streetName: 'Storgatan 12', postalCode: '411 24', city: 'Göteborg', country: 'se' },
  ],
  fi: [
    { ...names, streetName: 'Mannerheimintie 1', postalCode: '00100', city: 'Helsinki', country: 'fi' },
    { ...names, streetName: 'Aleksis Kiven katu 9', postalCode: '33100', city: 'Tampere', country: 'fi' },
  ],
  pl: [
    { ...names, streetName: 'ul. Piotrkowska 20', postalCode: '90-269', city: 'Łódź', country: 'pl' },
    { ...names, streetName: 'ul. Długa 3', postalCode: '80-827', city: 'Gdańsk', country: 'pl' },
  ],
  pt: [
    { ...names, streetName: 'Rua Augusta 10', postalCode: '1100-053', city: 'Lisboa', country: 'pt' },
    { ...names, streetName: 'Rua das Flores 2', postalCode: '4050-262', city: 'Porto', country: 'pt' },
  ],
};

/** What a shopper comes back from the bank with: what the shop's page submits, and what the address proves. */
export interface WayBack {
  readonly details: PaymentDetails;
  readonly proof: string | null;
}

/**
 * Makes a choice on the bank's page or in its app, as the shopper does.
 * @param action as the drop-in received it.
 * @returns what leads back to the shop's page; null if nothing does.
 */
export async function chooseAtBank(
  world: World,
  action: NonNullable<PaymentResult['action']>,
  choice: Plan['atBank'],
): Promise<WayBack | null> {
  const { url, paymentData } = bankActionSchema.parse(action);
  const page = url ?? `${world.sandbox.url}/adyen/bank/${paymentData ?? ''}`;
  const init = { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice }) } as const;
  const response = await fetch(page, init);
  const location = response.headers.get('location');
  world.note(`at the bank: ${choice}`);
  await wait(0);
  await world.webhooksSent();
  if (location === null) return paymentData === undefined ? null : polled(world, paymentData);
  const { searchParams } = new URL(location);
  const proof = searchParams.get('proof');
  const details = { redirectResult: searchParams.get('redirectResult') ?? '' };
  return { details: { details }, proof };
}

const bankActionSchema = z.looseObject({ url: z.string().optional(), paymentData: z.string().optional() });
const statusSchema = z.object({ payload: z.string() });

/** What the drop-in learns while it waits for an app. */
async function polled({ sandbox }: World, paymentData: string): Promise<WayBack | null> {
  const response = await fetch(`${sandbox.url}/checkoutshopper/services/PaymentInitiation/v1/status`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ paymentData }),
  });
  const status = statusSchema.safeParse(await response.json());
  return status.success ? { details: { details: { payload: status.data.payload } }, proof: null } : null;
}
