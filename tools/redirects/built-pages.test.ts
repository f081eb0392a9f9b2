import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../demo/catalogue/index.ts';
import { startLocalSandbox } from '../../local/start-sandbox.ts';
import { storefronts } from '../../brands/demo/storefronts/index.ts';
import { readBuiltPages } from './built-pages.ts';

const storeIds = storefronts.map(({ id }) => id);

const atEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end();
});

async function runningSandbox() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'built-pages-'));
  atEnd.push(() => rm(dataFolder, { recursive: true, force: true }));
  const sandbox = await startLocalSandbox({ port: 0, dataFolder });
  atEnd.push(() => sandbox.close());
  return sandbox;
}

async function expectDemoShop(reading: ReturnType<typeof readBuiltPages>) {
  const { builtPages, variants } = await reading;
  expect([...builtPages.keys()]).toEqual(storeIds);
  expect(builtPages.get('us')).toEqual(expect.arrayContaining(['home', 'product/baby-carrier-mini']));
  expect(builtPages.get('kr')).not.toContain('product/bouncer-bliss');
  const bib = catalogue.products.find(({ key }) => key === 'baby-bib');
  expect(variants.get('us')?.get('product/baby-bib')).toEqual(bib?.variants.map(({ sku }) => sku));
  expect(variants.get('au')?.has('product/bouncer-balance-soft')).toBe(false);
}

describe('the available targets', () => {
  test('are read from running sandboxes', async () => {
    const { port } = await runningSandbox();
    await expectDemoShop(readBuiltPages({ SANDBOX_PORT: String(port) }));
  });

  test('cannot be read if another program uses the port', async () => {
    const other: Server = createServer((_, response) => response.writeHead(404).end());
    await once(other.listen(0, '127.0.0.1'), 'listening');
    atEnd.push(() => other.close());
    const { port } = other.address() as AddressInfo;
    await expect(readBuiltPages({ SANDBOX_PORT: String(port) }, 0)).rejects.toThrow(
      `Port ${port} is in use by another program.`,
    );
  });

  test('cannot be read with an incomplete configuration', async () => {
    await expect(readBuiltPages({ COMMERCETOOLS_PROJECT_KEY: 'shop' })).rejects.toThrow('COMMERCETOOLS_');
  });
});
