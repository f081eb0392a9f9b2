import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoEnvironment } from '../../demo/environment.ts';
import { startDemo } from '../../demo/start-demo.ts';
import { storeById } from '../../stores/index.ts';
import { createShopApi } from '../app.ts';
import { readEnvironment } from '../environment.ts';
import { smtpMailer } from '../mailer/smtp-mailer.ts';
import { collectedLog } from '../testing/collected-log.ts';
import { fakeCommerce } from '../testing/fake-commerce.ts';
import { fakePayments } from '../testing/fake-payments.ts';
import { unlimited } from '../testing/fake-shop-api.ts';
import { ShopBrowser } from '../testing/shop-browser.ts';

/* Messages to customer service as a mail server gets them. */

const store = storeById('de');
const sender = 'ada@example.com';
const message = { name: 'Ada Berg', email: sender, topic: 'Wiege', message: 'Grüße\naus Berlin' };

let folder = '';
let sandbox: Awaited<ReturnType<typeof startDemo>>;
let browser: ShopBrowser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'by-smtp-'));
  sandbox = await startDemo({ port: 0, dataFolder: folder });
  const settings = demoEnvironment(sandbox.port, sandbox.mailPort ?? undefined);
  const environment = readEnvironment({ ...settings, SITE_ORIGIN: 'http://localhost', STORE: 'de' });
  const commerce = fakeCommerce();
  browser = new ShopBrowser(
    createShopApi({
      environment,
      store,
      commerce: () => commerce,
      payments: fakePayments(),
      mailer: smtpMailer(environment.mail),
      log: collectedLog().log,
      limits: unlimited,
    }),
  );
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const control = (path: string, body: object = {}) =>
  fetch(`${sandbox.url}/control/mail/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
beforeEach(async () => {
  await control('faults/lift');
});

const mailSchema = z.object({
  subject: z.string(),
  replyTo: z.array(z.string()),
  text: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** The latest e-mail to an address, and its headers by name. */
async function latestTo(address: string) {
  const response = await fetch(`${sandbox.url}/mail/messages?to=${encodeURIComponent(address)}`);
  const [mail] = z.array(mailSchema).parse(await response.json());
  if (!mail) throw new Error(`There is no e-mail to ${address}.`);
  return { ...mail, header: new Map(mail.headers.map(({ name, value }) => [name.toLowerCase(), value])) };
}

describe('product 4.143: a message to customer service', () => {
  test('is answered to its sender, and is not marked as written by a machine', async () => {
    expect((await browser.send('/api/messages', message)).status).toBe(202);
    const { subject, replyTo, text, header } = await latestTo(store.contact.email);
    expect([subject, replyTo]).toEqual(['Wiege (Nachricht von Ada Berg)', [sender]]);
    expect(text).toContain('Grüße\naus Berlin');
    expect(header.has('auto-submitted')).toBe(false);
    const receipt = await latestTo(sender);
    expect(receipt.header.get('auto-submitted')).toBe('auto-generated');
    expect(receipt.header.get('content-language')).toBe('de');
  });

  test('product 5.76: is taken by a server that refuses broken headers, whatever was typed', async () => {
    const name = 'Ada\r\nBcc: eve@example.com';
    const typed = { ...message, name, topic: '\u2028"<x@y.example>,\n ; =?utf-8?Q?x?= ☃' };
    expect((await browser.send('/api/messages', typed)).status).toBe(202);
    const { header, subject } = await latestTo(store.contact.email);
    expect(header.has('bcc')).toBe(false);
    expect(subject).toContain('Ada Bcc: eve@example.com');
  });
});

test.each(['refused', 'refused-for-now', 'answer-lost'])(
  'product 4.144: a message is not called sent if the server’s answer is %s',
  async (fault) => {
    await control('faults', { fault, address: store.contact.email });
    expect((await browser.refusal('/api/messages', message)).code).toBe('MailUnavailable');
  },
);
