import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import { type Sandbox, type SandboxSeed, startSandbox } from 'storefront-sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { chromiumOptions } from '../journeys/chromium.ts';
import { type TlsProxy, tlsProxyTo } from '../journeys/tls-proxy.ts';
import { dropInShop } from './shop.ts';

/** The browser library's wallets on the simulator: the library is the judge of whether it behaves as the vendors' scripts. */

const currencies = { US: 'USD', GB: 'GBP', DE: 'EUR' };
const configuration = { merchantId: 'merchant.example', merchantName: 'Shop' };
const seed = {
  name: 'Wallets',
  adyen: {
    credentials: { apiKey: 'api-key', clientKey: 'sandbox_LOCAL', hmacKey: '00'.repeat(32) },
    paymentMethods: [
      { type: 'googlepay', name: { en: 'Google Pay' }, brands: ['visa', 'mc'], currencies, configuration },
      { type: 'applepay', name: { en: 'Apple Pay' }, brands: ['visa', 'mc'], currencies, configuration },
      {
        type: 'paypal',
        name: { en: 'PayPal' },
        currencies,
        configuration: { merchantId: 'PAYPAL', intent: 'authorize' },
      },
    ],
  },
} satisfies SandboxSeed;

const publicUrl = 'http://localhost:8080';
/** Of whatever a page is expected to show, in milliseconds. */
const timeout = 45_000;
const dataFolder = mkdtempSync(join(tmpdir(), 'wallets-'));
const refusals: string[] = [];
/** Requests to neither the shop nor the sandbox. */
const strangers: string[] = [];
declare const tellRefusal: (refusal: string) => void;
let sandbox: Sandbox;
let shopServer: ReturnType<typeof createAdaptorServer>;
let shopUrl = '';
/** The same shop on TLS. */
let secure: TlsProxy;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  sandbox = await startSandbox(seed, { port: 0, dataFolder, publicUrl });
  const shop = dropInShop(sandbox.url, seed.adyen.credentials.apiKey, publicUrl);
  shopServer = createAdaptorServer({ fetch: shop.fetch });
  shopServer.listen(0, '127.0.0.1');
  await once(shopServer, 'listening');
  shopUrl = `http://localhost:${(shopServer.address() as AddressInfo).port}`;
  secure = await tlsProxyTo(shopUrl);
  browser = await chromium.launch(
    chromiumOptions(`--host-resolver-rules=MAP localhost:8080 127.0.0.1:${sandbox.port}`),
  );
  context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 390, height: 664 },
    ignoreHTTPSErrors: true,
  });
  context.setDefaultTimeout(timeout);
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    const known = [shopUrl, secure.origin, publicUrl, 'null'];
    if (!known.includes(origin)) strangers.push(request.url());
  });
  await context.exposeFunction('tellRefusal', (refusal: string) => refusals.push(refusal));
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tellRefusal(`${effectiveDirective} ${blockedURI}`),
    ),
  );
}, 60_000);

afterEach(async () => {
  expect(refusals.splice(0), 'refused by the content security policy').toEqual([]);
  expect(strangers.splice(0), 'requests to the internet').toEqual([]);
  await Promise.all(context.pages().map((page) => page.close()));
  await control('/adyen/faults/lift', {});
});

afterAll(async () => {
  await browser.close();
  await secure.close();
  shopServer.close();
  await sandbox.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function control(path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return (await fetch(`${sandbox.url}/control${path}`, { ...init, headers })).json();
}

const money = z.object({ value: z.int(), currency: z.string() });
const books = z.object({
  payments: z.array(
    z.looseObject({ resultCode: z.string(), kept: z.int(), sheetTotal: money.optional(), amount: money }),
  ),
});

/** The latest payment in Adyen's books. */
const lastPayment = async () => books.parse(await control('/adyen/books')).payments.at(-1);

type Wallet = 'googlepay' | 'applepay' | 'paypal';
const names = { googlepay: 'Google Pay', applepay: 'Apple Pay', paypal: 'PayPal' };

async function open(
  wallet: Wallet,
  more: Readonly<Record<string, string>> = {},
  country: keyof typeof currencies = 'US',
) {
  const page = await context.newPage();
  const query = { wallet, country, currency: currencies[country], sandbox: publicUrl, ...more };
  const origin = wallet === 'applepay' && !('insecure' in more) ? secure.origin : shopUrl;
  await page.goto(`${origin}/wallets?${new URLSearchParams(query)}`);
  return page;
}

const sheetOf = (page: Page, wallet: Wallet) =>
  page.getByRole('dialog', { name: `${names[wallet]} (sandbox)` });
const button = (page: Page, wallet: Wallet) =>
  page.getByRole('button', {
    name: wallet === 'googlepay' ? `Buy with ${names[wallet]}` : names[wallet],
    exact: true,
  });
const told = (page: Page, what: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: what }).first().waitFor();
const listed = (page: Page) => page.getByRole('listitem').allTextContents();

/** Opens the page and the wallet's sheet. */
async function sheet(
  wallet: Wallet,
  ...rest: Parameters<typeof open> extends [Wallet, ...infer Rest] ? Rest : never
) {
  const page = await open(wallet, ...rest);
  await button(page, wallet).click();
  const dialog = sheetOf(page, wallet);
  await dialog.waitFor();
  const total = (amount: string) => dialog.getByRole('row', { name: `Total ${amount}` }).waitFor();
  const choose = (list: string, option: string) =>
    dialog.getByRole('combobox', { name: list }).selectOption(option);
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const fault = async (name: string) => {
    await dialog.getByText('Advanced').click();
    await choose('Fault', name);
  };
  return { page, dialog, total, choose, press, fault };
}

test.each(
  (['googlepay', 'applepay', 'paypal'] as const).flatMap((wallet) =>
    ['Enter', 'Space'].map((key) => [wallet, key] as const),
  ),
)(
  'the button of %s opens its sheet by %s',
  async (wallet, key) => {
    const page = await open(wallet);
    await button(page, wallet).press(key);
    await sheetOf(page, wallet).waitFor({ timeout: 10_000 });
  },
  60_000,
);

describe('Google Pay', () => {
  test('product 7.221: follows address and option, and pays what the sheet shows', async () => {
    const { page, total, choose, press } = await sheet('googlepay');
    await total('140.00 USD');
    await choose('Address', 'GB – London');
    await total('130.00 USD');
    await choose('Delivery', 'Express');
    await total('140.00 USD');
    await press('Pay');
    await told(page, 'completed Authorised');
    expect(await lastPayment()).toMatchObject({
      resultCode: 'Authorised',
      kept: 14_000,
      sheetTotal: { value: 14_000, currency: 'USD' },
    });
    const lines = await listed(page);
    const changes = lines.filter((line) => line.startsWith('changed'));
    expect(changes[1]).toContain(
      '"shippingAddress":{"countryCode":"GB","administrativeArea":"","locality":"London","postalCode":"NW1"}',
    );
    expect(changes.join()).not.toMatch(/Baker|Babbage|@/);
    expect(lines.find((line) => line.startsWith('authorized'))).toMatch(/NW1 6XE.*\+442079460100/);
  }, 60_000);

  test.each([
    ['Visa •••• 0002 (declined)', 'answer Refused'],
    ['Visa •••• 9995 (no balance)', 'answer Refused'],
  ])(
    'by %s is refused in the sheet, and can be tried again',
    async (card, answer) => {
      const { page, dialog, total, choose, press } = await sheet('googlepay');
      await total('140.00 USD');
      await choose('Card', card);
      await press('Pay');
      await told(page, answer);
      await dialog.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
      await choose('Card', 'Mastercard •••• 4444');
      await press('Pay');
      await told(page, 'completed Authorised');
    },
    60_000,
  );

  test('says where the shop does not deliver, until another address is chosen', async () => {
    const { dialog, total, choose } = await sheet('googlepay');
    await total('140.00 USD');
    await choose('Address', 'BR – São Paulo');
    await dialog.getByRole('alert').filter({ hasText: 'Not delivered to.' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Pay' }).isDisabled()).toBe(true);
    await choose('Address', 'DE – Berlin');
    await total('130.00 USD');
    expect(await dialog.getByRole('button', { name: 'Pay' }).isEnabled()).toBe(true);
  }, 60_000);

  test.each(['button', 'key'])(
    'closed by %s is a cancellation, and no payment',
    async (way) => {
      const { page, dialog, press } = await sheet('googlepay');
      await (way === 'key' ? page.keyboard.press('Escape') : press('Cancel'));
      await told(page, 'error CANCEL');
      await dialog.waitFor({ state: 'detached' });
      expect(await listed(page)).not.toContain('answer Authorised');
    },
    60_000,
  );

  test('product 7.222: does not accept a default option that is none of the options', async () => {
    const { dialog, press, page } = await sheet('googlepay', { default: 'unknown' });
    await dialog.getByRole('alert').filter({ hasText: 'OR_BIBED_15' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Pay' }).isDisabled()).toBe(true);
    await press('Cancel');
    await told(page, 'error CANCEL');
  }, 60_000);

  test('product 7.222: ends when the shop does not answer in time', async () => {
    const { page, dialog, total, choose, fault } = await sheet('googlepay');
    await total('140.00 USD');
    await fault('time out');
    await choose('Address', 'GB – London');
    await told(page, 'error ERROR');
    await dialog.waitFor({ state: 'detached' });
  }, 60_000);

  test('can repeat an event, leave fields out, and be late', async () => {
    const { page, total, choose, press, fault } = await sheet('googlepay');
    await total('140.00 USD');
    await fault('twice');
    await choose('Address', 'GB – London');
    await total('130.00 USD');
    await choose('Fault', 'fields missing');
    await choose('Address', 'SE – Stockholm');
    await told(page, '"countryCode":"SE","administrativeArea":"","locality":"","postalCode":""');
    await choose('Fault', 'after cancel');
    await press('Cancel');
    await told(page, 'error CANCEL');
    const changes = (await listed(page)).filter((line) => line.startsWith('changed'));
    expect(changes.filter((line) => line.includes('"GB"'))).toHaveLength(2);
    expect(changes).toHaveLength(5);
  }, 60_000);

  test('takes an address as JSON', async () => {
    const { page, dialog, total, press } = await sheet('googlepay');
    await total('140.00 USD');
    await dialog.getByText('Advanced').click();
    const address = {
      countryCode: 'FI',
      lines: ['Mannerheimintie 1'],
      locality: 'Helsinki',
      postalCode: '00100',
    };
    await dialog.getByRole('textbox', { name: 'Address as JSON' }).fill(JSON.stringify(address));
    await press('Use address');
    await total('130.00 USD');
    await press('Pay');
    await told(page, /authorized.*Mannerheimintie/);
  }, 60_000);
});

describe('PayPal', () => {
  test('follows address and option, and pays the order as last updated', async () => {
    const { page, total, choose, press } = await sheet('paypal');
    await total('140.00 USD');
    await choose('Address', 'DE – Berlin');
    await total('130.00 USD');
    await choose('Delivery', 'Express 15.00');
    await total('140.00 USD');
    await press('Pay');
    await told(page, 'completed Authorised');
    const sheetTotal = { value: 14_000, currency: 'USD' };
    expect(await lastPayment()).toMatchObject({ resultCode: 'Authorised', kept: 14_000, sheetTotal });
    const lines = await listed(page);
    expect(lines.join()).toContain('{"city":"Berlin","state":"","postalCode":"10119","countryCode":"DE"}');
    expect(lines.find((line) => line.startsWith('authorized'))).toContain('Torstraße 140');
  }, 60_000);

  test('ends with a button to continue if the shop asks for one', async () => {
    const { page, total, press } = await sheet('paypal', { action: 'continue' });
    await total('140.00 USD');
    await press('Continue');
    await told(page, 'completed Authorised');
  }, 60_000);

  test('refuses when the account has no money', async () => {
    const { page, total, choose, press } = await sheet('paypal');
    await total('140.00 USD');
    await choose('Card', 'Declined card');
    await press('Pay');
    await told(page, 'failed Refused');
    expect(await lastPayment()).toMatchObject({ resultCode: 'Refused', kept: 0 });
  }, 60_000);

  test('says where the shop does not deliver, until another address is chosen', async () => {
    const { dialog, total, choose } = await sheet('paypal');
    await total('140.00 USD');
    await choose('Address', 'BR – São Paulo');
    await dialog.getByRole('alert').filter({ hasText: 'cannot be delivered' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Pay' }).isDisabled()).toBe(true);
    await choose('Address', 'DE – Berlin');
    await total('130.00 USD');
  }, 60_000);

  test('closed is a cancellation, and nothing is paid', async () => {
    const { page, total, press } = await sheet('paypal');
    await total('140.00 USD');
    await press('Cancel');
    await told(page, 'error CANCEL');
    expect(await lastPayment()).toMatchObject({ resultCode: 'Pending', kept: 0 });
  }, 60_000);

  test('ends when the shop does not answer in time', async () => {
    const { page, dialog, total, choose, fault } = await sheet('paypal');
    await total('140.00 USD');
    await fault('time out');
    await choose('Address', 'DE – Berlin');
    await told(page, 'error ERROR CallbackTimeout');
    await dialog.waitFor({ state: 'detached' });
  }, 60_000);

  test('ends with an error when the order cannot be updated', async () => {
    const page = await open('paypal', { wrong: '1' });
    await button(page, 'paypal').click();
    await told(page, 'error ERROR');
    await sheetOf(page, 'paypal').waitFor({ state: 'detached' });
    expect((await listed(page)).join()).toContain('14_0478');
  }, 60_000);
});

describe('Apple Pay', () => {
  test('follows contact, delivery, and coupon, and pays what the sheet shows', async () => {
    const { page, dialog, total, choose, press } = await sheet('applepay');
    await total('140.00 USD');
    await choose('Address', 'CA – Ontario');
    await total('130.00 USD');
    await choose('Delivery', 'Express 15.00');
    await total('140.00 USD');
    await dialog.getByRole('textbox', { name: 'Coupon code' }).fill('SAVE');
    await press('Apply');
    await total('115.00 USD');
    await press('Pay');
    await told(page, 'completed Authorised');
    const sheetTotal = { value: 11_500, currency: 'USD' };
    expect(await lastPayment()).toMatchObject({ resultCode: 'Authorised', kept: 11_500, sheetTotal });
    const lines = await listed(page);
    const contacts = lines.filter((line) => line.startsWith('contact'));
    expect(contacts[1]).toContain('"postalCode":"M5V"');
    expect(contacts.join()).not.toMatch(/Bremner|Atwood|@/);
    expect(lines.find((line) => line.startsWith('authorized'))).toMatch(/ca-ontario@.*Bremner.*M5V 3L9/);
  }, 60_000);

  test('says that a coupon code or an address is none', async () => {
    const { dialog, total, choose, press } = await sheet('applepay');
    await total('140.00 USD');
    await dialog.getByRole('textbox', { name: 'Coupon code' }).fill('WRONG');
    await press('Apply');
    await dialog.getByRole('alert').filter({ hasText: 'No such code.' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Pay' }).isEnabled()).toBe(true);
    await choose('Address', 'BR – São Paulo');
    await dialog.getByRole('alert').filter({ hasText: 'Not delivered to.' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Pay' }).isDisabled()).toBe(true);
  }, 60_000);

  test('ends with a declined card', async () => {
    const { page, dialog, total, choose, press } = await sheet('applepay');
    await total('140.00 USD');
    await choose('Card', 'Visa •••• 0002 (declined)');
    await press('Pay');
    await told(page, 'failed Refused');
    await dialog.waitFor({ state: 'detached' });
  }, 60_000);

  test('closed is a cancellation, after which events and answers are refused', async () => {
    const { page, dialog, total, press, fault } = await sheet('applepay');
    await total('140.00 USD');
    await fault('after cancel');
    await press('Cancel');
    await told(page, 'error CANCEL');
    await dialog.waitFor({ state: 'detached' });
    expect((await listed(page)).filter((line) => line.startsWith('contact'))).toHaveLength(2);
    await button(page, 'applepay').click();
    await total('140.00 USD');
  }, 60_000);

  test('is a cancellation when the shop does not answer in time', async () => {
    const { page, dialog, total, choose, fault } = await sheet('applepay');
    await total('140.00 USD');
    await fault('time out');
    await choose('Address', 'GB – London');
    await told(page, 'error CANCEL');
    await dialog.waitFor({ state: 'detached' });
  }, 60_000);

  test('product 7.222: refuses what Apple refuses', async () => {
    const page = await open('applepay');
    await button(page, 'applepay').waitFor();
    const outcomes = await page.evaluate(() => {
      const total = { label: 'Shop', amount: '1.00' };
      const request = {
        ...{ countryCode: 'US', currencyCode: 'USD', total },
        ...{ supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS' as const] },
      };
      const session = new ApplePaySession(14, request);
      const other = new ApplePaySession(14, request);
      const attempt = (act: () => unknown) => {
        try {
          act();
          return 'accepted';
        } catch (error) {
          return error instanceof Error || error instanceof DOMException ? error.name : 'thrown';
        }
      };
      return {
        'an unknown version': attempt(() => new ApplePaySession(99, request)),
        'an incomplete request': attempt(
          () => new ApplePaySession(14, { ...request, supportedNetworks: [] }),
        ),
        'an answer before the sheet': attempt(() => session.completePayment(0)),
        begin: attempt(() => session.begin()),
        'beginning twice': attempt(() => session.begin()),
        'a second sheet': attempt(() => other.begin()),
        'an answer that nobody awaits': attempt(() => session.completePayment(0)),
        'an update without a total': attempt(() => session.completeCouponCodeChange({} as never)),
        abort: attempt(() => session.abort()),
        'an answer after the sheet': attempt(() => session.completePayment(0)),
        'beginning again': attempt(() => session.begin()),
      };
    });
    expect(outcomes).toEqual({
      'an unknown version': 'InvalidAccessError',
      'an incomplete request': 'TypeError',
      'an answer before the sheet': 'InvalidStateError',
      begin: 'accepted',
      'beginning twice': 'InvalidAccessError',
      'a second sheet': 'InvalidAccessError',
      'an answer that nobody awaits': 'InvalidStateError',
      'an update without a total': 'TypeError',
      abort: 'accepted',
      'an answer after the sheet': 'InvalidStateError',
      'beginning again': 'InvalidStateError',
    });
    await sheetOf(page, 'applepay').waitFor({ state: 'detached' });
  }, 60_000);

  test('can repeat an event and leave fields out', async () => {
    const { page, total, choose, press, fault } = await sheet('applepay');
    await total('140.00 USD');
    await fault('twice');
    await choose('Address', 'GB – London');
    await total('130.00 USD');
    await choose('Fault', 'fields missing');
    await press('Pay');
    await told(page, 'authorized {}');
    expect((await listed(page)).filter((line) => line.includes('"postalCode":"NW1"'))).toHaveLength(2);
  }, 60_000);
});

test.each(['googlepay', 'applepay', 'paypal'] as const)(
  'product 7.222: an answer after the sheet of %s was closed changes nothing, and the next sheet works',
  // It waits for several late answers, for which a computer that also builds storefronts has needed over a minute.
  { timeout: 120_000, retry: 1 },
  async (wallet) => {
    // Long enough for a slow computer to see the sheet wait.
    const { page, dialog, total, press } = await sheet(wallet, { delay: '2500' });
    await dialog.getByRole('status').filter({ hasText: 'Waiting for the shop' }).waitFor();
    // With Apple Pay, the merchant is validated first.
    await told(page, /changed|contact/);
    await press('Cancel');
    await told(page, 'error CANCEL');
    await dialog.waitFor({ state: 'detached' });
    await button(page, wallet).click();
    await dialog.waitFor();
    await total('140.00 USD');
    await press('Pay');
    await told(page, 'completed Authorised');
    expect((await listed(page)).filter((line) => line.startsWith('error'))).toHaveLength(1);
  },
);

test('a sheet can be used by keyboard alone', async () => {
  const page = await open('googlepay');
  await button(page, 'googlepay').focus();
  await page.keyboard.press('Enter');
  const dialog = sheetOf(page, 'googlepay');
  await dialog.getByRole('row', { name: 'Total 140.00 USD' }).waitFor();
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await address.focus();
  await page.keyboard.type('GB');
  await dialog.getByRole('row', { name: 'Total 130.00 USD' }).waitFor();
  // The list was disabled while the shop was asked.
  await expect.poll(() => address.evaluate((element) => element.matches(':focus'))).toBe(true);
  const pay = dialog.getByRole('button', { name: 'Pay' });
  while (!(await pay.evaluate((element) => element.matches(':focus')))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await told(page, 'completed Authorised');
}, 60_000);

test('without TLS, Apple Pay is not available', async () => {
  const page = await open('applepay', { insecure: '' });
  await told(page, 'unavailable');
}, 60_000);
