import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { localEnvironment } from '../../local/environment.ts';
import { startLocalSandbox } from '../../local/start-sandbox.ts';
import { home, type SandboxedShop, sandboxedShop } from './sandboxed-shop.ts';
import type { ShopBrowser } from './shop-browser.ts';

/** What a test can use while its sandbox is running. */
interface SandboxedTest {
  readonly shop: SandboxedShop;
  /** A new shopper at home for each test. */
  readonly browser: ShopBrowser;
  /** Deleted when all tests have finished. */
  readonly folder: string;
}

/**
 * Shop APIs that use the real SDKs, with one sandbox over HTTP for all tests of a file, restocked before each test.
 * @param changes settings of the shop APIs that differ from the demo's.
 */
export function useSandboxedShop(changes: Readonly<Record<string, string>> = {}): SandboxedTest {
  let folder = '';
  let closeSandbox = async () => {};
  let shop: SandboxedShop | undefined;
  let browser: ShopBrowser | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-api-'));
    const sandbox = await startLocalSandbox({ port: 0, dataFolder: folder });
    closeSandbox = () => sandbox.close();
    shop = sandboxedShop(sandbox.url, { ...localEnvironment(sandbox.port), ...changes });
  });
  afterAll(async () => {
    await closeSandbox();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await shop?.setStock(100);
    browser = shop?.browser(home.id);
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
