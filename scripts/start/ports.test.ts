import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { digestsOf } from '../build/build-store.ts';
import { outputOf } from '../build/build-target.ts';
import { readOptions } from '../options.ts';
import { settingsFor } from './environment.ts';
import { assertPortFree, freePort, portsForTests } from './ports.ts';

/** A server of another program. */
async function listening(port = 0) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

test('a port in use is reported with a remedy, a free one passes', async () => {
  await using server = await listening();
  await expect(assertPortFree(server.port, 'PORT')).rejects.toThrow(`PORT=${server.port + 1} npm start`);
  await expect(assertPortFree(await freePort(), 'PORT')).resolves.toBeUndefined();
});

describe('the ports of a run of the tests', () => {
  afterEach(() => vi.unstubAllEnvs());
  const usual = readOptions([], {});
  /** Nothing if another program has the port already. */
  const occupied = (port: number) => listening(port).catch(() => null);

  test('are free ones if the usual ones are in use, and the builds for them are others, elsewhere', async () => {
    await using others = new AsyncDisposableStack();
    for (const port of [usual.port, usual.sandboxPort, usual.sandboxMailPort])
      others.use(await occupied(port));
    const chosen = await portsForTests({});
    const { port, sandboxPort, sandboxMailPort } = readOptions([], chosen);
    expect(port).toBeGreaterThan(usual.port);
    expect(sandboxPort).toBeGreaterThan(usual.sandboxPort);
    await assertPortFree(port, 'PORT');
    await assertPortFree(sandboxPort, 'SANDBOX_PORT');
    await assertPortFree(sandboxMailPort, 'SANDBOX_MAIL_PORT');

    const target = { store: stores.us.id };
    const digestAt = async (ports: Pick<typeof usual, 'port' | 'sandboxPort' | 'sandboxMailPort'>) =>
      (await digestsOf(target, settingsFor({ ...target, ...ports }, {}).settings)).all;
    const ofUsual = await digestAt(usual);
    expect(await digestAt({ port, sandboxPort, sandboxMailPort })).not.toBe(ofUsual);
    expect(await digestAt(usual)).toBe(ofUsual);

    expect(outputOf(target)).toBe('dist/us');
    for (const [name, value] of Object.entries(chosen)) vi.stubEnv(name, value);
    expect(outputOf(target)).toBe(`dist/on-${port}-${sandboxPort}-${sandboxMailPort}/us`);
  });
});
