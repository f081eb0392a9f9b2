import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type SandboxSeed, startSandbox } from 'storefront-sandbox';
import { afterAll, afterEach, expect } from 'vitest';
import { sandboxedShop } from '../../../api/testing/sandboxed-shop.ts';
import { brand } from '../../../brands/build.ts';
import { storefrontSite } from '../../../hosts/node/site.ts';
import { publishedFiles, sampleHeaders } from '../../../hosts/testing/published-files.ts';
import { credentials } from '../../../local/credentials.ts';
import { localEnvironment } from '../../../local/environment.ts';
import { searchContents, searchIndexes } from '../../../local/search-indexes.ts';
import { seed as brandSeed } from '../../../local/seed.ts';
import { localSeed } from '../../../local/start-sandbox.ts';
import { indexRules } from '../../../redirects/rule-index.ts';
import { redirectRule } from '../../../redirects/types.ts';
import type { Variables } from '../../../settings/read-settings.ts';
import { secretSettings } from '../../../settings/shared-settings.ts';
import { expressWalletsIn, paymentMethodsIn } from '../../../stores/payment-methods.ts';
import { allChecks } from '../all-checks.ts';
import { type Line, once, runChecks } from '../check.ts';
import type { Examined } from '../examined.ts';

export const store = brand.storefronts[0];
/** The domain that e-mails come from. */
export const domain = 'shop.doctor.test.com';

export type Seed = SandboxSeed &
  Required<Pick<SandboxSeed, 'adyen' | 'commercetools' | 'klaviyo' | 'klevu' | 'mail'>>;

/** What is wrong; everything else is in order. */
export interface Plant {
  /** Changes what is configured in the services. */
  readonly seed?: (seed: Seed) => Partial<SandboxSeed>;
  readonly env?: Variables;
  /** By path, what the deployed site answers in place of its own answer. */
  readonly site?: Readonly<Record<string, (own: Response) => Response>>;
  /** Texts in DNS that differ, by name. */
  readonly dns?: Readonly<Record<string, readonly string[]>>;
  /** Starts something in place of a service. @returns the settings that lead there. */
  readonly instead?: () => Promise<Variables>;
  /** Where the storefront is deployed, and whose certificates are trusted. */
  readonly deployed?: () => Promise<{ readonly origin: string; readonly authority: string }>;
  /** Where pages find another storefront. */
  readonly sibling?: () => Promise<string>;
}

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const open: (() => unknown)[] = [];
/** Ends something after the test. */
export const closing = (close: () => unknown) => open.push(close);
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Serves an app until the end of the test. @returns its origin. */
export async function listening(app: Hono): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0 });
  closing(() => server.close());
  if (!server.listening) await new Promise((done) => server.once('listening', done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const texts: Readonly<Record<string, readonly string[]>> = {
  [domain]: ['v=spf1 include:spf.mail.com -all', 'another=text'],
  [`s1._domainkey.${domain}`]: ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.test.com': ['v=DMARC1; p=none'],
};
const unknownName = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));

/** Whatever the storefront offers is switched on, also if the brand's sandbox has less. */
function switchedOn(methods: Seed['adyen']['paymentMethods']): Seed['adyen']['paymentMethods'] {
  const known = new Set(methods.map(({ type }) => type.split('_')[0]));
  const offered = store.countries.flatMap((each) => [...paymentMethodsIn(each), ...expressWalletsIn(each)]);
  const missing = new Set(offered.filter((type) => !known.has(type.split('_')[0])));
  return [...methods, ...[...missing].map((type) => ({ type, name: { en: type } }))];
}

const contents = once(() => searchContents(localSeed().commercetools));
const indexes = once(() => searchIndexes(localSeed().commercetools, brandSeed.klevu));

/** Which services a service's checks need besides its own. */
const needs: Readonly<Record<string, readonly string[]>> = {
  adyen: ['commercetools'],
  site: ['adyen', 'commercetools', 'mail'],
  '': ['adyen', 'commercetools', 'klaviyo', 'klevu', 'mail'],
};

const digest = '0123456789abcdef0123';
export const script = `/app-${digest}.js`;
const redirects = [redirectRule('/old/', '/cart/')];

/** The files of a build, by path. */
async function publishedAt(origin: string, sandboxUrl: string | null): Promise<Record<string, string>> {
  const found =
    sandboxUrl === null ? [] : (await contents())(sandboxUrl).filter((own) => own.store.id === store.id);
  const feed = {
    indexes: found.map(({ language, apiKey, records, attributes }) => ({
      ...{ language, apiKey, attributes, records: records.length },
      parts: [`/feeds/klevu/${language}.json`],
    })),
  };
  return {
    '/index.html': `<!doctype html><html><link rel="canonical" href="${origin}/"><script src="${script}"></script></html>`,
    [script]: '',
    '/404.html': '<!doctype html><html></html>',
    '/500.html': '<!doctype html><html></html>',
    '/cart/index.html': '<!doctype html><html></html>',
    '/sw.js': '',
    '/.well-known/apple-developer-merchantid-domain-association': '7B227073',
    '/feeds/klevu.json': JSON.stringify(feed),
    ...Object.fromEntries(
      found.map(({ language, records }) => [`/feeds/klevu/${language}.json`, JSON.stringify(records)]),
    ),
    ...Object.fromEntries(await publishedFiles(redirects, store.urls.trailingSlash)),
  };
}

/** What the checks whose names begin with `only` say about a shop with one fault. */
export async function linesOf(only: string, plant: Plant = {}): Promise<Line[]> {
  const [service = ''] = only.split('.');
  const app = new Hono();
  const origin = await listening(app);
  const local = localSeed();
  const own: Seed = {
    ...local,
    klevu: ['', 'klevu'].includes(service) ? await indexes() : { indexes: {} },
    adyen: {
      ...local.adyen,
      paymentMethods: switchedOn(local.adyen.paymentMethods),
      credentials: { ...credentials.adyen, allowedOrigins: [origin], mayManage: true },
    },
  };
  const served = ['name', service, ...(needs[service] ?? [])];
  const all = Object.entries({ ...own, ...plant.seed?.(own) }).filter(([name]) => served.includes(name));
  const dataFolder = mkdtempSync(join(folder, 'data-'));
  const sandbox = await startSandbox(
    { ...Object.fromEntries(all), name: brand.name },
    { port: 0, dataFolder },
  );
  closing(() => sandbox.close());
  const settings = {
    ...localEnvironment(sandbox.port, sandbox.mailPort ?? 9),
    COMMERCETOOLS_ADMIN_CLIENT_ID: credentials.commercetools.adminClientId,
    COMMERCETOOLS_ADMIN_CLIENT_SECRET: credentials.commercetools.adminClientSecret,
    ...{ STORE: store.id, SITE_ORIGIN: origin, MAIL_FROM: `orders@${domain}` },
  };
  const shop = sandboxedShop(sandbox.url, settings).api(store.id);
  if (['', 'site'].includes(service)) await shop.sweep();

  const root = join(dataFolder, 'site');
  const published = await publishedAt(origin, ['', 'klevu'].includes(service) ? sandbox.url : null);
  for (const [path, text] of Object.entries(published)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { trailingSlash } = store.urls;
  const site = storefrontSite({
    ...{ trailingSlash, api: shop.api, headers: sampleHeaders },
    pages: { root: relative(process.cwd(), root) },
    redirects: indexRules(redirects, trailingSlash),
  });
  app.all('*', async (c) => {
    const answer = await site.fetch(c.req.raw, c.env);
    return plant.site?.[c.req.path]?.(answer) ?? answer;
  });

  const deployed = await plant.deployed?.();
  const sibling = plant.sibling && {
    ...store,
    id: 'sibling' as typeof store.id,
    origin: await plant.sibling(),
  };
  const stores = [{ ...store, origin }];
  const examined: Examined = {
    env: { ...settings, ...plant.env, ...(await plant.instead?.()) },
    stores,
    siblings: [...stores, ...(sibling ? [sibling] : [])],
    siteOf: () => deployed?.origin ?? origin,
    dkimSelector: null,
    dns: {
      resolveTxt: (name) =>
        Promise.resolve({ ...texts, ...plant.dns }[name]?.map((text) => [text]) ?? unknownName()),
      resolve4: unknownName,
    },
    ...(deployed && { authority: deployed.authority }),
  };
  const checks = allChecks(examined).filter(({ name }) => name.startsWith(only));
  const lines = await runChecks(checks, examined.env);
  for (const name of secretSettings) {
    const secret = examined.env[name];
    if (secret) expect(JSON.stringify(lines)).not.toContain(secret);
  }
  return lines;
}
