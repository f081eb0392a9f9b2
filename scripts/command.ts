import { printError, printLine } from './print.ts';

/** How many checks, tests or builds passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
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

export function reportCount({ passed, failed }: Count): void {
  printLine(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
