import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the sandbox may take to answer after its start, in milliseconds; seeding is part of it. */
const patience = 60_000;

/** The sandboxes in a process of their own, as hosted services are. */
export interface SandboxProcess {
  readonly url: string;
  /** Ends it as the operating system would: `SIGKILL` leaves it no time to tidy up. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

interface SandboxOptions {
  readonly port: number;
  readonly dataFolder: string;
  /** Where the payment sandbox reports payments to; nowhere without it. */
  readonly webhookUrl?: string;
}

/**
 * Starts the sandboxes and waits until they answer.
 * @throws Error when they end or stay silent; what they printed stands above it.
 */
export async function startSandboxProcess({
  port,
  dataFolder,
  webhookUrl,
}: SandboxOptions): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    // The channel carries nothing: it breaks when this process dies, and the sandbox then ends too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_DATA: dataFolder,
      ...(webhookUrl === undefined ? {} : { SANDBOX_WEBHOOK_URL: webhookUrl }),
    },
  });
  const url = `http://localhost:${port}`;
  await untilHealthy(child, `${url}/health`);
  return { url, stop: (signal = 'SIGTERM') => stop(child, signal) };
}

async function untilHealthy(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The sandbox ended before it was ready.');
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The sandbox did not answer at ${address}.`);
}

function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    const alreadyOver = child.exitCode !== null || child.signalCode !== null;
    if (alreadyOver || !child.kill(signal)) resolve();
  });
}
