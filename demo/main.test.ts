import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoEnvironment } from './environment.ts';
import { startDemo } from './start-demo.ts';

function run(settings: Record<string, string>) {
  const args = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', join(import.meta.dirname, 'main.ts')];
  const { status, stderr } = spawnSync(process.execPath, args, { env: settings, encoding: 'utf8' });
  return { status, stderr };
}

it('refuses to run alongside a live setting, and reports which', { timeout: 30_000 }, () => {
  expect(run({ ADYEN_API_KEY: 'live_secret' })).toEqual({
    status: 1,
    stderr: 'The sandbox does not run alongside settings for live services. Unset: ADYEN_API_KEY\n',
  });
});

it(
  'explains what to do if its port is in use, even with its own settings present',
  { timeout: 30_000 },
  async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const sandbox = await startDemo({ port: 0, dataFolder });
    onTestFinished(async () => {
      await sandbox.close();
      rmSync(dataFolder, { recursive: true, force: true });
    });
    const { status, stderr } = run({
      ...demoEnvironment(sandbox.port),
      SANDBOX_PORT: String(sandbox.port),
      SANDBOX_DATA: dataFolder,
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${sandbox.port} is in use`);
    expect(stderr).toContain(`SANDBOX_PORT=${sandbox.port + 1}`);

    const mailPort = sandbox.mailPort ?? 0;
    const ofMail = run({ SANDBOX_PORT: '0', SANDBOX_MAIL_PORT: String(mailPort), SANDBOX_DATA: dataFolder });
    expect(ofMail.status).toBe(1);
    expect(ofMail.stderr).toContain(`SANDBOX_MAIL_PORT=${mailPort + 1}`);
  },
);
