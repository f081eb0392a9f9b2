import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExecutionContext } from 'hono';
import { type Sandbox, type SandboxSeed, startSandbox } from 'storefront-sandbox';
import { sandboxedShop } from '../../api/testing/sandboxed-shop.ts';
import type { Cart } from '../../contract/cart.ts';
import { storeById } from '../../stores/storefront.ts';
import { storefronts } from '../../brands/demo/storefronts/index.ts';
import { credentials } from '../../local/credentials.ts';
import { localEnvironment } from '../../local/environment.ts';
import { localSeed } from '../../local/start-sandbox.ts';
import { type AdyenEntry, Books, takenOf } from './books.ts';
import { type Call, isModification } from './calls.ts';
import { type Clock, steppedClock } from './clock.ts';
import { FaultSource } from './faults.ts';
import { installIdentifiers } from './identifiers.ts';
import { MailServer } from './mail-server.ts';
import { type Answer, installNetwork } from './network.ts';
import type { Plan } from './plan.ts';
import { openPostbox, type Postbox } from './postbox.ts';
import { Random } from './random.ts';
import { type Instance, Schedule, type Task } from './schedule.ts';

/** Two variants of one price, in every country. */
export const skus = ['CARRIER-MINI-COTTON-BLACK', 'CARRIER-MINI-COTTON-DUSTY-PINK'] as const;
/** A bundle that contains one of the first of them, and what else it contains; it has no stock of its own. */
export const bundle = 'STARTER-KIT-COTTON-BLACK';
const contents = [skus[0], 'CARRIER-BIB-WHITE', 'MUSLIN-SWADDLE-WOVEN-CREAM'];
const stocked = [...new Set([...skus, ...contents])];
const stockAtStart = 50;

/** A transaction that staff added; its amount is in minor units. */
export interface Wish {
  readonly paymentId: string;
  readonly type: string;
  readonly centAmount: number;
}

type Api = ReturnType<ReturnType<typeof sandboxedShop>['api']>;

/** A process of the shop API. */
interface Process extends Api {
  readonly instance: Instance;
  readonly store: string;
}

interface WorldParts {
  readonly sandbox: Sandbox;
  readonly postbox: Postbox;
  readonly folder: string;
  readonly clock: Clock;
  readonly restoreIdentifiers: () => void;
}

let seed: SandboxSeed | undefined;

/** The demo's settings with as little catalogue as possible: a new sandbox for each checkout has to start quickly. */
function smallSeed(): SandboxSeed {
  if (seed) return seed;
  const { name, adyen, commercetools } = localSeed();
  const isSold = ({ masterVariant, variants = [] }: (typeof products)[number]) =>
    [masterVariant, ...variants].some(({ sku = '' }) => sku === bundle || stocked.includes(sku));
  const products = commercetools.products ?? [];
  const inventory = stocked.map((sku) => ({ sku, quantityOnStock: stockAtStart }));
  seed = {
    ...{ name, adyen },
    commercetools: { ...commercetools, products: products.filter(isSold), inventory },
  };
  return seed;
}

/** Everything one checkout happens in: services, the shop API's processes, and what goes wrong. */
export class World {
  readonly skus = stocked;
  readonly bundles = new Map([[bundle, contents]]);
  readonly stockAtStart = stockAtStart;
  readonly trace: string[] = [];
  readonly random: Random;
  readonly schedule: Schedule;
  readonly faults: FaultSource;
  readonly clock: Clock;
  readonly books: Books;
  readonly sandbox: Sandbox;
  readonly mailServer: MailServer;
  /** What a shopper had seen when paying, by the reference under which Adyen was asked for the money. */
  readonly approvals = new Map<string, Cart[]>();
  /** References of Adyen's payments with a modification that was refused for good. */
  readonly refused = new Set<string>();
  /** Whether commercetools refused a write although it was allowed, e.g. because of an API extension. */
  stepsRefused = false;
  /** Changes of the stock by staff, by SKU. */
  readonly restocked = new Map<string, number>();
  /** What staff wanted to be done with the money of an order. */
  readonly wanted: Wish[] = [];
  /** Whether money was returned that nobody here asked to return. */
  unasked = false;
  /** References of payments that were under way when their cart was moved to another country. */
  readonly left = new Set<string>();
  /** What another storefront answered about a cart that it does not sell. */
  readonly intrusions: string[] = [];
  readonly capture: Plan['capture'];
  /** Called with the number of each order that commercetools has something to tell about. */
  onOrder: (orderNumber: string) => void = () => undefined;
  /** The storefront where the shopper buys. */
  readonly storeId: string;
  /** Storefronts with the merchant account of the one where the shopper buys, that one included. */
  readonly #stores: readonly string[];
  readonly #postbox: Postbox;
  readonly #folder: string;
  readonly #shop: ReturnType<typeof sandboxedShop>;
  readonly #restoreNetwork: () => void;
  readonly #restoreIdentifiers: () => void;
  #processes: Process[] = [];
  #instances = 0;

  private constructor(name: string, { capture, place, neighbor }: Plan, parts: WorldParts) {
    this.capture = capture;
    this.storeId = place.store;
    this.#stores = [place.store, ...(neighbor === null ? [] : [neighbor])];
    this.random = new Random(`${name} world`);
    this.sandbox = parts.sandbox;
    this.#postbox = parts.postbox;
    this.#folder = parts.folder;
    this.books = new Books(parts.folder, this.sandbox.url);
    const trace = (line: string) => void this.trace.push(line);
    const clock = parts.clock;
    this.clock = clock;
    // Each turn takes a millisecond, so that nothing is written at the same time as something else.
    this.schedule = new Schedule(new Random(`${name} schedule`), (line) => {
      clock.advance(1);
      trace(line);
    });
    this.faults = new FaultSource(new Random(`${name} faults`));
    this.#restoreIdentifiers = parts.restoreIdentifiers;
    const { eventsSecret: EVENTS_SECRET } = credentials;
    const settings = { ...localEnvironment(this.sandbox.port), EVENTS_SECRET, CAPTURE: capture };
    const { merchantAccount } = storeById(place.store, storefronts);
    this.mailServer = new MailServer({ schedule: this.schedule, faults: this.faults, trace });
    this.#shop = sandboxedShop(this.sandbox.url, settings, {
      adapt: (store) => ({ ...store, merchantAccount }),
      mailer: this.mailServer,
    });
    this.#restoreNetwork = installNetwork({
      ...{ schedule: this.schedule, faults: this.faults, trace },
      touch: ({ url }) => {
        const id = /[0-9a-f-]{36}/.exec(new URL(url).pathname)?.[0];
        if (id !== undefined) this.books.touch(id);
      },
      onAnswer: (call, answer, task) => this.#onAnswer(call, answer, task),
      onRefusal: (call) => {
        if (call.service === 'commercetools') this.stepsRefused = true;
        else if (isModification(call))
          this.refused.add(/payments\/([0-9A-Z]{16})\//.exec(call.url)?.[1] ?? '');
      },
    });
  }

  static async open(name: string, plan: Plan): Promise<World> {
    const folder = mkdtempSync(join(tmpdir(), 'faults-'));
    const postbox = await openPostbox();
    const webhookUrlOf = () => postbox.url;
    const clock = steppedClock();
    const restoreIdentifiers = installIdentifiers(new Random(`${name} identifiers`));
    const sandbox = await startSandbox(smallSeed(), { port: 0, dataFolder: folder, webhookUrlOf });
    return new World(name, plan, { sandbox, postbox, folder, clock, restoreIdentifiers });
  }

  set onWebhook(receive: (body: string) => void) {
    this.#postbox.onWebhook = receive;
  }

  note(line: string): void {
    this.trace.push(`  # ${line}`);
  }

  /** One of the storefronts that webhooks and sweepers of the merchant account may belong to. */
  someStore(): string {
    return this.random.pick(this.#stores);
  }

  /** One of at most two running processes of a storefront's API. */
  process(store: string, index = this.random.int(0, 1)): Process {
    this.#processes = this.#processes.filter(({ instance }) => !instance.dead);
    const running = this.#processes.filter((host) => host.store === store);
    const found = running[Math.min(index, running.length - 1)];
    if (found && (running.length > 1 || index === 0)) return found;
    this.#instances += 1;
    const instance = { id: this.#instances, dead: false, whenDead: new Set<() => void>() };
    const started = { ...this.#shop.api(store), instance, store };
    this.#processes.push(started);
    return started;
  }

  /**
   * Runs a request of a shopper or of Adyen in a process of the shop API, and what the API does after its answer;
   * rejected if the process dies before it has answered.
   */
  request(store: string, path: string, init: RequestInit, approved?: Cart): Promise<Response> {
    const { api, instance } = this.process(store);
    const name = `api ${instance.id} ${init.method ?? 'GET'} ${path.replaceAll(/[0-9a-f-]{36}/g, '{id}')}`;
    return new Promise<Response>((resolve, reject) => {
      const work = async () => {
        const afterwards: Promise<unknown>[] = [];
        const host: ExecutionContext = {
          waitUntil: (promise) => void afterwards.push(promise),
          passThroughOnException: () => undefined,
          props: {},
        };
        resolve(await api.request(`http://localhost${path}`, init, {}, host));
        await Promise.all(afterwards);
      };
      this.schedule.spawn(name, { instance, ...(approved && { note: approved }) }, work).catch(reject);
    });
  }

  /**
   * Runs the sweeper once in a process of the shop API.
   * @param minAge as in `sweep`.
   * @param index of the process, for two sweepers at once.
   */
  async sweep(minAge?: number, index?: number): Promise<void> {
    const { sweep, instance } = this.process(this.someStore(), index);
    const swept = this.schedule.spawn(`sweeper ${instance.id}`, { instance }, () => sweep(minAge));
    await swept.catch((error: unknown) => this.note(`the sweeper failed: ${String(error)}`));
  }

  /** What the shop has of the payments for a cart, in minor units. */
  async takenFor(cartId: string): Promise<number> {
    const belongs = ({ reference }: AdyenEntry) =>
      this.approvals.get(reference)?.some(({ id }) => id === cartId) ?? false;
    const payments = (await this.books.adyenPayments()).filter(belongs);
    return payments.reduce((sum, payment) => sum + takenOf(payment), 0);
  }

  /** The payment service returns money that nobody here asked to return, if it can. */
  async returnUnasked(reference: string, random: Random): Promise<void> {
    const whole = this.capture === 'shipment' ? ['CANCELLATION', 'TECHNICAL_CANCEL', 'EXPIRE'] : ['REFUND'];
    const eventCode = random.pick([...whole, 'CANCEL_OR_REFUND']);
    const part = eventCode === 'REFUND' && random.chance(0.5) ? { value: 100 } : {};
    this.unasked = true;
    this.faults.count(`unasked: ${eventCode}`);
    this.note(`Adyen: ${eventCode} of ${reference} that nobody asked for`);
    // It may have been returned in the meantime.
    await this.control('adyen/events', { reference, eventCode, ...part }).catch((error: unknown) => {
      if (!String(error).includes('409')) throw error;
    });
  }

  /** Asks the sandbox for something that no real service offers, and waits until what it reports of it is on its way. */
  async control(path: string, body: object): Promise<void> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${this.sandbox.url}/control/${path}`, init);
    if (!response.ok) throw new Error(`/control/${path} answered ${response.status}`);
    await this.webhooksSent();
  }

  /** Waits until the sandbox has sent what it has to report. */
  async webhooksSent(): Promise<void> {
    for (let looks = 0; looks < 5000 && (await this.books.unsentWebhooks()) > 0; looks += 1) await wait(2);
  }

  async close(): Promise<void> {
    this.#restoreNetwork();
    this.#restoreIdentifiers();
    this.clock.restore();
    this.books.close();
    await this.sandbox.close();
    await this.#postbox.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #onAnswer(call: Call, { status, text }: Answer, task: Task): Promise<void> {
    if (call.service === 'commercetools') {
      const orderNumber = toldOrder(call, status, text);
      if (orderNumber !== undefined) this.onOrder(orderNumber);
      return;
    }
    const reference = /"reference":"([^"]+)"/.exec(call.body)?.[1];
    if (call.path === 'payments' && status < 300 && reference !== undefined && task.note) {
      this.approvals.set(reference, [...(this.approvals.get(reference) ?? []), task.note]);
    }
    // A wallet's payment is approved by what ends it; until then, nobody has seen a total.
    const ended =
      call.path === 'payments/details' ? /"merchantReference":"([^"]+)"/.exec(text)?.[1] : undefined;
    if (ended !== undefined && status < 300 && task.note)
      this.approvals.set(ended, [...(this.approvals.get(ended) ?? []), task.note]);
    await this.webhooksSent();
  }
}

/** The number of the order about which commercetools has something to tell after a call. */
function toldOrder({ method, path, actions }: Call, status: number, text: string): string | undefined {
  const isWrite = method === 'POST' && /^orders(\/|$)/.test(path) && status < 300;
  const isOnlyFields = actions.length > 0 && actions.every((action) => action === 'setCustomField');
  return isWrite && !isOnlyFields ? /"orderNumber":"([^"]+)"/.exec(text)?.[1] : undefined;
}
