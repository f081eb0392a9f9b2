import { AsyncLocalStorage } from 'node:async_hooks';
import type { Cart } from '../../contract/cart.ts';
import type { Random } from './random.ts';

/** Something that runs next to others: a shopper's tab, a request that the shop API handles, a webhook, a sweep. */
export interface Task {
  readonly name: string;
  /** How likely its turns are to come next, compared with those of others. */
  readonly weight: number;
  /** The process it runs in; null for what is outside of the shop API. */
  readonly instance: Instance | null;
  /** The cart as the shopper saw it when paying, for a request that pays. */
  readonly note: Cart | null;
  /** Number of turns and answers it is waiting for. */
  pending: number;
}

/** A process of the shop API. What a dead one still wants to do never happens. */
export interface Instance {
  readonly id: number;
  dead: boolean;
  /** Called when it dies. */
  readonly whenDead: Set<() => void>;
}

interface Turn {
  readonly task: Task;
  readonly label: string;
  readonly grant: () => void;
}

/**
 * After this many milliseconds without progress, what is running counts as asleep: longer than anything in the shop API
 * waits, so that a busy machine does not change the order.
 */
const stallTime = 1000;
const minTicks = 40;
/** Milliseconds without progress after which something must be broken. */
const maxStall = 60_000;

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Runs tasks one step at a time: whenever all of them wait for a turn, chance decides whose comes next. Because nothing
 * else runs in between, the same seed leads to the same order.
 */
export class Schedule {
  readonly current = new AsyncLocalStorage<Task>();
  readonly #random: Random;
  readonly #trace: (line: string) => void;
  readonly #tasks = new Set<Task>();
  #waiting: Turn[] = [];
  #progress = 0;
  #exchanges = 0;

  constructor(random: Random, trace: (line: string) => void) {
    this.#random = random;
    this.#trace = trace;
  }

  /** Starts a task. If its process dies, the promise is rejected with `ProcessDied`. */
  spawn<Result>(
    name: string,
    { weight = 1, instance = null, note = null }: Partial<Pick<Task, 'weight' | 'instance' | 'note'>>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const task: Task = { name, weight, instance, note, pending: 0 };
    this.#tasks.add(task);
    this.#progress += 1;
    const end = () => {
      this.#tasks.delete(task);
      this.#progress += 1;
    };
    return new Promise<Result>((resolve, reject) => {
      const die = () => reject(new ProcessDied());
      instance?.whenDead.add(die);
      this.current.run(task, work).then(resolve, reject);
    }).finally(end);
  }

  /** Waits until it is this task's turn; forever if its process is dead. */
  async turn(task: Task, label: string): Promise<void> {
    await this.waitFor(
      task,
      new Promise<void>((grant) => {
        if (!task.instance?.dead) this.#waiting.push({ task, label, grant });
      }),
    );
  }

  /** Waits for something that other tasks bring about. */
  async waitFor<Result>(task: Task, result: Promise<Result>): Promise<Result> {
    task.pending += 1;
    this.#progress += 1;
    try {
      return await result;
    } finally {
      task.pending -= 1;
      this.#progress += 1;
    }
  }

  /** Talks to a real server; until it has answered, nobody counts as asleep. */
  async exchange<Result>(talk: () => Promise<Result>): Promise<Result> {
    this.#exchanges += 1;
    try {
      return await talk();
    } finally {
      this.#exchanges -= 1;
      this.#progress += 1;
    }
  }

  /** Ends a process: its tasks are rejected, and their turns never come. */
  kill(instance: Instance): void {
    if (instance.dead) return;
    instance.dead = true;
    this.#waiting = this.#waiting.filter(({ task }) => task.instance !== instance);
    for (const die of instance.whenDead) die();
  }

  /** Grants turns until no task is left. @throws Error if this takes more than `maxTurns`. */
  async run(maxTurns = 4000): Promise<void> {
    for (let turns = 0; this.#tasks.size > 0 || this.#waiting.length > 0; turns += 1) {
      if (turns > maxTurns) throw new Error(`No end after ${maxTurns} turns: ${this.#names()}`);
      await this.#quiet();
      const turn = this.#next();
      if (!turn) continue;
      this.#trace(`${turn.task.name}: ${turn.label}`);
      turn.grant();
    }
  }

  #names(): string {
    return [...this.#tasks].map(({ name }) => name).join(', ');
  }

  #next(): Turn | undefined {
    let left = this.#random.next() * this.#waiting.reduce((sum, { task }) => sum + task.weight, 0);
    const index = this.#waiting.findIndex(({ task }) => (left -= task.weight) < 0);
    return this.#waiting.splice(index < 0 ? 0 : index, 1)[0];
  }

  /** Waits until every task waits for a turn or for another task, or is asleep. */
  async #quiet(): Promise<void> {
    let progress = -1;
    let since = performance.now();
    for (let ticks = 0, calm = 0; calm < 3; ticks += 1) {
      await tick();
      if (progress !== this.#progress) {
        progress = this.#progress;
        since = performance.now();
        ticks = 0;
      }
      const isBlocked = [...this.#tasks].every(({ pending }) => pending > 0);
      calm = isBlocked ? calm + 1 : 0;
      const stalled = ticks > minTicks ? performance.now() - since : 0;
      if (stalled > stallTime && this.#waiting.length > 0 && this.#exchanges === 0) return;
      if (stalled > maxStall) throw new Error(`Nothing happens any more: ${this.#names()}`);
    }
  }
}

/** What a caller sees of a process that was killed while it was handling a request. */
export class ProcessDied extends Error {
  constructor() {
    super('The process was killed.');
    this.name = 'ProcessDied';
  }
}
