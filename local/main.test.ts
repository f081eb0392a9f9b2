import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A process of its own reads and prepares the whole demo, which takes long on a busy machine. */
const timeout = 180_000;

function run(settings: Record<string, string>) {
  const args = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', join(import.meta.dirname, 'main.ts')];
  const { status, stderr } = spawnSync(process.execPath, args, { env: settings, encoding: 'utf8' });
  return { status, stderr };
}

it('refuses to run alongside a live setting, and reports which', { timeout }, () => {
  expect(run({ ADYEN_API_KEY: 'live_secret' })).toEqual({
    status: 1,
    stderr: 'The sandbox does not run alongside settings for live services. Unset: ADYEN_API_KEY\n',
  });
});

it.each(['SANDBOX_PORT', 'SANDBOX_MAIL_PORT'])(
  'explains what to do if %s is in use',
  { timeout },
  async (setting) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    onTestFinished(() => {
      other.close();
      rmSync(dataFolder, { recursive: true, force: true });
    });
    const free = { SANDBOX_PORT: '0', SANDBOX_MAIL_PORT: '0', SANDBOX_DATA: dataFolder };
    const { status, stderr } = run({ ...free, [setting]: String(port) });
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${port} is in use`);
    expect(stderr).toContain(`${setting}=${port + 1}`);
  },
);
