import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { z } from 'zod';
import {
  card,
  home,
  readyCart,
  type SandboxedShop,
  sandboxedShop,
} from '../../../api/testing/sandboxed-shop.ts';
import type { ShopBrowser } from '../../../api/testing/shop-browser.ts';
import type { Cart } from '../../../contract/cart.ts';
import { localEnvironment } from '../../../local/environment.ts';
import { startLocalSandbox } from '../../../local/start-sandbox.ts';
import { runTool } from '../../command-line.ts';
import { commands } from '../commands.ts';

const stored = z.array(z.unknown());

/** A running shop, and what its operator does in a terminal. */
export interface OperatedShop {
  /** What shoppers, warehouse, and staff do. */
  readonly shop: SandboxedShop;
  readonly shopper: ShopBrowser;
  /** Buys one piece. @returns the order's number. */
  readonly buy: (data?: object) => Promise<string>;
  /** A cart that could be paid. */
  readonly readyCart: () => Promise<Cart>;
  /** Runs a command of the tool, by default as `npm run orders` does. */
  readonly run: (...args: string[]) => Promise<{ readonly code: number; readonly text: string }>;
  /** What `show --json` says. */
  readonly summary: (number: string) => Promise<z.infer<typeof summarySchema>>;
  readonly control: SandboxedShop['control'];
  /** The e-mails that have arrived. */
  readonly mails: () => Promise<z.infer<typeof stored>>;
}

const eventSchema = z.object({
  at: z.string().nullable(),
  about: z.string(),
  what: z.string(),
  reference: z.string().nullable(),
});
const summarySchema = z.looseObject({
  orderNumber: z.string().nullable(),
  paymentState: z.string().nullable(),
  status: z.string().nullable(),
  refundable: z.object({ centAmount: z.int() }).loose().nullable(),
  total: z.object({ centAmount: z.int(), currencyCode: z.string() }).loose().nullable(),
  attempts: z.array(z.looseObject({ id: z.string(), key: z.string(), pspReference: z.string().nullable() })),
  needsPerson: z.array(z.string()),
  disputes: z.array(z.looseObject({ deadline: z.string() })),
  timeline: z.array(eventSchema),
});

/**
 * The shop with its sandbox, which sends its notifications, for all tests of a file.
 * @param tool what `run` runs.
 */
export function useOperatedShop(tool = { name: 'orders', commands }): OperatedShop {
  let shop: SandboxedShop | undefined;
  let shopper: ShopBrowser | undefined;
  const closing: (() => unknown)[] = [];

  beforeAll(async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'orders-'));
    const server = createAdaptorServer({ fetch: (request) => api.fetch(request) });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const webhookUrl = `http://127.0.0.1:${port}/api/webhooks/adyen`;
    const sandbox = await startLocalSandbox({ port: 0, dataFolder, webhookUrl });
    const settings = localEnvironment(sandbox.port, sandbox.mailPort ?? 0);
    shop = sandboxedShop(sandbox.url, settings);
    const { api } = shop.api(home.id);
    vi.stubEnv('STORE', home.id);
    vi.stubEnv('SANDBOX_PORT', String(sandbox.port));
    vi.stubEnv('SANDBOX_MAIL_PORT', String(sandbox.mailPort));
    closing.push(
      () => vi.unstubAllEnvs(),
      () => new Promise((closed) => server.close(closed)),
      () => sandbox.close(),
      () => rm(dataFolder, { recursive: true, force: true }),
    );
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });
  beforeEach(async () => {
    await shop?.setStock(100);
    shopper = shop?.browser(home.id);
  });

  const running = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The shop only runs during tests.');
    return part;
  };
  const run = async (...args: string[]) => {
    const printed: string[] = [];
    const print = (text: string) => void printed.push(text);
    const said = [
      vi.spyOn(console, 'log').mockImplementation(print),
      vi.spyOn(console, 'error').mockImplementation(print),
    ];
    try {
      return { code: await runTool(tool.name, tool.commands, args), text: printed.join('\n') };
    } finally {
      for (const spy of said) spy.mockRestore();
    }
  };
  return {
    get shop() {
      return running(shop);
    },
    get shopper() {
      return running(shopper);
    },
    async buy(data = card()) {
      const browser = running(shopper);
      const { order } = await browser.pay(await readyCart(browser), data);
      return z.string().parse(order?.orderNumber);
    },
    readyCart: () => readyCart(running(shopper)),
    run,
    async summary(number) {
      const { text } = await run('show', number, '--json');
      return summarySchema.parse(JSON.parse(text));
    },
    control: (path, body) => running(shop).control(path, body),
    async mails() {
      return stored.parse(await (await fetch(`${running(shop).sandboxUrl}/mail/messages`)).json());
    },
  };
}
