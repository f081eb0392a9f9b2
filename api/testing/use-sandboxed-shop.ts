import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type SandboxedShop, sandboxedShop } from './sandboxed-shop.ts';
import type { ShopBrowser } from './shop-browser.ts';

/** The sandbox's own two entry points; the shop API must not import that folder, so tests pass them in. */
interface SandboxRoom {
  readonly startSandbox: (options: {
    readonly port: number;
    readonly dataFolder: string;
  }) => Promise<{ readonly port: number; readonly url: string; close(): Promise<void> }>;
  readonly sandboxEnvironment: (port: number) => Record<string, string>;
}

/** What a test can use while its sandbox is running. */
interface SandboxedTest {
  readonly shop: SandboxedShop;
  /** A new German shopper for each test. */
  readonly browser: ShopBrowser;
  /** Deleted when all tests have finished. */
  readonly folder: string;
}

/** Shop APIs that use the real SDKs, with one sandbox over HTTP for all tests of a file, restocked before each test. */
export function useSandboxedShop({ startSandbox, sandboxEnvironment }: SandboxRoom): SandboxedTest {
  let folder = '';
  let closeSandbox = async () => {};
  let shop: SandboxedShop | undefined;
  let browser: ShopBrowser | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-api-'));
    const sandbox = await startSandbox({ port: 0, dataFolder: folder });
    closeSandbox = () => sandbox.close();
    shop = sandboxedShop(sandbox.url, sandboxEnvironment(sandbox.port));
  });
  afterAll(async () => {
    await closeSandbox();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await shop?.setStock(100);
    browser = shop?.browser('de');
  });

  return {
    get shop() {
      return running(shop);
    },
    get browser() {
      return running(browser);
    },
    get folder() {
      return folder;
    },
  };
}

function running<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The sandbox only runs during tests.');
  return part;
}
