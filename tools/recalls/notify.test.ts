import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { home } from '../../api/testing/sandboxed-shop.ts';
import { keepRequest, registrationKind } from '../../commerce/customer-requests.ts';
import type { Registration } from '../../contract/registration.ts';
import { openShop } from '../orders/open-shop.ts';
import { useOperatedShop } from '../orders/testing/operated-shop.ts';
import { notify } from './notify.ts';
import type { Recall } from './recall.ts';
import { registered } from './testing/registered.ts';

const operated = useOperatedShop();
const batches = [{ from: 'HF24031', to: 'HF24098' }];
const page = {
  title: 'Recall: a cord',
  description: 'It may come loose.',
  url: 'https://shop.example/recall/',
};
let recall: Recall;
let printed: string[] = [];

beforeEach(async () => {
  const number = await operated.buy();
  await operated.shop.updateStoredOrder(number, [{ action: 'setCustomerEmail', email: 'Eve@Example.com' }]);
  const [item] = (await operated.shop.storedOrder(number)).lineItems;
  const name = `toy-${crypto.randomUUID()}`;
  const products = [z.string().parse(item?.productKey)];
  recall = { name, recalledOn: '2026-11-09', batches, products, pageIn: () => page };
  await register({ id: 'P-1' });
  await register({ id: 'P-2', email: 'bob@example.com', batch: 'HF24032' });
  await register({ id: 'P-3', email: 'mia@example.com', batch: 'HF24099' });
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const register = (changes: Partial<Registration>) =>
  keepRequest(operated.shop.commerce(home.id), home, registrationKind, registered(changes));

const mailsSchema = z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() }));

/** Runs the command. @returns its exit code, and the e-mails that have arrived meanwhile. */
async function run(options: Partial<Parameters<typeof notify>[2]> = {}) {
  const before = (await operated.mails()).length;
  const shop = openShop();
  const { stores } = shop;
  const settings = { stores, perMinute: 120, isMeant: true, wait: () => Promise.resolve(), ...options };
  const code = await notify(recall, shop, settings).catch(String);
  const mails = mailsSchema
    .parse(await operated.mails())
    .reverse()
    .slice(before);
  return { code, mails, to: mails.flatMap(({ to }) => to) };
}

test('product 7.321: each owner gets one e-mail, also if the command ends between two and is repeated', async () => {
  expect(await run({ isMeant: false })).toMatchObject({ code: 0, to: [] });
  expect(printed.join()).toMatch(/2 of a recalled batch, 1 who\s+may have one/);
  const ended = await run({ wait: () => Promise.reject(new Error('ended')) });
  expect(ended).toMatchObject({ code: 'Error: ended', to: ['ada@example.com'] });
  const { code, mails, to } = await run();
  expect([code, to]).toEqual([0, ['bob@example.com', 'eve@example.com']]);
  for (const { subject } of mails) expect(subject).toContain(page.title);
  expect(mails[0]?.text).toContain('HF 24032');
  expect(mails[1]?.text).not.toContain('HF 24');
  for (const { text } of [...ended.mails, ...mails]) expect(text).toContain(page.url);
  expect(await run()).toMatchObject({ code: 0, to: [] });
});

test('product 7.321: a mail server that takes nothing ends the run, which later goes on', async () => {
  for (let time = 0; time < 3; time += 1)
    await operated.control('mail/faults', { fault: 'refused-for-now', times: 1 });
  expect(await run()).toMatchObject({ code: 1, to: [] });
  expect(printed.at(-1)).toMatch(/^3 of 3 e-mails have not left: .* Run it again/);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 5 * 60_000);
  const { code, to } = await run();
  expect([code, to]).toEqual([0, ['ada@example.com', 'bob@example.com', 'eve@example.com']]);
});

test('product 7.322: whom no e-mail reaches is listed, in a file that nobody else can read', async () => {
  await register({ id: 'P-4', email: '', phone: '+1 555 0100', batch: 'HF24040' });
  await operated.control('mail/faults', { fault: 'refused', address: 'bob@example.com' });
  const folder = await mkdtemp(join(tmpdir(), 'recall-'));
  const file = join(folder, 'unreachable.csv');
  expect((await run({ unreachable: file })).to).toEqual(['ada@example.com', 'eve@example.com']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const [, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\n');
  expect(rows.toSorted()).toEqual([
    'address refused,bob@example.com,Ada Berg,,"Ada Berg, 1 Main Street, Springfield",US,en,HF24032,P-2',
    `no e-mail address,,Ada Berg,'+1 555 0100,"Ada Berg, 1 Main Street, Springfield",US,en,HF24040,P-4`,
  ]);
  await run({ isMeant: false });
  expect(printed.join().replaceAll(/\s+/g, ' ')).toContain('+1 555 0100; Ada Berg, 1 Main Street');
  await rm(folder, { recursive: true });
});
