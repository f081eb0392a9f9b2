import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from 'storefront-sandbox';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import { smtpMailer } from '../mail/send/mailer.ts';

const credentials = { user: 'shop', password: 'p@ss/word' };

const receivedSchema = z.array(
  z.looseObject({
    messageId: z.string(),
    subject: z.string(),
    text: z.string(),
    envelope: z.object({ from: z.string(), to: z.array(z.string()) }),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
);

/** A sandbox with a mail server for all tests of a file, and the mailer that sends to it, which has little patience. */
export function useMailSandbox() {
  let sandbox: Sandbox | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  beforeAll(async () => {
    sandbox = await startSandbox({ name: 'Test', mail: { credentials } }, { port: 0, dataFolder: folder });
  });
  afterAll(async () => {
    await sandbox?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = (path: string, init?: RequestInit) => fetch(`${sandbox?.url ?? ''}/${path}`, init);
  const urlOf = (user = credentials.user, host = 'localhost') =>
    `smtp://${user}:${encodeURIComponent(credentials.password)}@${host}:${sandbox?.mailPort}`;
  return {
    urlOf,
    mailer: (url = urlOf()) =>
      smtpMailer({ url, from: 'orders@shop.example' }, { timeout: 2_000, silence: 500 }),
    control: (path: string, body: object = {}) => {
      const headers = { 'content-type': 'application/json' };
      return ask(`control/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    received: async () => receivedSchema.parse(await (await ask('mail/messages')).json()),
  };
}
