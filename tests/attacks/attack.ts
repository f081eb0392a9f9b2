import { errorSchema } from '../../contract/errors.ts';

/** One request of a stranger, and which answers below 500 are right. */
export interface Attack {
  readonly name: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly isRight: (status: number) => boolean;
}

/** What the shop answered, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Where attacks are sent: a shop API in this process, or a host somewhere else. */
export type Target = (attack: Attack) => Promise<Answer>;

/** Refused, by whatever; the limits of the shop are refusals, too. */
export const refused = (status: number): boolean => status >= 400 && status < 500;

/** Refused for one reason. */
export const refusedWith =
  (...statuses: readonly number[]): Attack['isRight'] =>
  (status) =>
    statuses.includes(status);

/** Answered in whatever way. */
export const answered = (): boolean => true;

/** Milliseconds after which an answer counts as a hang: more than any request's own deadline. */
const timeout = 30_000;

/** What came of one group of attacks. */
export interface Outcome {
  readonly group: string;
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** In words: answers of 500 and above, hangs, and what was accepted wrongly. */
  readonly faults: readonly string[];
}

/** Counts what comes of a group of attacks, whoever sends them. */
export class Tally {
  readonly #group: string;
  readonly #statuses = new Map<number, number>();
  readonly #faults: string[] = [];
  #requests = 0;
  /** What no answer may contain. */
  secrets: readonly string[] = [];

  constructor(group: string) {
    this.#group = group;
  }

  /** Sends one request and judges its answer. */
  async send(target: Target, attack: Attack): Promise<void> {
    try {
      const { status, headers, text } = await withTimeout(target(attack));
      this.count(`${attack.name}: ${text}`, status);
      if (!attack.isRight(status)) this.add(`${attack.name}: answered ${status}`);
      // What is too long for a header or an address is refused by Node itself (431).
      if (refused(status) && status !== 431 && attack.method !== 'HEAD' && !isOfContract(text))
        this.add(`${attack.name}: refused with ${status} and ${text.slice(0, 100)}`);
      const everything = `${text}\n${[...headers.values()].join('\n')}`;
      if (this.secrets.some((secret) => everything.includes(secret)))
        this.add(`${attack.name}: tells what belongs to somebody else`);
    } catch (error) {
      this.#requests += 1;
      this.add(`${attack.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Counts an answer; one of 500 or above is a fault. @param words what it was about. */
  count(words: string, status: number): void {
    this.#requests += 1;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    if (status >= 500) this.add(`${status}, ${words.slice(0, 300)}`);
  }

  /** Notes what does not hold although each answer was in order. */
  add(...faults: readonly string[]): void {
    this.#faults.push(...faults.map((fault) => `${this.#group}: ${fault}`));
  }

  get outcome(): Outcome {
    return {
      group: this.#group,
      requests: this.#requests,
      statuses: this.#statuses,
      faults: this.#faults,
    };
  }
}

/** Whether an error has the form that the contract defines, with a reference to the log. */
function isOfContract(text: string): boolean {
  try {
    return errorSchema.safeParse(JSON.parse(text)).data?.error.reference !== undefined;
  } catch {
    return false;
  }
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatient = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`hangs: no answer after ${timeout / 1000} s`)), timeout);
  });
  return Promise.race([work, impatient]).finally(() => clearTimeout(timer));
}

/** Sends attacks, four at a time. */
export async function sendAll(attacks: readonly Attack[], target: Target, tally: Tally): Promise<void> {
  const waiting = [...attacks];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tally.send(target, next);
  };
  await Promise.all([work(), work(), work(), work()]);
}
