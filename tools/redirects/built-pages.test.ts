import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { startLocalSandbox } from '../../local/start-sandbox.ts';
import { readBuiltPages } from './built-pages.ts';

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

/** Everything of the brand that is built, whose sandbox this is. */
async function expectEverything(reading: ReturnType<typeof readBuiltPages>) {
  const { builtPages, variants } = await reading;
  const { storefronts, samples } = brand;
  expect([...builtPages.keys()]).toEqual(storefronts.map(({ id }) => id));
  for (const { id } of storefronts) {
    expect(builtPages.get(id)).toEqual(expect.arrayContaining(['home', samples.category, samples.product]));
    expect(variants.get(id)?.get(samples.product)).toContainEqual(expect.stringMatching(/^[A-Z]/));
  }
}

describe('the available targets', () => {
  test('are read from running sandboxes', async () => {
    const { port } = await runningSandbox();
    await expectEverything(readBuiltPages({ SANDBOX_PORT: String(port) }));
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
