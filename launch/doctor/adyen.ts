import { HttpClientException, hmacValidator as HmacValidator } from '@adyen/api-library';
import { z } from 'zod';
import { type AdyenSettings, switchedOn } from '../../api/adyen/adyen-payments.ts';
import { adyenSettingsOf, adyenSettingsSchema } from '../../api/context/environment.ts';
import { expressWalletsIn, paymentMethodsIn } from '../../stores/payment-methods.ts';
import type { Store, StoreCountry } from '../../stores/types.ts';
import { ask, askJson, jsonOf, posting } from './ask.ts';
import {
  after,
  type Check,
  check,
  fault,
  ok,
  once,
  skipped,
  Verdict,
  warning,
  wordsForStatus,
} from './check.ts';
import { deployedAt, type Examined, settingsOf } from './examined.ts';

/** Keys, accounts, methods, and what Adyen and the deployed shop say to each other. */
export function adyenChecks(examined: Examined): Check[] {
  const { env, stores } = examined;
  const [store] = stores;
  const settings = () => adyenSettingsOf(settingsOf(adyenSettingsSchema, env));
  const prefix = check('adyen.live-prefix', () => livePrefix(settings(), examined));
  // Any account answers this, a refused one too: only a key that is wrong is not told so.
  const key = check('adyen.api-key', async () => {
    if ((await prefix.run()).result === 'fault') return skipped(`${prefix.name} comes first`);
    if (store)
      await listIn(settings(), store, store.countries[0]).catch((error: unknown) => {
        if (!accountRefused(error)) throw error;
      });
    return ok('accepted');
  });
  const clientKey = check('adyen.client-key', () => clientKeyKnown(settings()));
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

const listIn = (
  settings: AdyenSettings,
  { merchantAccount, languages: [locale] }: Store,
  country: StoreCountry,
) =>
  switchedOn(settings, merchantAccount, country, locale)
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

/** Whether the account of a storefront is the key's, and what it takes in each country is what the shop offers. */
function accountChecks(store: Store, settings: () => AdyenSettings, examined: Examined): Check[] {
  const { id, merchantAccount, countries } = store;
  const lists = countries.map((country) => once(() => listIn(settings(), store, country)));
  const listAt = async (index: number) => (await lists[index]?.()) ?? [];
  const account = check(`adyen.account.${id}`, async () => {
    try {
      await listAt(0);
      return ok(merchantAccount);
    } catch (error) {
      if (!accountRefused(error)) throw error;
      return fault(
        `The API key may not use the merchant account ${merchantAccount}: correct it in the storefront's record, or give the API credential access to it and the role “Checkout webservice”`,
      );
    }
  });
  const methods = countries.map((country, at) =>
    check(`adyen.methods.${id}.${country.code}`, async () =>
      methodsFinding(await listAt(at), country, merchantAccount),
    ),
  );
  const file = check(`adyen.apple-pay-file.${id}`, async () => {
    const shown = await Promise.all(
      countries.map(
        async (country, at) =>
          expressWalletsIn(country).includes('applepay') && (await listAt(at)).includes('applepay'),
      ),
    );
    if (!shown.includes(true)) return ok('not needed: Apple Pay is not offered');
    return applePayFile(deployedAt(examined, store));
  });
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
  const problems: string[] = [];
  if (missing.length > 0)
    problems.push(
      `${missing.join(', ')}: not switched on in ${where}, so not shown. Switch on, or leave out of the record`,
    );
  if (idle.length > 0)
    problems.push(
      `${idle.join(', ')}: switched on in ${where}, but the shop does not offer it. Add to the record, or switch off`,
    );
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

const meSchema = z.object({ clientKey: z.string() });
const originsSchema = z.object({ data: z.array(z.object({ domain: z.string() })).default([]) });

/**
 * Whether card fields open on the storefront's pages. Only the Management API says so; without it, the page in the
 * fields' frame may refuse, which proves a mistake, but its silence proves nothing.
 */
const originCheck = ({ id, origin }: Store, settings: () => AdyenSettings) =>
  check(`adyen.allowed-origin.${id}`, async () => {
    const { apiKey, clientKey, environment, sandboxUrl } = settings();
    const unlisted = fault(
      `Card fields do not open at ${origin}: add it to the allowed origins of the client key (Customer Area → Developers → API credentials)`,
    );
    const host = sandboxUrl
      ? `${sandboxUrl}/adyen/management`
      : `https://management-${environment.toLowerCase()}.adyen.com`;
    const headers = { 'X-API-Key': apiKey };
    const url = `${host}/v3/me`;
    const me = await ask(url, { headers });
    if (me.status === 401 || me.status === 403) {
      const from = Buffer.from(origin).toString('base64');
      const { status, text } = await ask(
        `${browserHost(settings())}/securedfields/${encodeURIComponent(clientKey)}/6.3.0/securedFields.html?type=card&d=${from}`,
        { headers: { Referer: `${origin}/` } },
      );
      if (status === 403 || /invalid (client key|origin)|unknown origin/i.test(text)) return unlisted;
      return skipped(
        `The API key has no role of the Management API: see that ${origin} is among the allowed origins of the client key`,
      );
    }
    if (jsonOf(meSchema, url, me).clientKey !== clientKey)
      return skipped(
        'ADYEN_CLIENT_KEY is of another API credential than ADYEN_API_KEY: look at its allowed origins',
      );
    const { data } = await askJson(originsSchema, `${url}/allowedOrigins`, { headers });
    return data.some(({ domain }) => allows(domain, origin)) ? ok(origin) : unlisted;
  });

/** An allowed origin may have a wildcard for one label, e.g. `https://*.shop.example`. */
const allows = (domain: string, origin: string): boolean => {
  const escaped = domain.replace(/\/$/, '').replace(/[^\w*]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '[\\w-]+')}$`).test(origin);
};

/**
 * Whether the deployed shop believes Adyen, and nobody else: it is told that a report is available, which Adyen says often
 * and the shop has no use for.
 */
const notificationCheck = (store: Store, settings: () => AdyenSettings, examined: Examined) =>
  check(`adyen.hmac.${store.id}`, async () => {
    const { hmacKeys } = settings();
    const url = `${deployedAt(examined, store)}/api/webhooks/adyen`;
    const statusFor = async (hmacKey: string) =>
      (await ask(url, posting(reportAvailable(store.merchantAccount, hmacKey)))).status;
    for (const [at, hmacKey] of hmacKeys.entries()) {
      const status = await statusFor(hmacKey);
      if (status === 202) continue;
      if (status !== 400) return fault(`${url} ${wordsForStatus(status)}`);
      const which = hmacKeys.length === 1 ? 'ADYEN_HMAC_KEY' : `Key ${at + 1} of ADYEN_HMAC_KEY`;
      return fault(
        `${which} is not the key of the deployed shop, which refused its notification: set the same in both`,
      );
    }
    if ((await statusFor('0'.repeat(64))) === 202)
      return fault(`${url} believes notifications of anybody: is it the shop API?`);
    return ok('a signed notification arrives, another one does not');
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
