import { printError, printLine } from './print.ts';

/** How many checks, tests or builds passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** How many of those that passed did so only when repeated: each has a cause to find. */
  readonly repeated?: number;
}

/**
 * Runs a command of `package.json`; an error is printed and ends the process with 1. On SIGTERM, the process exits,
 * which ends the processes it has started.
 */
export function runCommand(command: () => Promise<void>): void {
  process.once('SIGTERM', () => process.exit(143));
  command().catch((error: unknown) => {
    printError(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

/** Runs a test command, which ends with a line of counts, and with 1 if anything failed. */
export const runCounted = (command: () => Promise<Count>): void =>
  runCommand(async () => reportCount(await command()));

/** `12 passed, 1 failed`, and how many only passed when repeated, if there are any. */
export const inWords = ({ passed, failed, repeated = 0 }: Count): string =>
  `${passed} passed, ${failed} failed${repeated > 0 ? `, ${repeated} only when repeated` : ''}`;

export function reportCount({ failed, ...count }: Count): void {
  printLine(`\n${inWords({ ...count, failed })}`);
  if (failed > 0) process.exitCode = 1;
}
