import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { type BrowserContext, type BrowserContextOptions, type Page, chromium } from '@playwright/test';
import { type Sandbox, type SandboxSeed, startSandbox } from 'storefront-sandbox';
import { expect } from 'vitest';
import { chromiumOptions } from '../browser/chromium.ts';
import { dropInShop } from './shop.ts';

/** The only address without https at which the library supports native 3-D Secure; the browser maps it to the sandbox. */
export const publicUrl = 'http://localhost:8080';
export const credentials = { apiKey: 'api-key', clientKey: 'sandbox_LOCAL', hmacKey: '00'.repeat(32) };

interface DropIn {
  readonly sandbox: Sandbox;
  readonly shopUrl: string;
  /** One for all tests: the library's several hundred files are read once. */
  readonly context: BrowserContext;
  /** Asks the sandbox's controls. @returns the JSON of the answer */
  readonly control: (path: string, body?: object) => Promise<unknown>;
  /** After each test: the content security policy has refused nothing, and the pages are closed. */
  readonly endTest: () => Promise<void>;
  readonly close: () => Promise<void>;
}

declare const tellRefusal: (refusal: string) => void;

/** The smallest shop on the sandbox, and a browser. @param timeout of whatever a page is expected to show, in milliseconds */
export async function startDropIn(
  paymentMethods: NonNullable<SandboxSeed['adyen']>['paymentMethods'],
  timeout: number,
  options: BrowserContextOptions = {},
): Promise<DropIn> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'drop-in-'));
  const seed = { name: 'Drop-in', adyen: { credentials, paymentMethods } };
  const sandbox = await startSandbox(seed, { port: 0, dataFolder, publicUrl });
  const shop = dropInShop(sandbox.url, credentials.apiKey, publicUrl);
  const server = createAdaptorServer({ fetch: shop.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch(
    chromiumOptions(`--host-resolver-rules=MAP localhost:8080 127.0.0.1:${sandbox.port}`),
  );
  const context = await browser.newContext({ locale: 'en-US', ...options });
  context.setDefaultTimeout(timeout);
  const refusals: string[] = [];
  await context.exposeFunction('tellRefusal', (refusal: string) => refusals.push(refusal));
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tellRefusal(`${effectiveDirective} ${blockedURI}`),
    ),
  );
  return {
    sandbox,
    shopUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    context,
    control: async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const answer = await fetch(`${sandbox.url}/control${path}`, { ...init, headers });
      expect(answer.status).toBe(200);
      return answer.json() as Promise<unknown>;
    },
    endTest: async () => {
      expect(refusals.splice(0), 'refused by the content security policy').toEqual([]);
      await Promise.all(context.pages().map((page) => page.close()));
    },
    close: async () => {
      await browser.close();
      server.close();
      await sandbox.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Waits until the page has told this. */
export const told = (page: Page, what: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: what }).first().waitFor();
/** Everything the page has told so far. */
export const listed = (page: Page) => page.locator('#told').getByRole('listitem').allTextContents();
