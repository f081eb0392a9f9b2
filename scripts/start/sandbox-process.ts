import { spawn } from 'node:child_process';
import type { LocalOptions } from '../../local/start-sandbox.ts';
import { assertPortFree } from './ports.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the sandbox may take to respond after its start, including seeding, in milliseconds. */
const startTimeout = 60_000;

/** The sandboxes in a process of their own, like hosted services. */
export interface SandboxProcess {
  readonly url: string;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends it the way the operating system would: `SIGKILL` leaves no time to clean up. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * Starts the sandboxes and waits until they respond.
 * @throws Error if they exit or do not respond; their output is printed above it.
 */
export async function startSandboxProcess(options: LocalOptions): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['local/main.ts', JSON.stringify(options)], {
    // The channel carries nothing: it closes when this process dies, and the sandbox then exits too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://localhost:${options.port}`;
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await untilAnswered(`${url}/health`, startTimeout, isOver);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error('The sandboxes did not start; see their output above.', { cause: error });
  }
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (!isOver()) child.kill(signal);
    return ended;
  };
  return { url, ended, stop };
}

/**
 * Runs something that needs the sandboxes while they are up, then ends them.
 * @param port where they are served; null if real services are configured and none are needed.
 */
export async function besideSandboxes<Result>(
  port: number | null,
  work: () => Promise<Result>,
): Promise<Result> {
  if (port === null) return work();
  await assertPortFree(port, 'SANDBOX_PORT');
  const sandbox = await startSandboxProcess({ port, dataFolder: sandboxDataFolder() });
  try {
    return await work();
  } finally {
    await sandbox.stop();
  }
}

/** Where the sandboxes store what shoppers did; it survives restarts. */
export const sandboxDataFolder = (): string => process.env['SANDBOX_DATA'] ?? '.data/sandbox';

/**
 * Waits until an address responds successfully.
 * @param timeout in milliseconds.
 * @param over reports early that it never will.
 * @throws Error if it does not respond in time.
 */
export async function untilAnswered(address: string, timeout = 600_000, over = () => false): Promise<void> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline && !over()) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`No response from ${address}.`);
}
