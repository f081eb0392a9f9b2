import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { card, orderOf, readyCart, sandboxedShop } from '../api/testing/sandboxed-shop.ts';
import { address } from '../api/testing/shop-browser.ts';
import { demoEnvironment } from '../demo/environment.ts';
import { freePort } from '../scripts/start/ports.ts';
import { startSandboxProcess } from '../scripts/start/sandbox-process.ts';

test('a paid order still exists after the sandboxes were killed', { timeout: 180_000 }, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const port = await freePort();
  const start = async () => {
    const sandbox = await startSandboxProcess({ port, dataFolder });
    onTestFinished(() => sandbox.stop('SIGKILL'));
    return sandbox;
  };

  const sandbox = await start();
  const shopper = sandboxedShop(sandbox.url, demoEnvironment(port)).browser('de');
  const paid = await shopper.pay(await readyCart(shopper, address), card());
  const before = await orderOf(shopper, paid);
  await sandbox.stop('SIGKILL');

  await start();
  expect(await orderOf(shopper, paid)).toEqual(before);
  expect(before.paymentState).toBe('paid');
});
