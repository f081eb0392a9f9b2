import { type Call, isModification, isWrite } from './calls.ts';
import type { Random } from './random.ts';

/** What can happen to a call from the shop API to a service; `none` in most cases. */
export const callFaults = [
  'none',
  'connection refused',
  'answer lost',
  'answer cut off',
  'server error before',
  'server error after',
  'overloaded',
  'refused',
  'version conflict',
  'sent twice',
  'sent twice, second answer',
  'process killed before',
  'process killed after',
] as const;
export type CallFault = (typeof callFaults)[number];

/** What can happen to an e-mail. Who sends it may die before the mail server has it, or after. */
export type MailFault =
  'none' | 'refused for now' | 'stalled' | 'answer lost' | 'process killed before' | 'process killed after';

/** What can happen between a browser and the shop API. */
export type BrowserFault = 'none' | 'request lost' | 'answer lost' | 'sent twice';

/** How much goes wrong in one checkout. */
interface FaultPlan {
  /** Probability per call. */
  readonly calls: number;
  readonly browser: number;
  /** Calls with probability zero at the beginning, so that most checkouts get as far as paying. */
  readonly grace: number;
  /** Faults at most, and as many with e-mails; then everything works. */
  readonly max: number;
}

const plans: readonly FaultPlan[] = [
  { calls: 0, browser: 0, grace: 0, max: 0 },
  { calls: 0.04, browser: 0.02, grace: 25, max: 2 },
  { calls: 0.1, browser: 0.1, grace: 25, max: 3 },
  { calls: 0.2, browser: 0.1, grace: 30, max: 6 },
  { calls: 0.4, browser: 0.2, grace: 35, max: 12 },
];

/** Decides which calls go wrong, and counts them. */
export class FaultSource {
  readonly #random: Random;
  readonly #plan: FaultPlan;
  readonly counts = new Map<string, number>();
  #calls = 0;
  #faults = 0;
  #mailFaults = 0;
  /** Whether anything may go wrong at all. */
  active = true;

  constructor(random: Random) {
    this.#random = random;
    this.#plan = random.pick(plans);
  }

  forCall(call: Call): CallFault {
    this.#calls += 1;
    // There are few calls to Adyen, and they matter most.
    const probability = this.#plan.calls * (call.service === 'adyen' ? 4 : 1);
    if (!this.#strikes(probability)) return 'none';
    const fault = this.#random.weighted({
      'connection refused': 3,
      'answer lost': 5,
      'answer cut off': 1,
      'server error before': 3,
      'server error after': 3,
      overloaded: 1,
      refused: isWrite(call) ? (isModification(call) ? 4 : 1) : 0,
      'version conflict': call.service === 'commercetools' && isWrite(call) ? 5 : 0,
      'sent twice': isWrite(call) ? 2 : 0,
      'sent twice, second answer': isWrite(call) ? 2 : 0,
      'process killed before': 2,
      'process killed after': 4,
    } satisfies Partial<Record<CallFault, number>>);
    return this.#counted(fault, call.service);
  }

  forBrowser(): BrowserFault {
    if (!this.#strikes(this.#plan.browser)) return 'none';
    const faults = { 'request lost': 1, 'answer lost': 3, 'sent twice': 3 };
    return this.#counted(this.#random.weighted(faults), 'browser');
  }

  forMail(): MailFault {
    // There are few e-mails in a checkout, and calls before them have used up its faults.
    const possible = this.active && this.#mailFaults < this.#plan.max;
    if (!possible || !this.#random.chance(this.#plan.calls * 2)) return 'none';
    this.#mailFaults += 1;
    const faults = {
      'refused for now': 3,
      stalled: 1,
      'answer lost': 3,
      'process killed before': 2,
      'process killed after': 2,
    };
    return this.#counted(this.#random.weighted(faults), 'mail');
  }

  /** As many faults may follow as if nothing had gone wrong so far: for what a shopper does after the checkout. */
  renew(): void {
    this.#faults = 0;
  }

  /** Adds something that happened apart from calls. */
  count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  #strikes(probability: number): boolean {
    const possible = this.active && this.#calls > this.#plan.grace && this.#faults < this.#plan.max;
    return possible && this.#random.chance(probability);
  }

  #counted<Fault extends string>(fault: Fault, where: string): Fault {
    this.#faults += 1;
    this.count(`${where}: ${fault}`);
    return fault;
  }
}
