import type { Reporter, TestModule } from 'vitest/node';

const everySeconds = 5;
const slowest = 10;

/**
 * What a log shows about the unit tests while they run: one line every few seconds and, at the end, the slowest files.
 */
export class UnitProgress implements Reporter {
  readonly #print: (line: string) => void;
  readonly #now: () => number;
  readonly #ended: TestModule[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(print: (line: string) => void = console.log, now: () => number = () => performance.now()) {
    this.#print = print;
    this.#now = now;
  }

  /** In watch mode, once per round, with the files that run again. */
  onTestRunStart(files: readonly unknown[]): void {
    const start = this.#now();
    this.#ended.length = 0;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      const tests = this.#ended.flatMap((module) => [...module.children.allTests()]);
      const failed = tests.filter((test) => test.result().state === 'failed').length;
      const seconds = Math.round((this.#now() - start) / 1000);
      this.#print(
        `${seconds} s: ${this.#ended.length} of ${files.length} files, ${tests.length} tests, ${failed} failed`,
      );
    }, everySeconds * 1000);
    this.#timer.unref();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#ended.push(module);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
    if (this.#ended.length <= slowest) return;
    const files = this.#ended
      .map((module) => ({ name: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
      .toSorted((a, b) => b.seconds - a.seconds);
    this.#print('\nSlowest files:');
    for (const { name, seconds } of files.slice(0, slowest))
      this.#print(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
}
