/** How long answers took, by what was asked, and how many of them were errors. */
export class Latencies {
  readonly #times = new Map<string, number[]>();
  /** Numbers of answers, by what was asked and the status. */
  readonly statuses = new Map<string, number>();

  /** @param milliseconds from the request to the end of the answer. */
  add(name: string, milliseconds: number, status: number): void {
    const times = this.#times.get(name) ?? [];
    times.push(milliseconds);
    this.#times.set(name, times);
    const key = `${name}: ${status}`;
    this.statuses.set(key, (this.statuses.get(key) ?? 0) + 1);
  }

  get total(): number {
    return [...this.#times.values()].reduce((sum, times) => sum + times.length, 0);
  }

  /** Answers with a status that blames the server. */
  get serverErrors(): string[] {
    return [...this.statuses]
      .filter(([key]) => /: 5\d\d$/.test(key))
      .map(([key, times]) => `${key} × ${times}`);
  }

  /** One line per question: how often it was asked, and percentiles in milliseconds. */
  table(): string {
    const header = row('milliseconds', ['requests', 'p50', 'p90', 'p99', 'slowest']);
    const lines = [...this.#times].sort().map(([name, times]) => {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
      return row(name, [String(sorted.length), at(0.5), at(0.9), at(0.99), at(1)]);
    });
    return [header, ...lines].join('\n');
  }
}

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(32) + cells.map((cell) => cell.padStart(10)).join('');
