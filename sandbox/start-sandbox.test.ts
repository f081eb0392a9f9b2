import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { merchantSeed } from './adyen/testing/seed.ts';
import { projectSeed } from './commercetools/testing/seed.ts';
import { klevuSeed } from './klevu/testing/indexes.ts';
import type { SandboxSeed } from './seed.ts';
import { startSandbox } from './start-sandbox.ts';

const seed: SandboxSeed = {
  name: 'Test & Shop',
  commercetools: projectSeed,
  klevu: klevuSeed,
  adyen: merchantSeed,
  pictures: (request) => new Response(`picture ${new URL(request.url).pathname}`),
};

async function start(prepare: (dataFolder: string) => void = () => {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  prepare(dataFolder);
  const sandbox = await startSandbox(seed, { port: 0, dataFolder });
  const { url } = sandbox;
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  const control = (path: string, body: unknown, headers = { 'Content-Type': 'application/json' }) =>
    fetch(`${url}/control/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { url, control };
}

it('rejects malformed control requests and those that a foreign web page could send', async () => {
  const { control } = await start();
  expect((await control('reset', {}, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await control('stock', { sku: 'NOTHING', quantity: 1 })).status).toBe(409);
  expect((await control('stock', { sku: 'BIB', quantity: -1 })).status).toBe(400);
  expect((await control('faults', { place: 'moon', fault: 'down' })).status).toBe(400);
  expect((await control('faults', { place: 'search', fault: 'moody' })).status).toBe(400);
});

it('begins anew where an older version has left tables that it does not know', async () => {
  const { url } = await start((dataFolder) => {
    const database = new DatabaseSync(join(dataFolder, 'sandbox.sqlite'));
    database.exec('CREATE TABLE commercetools_documents (a); CREATE TABLE adyen_webhook_queue (b NOT NULL)');
    database.close();
  });
  expect((await fetch(`${url}/health`)).status).toBe(200);
});
