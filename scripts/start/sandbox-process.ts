import { spawn } from 'node:child_process';
import { assertPortFree } from './ports.ts';
import { untilAnswered } from './until-answered.ts';

/** Milliseconds in which the sandbox has to answer after its start; seeding is part of it. */
const startTimeout = 60_000;

/** The sandboxes in a process of their own, as hosted services are. */
export interface SandboxProcess {
  readonly url: string;
  /** Resolves when the process is over, whoever ended it. */
  readonly ended: Promise<void>;
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
  const child = spawn(process.execPath, ['demo/main.ts'], {
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
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await untilAnswered(`${url}/health`, startTimeout, isOver);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error('The sandboxes did not start; what they said stands above.', { cause: error });
  }
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (!isOver()) child.kill(signal);
    return ended;
  };
  return { url, ended, stop };
}

/**
 * Does something that needs the sandboxes while they run, and ends them.
 * @param port Where they are served; null when real services are configured and none are needed.
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

/** Where the sandboxes keep what shoppers did; it survives restarts. */
export const sandboxDataFolder = (): string => process.env['SANDBOX_DATA'] ?? '.data/sandbox';
