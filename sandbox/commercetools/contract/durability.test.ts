import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newYork, createCart, sdkFor } from '../testing/project.ts';

const script = join(import.meta.dirname, '../testing/serve-project.ts');

/** The sandbox as its own process, once it has reported that it is ready. */
async function spawnSandbox(dataFolder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [script, dataFolder], {
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    const url = /ready (\S+)/.exec(String(chunk))?.[1];
    if (url !== undefined) return { child, url: `${url}/commercetools` };
  }
  throw new Error('The sandbox ended before it was ready.');
}

it('keeps a confirmed order, its cart and the stock through kill -9', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  const first = await spawnSandbox(folder);
  const sdk = sdkFor(first.url);
  const cart = await createCart(sdk, {
    lineItems: [{ sku: 'BIB', quantity: 1 }],
    shippingAddress: newYork,
    shippingMethod: { typeId: 'shipping-method', key: 'standard' },
  });
  const body = { cart: { typeId: 'cart', id: cart.id }, version: cart.version, orderNumber: 'N-1' } as const;
  const { body: order } = await sdk.orders().post({ body }).execute();
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const restarted = sdkFor((await spawnSandbox(folder)).url);
  expect((await restarted.orders().withOrderNumber({ orderNumber: 'N-1' }).get().execute()).body).toEqual(
    order,
  );
  expect((await restarted.carts().withId({ ID: cart.id }).get().execute()).body.cartState).toBe('Ordered');
  const stock = await restarted
    .inventory()
    .get({ queryArgs: { where: 'sku = "BIB"' } })
    .execute();
  expect(stock.body.results[0]?.availableQuantity).toBe(199);
});
