import type { Count } from '../../scripts/command.ts';
import type { CheckoutResult } from './checkout.ts';

/** What many checkouts had in common: faults, outcomes, and the seeds of those that went wrong. */
export class FaultSummary {
  readonly #faults = new Map<string, number>();
  readonly #outcomes = new Map<string, number>();
  readonly #failures: CheckoutResult[] = [];
  readonly #begun = performance.now();
  #checkouts = 0;

  add(result: CheckoutResult): void {
    this.#checkouts += 1;
    increase(this.#outcomes, result.outcome, 1);
    for (const [fault, times] of Object.entries(result.faults)) increase(this.#faults, fault, times);
    if (result.violations.length > 0) this.#failures.push({ ...result, trace: [] });
  }

  get count(): Count {
    return { passed: this.#checkouts - this.#failures.length, failed: this.#failures.length };
  }

  line(): string {
    const seconds = Math.round((performance.now() - this.#begun) / 1000);
    return `${this.#checkouts} checkouts in ${seconds} s, ${this.#failures.length} failed`;
  }

  report(): string {
    const failures = this.#failures
      .sort((one, other) => one.seed - other.seed)
      .map(
        ({ seed, outcome, violations }) =>
          `  --seed ${seed}  ${outcome}\n      ${violations.join('\n      ')}`,
      );
    return [
      `\n${this.line()}`,
      `\nWhat happened\n${table(this.#faults)}`,
      `\nHow it ended\n${table(this.#outcomes)}`,
      ...(failures.length > 0 ? [`\nWhat does not hold\n${failures.join('\n')}`] : []),
    ].join('\n');
  }
}

function increase(counts: Map<string, number>, name: string, by: number): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}

const table = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, times]) => `${String(times).padStart(7)}  ${name}`)
    .join('\n');
