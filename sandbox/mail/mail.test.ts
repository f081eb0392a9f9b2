import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { isMailbox } from './smtp-server.ts';

const credentials = { user: 'shop', password: 'secret' };
const seed = { name: 'Test', mail: { credentials } };
let sandbox: Sandbox;
let dataFolder = '';

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'mail-'));
  sandbox = await startSandbox(seed, { port: 0, dataFolder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const control = (path: string, body: object = {}) =>
  fetch(`${sandbox.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
beforeEach(async () => {
  await control('reset');
});

const transport = (auth: object | null = { user: 'shop', pass: 'secret' }) =>
  createTransport({ host: 'localhost', port: sandbox.mailPort ?? 0, ...(auth && { auth }) });
const message = { from: 'Shop <a@shop.example>', to: 'ada@example.com', subject: 'Grüße', text: 'Hallo' };
const listed = async (query = '') =>
  (await (await fetch(`${sandbox.url}/mail/messages${query}`)).json()) as {
    readonly to: string[];
    readonly subject: string;
    readonly messageId: string;
  }[];

it('takes an e-mail, and shows it', async () => {
  await transport().sendMail({ ...message, html: '<p>Hallo &amp; <script>alert(1)</script></p>' });
  expect(await listed('?to=ada@example.com')).toMatchObject([
    { to: ['ada@example.com'], subject: 'Grüße', text: 'Hallo\n' },
  ]);
  expect(await listed('?to=eve@example.com')).toEqual([]);
  const page = await (await fetch(`${sandbox.url}/mail/`)).text();
  const [, path = ''] = /href="(\/mail\/\d+)">Grüße/.exec(page) ?? [];
  const mail = await (await fetch(sandbox.url + path)).text();
  expect(mail).not.toContain('<script>');
  expect(mail).toContain('&lt;script&gt;');
  expect(mail).toContain('Subject: ');
  expect((await fetch(`${sandbox.url}/mail/999`)).status).toBe(404);
});

it.each([
  ['a wrong password', { user: 'shop', pass: 'other' }, 535],
  ['who does not sign in', null, 530],
])('refuses %s', async (_, auth, responseCode) => {
  await expect(transport(auth).sendMail(message)).rejects.toMatchObject({ responseCode });
});

it.each([
  ['"ada..berg."@docomo.ne.jp', true],
  ["r&d!#$%'*+/=?^_`{|}~-@example.com", true],
  ['ada..berg@docomo.ne.jp', false],
  ['ada berg@example.com', false],
  ['ada@example..com', false],
])('takes the address %s: %s', (address, isTaken) => expect(isMailbox(address)).toBe(isTaken));

it('refuses a message that is too large', async () => {
  const text = `${'x'.repeat(70)}\n`.repeat(160_000);
  await expect(transport().sendMail({ ...message, text })).rejects.toMatchObject({ code: 'EMESSAGE' });
});
