import { HttpClientException, hmacValidator as HmacValidator } from '@adyen/api-library';
import { z } from 'zod';
import { type AdyenSettings, switchedOn } from '../../api/adyen/adyen-payments.ts';
import { settingsSchema } from '../../api/context/environment-settings.ts';
import { adyenPlaceOf } from '../../settings/shared-settings.ts';
import { expressWalletsIn, paymentMethodsIn } from '../../stores/payment-methods.ts';
import type { Store, StoreCountry } from '../../stores/types.ts';
import { ask, askJson, posting } from './ask.ts';
import {
  after,
  type Check,
  fault,
  first,
  ok,
  once,
  skipped,
  Verdict,
  warning,
  wordsForStatus,
} from './check.ts';
import { deployedAt, type Examined, settingsOf } from './examined.ts';

const adyenSchema = settingsSchema.pick({
  ADYEN_ENVIRONMENT: true,
  ADYEN_REGION: true,
  ADYEN_SANDBOX_URL: true,
  ADYEN_API_KEY: true,
  ADYEN_CLIENT_KEY: true,
  ADYEN_HMAC_KEY: true,
  ADYEN_LIVE_URL_PREFIX: true,
});

/** @throws {Verdict} skipped if a setting is missing. */
function adyenSettings(env: Examined['env']): AdyenSettings {
  const settings = settingsOf(adyenSchema, env);
  return {
    ...adyenPlaceOf(settings),
    apiKey: settings.ADYEN_API_KEY,
    clientKey: settings.ADYEN_CLIENT_KEY,
    hmacKeys: settings.ADYEN_HMAC_KEY,
    liveUrlPrefix: settings.ADYEN_LIVE_URL_PREFIX ?? null,
  };
}

/** Keys, accounts, methods, and what Adyen and the deployed shop say to each other. */
export function adyenChecks(examined: Examined): Check[] {
  const { env, stores } = examined;
  const [store] = stores;
  const settings = () => adyenSettings(env);
  const prefix = first('adyen.live-prefix', () => livePrefix(settings(), examined));
  // Any account answers this, a refused one too: only a key that is wrong is not told so.
  const key = first('adyen.api-key', async () => {
    if ((await prefix.run()).result === 'fault') return skipped(`${prefix.name} comes first`);
    if (store) await listIn(settings(), store, store.countries[0]).catch(unless(accountRefused));
    return ok('accepted');
  });
  const clientKey = first('adyen.client-key', () => clientKeyKnown(settings()));
  return [
    prefix,
    key,
    ...after(
      key,
      stores.flatMap((each) => accountChecks(each, settings, examined)),
    ),
    clientKey,
    ...after(
      clientKey,
      stores.map((each) => originCheck(each, settings)),
    ),
    ...stores.map((each) => notificationCheck(each, settings, examined)),
  ];
}

async function livePrefix({ environment, liveUrlPrefix }: AdyenSettings, { dns }: Examined) {
  if (environment === 'TEST') return ok('not needed: ADYEN_ENVIRONMENT=TEST');
  const where = 'Customer Area → Developers → API URLs → Prefix';
  if (liveUrlPrefix === null) return fault(`ADYEN_LIVE_URL_PREFIX is missing: ${where}`);
  const host = `${liveUrlPrefix}-checkout-live.adyenpayments.com`;
  const isKnown = await isInDns(host, dns);
  return isKnown ? ok(host) : fault(`There is no host ${host}: correct ADYEN_LIVE_URL_PREFIX (${where})`);
}

async function isInDns(host: string, dns: Examined['dns']): Promise<boolean> {
  try {
    return (await dns.resolve4(host)).length > 0;
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false;
    throw error;
  }
}

/** An order that is neither too small nor too large for any method, in minor units. */
const usualOrder = 10_000;

const listIn = (
  settings: AdyenSettings,
  { merchantAccount, languages: [locale] }: Store,
  country: StoreCountry,
) =>
  switchedOn(settings, merchantAccount, {
    country: country.code,
    amount: { centAmount: usualOrder, currencyCode: country.currency, fractionDigits: 2 },
    locale,
  })
    .then((methods) => methods.flatMap(({ type }) => type ?? []))
    .catch((error: unknown) => {
      if (error instanceof HttpClientException && error.statusCode === 401)
        throw new Verdict(
          fault('ADYEN_API_KEY is not accepted: generate one for this environment, and enter it'),
        );
      throw error;
    });

const accountRefused = (error: unknown) =>
  error instanceof HttpClientException && [403, 422].includes(error.statusCode);

const unless = (isExpected: (error: unknown) => boolean) => (error: unknown) => {
  if (!isExpected(error)) throw error;
};

/** Whether the account of a storefront is the key's, and what it takes in each country is what the shop offers. */
function accountChecks(store: Store, settings: () => AdyenSettings, examined: Examined): Check[] {
  const { id, merchantAccount, countries } = store;
  const lists = new Map(
    countries.map((country) => [country.code, once(() => listIn(settings(), store, country))]),
  );
  const listOf = async ({ code }: StoreCountry): Promise<readonly string[]> =>
    (await lists.get(code)?.()) ?? [];
  const account = first(`adyen.account.${id}`, async () => {
    try {
      await listOf(countries[0]);
      return ok(merchantAccount);
    } catch (error) {
      if (!accountRefused(error)) throw error;
      return fault(
        `The API key may not use the merchant account ${merchantAccount}: correct it in the storefront's record, or give the API credential access to it and the role “Checkout webservice”`,
      );
    }
  });
  const methods = countries.map((country): Check => ({
    name: `adyen.methods.${id}.${country.code}`,
    run: async () => methodsFinding(await listOf(country), country, merchantAccount),
  }));
  const file: Check = {
    name: `adyen.apple-pay-file.${id}`,
    run: async () => {
      const lists = await Promise.all(countries.map(listOf));
      const isShown = countries.some(
        (country, at) => expressWalletsIn(country).includes('applepay') && lists[at]?.includes('applepay'),
      );
      if (!isShown) return ok('not needed: Apple Pay is not offered');
      return applePayFile(deployedAt(examined, store));
    },
  };
  return [account, ...after(account, [...methods, file])];
}

function methodsFinding(listed: readonly string[], country: StoreCountry, account: string) {
  const offered = new Set<string>([...paymentMethodsIn(country), ...expressWalletsIn(country)]);
  const familyOf = (type: string) => type.split('_')[0];
  const families = listed.map(familyOf);
  // Who has switched on one of Klarna's ways to pay has chosen among them.
  const missing = [...offered].filter((type) => !families.includes(familyOf(type)));
  // Wallets of devices are switched on for an account, whatever a country's shoppers get.
  const idle = listed.filter((type) => !offered.has(type) && !['applepay', 'googlepay'].includes(type));
  const where = `${country.code.toUpperCase()} (${country.currency})`;
  if (missing.length === offered.size)
    return fault(`Nobody in ${where} can pay: switch methods on for ${account} in the Customer Area`);
  const problems = [
    ...(missing.length === 0
      ? []
      : [
          `${missing.join(', ')}: not switched on in ${where}, so not shown. Switch on, or leave out of the record`,
        ]),
    ...(idle.length === 0
      ? []
      : [
          `${idle.join(', ')}: switched on in ${where}, but the shop does not offer it. Add to the record, or switch off`,
        ]),
  ];
  return problems.length === 0 ? ok([...offered].join(', ')) : warning(problems.join('; '));
}

const domainFile = '/.well-known/apple-developer-merchantid-domain-association';

async function applePayFile(site: string) {
  const { status, text } = await ask(site + domainFile);
  const isFile = status === 200 && text.trim() !== '' && !/^\s*</.test(text);
  if (isFile) return ok('published');
  const what = status === 200 ? 'a page' : `${status}`;
  return fault(
    `${site}${domainFile} answers ${what}, so Apple Pay does not open: put Adyen's file into static/.well-known/ of the brand, and build`,
  );
}

const browserHost = ({ sandboxUrl, browserEnvironment }: AdyenSettings): string =>
  `${sandboxUrl ?? `https://checkoutshopper-${browserEnvironment}.adyen.com`}/checkoutshopper`;

/** A client key belongs to an environment and a region; whatever else it opens, this is public. */
async function clientKeyKnown(settings: AdyenSettings) {
  const unknown = `ADYEN_CLIENT_KEY is not known in the environment ${settings.browserEnvironment}: enter the one of its API credential`;
  await askJson(
    z.looseObject({ publicKey: z.string() }),
    `${browserHost(settings)}/v1/clientKeys/${encodeURIComponent(settings.clientKey)}`,
    {},
    { 401: unknown, 403: unknown, 404: unknown, 422: unknown },
  );
  return ok('known');
}

const originsSchema = z.object({ data: z.array(z.object({ domain: z.string() })).default([]) });
const meSchema = z.looseObject({ clientKey: z.string() });

/**
 * Whether card fields open on the storefront's pages. Only the Management API says so; without it, the page in the
 * fields' frame may refuse, which proves a mistake, but its silence proves nothing.
 */
const originCheck = (store: Store, settings: () => AdyenSettings): Check => ({
  name: `adyen.allowed-origin.${store.id}`,
  run: async () => {
    const { apiKey, clientKey, environment, sandboxUrl } = settings();
    const unlisted = fault(
      `Card fields do not open at ${store.origin}: add it to the allowed origins of the client key (Customer Area → Developers → API credentials)`,
    );
    const host = sandboxUrl
      ? `${sandboxUrl}/adyen/management`
      : `https://management-${environment.toLowerCase()}.adyen.com`;
    const headers = { 'X-API-Key': apiKey };
    const { status } = await ask(`${host}/v3/me`, { headers });
    if (status === 200) {
      const me = await askJson(meSchema, `${host}/v3/me`, { headers });
      if (me.clientKey !== clientKey)
        return skipped(
          'ADYEN_CLIENT_KEY is of another API credential than ADYEN_API_KEY: look at its allowed origins',
        );
      const { data } = await askJson(originsSchema, `${host}/v3/me/allowedOrigins`, { headers });
      return data.some(({ domain }) => allows(domain, store.origin)) ? ok(store.origin) : unlisted;
    }
    if (status !== 401 && status !== 403) return fault(`The Management API ${wordsForStatus(status)}`);
    const from = Buffer.from(store.origin).toString('base64');
    const frame = await ask(
      `${browserHost(settings())}/securedfields/${encodeURIComponent(clientKey)}/6.3.0/securedFields.html?type=card&d=${from}`,
      { headers: { Referer: `${store.origin}/` } },
    );
    if (frame.status === 403 || /invalid (client key|origin)|unknown origin/i.test(frame.text))
      return unlisted;
    return skipped(
      `The API key has no role of the Management API: see that ${store.origin} is among the allowed origins of the client key`,
    );
  },
});

/** An allowed origin may have a wildcard for one label, e.g. `https://*.shop.example`. */
function allows(domain: string, origin: string): boolean {
  const [start = '', ...ends] = domain.replace(/\/$/, '').split('*');
  if (ends.length === 0) return start === origin;
  const end = ends.join('*');
  const between = origin.slice(start.length, origin.length - end.length);
  return origin.startsWith(start) && origin.endsWith(end) && /^[\w-]+$/.test(between);
}

/**
 * Whether the deployed shop believes Adyen, and nobody else: it is told that a report is available, which Adyen says often
 * and the shop has no use for.
 */
const notificationCheck = (store: Store, settings: () => AdyenSettings, examined: Examined): Check => ({
  name: `adyen.hmac.${store.id}`,
  run: async () => {
    const { hmacKeys } = settings();
    const site = deployedAt(examined, store);
    const answerTo = async (hmacKey: string) =>
      (await ask(`${site}/api/webhooks/adyen`, posting(reportAvailable(store.merchantAccount, hmacKey))))
        .status;
    for (const [at, hmacKey] of hmacKeys.entries()) {
      const status = await answerTo(hmacKey);
      if (status === 202) continue;
      if (status !== 400) return fault(`${site}/api/webhooks/adyen ${wordsForStatus(status)}`);
      const which = hmacKeys.length === 1 ? 'ADYEN_HMAC_KEY' : `Key ${at + 1} of ADYEN_HMAC_KEY`;
      return fault(
        `${which} is not the key of the deployed shop, which refused its notification: set the same in both`,
      );
    }
    if ((await answerTo('0'.repeat(64))) === 202)
      return fault(`${site}/api/webhooks/adyen believes notifications of anybody: is it the shop API?`);
    return ok('a signed notification arrives, another one does not');
  },
});

const validator = new HmacValidator();

function reportAvailable(merchantAccountCode: string, hmacKey: string): object {
  const item = {
    pspReference: 'doctor',
    merchantAccountCode,
    merchantReference: '',
    amount: { value: 0, currency: 'EUR' },
    eventCode: 'REPORT_AVAILABLE',
    eventDate: new Date().toISOString(),
    reason: 'npm run doctor',
    success: 'true',
  };
  // The library defines codes as enums; what is sent are their values.
  const signed = item as unknown as Parameters<typeof validator.calculateHmac>[0];
  const hmacSignature = validator.calculateHmac(signed, hmacKey);
  const NotificationRequestItem = { ...item, additionalData: { hmacSignature } };
  return { live: 'false', notificationItems: [{ NotificationRequestItem }] };
}
