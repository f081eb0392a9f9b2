import { type ChildProcess, spawn } from 'node:child_process';
import { demoEnvironment } from '../../../demo/environment.ts';
import { freePort } from '../../start/ports.ts';
import { type SandboxProcess, startSandboxProcess } from '../../start/sandbox-process.ts';
import { untilAnswered } from '../../start/until-answered.ts';

/** The two parts of a shop that runs: its services, and the shop API on a Node host. */
export type Part = 'sandbox' | 'api';

/** How long the shop API may take to start, in milliseconds. */
const startTimeout = 60_000;

/** A storefront's shop API and the sandbox, each in a process of its own, on ports of their own. */
export class ShopProcesses {
  readonly origin: string;
  readonly sandboxUrl: string;
  /** The settings of the shop API, without a store. */
  readonly settings: Readonly<Record<string, string>>;
  readonly #dataFolder: string;
  readonly #port: number;
  readonly #sandboxPort: number;
  #sandbox: SandboxProcess | null = null;
  #api: ChildProcess | null = null;

  private constructor(dataFolder: string, port: number, sandboxPort: number) {
    this.#dataFolder = dataFolder;
    this.#port = port;
    this.#sandboxPort = sandboxPort;
    this.origin = `http://localhost:${port}`;
    this.sandboxUrl = `http://localhost:${sandboxPort}`;
    this.settings = {
      ...demoEnvironment(sandboxPort),
      SITE_ORIGIN: this.origin,
      CLIENT_ADDRESS_HEADER: 'x-client-address',
    };
  }

  /** @param dataFolder where the sandbox keeps its books. */
  static async start(dataFolder: string): Promise<ShopProcesses> {
    const processes = new ShopProcesses(dataFolder, await freePort(), await freePort());
    await processes.startPart('sandbox');
    await processes.startPart('api');
    return processes;
  }

  async startPart(part: Part): Promise<void> {
    if (part === 'sandbox') {
      const webhookUrl = `${this.origin}/api/webhooks/adyen`;
      const options = { port: this.#sandboxPort, dataFolder: this.#dataFolder, webhookUrl };
      this.#sandbox = await startSandboxProcess(options);
      return;
    }
    this.#api = await startApiProcess(this.#port, this.settings);
  }

  /** Ends a process like the operating system does when memory is short: at once, whatever it is doing. */
  kill(part: Part): Promise<void> {
    return this.#end(part, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('api', 'SIGTERM');
    await this.#end('sandbox', 'SIGTERM');
  }

  /** Asks the sandbox for something that no real service offers. */
  async control(path: string, body: object): Promise<void> {
    const response = await fetch(`${this.sandboxUrl}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`/control/${path} answered ${response.status}`);
  }

  async #end(part: Part, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (part === 'sandbox') return this.#sandbox?.stop(signal);
    const child = this.#api;
    if (!child || isOver(child)) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    await ended;
  }
}

/**
 * Starts the shop API of the storefront de on a Node host, in a process of its own.
 * @param settings those of the shop API, without a store.
 * @throws Error if it does not answer in time; its process is ended.
 */
export async function startApiProcess(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/test/load/api-process.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, STORE: 'de', PORT: String(port) },
  });
  try {
    await untilAnswered(`http://localhost:${port}/api/health`, startTimeout, () => isOver(child));
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return child;
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
