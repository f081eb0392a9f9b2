import { orderMessage } from '../../api/events/testing/deliveries.ts';
import { credentials } from '../../local/credentials.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

const weights = [0.02, 0.2, 1, 5, 30] as const;
/** How often a sender tries again while things go wrong; after that, it waits for the end. */
const maxTries = 3;

interface Delivery {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly store: () => string;
}

/**
 * Adyen's webhooks and commercetools' messages about orders on their way: early, late, twice, out of order, and again until they
 * are accepted. Messages are also lost.
 */
export class Deliveries {
  readonly #world: World;
  readonly #random: Random;
  /** Messages are drawn apart from the rest, which therefore stays as it is. */
  readonly #ofMessages: Random;
  readonly #weight: number;
  readonly #waiting: Delivery[] = [];
  #count = 0;
  #held = true;

  constructor(world: World, random: Random, ofMessages: Random) {
    this.#world = world;
    this.#random = random;
    this.#ofMessages = ofMessages;
    this.#weight = random.pick(weights);
    world.onWebhook = (body) => this.#webhook(body);
    world.onOrder = (orderNumber) => this.#message(orderNumber);
  }

  /** From now on, nothing is held back. */
  release(): void {
    this.#held = false;
  }

  /** Delivers what is waiting, once each. */
  redeliver(): void {
    for (const delivery of this.#waiting.splice(0)) this.#start(delivery, 1);
  }

  #webhook(body: string): void {
    const code = /"eventCode":"(\w+)"/.exec(body)?.[1] ?? '';
    this.#world.note(`webhook ${code} success=${/"success":"(\w+)"/.exec(body)?.[1] ?? ''}`);
    const sent = { path: '/api/webhooks/adyen', headers: {}, store: () => this.#world.someStore() };
    this.#send({ name: `webhook ${code}`, body, ...sent }, this.#random);
  }

  #message(orderNumber: string): void {
    if (this.#held && this.#ofMessages.chance(0.2)) {
      this.#world.faults.count('message: lost');
      return;
    }
    const headers = { Authorization: `Bearer ${credentials.eventsSecret}` };
    const body = JSON.stringify(orderMessage(orderNumber, credentials.commercetools.projectKey));
    const sent = { path: '/api/events', headers, store: () => this.#world.storeId };
    this.#send({ name: 'message', body, ...sent }, this.#ofMessages);
  }

  #send(delivery: Delivery, random: Random): void {
    const [kind = ''] = delivery.name.split(' ');
    if (this.#held && random.chance(0.15)) {
      this.#world.faults.count(`${kind}: held back`);
      this.#waiting.push(delivery);
      return;
    }
    this.#start(delivery, maxTries);
    if (!this.#held || !random.chance(0.15)) return;
    this.#world.faults.count(`${kind}: twice`);
    this.#start(delivery, 1);
  }

  #start(delivery: Delivery, tries: number): void {
    this.#count += 1;
    const work = () => this.#deliver(delivery, tries);
    const name = delivery.name.replace(' ', ` ${this.#count} `);
    void this.#world.schedule.spawn(name, { weight: this.#weight }, work);
  }

  async #deliver(delivery: Delivery, tries: number): Promise<void> {
    const { schedule } = this.#world;
    const task = schedule.current.getStore();
    if (!task) return;
    const { path, body, headers, store } = delivery;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      await schedule.turn(task, 'deliver');
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
      const sent = this.#world.request(store(), path, init).catch(() => null);
      const response = await schedule.waitFor(task, sent);
      this.#world.note(`${task.name}: ${response?.status ?? 'no answer'}`);
      if (response?.ok) return;
    }
    this.#waiting.push(delivery);
  }
}
