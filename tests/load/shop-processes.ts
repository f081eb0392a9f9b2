import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { home } from '../../api/testing/sandboxed-shop.ts';
import { localEnvironment } from '../../local/environment.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { type SandboxProcess, startSandboxProcess } from '../../scripts/start/sandbox-process.ts';
import { untilAnswered } from '../../scripts/start/sandbox-process.ts';

/** The parts of a shop that runs: its services, and the shop API on a Node host, or on two. */
export type Part = 'sandbox' | 'api' | 'second api';

/** The program of a Node host, and the folder that it runs in. */
export interface HostProgram {
  readonly folder: string;
  readonly file: string;
}

/** The shop API alone, from the sources. */
const ownProgram: HostProgram = { folder: '.', file: 'tests/load/api-process.ts' };

/** How long the shop API may take to start, in milliseconds. */
const startTimeout = 60_000;

/** A storefront's shop API and the sandbox, each in a process of its own, on ports of their own. */
export class ShopProcesses {
  readonly origin: string;
  /** Where the shop API can be reached: at the origin, and at a second process if there is one. */
  readonly addresses: readonly string[];
  readonly sandboxUrl: string;
  /** The settings of the shop API, without a store. */
  readonly settings: Readonly<Record<string, string>>;
  readonly #dataFolder: string;
  readonly #program: HostProgram;
  readonly #ports: readonly number[];
  readonly #sandboxPort: number;
  readonly #mailPort: number;
  #sandbox: SandboxProcess | null = null;
  readonly #apis: (ChildProcess | undefined)[] = [];

  private constructor(
    dataFolder: string,
    program: HostProgram,
    ports: readonly [number, ...number[]],
    sandboxPort: number,
    mailPort: number,
  ) {
    this.#dataFolder = dataFolder;
    this.#program = program;
    this.#ports = ports;
    this.#sandboxPort = sandboxPort;
    this.#mailPort = mailPort;
    this.origin = `http://localhost:${ports[0]}`;
    this.addresses = ports.map((port) => `http://localhost:${port}`);
    this.sandboxUrl = `http://localhost:${sandboxPort}`;
    this.settings = {
      ...localEnvironment(sandboxPort, mailPort),
      SITE_ORIGIN: this.origin,
      CLIENT_ADDRESS_HEADER: 'x-client-address',
    };
  }

  /**
   * @param dataFolder where the sandbox keeps its books.
   * @param apis how many Node hosts there are.
   * @param program what they run.
   */
  static async start(
    dataFolder: string,
    apis: 1 | 2 = 1,
    program: HostProgram = ownProgram,
  ): Promise<ShopProcesses> {
    const ports: [number, ...number[]] =
      apis === 1 ? [await freePort()] : [await freePort(), await freePort()];
    const processes = new ShopProcesses(dataFolder, program, ports, await freePort(), await freePort());
    await processes.startPart('sandbox');
    await processes.startPart('api');
    if (apis > 1) await processes.startPart('second api');
    return processes;
  }

  async startPart(part: Part): Promise<void> {
    if (part === 'sandbox') {
      const webhookUrl = `${this.origin}/api/webhooks/adyen`;
      const options = {
        port: this.#sandboxPort,
        mailPort: this.#mailPort,
        dataFolder: this.#dataFolder,
        webhookUrl,
      };
      this.#sandbox = await startSandboxProcess(options);
      return;
    }
    const index = indexOf(part);
    const port = this.#ports[index];
    if (port === undefined) throw new Error(`There is no ${part}`);
    this.#apis[index] = await startApiProcess(port, this.settings, this.#program);
  }

  /** Ends a process like the operating system does when memory is short: at once, whatever it is doing. */
  kill(part: Part): Promise<void> {
    return this.#end(part, 'SIGKILL');
  }

  /** How much memory the first Node host uses for what it still needs, in bytes. */
  async heapInUse(): Promise<number> {
    const [api] = this.#apis;
    if (!api) throw new Error('There is no host.');
    return heapInUse(api);
  }

  async stop(): Promise<void> {
    await this.#end('api', 'SIGTERM');
    await this.#end('second api', 'SIGTERM');
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
    const child = this.#apis[indexOf(part)];
    if (!child || isOver(child)) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    await ended;
  }
}

/** How much memory the process of a Node host uses for what it still needs, in bytes. */
export async function heapInUse(api: ChildProcess): Promise<number> {
  api.send('heap');
  const [bytes] = (await once(api, 'message')) as [number];
  return bytes;
}

/**
 * Starts the shop API of the storefront where tests shop on a Node host, in a process of its own.
 * @param settings those of the shop API, without a store.
 * @throws Error if it does not answer in time; its process is ended.
 */
export async function startApiProcess(
  port: number,
  settings: Readonly<Record<string, string>>,
  { folder, file }: HostProgram = ownProgram,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, STORE: home.id, PORT: String(port) },
  });
  try {
    await untilAnswered(`http://localhost:${port}/api/health`, startTimeout, () => isOver(child));
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return child;
}

const indexOf = (part: 'api' | 'second api'): number => (part === 'api' ? 0 : 1);

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
