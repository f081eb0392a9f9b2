import type { Random } from './random.ts';
import type { World } from './world.ts';

const weights = [0.02, 0.2, 1, 5, 30] as const;
/** How often Adyen tries again while things go wrong; after that, it waits for the end. */
const maxTries = 3;

interface Event {
  readonly body: string;
  readonly code: string;
}

/** Adyen's webhooks on their way: early, late, twice, out of order, and again until they are accepted. */
export class Webhooks {
  readonly #world: World;
  readonly #random: Random;
  readonly #weight: number;
  readonly #waiting: Event[] = [];
  #count = 0;
  #held = true;

  constructor(world: World, random: Random) {
    this.#world = world;
    this.#random = random;
    this.#weight = random.pick(weights);
    world.onWebhook = (body) => this.#receive(body);
  }

  /** From now on, no webhook is held back. */
  release(): void {
    this.#held = false;
  }

  /** Delivers what is waiting, once each. @returns whether anything was waiting. */
  redeliver(): boolean {
    const events = this.#waiting.splice(0);
    for (const event of events) this.#start(event, 1);
    return events.length > 0;
  }

  #receive(body: string): void {
    const code = /"eventCode":"(\w+)"/.exec(body)?.[1] ?? '';
    const event = { body, code };
    this.#world.note(`webhook ${code} success=${/"success":"(\w+)"/.exec(body)?.[1] ?? ''}`);
    if (this.#held && this.#random.chance(0.15)) {
      this.#world.faults.count('webhook: held back');
      this.#waiting.push(event);
      return;
    }
    this.#start(event, maxTries);
    if (!this.#held || !this.#random.chance(0.15)) return;
    this.#world.faults.count('webhook: twice');
    this.#start(event, 1);
  }

  #start(event: Event, tries: number): void {
    this.#count += 1;
    const work = () => this.#deliver(event, tries);
    void this.#world.schedule.spawn(`webhook ${this.#count} ${event.code}`, { weight: this.#weight }, work);
  }

  async #deliver(event: Event, tries: number): Promise<void> {
    const { schedule } = this.#world;
    const task = schedule.current.getStore();
    if (!task) return;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      await schedule.turn(task, 'deliver');
      const init = {
        method: 'POST',
        body: event.body,
        headers: { 'content-type': 'application/json' },
      };
      const sent = this.#world
        .request(this.#world.someStore(), '/api/webhooks/adyen', init)
        .catch(() => null);
      const response = await schedule.waitFor(task, sent);
      this.#world.note(`${task.name}: ${response?.status ?? 'no answer'}`);
      if (response?.ok) return;
    }
    this.#waiting.push(event);
  }
}
