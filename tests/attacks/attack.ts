import type { BadRequest } from '../../api/testing/bad-requests.ts';

/** What the shop answered, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Where attacks are sent: a shop API in this process, or a host somewhere else. */
export type Target = (request: BadRequest) => Promise<Answer>;

/** One request of a stranger, and what the shop may answer. */
export interface Attack {
  readonly request: BadRequest;
  /** What is wrong with an answer below 500; null if it is as it should be. */
  readonly fault: (answer: Answer) => string | null;
}

/** Refused is every answer from 400 to 499; the limits of the shop are refusals, too. */
export const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

/** The fault of an answer to something that must be refused. */
export const mustBeRefused = (answer: Answer): string | null =>
  isRefused(answer) ? null : `accepted with ${answer.status}`;

/** The fault of an answer to something harmless, which must not tell what belongs to others. */
export const mustNotTell =
  (secrets: readonly string[]) =>
  ({ text, headers }: Answer): string | null => {
    const everything = `${text}\n${[...headers.values()].join('\n')}`;
    return secrets.some((secret) => everything.includes(secret))
      ? 'tells what belongs to somebody else'
      : null;
  };

/** Several faults as one. */
export const anyOf =
  (...faults: readonly Attack['fault'][]): Attack['fault'] =>
  (answer) =>
    faults.map((fault) => fault(answer)).find((fault) => fault !== null) ?? null;

/** Milliseconds after which an answer counts as a hang: more than any request's own deadline. */
export const timeout = 30_000;

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

  constructor(group: string) {
    this.#group = group;
  }

  /** Sends one request and judges its answer; null if there was none. */
  async send(target: Target, { request, fault }: Attack): Promise<Answer | null> {
    try {
      const answer = await withTimeout(target(request));
      this.count(`${request.name}: ${answer.text}`, answer.status);
      const wrong = fault(answer);
      if (wrong !== null) this.add(`${request.name}: ${wrong}`);
      return answer;
    } catch (error) {
      this.#requests += 1;
      this.add(`${request.name}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
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

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatient = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`hangs: no answer after ${timeout / 1000} s`)), timeout);
  });
  return Promise.race([work, impatient]).finally(() => clearTimeout(timer));
}

/** Sends attacks, some at a time. */
export async function sendAll(
  attacks: readonly Attack[],
  target: Target,
  tally: Tally,
  atOnce = 4,
): Promise<void> {
  const waiting = [...attacks];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tally.send(target, next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
